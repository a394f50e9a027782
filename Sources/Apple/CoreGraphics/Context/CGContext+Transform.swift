import Foundation

extension CGContext {
    /// The transform from user space to device space (pixels, y up).
    public var ctm: CGAffineTransform { state.ctm }

    /// The transform from user space to device space (pixels, y up).
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    /// Moves the origin of user space to (`tx`, `ty`).
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    /// Rotates user space by `angle` radians, from +x towards +y.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    /// Concatenates `transform` to the CTM; later drawing is mapped by `transform` first, then by the former CTM.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// Converts a point from user space to device space (pixels, y up).
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// Converts a size, as a vector, from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// Converts a rectangle to device space (pixels, y up); returns the bounding box of the result.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// Converts a point from device space (pixels, y up) to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

    /// Converts a size, as a vector, from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

    /// Converts a rectangle from device space (pixels, y up) to user space; returns the bounding box of the result.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
