import QuartziteCompositor
@testable import QuartzCore

extension LayerStage {
    /// Draws the frame at `time` with 100 × 100 pixels, one per point.
    func picture(at time: CFTimeInterval = 0) -> Bitmap {
        let bitmap = Bitmap(width: 100, height: 100)
        Compositor.draw(context.renderTree(at: time, width: 100, height: 100, scale: 1), into: bitmap, threads: 1)
        return bitmap
    }
}

extension CGColor {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
}

extension CALayer {
    /// Creates a coloured square with a centre.
    static func square(_ side: Double, at position: CGPoint, _ color: CGColor = .red) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.position = position
        layer.backgroundColor = color
        return layer
    }
}

/// The bounds in pixels and the fill of a node's shape; nil if the node is not a plain shape.
func plainShape(_ node: RenderNode) -> (box: CGRect, pixel: UInt32, opacity: Double)? {
    guard case .shape(let shape) = node, case .solid(let pixel) = shape.paint,
        let box = shape.transform.boundingBox(of: shape.path.boundingBox)
    else { return nil }
    return (box, pixel, shape.opacity)
}
