import QuartziteCompositor

/// The cached render nodes of a layer and its sublayers, valid while none of these layers changes.
final class LayerDrawing {
    /// The inputs that determine the nodes, apart from the layers.
    fileprivate struct Key: Equatable {
        let transform: Projection
        let scale: Double
        let opacity: Double
        let isFlipped: Bool
        let depth: Int
        let maskDepth: Int
        let instances: Int
        let frame: PixelRect

        init(_ pass: RenderPass) {
            transform = pass.transform
            scale = pass.scale
            opacity = pass.opacity
            isFlipped = pass.isFlipped
            depth = pass.depth
            maskDepth = pass.maskDepth
            instances = pass.instances
            frame = pass.budget.frame
        }
    }

    /// The number of the frame that first requested the drawing.
    fileprivate var frame: UInt64
    fileprivate var key: Key
    /// The nodes; nil until a second frame requests the same drawing.
    fileprivate var nodes: [RenderNode]?
    /// The number of layers in the subtree.
    fileprivate var layers = 0

    fileprivate init(_ key: Key, frame: UInt64) {
        self.key = key
        self.frame = frame
    }

    fileprivate func restart(_ key: Key, frame: UInt64) {
        self.key = key
        self.frame = frame
        nodes = nil
    }
}

extension RenderPass {
    /// Appends the nodes that `draw` creates for `model`, or reuses those of an earlier frame if they would be equal.
    ///
    /// Among nested layers without motion, only the outermost keeps its nodes, from the second frame that requests
    /// them.
    func reuseDrawing(
        of model: CALayer, in nodes: inout [RenderNode], _ draw: (RenderPass, inout [RenderNode]) -> Void
    ) {
        guard let frame, !isCopy else { return draw(self, &nodes) }
        if model.isMoving {
            model.drawing = nil
            return draw(self, &nodes)
        }
        let key = LayerDrawing.Key(self)
        let kept = model.drawing
        let isSame = kept.map { model.changeFrame < $0.frame && $0.key == key } ?? false
        if isSame, let kept, let drawn = kept.nodes, budget.reserve(kept.layers) {
            // Shares the array of a whole frame instead of copying it.
            if nodes.isEmpty { nodes = drawn } else { nodes += drawn }
            if isInsideKept { model.drawing = nil }
            return
        }
        let (start, layers, moving) = (nodes.count, budget.layers, budget.moving)
        var inner = self
        inner.isInsideKept = isInsideKept || isSame
        draw(inner, &nodes)
        if isInsideKept || budget.moving != moving {
            model.drawing = nil
        } else if let kept {
            guard isSame else { return kept.restart(key, frame: frame) }
            kept.nodes = start == 0 ? nodes : Array(nodes[start...])
            kept.layers = budget.layers - layers
        } else {
            model.drawing = LayerDrawing(key, frame: frame)
        }
    }
}
