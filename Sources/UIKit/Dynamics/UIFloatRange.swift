/// From one number to another.
public struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Only 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Only 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// From `minimum` to `maximum`.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether it holds all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// As a closed range; nil where it holds all numbers or none.
    var closed: ClosedRange<Double>? {
        let (low, high) = (max(minimum, -1e12), min(maximum, 1e12))
        return !isInfinite && low <= high ? low...high : nil
    }
}
