extension CATransform3D {
    /// The four rows.
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        (
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }

    init(rows r: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.init(
            m11: r.0.x, m12: r.0.y, m13: r.0.z, m14: r.0.w, m21: r.1.x, m22: r.1.y, m23: r.1.z, m24: r.1.w,
            m31: r.2.x, m32: r.2.y, m33: r.2.z, m34: r.2.w, m41: r.3.x, m42: r.3.y, m43: r.3.z, m44: r.3.w)
    }

    /// Interpolates every entry linearly: 0 gives this matrix, 1 gives `end`.
    func mixed(with end: CATransform3D, fraction f: Double) -> CATransform3D {
        let (a, b) = (rows, end.rows)
        return CATransform3D(
            rows: (
                a.0 * (1 - f) + b.0 * f, a.1 * (1 - f) + b.1 * f, a.2 * (1 - f) + b.2 * f, a.3 * (1 - f) + b.3 * f
            ))
    }

    /// The Euclidean distance between the matrices: the square root of the sum of the squared differences of their
    /// entries.
    func distance(to other: CATransform3D) -> Double {
        let (a, b) = (rows, other.rows)
        let d = (a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3)
        return ((d.0 * d.0).sum() + (d.1 * d.1).sum() + (d.2 * d.2).sum() + (d.3 * d.3).sum()).squareRoot()
    }
}
