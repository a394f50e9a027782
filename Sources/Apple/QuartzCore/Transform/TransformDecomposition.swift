import CQuartziteKernels

/// A transform split into parts that are interpolated separately, so that a rotation stays a rotation (timing.md T40).
///
/// ``matrix`` recomposes the parts in the order scale, skew, rotation, translation, perspective.
struct TransformDecomposition {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// The shears of x by y, x by z, and y by z.
    var skew: SIMD3<Double>
    /// The fourth column relative to the matrix that the other parts recompose.
    var perspective: SIMD4<Double>
    /// A unit quaternion in the order x, y, z, w.
    var rotation: SIMD4<Double>

    /// Creates the decomposition, or returns nil if the matrix is singular.
    init?(_ t: CATransform3D) {
        guard t.isFinite, t.m44 != 0 else { return nil }
        let k = 1 / t.m44
        var m = t
        (m.m11, m.m12, m.m13, m.m14) = (t.m11 * k, t.m12 * k, t.m13 * k, t.m14 * k)
        (m.m21, m.m22, m.m23, m.m24) = (t.m21 * k, t.m22 * k, t.m23 * k, t.m24 * k)
        (m.m31, m.m32, m.m33, m.m34) = (t.m31 * k, t.m32 * k, t.m33 * k, t.m34 * k)
        (m.m41, m.m42, m.m43, m.m44) = (t.m41 * k, t.m42 * k, t.m43 * k, 1)
        var affine = m
        (affine.m14, affine.m24, affine.m34) = (0, 0, 0)
        guard abs(affine.determinant) > 1e-12, let inverse = affine.inverse else { return nil }
        // M = affine · P, where P differs from the identity in its fourth column only.
        let column = SIMD4<Double>(m.m14, m.m24, m.m34, 1)
        perspective = SIMD4(
            (SIMD4<Double>(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
            (SIMD4<Double>(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
            (SIMD4<Double>(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
            (SIMD4<Double>(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum()
        )
        translation = SIMD3(m.m41, m.m42, m.m43)
        var r0 = SIMD3<Double>(m.m11, m.m12, m.m13)
        var r1 = SIMD3<Double>(m.m21, m.m22, m.m23)
        var r2 = SIMD3<Double>(m.m31, m.m32, m.m33)
        scale = .zero
        skew = .zero
        scale.x = r0.length
        guard scale.x > 0 else { return nil }
        r0 /= scale.x
        skew.x = (r0 * r1).sum()
        r1 -= skew.x * r0
        scale.y = r1.length
        guard scale.y > 0 else { return nil }
        r1 /= scale.y
        skew.y = (r0 * r2).sum()
        r2 -= skew.y * r0
        skew.z = (r1 * r2).sum()
        r2 -= skew.z * r1
        scale.z = r2.length
        guard scale.z > 0 else { return nil }
        r2 /= scale.z
        skew /= SIMD3(scale.y, scale.z, scale.z)
        if (r0 * r1.cross(r2)).sum() < 0 {
            scale = -scale
            (r0, r1, r2) = (-r0, -r1, -r2)
        }
        rotation = Self.quaternion(r0, r1, r2)
    }

    /// Returns the unit quaternion of a rotation, computed from the largest of its four components for accuracy.
    private static func quaternion(
        _ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>
    ) -> SIMD4<Double> {
        let (xx, yy, zz) = (r0.x, r1.y, r2.z)
        let squares = SIMD4(1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz)
        let largest = squares.max()
        let d = 2 * max(largest, 0).squareRoot()
        guard d > 0 else { return SIMD4(0, 0, 0, 1) }
        let (a, b, c) = (r1.z - r2.y, r2.x - r0.z, r0.y - r1.x)
        let (e, f, g) = (r0.y + r1.x, r0.z + r2.x, r1.z + r2.y)
        if squares.x == largest { return SIMD4(d / 4, e / d, f / d, a / d) }
        if squares.y == largest { return SIMD4(e / d, d / 4, g / d, b / d) }
        if squares.z == largest { return SIMD4(f / d, g / d, d / 4, c / d) }
        return SIMD4(a / d, b / d, c / d, d / 4)
    }

    func interpolated(to end: TransformDecomposition, fraction f: Double) -> TransformDecomposition {
        var result = self
        result.translation = translation * (1 - f) + end.translation * f
        result.scale = scale * (1 - f) + end.scale * f
        result.skew = skew * (1 - f) + end.skew * f
        result.perspective = perspective * (1 - f) + end.perspective * f
        result.rotation = Self.slerp(rotation, end.rotation, f)
        return result
    }

    /// Interpolates along the shorter of the two arcs.
    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ f: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        let end = cosine < 0 ? -b : b
        cosine = min(abs(cosine), 1)
        if cosine > 1 - 1e-12 {
            let mixed = a * (1 - f) + end * f
            return mixed / (mixed * mixed).sum().squareRoot()
        }
        let angle = qz_acos(cosine)
        let sine = (1 - cosine * cosine).squareRoot()
        return a * (qz_sin((1 - f) * angle) / sine) + end * (qz_sin(f * angle) / sine)
    }

    var matrix: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let r0 = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
        let r1 = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
        let r2 = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        let s0 = r0 * scale.x
        let s1 = (r1 + skew.x * r0) * scale.y
        let s2 = (r2 + skew.y * r0 + skew.z * r1) * scale.z
        var t = CATransform3D.identity
        (t.m11, t.m12, t.m13) = (s0.x, s0.y, s0.z)
        (t.m21, t.m22, t.m23) = (s1.x, s1.y, s1.z)
        (t.m31, t.m32, t.m33) = (s2.x, s2.y, s2.z)
        (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
        guard perspective != SIMD4(0, 0, 0, 1) else { return t }
        var p = CATransform3D.identity
        (p.m14, p.m24, p.m34, p.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return t.concatenating(p)
    }
}

extension CATransform3D {
    /// Interpolates part by part if both transforms can be decomposed, otherwise entry by entry (timing.md T42).
    package func interpolated(to end: CATransform3D, fraction f: Double) -> CATransform3D {
        if f == 0 { return self }
        if f == 1 { return end }
        return PreparedTransform(self).interpolated(to: PreparedTransform(end), fraction: f).matrix
    }

    /// The transform concatenated with itself until it occurs `count` times; `count` is rounded down.
    package func repeated(_ count: Double) -> CATransform3D {
        var result = CATransform3D.identity
        var power = self
        var rest = count.rounded(.down)
        while rest >= 1 {
            let half = (rest / 2).rounded(.down)
            if rest != half * 2 { result = result.concatenating(power) }
            power = power.concatenating(power)
            rest = half
        }
        return result
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    fileprivate func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
    }
}
