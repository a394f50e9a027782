extension CATransform3D {
    /// The 2×2 minors of the upper two rows and of the lower two, which give the determinant and the inverse.
    private struct Minors {
        let s0, s1, s2, s3, s4, s5: Double
        let c0, c1, c2, c3, c4, c5: Double

        init(_ t: CATransform3D) {
            s0 = t.m11 * t.m22 - t.m21 * t.m12
            s1 = t.m11 * t.m23 - t.m21 * t.m13
            s2 = t.m11 * t.m24 - t.m21 * t.m14
            s3 = t.m12 * t.m23 - t.m22 * t.m13
            s4 = t.m12 * t.m24 - t.m22 * t.m14
            s5 = t.m13 * t.m24 - t.m23 * t.m14
            c5 = t.m33 * t.m44 - t.m43 * t.m34
            c4 = t.m32 * t.m44 - t.m42 * t.m34
            c3 = t.m32 * t.m43 - t.m42 * t.m33
            c2 = t.m31 * t.m44 - t.m41 * t.m34
            c1 = t.m31 * t.m43 - t.m41 * t.m33
            c0 = t.m31 * t.m42 - t.m41 * t.m32
        }

        var determinant: Double { s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0 }
    }

    package var determinant: Double { Minors(self).determinant }

    /// The inverse matrix, or nil if the matrix is singular or has a nonfinite entry.
    package var inverse: CATransform3D? {
        let m = Minors(self)
        let determinant = m.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        let result = CATransform3D(
            m11: (m22 * m.c5 - m23 * m.c4 + m24 * m.c3) * k,
            m12: (-m12 * m.c5 + m13 * m.c4 - m14 * m.c3) * k,
            m13: (m42 * m.s5 - m43 * m.s4 + m44 * m.s3) * k,
            m14: (-m32 * m.s5 + m33 * m.s4 - m34 * m.s3) * k,
            m21: (-m21 * m.c5 + m23 * m.c2 - m24 * m.c1) * k,
            m22: (m11 * m.c5 - m13 * m.c2 + m14 * m.c1) * k,
            m23: (-m41 * m.s5 + m43 * m.s2 - m44 * m.s1) * k,
            m24: (m31 * m.s5 - m33 * m.s2 + m34 * m.s1) * k,
            m31: (m21 * m.c4 - m22 * m.c2 + m24 * m.c0) * k,
            m32: (-m11 * m.c4 + m12 * m.c2 - m14 * m.c0) * k,
            m33: (m41 * m.s4 - m42 * m.s2 + m44 * m.s0) * k,
            m34: (-m31 * m.s4 + m32 * m.s2 - m34 * m.s0) * k,
            m41: (-m21 * m.c3 + m22 * m.c1 - m23 * m.c0) * k,
            m42: (m11 * m.c3 - m12 * m.c1 + m13 * m.c0) * k,
            m43: (-m41 * m.s3 + m42 * m.s1 - m43 * m.s0) * k,
            m44: (m31 * m.s3 - m32 * m.s1 + m33 * m.s0) * k
        )
        return result.isFinite ? result : nil
    }
}
