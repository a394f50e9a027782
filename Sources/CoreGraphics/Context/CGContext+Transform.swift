import Foundation

extension CGContext {
    /// From user space to device space (pixels, y up).
    public var ctm: CGAffineTransform { state.ctm }

    /// From user space to device space (pixels, y up).
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Stretches user space: later drawing is that many times larger.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    /// Moves the origin of user space to (`tx`, `ty`).
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    /// Turns user space by `angle` radians, from +x towards +y.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    /// Applies `transform` in user space, before all that is there already.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// A point of user space in pixels, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// A size of user space in pixels, as a vector.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// The rectangle around a rectangle of user space, in pixels, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// A point given in pixels, y up, in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

    /// A size given in pixels, as a vector of user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

    /// The rectangle of user space around a rectangle given in pixels, y up.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
