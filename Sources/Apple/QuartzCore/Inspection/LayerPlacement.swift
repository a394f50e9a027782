import QuartziteCompositor

/// A layer of a window with its place on screen at one time, for tools that show the layer tree.
package struct LayerPlacement {
    /// The path of the layer from the root of its window, such as "2/1"; empty for the root.
    package let path: String
    /// The number of superlayers.
    package let depth: Int
    package let layer: CALayer
    /// The layer with the values that its animations give; the layer itself if it has none.
    package let shown: CALayer
    /// Whether the layer and all its superlayers are visible: neither hidden, transparent nor seen from a hidden back.
    package let isVisible: Bool
    /// How frames draw the layer.
    let pass: RenderPass
    /// The superlayers that clip or mask the layer, the innermost first, with the passes that draw them.
    let covers: [(shown: CALayer, pass: RenderPass)]

    /// The corners of the bounds on screen in points, from the top left clockwise; nil if one is not before the viewer.
    package var corners: [CGPoint]? {
        let bounds = shown.state.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        let places = corners.map { pass.transform.project($0) }
        guard places.allSatisfy({ $0.w > 1e-6 && $0.point.x.isFinite && $0.point.y.isFinite }) else { return nil }
        return places.map(\.point)
    }

    /// Whether the layer draws anything besides its sublayers and shadow.
    package var draws: Bool { isVisible && (shown is CATiledLayer || !ownNodes().isEmpty) }

    /// The nodes of the layer without its sublayers and shadow.
    func ownNodes() -> [RenderNode] {
        guard !shown.keepsDepth else { return [] }
        var nodes: [RenderNode] = []
        pass.appendBackground(of: shown, to: &nodes)
        shown.appendBackdropNodes(to: &nodes, pass: pass)
        pass.appendContents(of: shown.state, to: &nodes)
        shown.appendContentNodes(to: &nodes, pass: pass)
        pass.appendBorder(of: shown, to: &nodes)
        shown.appendOverlayNodes(to: &nodes, pass: pass)
        return nodes
    }
}
