extension LayerState {
    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }

    /// From the layer's coordinates to its superlayer's plane (layers.md §1), its own flip included.
    package func projection(in superlayer: LayerState?) -> Projection {
        let placed = placement(in: superlayer)
        guard isGeometryFlipped else { return placed }
        return flip.concatenating(placed)
    }

    /// Turns the bounds upside down.
    package var flip: Projection {
        Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    /// ``projection(in:)`` without the layer's own flip.
    package func placement(in superlayer: LayerState?) -> Projection {
        let a = anchor
        let isPlain = superlayer?.sublayerTransform.isIdentity ?? true
        if isPlain, transform.isAffine {
            // The common case: four multiplications instead of two hundred.
            let t = transform
            return Projection(
                a: t.m11, b: t.m12, c: t.m21, d: t.m22,
                tx: t.m41 + position.x - a.x * t.m11 - a.y * t.m21, ty: t.m42 + position.y - a.x * t.m12 - a.y * t.m22
            )
        }
        return Projection(matrix(in: superlayer))
    }

    /// The whole matrix from the layer's coordinates to its superlayer's.
    package func matrix(in superlayer: LayerState?) -> CATransform3D {
        let a = anchor
        let own = CATransform3D.translation(-a.x, -a.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition))
        guard let superlayer, !superlayer.sublayerTransform.isIdentity else { return own }
        let center = superlayer.anchor
        return own.concatenating(.translation(-center.x, -center.y, 0))
            .concatenating(superlayer.sublayerTransform)
            .concatenating(.translation(center.x, center.y, 0))
    }

    /// Whether the layer shows its back: the normal of its plane, carried along, points away from the viewer.
    package func facesAway(in superlayer: LayerState?) -> Bool {
        guard let inverse = matrix(in: superlayer).inverse else { return false }
        return inverse.m33 < 0
    }
}
