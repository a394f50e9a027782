import Foundation

extension BinaryFloatingPoint {
    /// Creates a floating-point value from a `CGFloat`, rounding to the nearest representable value.
    ///
    /// Infinity and NaN are preserved. This initializer is not part of Apple's API. It is public so that generic code
    /// such as `Self(amount)` uses it instead of the standard library's conversion, which gives the same number but is
    /// much slower without optimisation.
    @inlinable public init(_ value: CGFloat) { self.init(Double(value)) }
}
