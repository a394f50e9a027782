import CoreGraphics

/// One frame as values: what to draw, in drawing order, for a bitmap of a given size.
///
/// A tree holds no reference to a layer or a clock, so it may be drawn on any thread, while the next one is built.
package struct RenderTree: Sendable {
    /// Size in pixels.
    package var width: Int
    package var height: Int
    /// Premultiplied BGRA; 0 is transparent.
    package var background: UInt32
    package var nodes: [RenderNode]

    package init(width: Int, height: Int, background: UInt32 = 0, nodes: [RenderNode] = []) {
        self.width = width
        self.height = height
        self.background = background
        self.nodes = nodes
    }
}

/// One thing to draw, in the frame's pixel coordinates.
package enum RenderNode: Sendable {
    case shape(ShapeNode)
    case image(ImageNode)
    case sprites(SpriteBatch)
    case particles(ParticleNode)
    case group(RenderGroup)
}
