import QuartzCore

extension UIView {
    /// Makes the layer's contents from `draw(_:)`.
    ///
    /// Most views draw nothing, and only drawing tells which do, so the picture is made when the first thing is drawn.
    func drawContents(of layer: CALayer) {
        // A layer class of one's own may draw for itself, and does so on copies while it animates.
        guard type(of: layer) == CALayer.self, layer === self.layer else { return layer.displayByDrawing() }
        let bounds = bounds
        let scale = contentScaleFactor
        let stack = GraphicsStack.current
        stack.push(scale: scale) {
            let context = CGContext.picture(size: bounds.size, scale: scale, isOpaque: false)
            context?.translateBy(x: -bounds.minX, y: -bounds.minY)
            return context
        }
        draw(bounds)
        if let context = stack.pop() {
            layer.contentsScale = scale
            layer.contents = context.makeImage()
            hasDrawnContents = true
        } else if hasDrawnContents {
            layer.contents = nil
            hasDrawnContents = false
        }
    }

    /// Draws into a context that the view's layer, or a copy of it that shows an animation, made.
    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer.model() === self.layer else { return }
        let stack = GraphicsStack.current
        stack.push(scale: layer.contentsScale) { context }
        draw(layer.bounds)
        if stack.pop() == nil { layer.drawingWasEmpty = true }
    }
}
