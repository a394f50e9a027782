extension CATransform3D {
    /// Four transforms on a smooth curve, each counting with its weight, `fraction` of the way from the second to the
    /// third: part by part, the rotation along the arc between those two; entry by entry where one has no parts.
    static func blended(
        _ t: (CATransform3D, CATransform3D, CATransform3D, CATransform3D), weights w: SIMD4<Double>, fraction: Double
    ) -> CATransform3D {
        guard let a = TransformDecomposition(t.0), let b = TransformDecomposition(t.1),
            let c = TransformDecomposition(t.2), let d = TransformDecomposition(t.3)
        else {
            let sum = zip(zip(t.0.entries, t.1.entries), zip(t.2.entries, t.3.entries)).map {
                $0.0 * w.x + $0.1 * w.y + $1.0 * w.z + $1.1 * w.w
            }
            return CATransform3D(entries: sum) ?? t.1
        }
        var mixed = b.interpolated(to: c, fraction: fraction)
        func blend(_ part: KeyPath<TransformDecomposition, SIMD3<Double>>) -> SIMD3<Double> {
            a[keyPath: part] * w.x + b[keyPath: part] * w.y + c[keyPath: part] * w.z + d[keyPath: part] * w.w
        }
        mixed.translation = blend(\.translation)
        mixed.scale = blend(\.scale)
        mixed.skew = blend(\.skew)
        return mixed.matrix
    }
}
