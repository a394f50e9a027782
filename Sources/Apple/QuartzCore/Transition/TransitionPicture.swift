import QuartziteCompositor

/// The appearance of a layer at a commit, from which a transition starts.
struct TransitionPicture {
    /// The nodes in the layer's own coordinates times `scale`.
    let nodes: [RenderNode]
    let scale: Double
    /// The origin of the bounds at the time; the picture keeps its position relative to it.
    let origin: CGPoint

    static let empty = TransitionPicture(nodes: [], scale: 1, origin: .zero)

    /// The picture moved by `offset`, where `transform` maps the layer's coordinates to pixels.
    func nodes(in state: LayerState, offset: CGPoint, transform: Projection) -> [RenderNode] {
        guard !nodes.isEmpty else { return [] }
        let map = Projection(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: offset.x + state.bounds.origin.x - origin.x,
            ty: offset.y + state.bounds.origin.y - origin.y)
        let total = map.concatenating(transform)
        return total.isFinite ? nodes.map { $0.mapped(by: total) } : []
    }
}

extension LayerContext {
    /// Captures the old appearance for each transition added since the last commit, before new changes are committed.
    func captureTransitions() {
        for entry in newAnimations where entry.isScheduled && entry.before == nil && entry.animation is CATransition {
            entry.before = committedPicture(of: entry.layer)
        }
    }

    /// The contents of `layer` at the last commit, with its animations at the current time.
    private func committedPicture(of layer: CALayer) -> TransitionPicture {
        guard layer.isCommitted else { return .empty }
        let time = layer.localTime(fromMedia: clock.now)
        let scale = layer.contentsScale >= 1 && layer.contentsScale <= 16 ? layer.contentsScale : 1
        var pass = RenderPass(
            transform: .scale(scale, scale), time: time, scale: scale, opacity: 1,
            isFlipped: layer.isGeometryInverted, showsAnimations: true, depth: 1, maskDepth: 0,
            budget: RenderBudget(frame: PixelRect(minX: -8192, minY: -8192, maxX: 8192, maxY: 8192)))
        pass.showsCommitted = true
        var nodes: [RenderNode] = []
        let shown = pass.shown(layer, at: time)
        pass.appendAppearance(of: shown, model: layer, to: &nodes)
        return TransitionPicture(nodes: nodes, scale: scale, origin: shown.state.bounds.origin)
    }
}
