import CoreGraphics

/// What points at a place of the window: the mouse, or a finger on a touch screen.
package struct Pointer: Hashable, Sendable {
    /// The device; -1 for the mouse.
    package var device: Int64
    /// The number of the finger on the device; -1 for the mouse.
    package var number: Int64

    package init(device: Int64, number: Int64) {
        self.device = device
        self.number = number
    }

    package static let mouse = Pointer(device: -1, number: -1)
}

/// What a pointer does, at a place in the window as a fraction of its width and height.
struct PointerAction: Equatable {
    enum Kind: Equatable {
        case down, move, up
        /// The mouse moves without a button, or leaves the window.
        case hover, leave
    }

    var kind: Kind
    var pointer: Pointer
    var place: CGPoint
}
