/// A value that an animation can interpolate, add and multiply.
protocol Mixable {
    /// The value at `fraction` of the path to `end`; exactly one of the ends at 0 and 1.
    func interpolated(to end: Self, fraction: Double) -> Self
    func adding(_ other: Self) -> Self
    func multiplied(by k: Double) -> Self
    var negated: Self { get }
    var zero: Self { get }
    /// The distance between two values; nil if it is not defined.
    func distance(to other: Self) -> Double?
    /// The weighted sum of four values, at `fraction` of the path from the second to the third.
    ///
    /// If the values have no weighted sum, interpolates between those two values.
    static func blended(_ values: (Self, Self, Self, Self), weights: SIMD4<Double>, fraction: Double) -> Self
}

extension AnimatableValue: Mixable {
    func distance(to other: AnimatableValue) -> Double? {
        if case (.transform(let a), .transform(let b)) = (self, other) { return a.distance(to: b) }
        guard let a = numbers, let b = other.numbers, a.count == b.count else { return nil }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    static func blended(
        _ values: (AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue), weights: SIMD4<Double>,
        fraction: Double
    ) -> AnimatableValue {
        switch values {
        case (.transform(let a), .transform(let b), .transform(let c), .transform(let d)):
            let values = (PreparedTransform(a), PreparedTransform(b), PreparedTransform(c), PreparedTransform(d))
            return .transform(PreparedTransform.blended(values, weights: weights, fraction: fraction).matrix)
        default:
            guard values.1.isLinear, values.2.isLinear else {
                return values.1.interpolated(to: values.2, fraction: fraction)
            }
            return values.0.multiplied(by: weights.x).adding(values.1.multiplied(by: weights.y))
                .adding(values.2.multiplied(by: weights.z)).adding(values.3.multiplied(by: weights.w))
        }
    }

    /// Whether sums and multiples of the value are meaningful.
    private var isLinear: Bool {
        switch self {
        case .number, .point, .size, .rect, .vector, .color, .numbers: true
        default: false
        }
    }

    /// The value's numbers; nil if their distances are not meaningful.
    private var numbers: [Double]? {
        switch self {
        case .number(let x): [x]
        case .point(let p): [p.x, p.y]
        case .size(let s): [s.width, s.height]
        case .vector(let v): [v.dx, v.dy]
        case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
        case .numbers(let x): x
        case .color(let color): color.map { [$0.rgba.r, $0.rgba.g, $0.rgba.b, $0.rgba.a] } ?? [0, 0, 0, 0]
        case .colors(let colors): colors.flatMap { [$0.rgba.r, $0.rgba.g, $0.rgba.b, $0.rgba.a] }
        case .transform, .path, .contents, .flag, .object: nil
        }
    }
}
