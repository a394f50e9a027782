/// The geometry of a layer within its superlayer.
///
/// A layer's state is large, with many references. These methods are inlined, so that calls on the state of a layer
/// read a few fields instead of copying it. They take the ``inheritedMatrix`` of the superlayer's state.
extension LayerState {
    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }

    /// Returns the projection from the layer's coordinates to its superlayer's plane (layers.md §1), including its own
    /// flip.
    @inline(__always)
    func projection(in inherited: CATransform3D?) -> Projection {
        let placed = placement(in: inherited)
        guard isGeometryFlipped else { return placed }
        return flip.concatenating(placed)
    }

    /// The projection that flips the bounds vertically.
    var flip: Projection {
        Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    /// Returns ``projection(in:)`` without the layer's own flip.
    @inline(__always)
    func placement(in inherited: CATransform3D?) -> Projection {
        let a = anchor
        if inherited == nil, transform.isAffine {
            // The common case needs only four multiplications.
            let t = transform
            return Projection(
                a: t.m11, b: t.m12, c: t.m21, d: t.m22,
                tx: t.m41 + position.x - a.x * t.m11 - a.y * t.m21, ty: t.m42 + position.y - a.x * t.m12 - a.y * t.m22
            )
        }
        return Projection(matrix(in: inherited))
    }

    /// Returns the matrix from the layer's coordinates to its superlayer's.
    @inline(__always)
    func matrix(in inherited: CATransform3D?) -> CATransform3D {
        let a = anchor
        let own = CATransform3D.translation(-a.x, -a.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition))
        return inherited.map(own.concatenating) ?? own
    }

    /// Returns ``matrix(in:)`` with the layer's own flip.
    @inline(__always)
    func flippedMatrix(in inherited: CATransform3D?) -> CATransform3D {
        let placed = matrix(in: inherited)
        guard isGeometryFlipped else { return placed }
        var flip = CATransform3D.identity
        flip.m22 = -1
        flip.m42 = bounds.minY + bounds.maxY
        return flip.concatenating(placed)
    }

    /// The matrix that the layer applies to its sublayers: its sublayer transform about its anchor point.
    @inline(__always)
    var sublayerMatrix: CATransform3D { inheritedMatrix ?? .identity }

    /// The ``sublayerMatrix``; nil if it is the identity.
    @inline(__always)
    var inheritedMatrix: CATransform3D? { sublayerTransform.isIdentity ? nil : sublayerTransform.about(anchor) }

    /// Whether the layer faces away: its transformed normal points away from the viewer.
    @inline(__always)
    func facesAway(in inherited: CATransform3D?) -> Bool { matrix(in: inherited).showsBack }
}

extension CATransform3D {
    /// Returns this transform applied about `center`.
    func about(_ center: CGPoint) -> CATransform3D {
        CATransform3D.translation(-center.x, -center.y, 0)
            .concatenating(self)
            .concatenating(.translation(center.x, center.y, 0))
    }

    /// Whether the plane z = 0 faces away after the transform.
    ///
    /// A mirrored plane still shows its front, and a singular transform never shows the back.
    var showsBack: Bool {
        let p = Projection(self)
        let area =
            p.m11 * (p.m22 * p.m33 - p.m23 * p.m32) - p.m12 * (p.m21 * p.m33 - p.m23 * p.m31)
            + p.m13 * (p.m21 * p.m32 - p.m22 * p.m31)
        // Has the sign of m33 of the inverse, which is the z-component of the normal.
        let volume = determinant
        return (area < 0 && volume > 0) || (area > 0 && volume < 0)
    }

    /// Returns the depth of the image of `point` in front of the plane z = 0; infinite if it is at or behind the
    /// viewer.
    func depth(of point: CGPoint) -> Double {
        let z = point.x * m13 + point.y * m23 + m43
        let w = point.x * m14 + point.y * m24 + m44
        return w > 0 ? z / w : .infinity
    }
}
