import Foundation

extension CGContext {
    /// Draws a blurred shadow below all later drawing; a nil `color` disables shadows.
    ///
    /// `offset` and `blur` are in points of the context's initial user space: y up in plain contexts, y down in
    /// UIKit's. The current CTM has no effect. A blur of b is a Gaussian with a standard deviation of b / 2, at most
    /// 500 pixels. Nonfinite values count as 0.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else {
            state.shadow = nil
            return
        }
        let device = offset.applying(base.ctm)
        let scale = abs(base.ctm.d)
        func pixels(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value, -20_000), 20_000).rounded()) : 0 }
        state.shadow = GraphicsState.Shadow(
            offset: (pixels(device.width), pixels(-device.height)),
            blur: GaussianBlur(sigma: Double(blur * scale / 2), of: .drawing), color: color.premultipliedBGRA())
    }

    /// Draws a blurred black shadow, one third opaque, below all later drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

extension GraphicsState.Shadow {
    /// The largest distance, in pixels, between a shape and the pixels that its shadow reaches.
    var reach: Int { max(abs(offset.x), abs(offset.y)) + blur.margin }
}
