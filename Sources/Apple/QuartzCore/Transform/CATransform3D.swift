/// A 4×4 matrix that transforms row vectors: `[x y z 1] · M`, with the translation in `m41`, `m42` and `m43`.
///
/// As on Apple's systems, `init()` creates the zero matrix; start from ``CATransform3DIdentity`` instead. Setting `m34`
/// of the identity to −1/d adds perspective as seen from a distance of d points (drawing.md G4).
public struct CATransform3D: Sendable {
    /// The entries of the first row.
    public var m11, m12, m13, m14: CGFloat
    /// The entries of the second row.
    public var m21, m22, m23, m24: CGFloat
    /// The entries of the third row.
    public var m31, m32, m33, m34: CGFloat
    /// The entries of the fourth row: the translation and the homogeneous scale.
    public var m41, m42, m43, m44: CGFloat

    /// Creates the zero matrix.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0
        )
    }

    /// Creates a matrix from its sixteen entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

extension CATransform3D: Equatable {}

extension CATransform3D {
    package static let identity = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1
    )

    package static func translation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
        var t = identity
        t.m41 = x
        t.m42 = y
        t.m43 = z
        return t
    }

    package var isIdentity: Bool { self == .identity }

    package var isFinite: Bool { rows.0.isFinite && rows.1.isFinite && rows.2.isFinite && rows.3.isFinite }

    /// The sixteen entries, row by row.
    package var entries: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Creates a matrix from its entries, row by row, or returns nil unless there are sixteen.
    package init?(entries e: [Double]) {
        guard e.count == 16 else { return nil }
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15]
        )
    }

    /// The transform that applies this one first and then `n`.
    package func concatenating(_ n: CATransform3D) -> CATransform3D {
        func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double, Double, Double) {
            (
                a * n.m11 + b * n.m21 + c * n.m31 + d * n.m41,
                a * n.m12 + b * n.m22 + c * n.m32 + d * n.m42,
                a * n.m13 + b * n.m23 + c * n.m33 + d * n.m43,
                a * n.m14 + b * n.m24 + c * n.m34 + d * n.m44
            )
        }
        let r1 = row(m11, m12, m13, m14)
        let r2 = row(m21, m22, m23, m24)
        let r3 = row(m31, m32, m33, m34)
        let r4 = row(m41, m42, m43, m44)
        return CATransform3D(
            m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
            m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3
        )
    }
}
