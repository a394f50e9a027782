import Foundation

/// The superclass of objects that are values of text attributes, such as colours and fonts.
///
/// Foundation on Linux reads a type number from the first stored property of objects that it compares, and stops the
/// program if the number is 0. For any other number, it calls `isEqual(_:)` of Swift's classes.
open class _AttributeObject: NSObject {
    /// A type number above the lowest eight bits.
    private let typeNumber: UInt64 = 1 << 8

    /// Creates an object.
    public override init() { super.init() }
}
