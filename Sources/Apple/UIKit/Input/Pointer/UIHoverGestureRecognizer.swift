import QuartzCore

/// A recognizer of a pointer over a view.
///
/// The gesture begins when the pointer enters the view, changes while it moves there, and ends when it leaves. It does
/// not compete with the gestures of fingers. A stage moves the pointer; no other input hovers.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil above the screen, 0...1; always 0, since there is no pencil.
    open var zOffset: CGFloat { 0 }

    /// The angle of a pencil above the screen in radians; always that of a perpendicular one, π/2.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The angle of a pencil about its own axis in radians; always 0.
    open var rollAngle: CGFloat { 0 }

    /// Returns the direction of a pencil in a view in radians; always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil in a view as a vector of length 1; always to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    override var receivesTouches: Bool { false }

    /// Takes a place of the pointer in the window; nil if it is not over the view.
    func follow(_ point: CGPoint?) {
        let isHovering = state == .began || state == .changed
        guard let point else {
            if isHovering { state = .ended }
            return
        }
        guard !isHovering || point != lastMiddle else { return }
        lastMiddle = point
        state = isHovering ? .changed : .began
    }
}
