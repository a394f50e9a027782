import QuartzCore

extension UIView {
    /// Makes the layer's contents from `draw(_:)`.
    ///
    /// Most views draw nothing, and only drawing tells which do, so the picture is made when the first thing is drawn.
    func drawContents() {
        let bounds = bounds
        let scale = UIScreen.mainScale
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
}
