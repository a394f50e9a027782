import Compositor

/// What a layer and all inside it became in a frame, kept while nothing in them changes.
final class LayerDrawing {
    /// All that the nodes depend on besides the layers.
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

    /// The frame that first asked for it.
    fileprivate var frame: UInt64
    fileprivate var key: Key
    /// Nil until a second frame asks for the same.
    fileprivate var nodes: [RenderNode]?
    /// How many layers are inside.
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
    /// Adds what `draw` adds for `model`, or what it added in an earlier frame where that would be the same again.
    ///
    /// Of layers inside one another in which nothing moves the outermost keeps what it drew, once a second frame has
    /// asked for the same.
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
        if isSame, let kept, let drawn = kept.nodes, budget.take(kept.layers) {
            // A whole frame is shared, not copied.
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
