extension CALayer {
    /// Returns the deepest layer at `point`, searching the sublayers from front to back, then the layer itself
    /// (layers.md §4).
    ///
    /// A layer that is hidden, faces away or is nested too deeply is not drawn, and therefore not hit.
    final func farthestLayer(at point: CGPoint) -> CALayer? {
        let inherited = superlayer?.state.inheritedMatrix
        guard !state.isHidden, !isTooDeep else { return nil }
        if keepsDepth { return frontmostFace(at: point, matrix: state.flippedMatrix(in: inherited)) }
        if !state.isDoubleSided, state.facesAway(in: inherited) { return nil }
        return farthestLayer(at: point, projection: state.projection(in: inherited))
    }

    /// Whether the layer is seen from its edge, or scaled to nothing, so that no point of the superlayer is in it.
    package final var isEdgeOn: Bool { state.projection(in: superlayer?.state.inheritedMatrix).planeInverse == nil }

    /// Whether frames omit the layer because it has too many ancestors.
    private var isTooDeep: Bool {
        var layer = (source ?? self).parent
        for _ in 1..<LayerTreeLimit.maximumDepth {
            guard let current = layer else { return false }
            layer = current.parent
        }
        return layer != nil
    }

    /// Returns the deepest layer at `point`, which lies on the plane that `projection` maps to.
    private func farthestLayer(at point: CGPoint, projection: Projection) -> CALayer? {
        guard let inverse = projection.planeInverse else { return nil }
        let (local, w) = inverse.project(point)
        // The weight is the reciprocal of the projection's w at that point; nothing behind the viewer is hit.
        guard w > 0, local.x.isFinite, local.y.isFinite else { return nil }
        let isInside = contains(local)
        if state.masksToBounds, !isInside { return nil }
        for child in CALayer.sortedByDepth(sublayers ?? []).reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }

    /// Returns the layer in this layer's three-dimensional space that is nearest the viewer at `point` on its plane.
    private func frontmostFace(at point: CGPoint, matrix: CATransform3D) -> CALayer? {
        var faces: [(layer: CALayer, matrix: CATransform3D, depth: Double)] = []
        func collect(_ layer: CALayer, _ matrix: CATransform3D, depth: Int) {
            guard depth < LayerTreeLimit.maximumDepth else { return }
            let space = layer.state.sublayerMatrix.concatenating(matrix)
            for child in layer.sublayers ?? [] where !child.state.isHidden {
                let total = child.state.flippedMatrix(in: nil).concatenating(space)
                if child.keepsDepth {
                    collect(child, total, depth: depth + 1)
                } else if child.state.isDoubleSided || !total.showsBack {
                    faces.append((child, total, total.sortingDepth(of: child.state)))
                }
            }
        }
        collect(self, matrix, depth: 0)
        let order = faces.indices.sorted { (faces[$0].depth, $0) > (faces[$1].depth, $1) }
        for face in order.map({ faces[$0] }) {
            if let hit = face.layer.farthestLayer(at: point, projection: Projection(face.matrix)) { return hit }
        }
        return nil
    }

    /// Returns the layers sorted by ascending depth; layers of equal depth keep their order (layers.md L10, L11).
    static func sortedByDepth(_ layers: [CALayer]) -> [CALayer] {
        guard let first = layers.first?.state.zPosition, layers.contains(where: { $0.state.zPosition != first })
        else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }
}
