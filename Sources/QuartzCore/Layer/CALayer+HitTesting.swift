extension CALayer {
    /// Front to back among the sublayers, then the layer itself (layers.md §4).
    final func deepestLayer(at point: CGPoint) -> CALayer? {
        deepestLayer(at: point, in: superlayer?.state)
    }

    private func deepestLayer(at point: CGPoint, in above: LayerState?) -> CALayer? {
        guard !state.isHidden, let inverse = state.projection(in: above).inverse else { return nil }
        let (local, w) = inverse.project(point)
        guard w > 0, local.x.isFinite, local.y.isFinite else { return nil }
        let isInside = contains(local)
        if state.masksToBounds, !isInside { return nil }
        for child in CALayer.sortedByDepth(sublayers ?? []).reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }

    /// Ascending depth; layers of equal depth keep their order (L10, L11).
    static func sortedByDepth(_ layers: [CALayer]) -> [CALayer] {
        guard let first = layers.first?.state.zPosition, layers.contains(where: { $0.state.zPosition != first })
        else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }
}
