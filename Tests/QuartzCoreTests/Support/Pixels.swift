import Compositor
@testable import QuartzCore

extension LayerStage {
    /// The frame at `time`, 100 × 100 pixels, one a point.
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
    /// A coloured square about a middle.
    static func square(_ side: Double, at position: CGPoint, _ color: CGColor = .red) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.position = position
        layer.backgroundColor = color
        return layer
    }
}

/// Where a node's shape lies, in pixels, and what fills it; nil for what is no plain shape.
func plainShape(_ node: RenderNode) -> (box: CGRect, pixel: UInt32, opacity: Double)? {
    guard case .shape(let shape) = node, case .solid(let pixel) = shape.paint,
        let box = shape.transform.boundingBox(of: shape.path.boundingBox)
    else { return nil }
    return (box, pixel, shape.opacity)
}
