import Foundation

extension BinaryFloatingPoint {
    /// Creates a number from a `CGFloat`, rounded to the nearest value of this type.
    ///
    /// Infinity and NaN are preserved. This initializer is not part of Apple's API. It is public so that generic code
    /// such as `Self(amount)` uses it instead of the standard library's conversion, which gives the same number but is
    /// much slower without optimisation.
    @inlinable public init(_ value: CGFloat) { self.init(Double(value)) }
}
