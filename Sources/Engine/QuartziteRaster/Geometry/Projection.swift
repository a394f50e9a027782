import Foundation

/// A 3×3 projective transform of the plane, row vectors: `[x y 1] · M`, then divided by the third component.
///
/// Layers are flattened into the plane, so a 4×4 layer matrix reduces to this on screen.
package struct Projection: Hashable, Sendable {
    package var m11, m12, m13: Double
    package var m21, m22, m23: Double
    package var m31, m32, m33: Double

    package init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double,
        m31: Double, m32: Double, m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }

    package static let identity = Projection(
        m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1
    )

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(m11: a, m12: b, m13: 0, m21: c, m22: d, m23: 0, m31: tx, m32: ty, m33: 1)
    }

    /// Whether the transform is affine, so that no division by w is needed.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    package var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }

    /// Returns the transform that applies this transform, then `n`.
    package func concatenating(_ n: Projection) -> Projection {
        Projection(
            m11: m11 * n.m11 + m12 * n.m21 + m13 * n.m31,
            m12: m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
            m13: m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
            m21: m21 * n.m11 + m22 * n.m21 + m23 * n.m31,
            m22: m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
            m23: m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
            m31: m31 * n.m11 + m32 * n.m21 + m33 * n.m31,
            m32: m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
            m33: m31 * n.m13 + m32 * n.m23 + m33 * n.m33
        )
    }

    /// Returns the mapped point and its w; a point with w ≤ 0 lies behind the viewer.
    package func project(_ p: CGPoint) -> (point: CGPoint, w: Double) {
        let x = p.x * m11 + p.y * m21 + m31
        let y = p.x * m12 + p.y * m22 + m32
        guard !isAffine else { return (CGPoint(x: x, y: y), 1) }
        let w = p.x * m13 + p.y * m23 + m33
        return (CGPoint(x: x / w, y: y / w), w)
    }

    /// The inverse, or nil if the transform is singular or not finite.
    package var inverse: Projection? {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        // Rounding must not make the inverse of an affine transform projective.
        let result = Projection(
            m11: c11 * k, m12: (m13 * m32 - m12 * m33) * k, m13: (m12 * m23 - m13 * m22) * k,
            m21: c12 * k, m22: (m11 * m33 - m13 * m31) * k, m23: (m13 * m21 - m11 * m23) * k,
            m31: c13 * k, m32: (m12 * m31 - m11 * m32) * k, m33: isAffine ? 1 : (m11 * m22 - m12 * m21) * k
        )
        return result.isFinite ? result : nil
    }
}
