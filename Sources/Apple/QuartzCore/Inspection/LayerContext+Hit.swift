import QuartziteCompositor

extension LayerContext {
    /// Returns the path of the front layer that draws the pixel at a point of the screen; nil if none does.
    ///
    /// A replicator is found where only its copies draw. `scale` is the number of pixels per point.
    package func pathOfFrontLayer(at point: CGPoint, scale: Double) -> String? {
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
        return scene.run {
            var placements: [LayerPlacement] = []
            var above = pass(scale: scale, frame: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
            // The pixel becomes the whole frame.
            above.transform = Projection(
                a: scale, b: 0, c: 0, d: scale, tx: -(point.x * scale).rounded(.down),
                ty: -(point.y * scale).rounded(.down))
            LayerWalk(order: .drawing) {
                if $0.isVisible { placements.append($0) }
                return $0.isVisible && placements.count < LayerTreeLimit.maximumLayers
            }.visit(root, from: above)
            return placements.last { $0.drawsFirstPixel }?.path
        }
    }
}

extension LayerPlacement {
    /// Whether the layer draws the pixel at the origin.
    fileprivate var drawsFirstPixel: Bool {
        var nodes = ownNodes()
        if shown is CAReplicatorLayer, !shown.keepsDepth { shown.appendSublayerNodes(to: &nodes, pass: pass) }
        guard Self.draws(nodes) else { return false }
        if shown.state.masksToBounds { nodes.group(from: 0) { $0.clips = [pass.boundsClip(of: shown)] } }
        pass.applyMask(&nodes, from: 0, layer: shown)
        for cover in covers {
            guard !nodes.isEmpty else { return false }
            if cover.shown.state.masksToBounds {
                nodes.group(from: 0) { $0.clips = [cover.pass.boundsClip(of: cover.shown)] }
            }
            cover.pass.applyMask(&nodes, from: 0, layer: cover.shown)
        }
        return Self.draws(nodes)
    }

    private static func draws(_ nodes: [RenderNode]) -> Bool {
        guard !nodes.isEmpty else { return false }
        var tree = RenderTree(width: 1, height: 1)
        tree.nodes = nodes
        let pixel = Bitmap(width: 1, height: 1)
        Compositor.draw(tree, into: pixel)
        return pixel[0, 0] >> 24 > 0
    }
}
