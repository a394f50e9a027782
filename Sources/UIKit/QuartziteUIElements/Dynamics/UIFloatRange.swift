/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower bound.
    public var minimum: CGFloat
    /// The upper bound.
    public var maximum: CGFloat

    /// The range from 0 to 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether the range contains all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The closed range; nil if it contains all numbers or none.
    var closed: ClosedRange<Double>? {
        let (low, high) = (max(minimum, -1e12), min(maximum, 1e12))
        return !isInfinite && low <= high ? low...high : nil
    }
}
