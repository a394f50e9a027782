/// A type of value that consists of at most four numbers.
enum VectorKind {
    case number, point, size, rect, vector, color
    /// The three numbers of a value function.
    case triple

    init?(_ value: AnimatableValue) {
        switch value {
        case .number: self = .number
        case .point: self = .point
        case .size: self = .size
        case .rect: self = .rect
        case .vector: self = .vector
        case .color: self = .color
        case .numbers(let x) where x.count == 3: self = .triple
        default: return nil
        }
    }

    /// The numbers of a value of this kind.
    func vector(_ value: AnimatableValue) -> SIMD4<Double>? {
        switch (self, value) {
        case (.number, .number(let x)): SIMD4(x, 0, 0, 0)
        case (.point, .point(let p)): SIMD4(p)
        case (.size, .size(let s)): SIMD4(s.width, s.height, 0, 0)
        case (.rect, .rect(let r)): SIMD4(r)
        case (.vector, .vector(let v)): SIMD4(v.dx, v.dy, 0, 0)
        case (.color, .color(let color)): SIMD4(color)
        case (.triple, .numbers(let x)) where x.count == 3: SIMD4(x[0], x[1], x[2], 0)
        default: nil
        }
    }

    func value(_ v: SIMD4<Double>) -> AnimatableValue {
        switch self {
        case .number: .number(v.x)
        case .point: .point(CGPoint(x: v.x, y: v.y))
        case .size: .size(CGSize(width: v.x, height: v.y))
        case .rect: .rect(v.rect)
        case .vector: .vector(CGVector(dx: v.x, dy: v.y))
        case .color: .color(v.color)
        case .triple: .numbers([v.x, v.y, v.z])
        }
    }
}

extension SIMD4<Double>: Mixable {
    // This form gives both ends exactly.
    func interpolated(to end: SIMD4<Double>, fraction f: Double) -> SIMD4<Double> { self * (1 - f) + end * f }
    func adding(_ other: SIMD4<Double>) -> SIMD4<Double> { self + other }
    func multiplied(by k: Double) -> SIMD4<Double> { self * k }
    var negated: SIMD4<Double> { -self }
    var zero: SIMD4<Double> { .zero }

    func distance(to other: SIMD4<Double>) -> Double? {
        let d = self - other
        return (d.x * d.x + d.y * d.y + d.z * d.z + d.w * d.w).squareRoot()
    }

    static func blended(
        _ v: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>), weights w: SIMD4<Double>, fraction: Double
    ) -> SIMD4<Double> { v.0 * w.x + v.1 * w.y + v.2 * w.z + v.3 * w.w }
}
