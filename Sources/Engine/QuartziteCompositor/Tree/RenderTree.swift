import CoreGraphics

/// A value that describes one frame: nodes in drawing order, and the size of the bitmap.
///
/// A tree has no references to layers or clocks, so any thread can draw it while the next one is built.
package struct RenderTree: Sendable {
    /// The width in pixels; `height` is in pixels too.
    package var width: Int
    package var height: Int
    /// The background colour as premultiplied BGRA; 0 is transparent.
    package var background: UInt32
    package var nodes: [RenderNode]

    package init(width: Int, height: Int, background: UInt32 = 0, nodes: [RenderNode] = []) {
        self.width = width
        self.height = height
        self.background = background
        self.nodes = nodes
    }
}

/// A node of a render tree, in the frame's pixel coordinates.
package enum RenderNode: Sendable {
    case shape(ShapeNode)
    case image(ImageNode)
    case sprites(SpriteBatch)
    case particles(ParticleNode)
    case group(RenderGroup)
}
