import QuartziteUIFoundation

/// A type of named numbers, which can be compared and moved by a difference, as in `UILayoutPriority.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// Creates a value from its number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Returns whether the number of `lhs` is less than that of `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns the value whose number is greater by `rhs`.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    /// Returns the value whose number is less by `rhs`.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    /// Increases the number by `rhs`.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Decreases the number by `rhs`.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
