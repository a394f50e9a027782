extension Projection {
    /// Creates the map that a layer's matrix applies to its own plane, z = 0, flattened onto its superlayer's plane.
    ///
    /// The z row and the z column are dropped.
    init(_ t: CATransform3D) {
        self.init(
            m11: t.m11, m12: t.m12, m13: t.m14, m21: t.m21, m22: t.m22, m23: t.m24, m31: t.m41, m32: t.m42, m33: t.m44
        )
    }

    static func translation(_ x: Double, _ y: Double) -> Projection {
        Projection(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    static func scale(_ x: Double, _ y: Double) -> Projection {
        Projection(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates the map from the unit square onto `rect`.
    init(unitSquareTo rect: CGRect) {
        self.init(
            a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y
        )
    }

    /// The bounding box of the image of `rect`, or nil if part of it lies behind the viewer.
    func boundingBox(of rect: CGRect) -> CGRect? {
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ] {
            let (p, w) = project(CGPoint(x: x, y: y))
            guard w > 0, p.x.isFinite, p.y.isFinite else { return nil }
            minX = min(minX, p.x)
            minY = min(minY, p.y)
            maxX = max(maxX, p.x)
            maxY = max(maxY, p.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The inverse, or nil if the plane is seen edge-on up to rounding errors, as after a rotation by 90°.
    var planeInverse: Projection? {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        let length = max(abs(m11), abs(m12), abs(m21), abs(m22))
        let summands = length * abs(m33) + max(abs(m13), abs(m23)) * max(abs(m31), abs(m32))
        return abs(determinant) > 1e-14 * length * summands ? inverse : nil
    }

    /// The mean factor by which lengths grow: the square root of the growth in area at the origin.
    var meanScale: Double {
        let w = m33 == 0 ? 1 : m33
        return abs((m11 * m22 - m12 * m21) / (w * w)).squareRoot()
    }
}
