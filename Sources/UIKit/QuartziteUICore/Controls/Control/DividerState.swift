import QuartziteUIDrawing

/// The states of the two parts of a control between which an image is.
package struct DividerState: Hashable {
    private let left, right: UInt

    package init(_ left: UIControl.State, _ right: UIControl.State) {
        (self.left, self.right) = (left.rawValue, right.rawValue)
    }
}
