import CKernels
import Foundation

extension CGContext {
    /// Puts a blurred copy of everything drawn later below it; `color` nil ends that.
    ///
    /// `offset` and `blur` are points of the space the context started with: y up in plain contexts, y down in UIKit's;
    /// the CTM of now makes no difference. A blur of b is a Gaussian with a standard deviation of b / 2, at most 500
    /// pixels. Values that are not finite count as 0.
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
            sigma: blur > 0 && blur.isFinite ? min(Double(blur * scale / 2), 500) : 0, color: color.premultipliedBGRA())
    }

    /// Puts a blurred black copy, a third opaque, below everything drawn later.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

extension GraphicsState.Shadow {
    /// How far away, in pixels, something can be and still throw its shadow here.
    var reach: Int { max(abs(offset.x), abs(offset.y)) + Int(qz_blur_margin(sigma)) }
}
