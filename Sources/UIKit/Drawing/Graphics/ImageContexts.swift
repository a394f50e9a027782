import QuartzCore

/// The context that UIKit drawing goes to on this thread; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes `context` the one that UIKit drawing goes to, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(context, scale: GraphicsStack.current.scale)
}

/// Goes back to the context before the last push.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins a transparent picture of `size` points at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points; a scale of 0 means the screen's.
///
/// For sizes below a pixel or beyond 16,384 pixels a side there is no context, and drawing goes nowhere.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIScreen.mainScale
    GraphicsStack.current.push(scale: scale) { CGContext.picture(size: size, scale: scale, isOpaque: opaque) }
}

/// What the picture shows so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = GraphicsStack.current
    return stack.context.flatMap { $0.makeImage() }.map {
        UIImage(cgImage: $0, scale: stack.scale, orientation: .up)
    }
}

/// Ends the picture begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Lets drawing in the current context through inside a rectangle only.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle with the current context's fill colour, mixed by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide, inside a rectangle's edges, in the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a frame as `UIRectFrame` does, mixed by a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let frame = UIBezierPath(rect: rect)
    frame.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
    frame.usesEvenOddFillRule = true
    frame.fill(with: blendMode, alpha: 1)
}
