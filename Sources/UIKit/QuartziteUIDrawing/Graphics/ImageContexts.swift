import QuartziteUIFoundation

/// Returns the current UIKit drawing context of this thread; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context current until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(context, scale: GraphicsStack.current.scale)
}

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins a transparent image context with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context with a size in points; a scale of 0 means the screen's scale.
///
/// If a side is shorter than a pixel, there is no context and drawing has no effect. The same holds for a side over 16,384
/// pixels and for more than 64 megapixels, which a line on standard error says.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : SceneContext.current.settings.screenScale
    GraphicsStack.current.push(scale: scale) { CGContext.picture(size: size, scale: scale, isOpaque: opaque) }
}

/// Returns the current content of the image context; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = GraphicsStack.current
    return stack.context.flatMap { $0.makeImage() }.map {
        UIImage(cgImage: $0, scale: stack.scale, orientation: .up)
    }
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Intersects the current context's clipping area with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle with the current context's fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a one-point frame inside a rectangle with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a one-point frame inside a rectangle with the current context's fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let frame = UIBezierPath(rect: rect)
    frame.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
    frame.usesEvenOddFillRule = true
    frame.fill(with: blendMode, alpha: 1)
}
