import Foundation

extension BinaryFloatingPoint {
    /// Creates the number of this type that is nearest to a value; infinity and NaN stay as they are.
    ///
    /// Not part of Apple's API: it is public so that generic code such as `Self(amount)` finds it before the standard
    /// library's conversion, which gives the same number, but takes many times as long without optimisation.
    @inlinable public init(_ value: CGFloat) { self.init(Double(value)) }
}
