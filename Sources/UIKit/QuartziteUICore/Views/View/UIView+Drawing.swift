import QuartziteUIDrawing

extension UIView {
    /// Renders the layer's contents with `draw(_:)`.
    ///
    /// Only drawing shows whether a view draws anything, and most views do not, so the context is created when the first
    /// thing is drawn. It records what is drawn, and the picture gets its pixels when a frame shows it.
    func drawContents(of layer: CALayer) {
        // A custom layer class may draw by itself, and does so on copies while it animates.
        guard type(of: layer) == CALayer.self, layer === self.layer else { return layer.displayByDrawing() }
        let bounds = bounds
        let scale = contentScaleFactor
        let stack = GraphicsStack.current
        stack.push(scale: scale) {
            let context = CGContext.recording(size: bounds.size, scale: scale)
            context?.translateBy(x: -bounds.minX, y: -bounds.minY)
            return context
        }
        var image: CGImage?
        withTraits {
            if let deferredText {
                image = .picture(of: bounds, scale: scale, text: deferredText)
            } else {
                draw(bounds)
            }
        }
        if let image = stack.pop()?.picture(in: SceneContext.current.pictures) ?? image {
            layer.contentsScale = scale
            layer.contents = image
            hasDrawnContents = true
        } else if hasDrawnContents {
            layer.contents = nil
            hasDrawnContents = false
        }
    }

    /// Draws into a context that the view's layer, or its presentation copy, created.
    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer.model() === self.layer else { return }
        let stack = GraphicsStack.current
        stack.push(scale: layer.contentsScale) { context }
        withTraits { draw(layer.bounds) }
        if stack.pop() == nil { layer.drawingWasEmpty = true }
    }
}
