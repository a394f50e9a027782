/// A transform that is decomposed in advance, for animations that interpolate it often.
struct PreparedTransform: Mixable {
    let matrix: CATransform3D
    /// The decomposition; nil if the transform cannot be decomposed or is not prepared.
    private let decomposition: TransformDecomposition?
    /// Whether the transform is decomposed already, and not only when it is interpolated.
    private let isPrepared: Bool

    private static let identity = PreparedTransform(.identity)

    init(_ matrix: CATransform3D) {
        self.matrix = matrix
        decomposition = TransformDecomposition(matrix)
        isPrepared = true
    }

    /// Creates a transform that is interpolated at most once.
    init(unprepared matrix: CATransform3D) {
        self.matrix = matrix
        decomposition = nil
        isPrepared = false
    }

    private var parts: TransformDecomposition? {
        isPrepared ? decomposition : TransformDecomposition(matrix)
    }

    func interpolated(to end: PreparedTransform, fraction f: Double) -> PreparedTransform {
        if f == 0 { return self }
        if f == 1 { return end }
        return PreparedTransform(unprepared: interpolatedMatrix(to: end, fraction: f))
    }

    /// Interpolates component by component if both can be decomposed, otherwise entry by entry (timing.md T42).
    ///
    /// The fast path calls this method because copying prepared transforms takes longer than interpolating them.
    func interpolatedMatrix(to end: PreparedTransform, fraction f: Double) -> CATransform3D {
        if f == 0 { return matrix }
        if f == 1 { return end.matrix }
        guard let parts, let other = end.parts else { return matrix.mixed(with: end.matrix, fraction: f) }
        return parts.interpolated(to: other, fraction: f).matrix
    }

    func adding(_ other: PreparedTransform) -> PreparedTransform {
        PreparedTransform(unprepared: other.matrix.concatenating(matrix))
    }

    func multiplied(by k: Double) -> PreparedTransform { PreparedTransform(unprepared: matrix.repeated(k)) }
    var negated: PreparedTransform { PreparedTransform(unprepared: CATransform3DInvert(matrix)) }
    var zero: PreparedTransform { .identity }
    func distance(to other: PreparedTransform) -> Double? { matrix.distance(to: other.matrix) }

    /// Blends component by component, with the rotation on the arc between the middle two, or entry by entry if not
    /// decomposable.
    static func blended(
        _ t: (PreparedTransform, PreparedTransform, PreparedTransform, PreparedTransform), weights w: SIMD4<Double>,
        fraction: Double
    ) -> PreparedTransform {
        guard let a = t.0.parts, let b = t.1.parts, let c = t.2.parts, let d = t.3.parts else {
            var rows = t.0.matrix.rows
            let (r1, r2, r3) = (t.1.matrix.rows, t.2.matrix.rows, t.3.matrix.rows)
            rows.0 = rows.0 * w.x + r1.0 * w.y + r2.0 * w.z + r3.0 * w.w
            rows.1 = rows.1 * w.x + r1.1 * w.y + r2.1 * w.z + r3.1 * w.w
            rows.2 = rows.2 * w.x + r1.2 * w.y + r2.2 * w.z + r3.2 * w.w
            rows.3 = rows.3 * w.x + r1.3 * w.y + r2.3 * w.z + r3.3 * w.w
            return PreparedTransform(unprepared: CATransform3D(rows: rows))
        }
        var mixed = b.interpolated(to: c, fraction: fraction)
        mixed.translation =
            a.translation * w.x + b.translation * w.y + c.translation * w.z + d.translation * w.w
        mixed.scale = a.scale * w.x + b.scale * w.y + c.scale * w.z + d.scale * w.w
        mixed.skew = a.skew * w.x + b.skew * w.y + c.skew * w.z + d.skew * w.w
        return PreparedTransform(unprepared: mixed.matrix)
    }
}
