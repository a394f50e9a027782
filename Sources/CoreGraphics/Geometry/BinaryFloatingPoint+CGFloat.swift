import Foundation

extension BinaryFloatingPoint {
    /// Creates a number of this type with the nearest value.
    ///
    /// Generic code such as `Self(amount)` finds this before the standard library's generic conversion, which gives the
    /// same number, but takes many times as long in programs that are compiled without optimisation.
    @inlinable public init(_ value: CGFloat) { self.init(Double(value)) }
}
