import QuartzCore

/// Compares values as predicates and sort descriptors do.
enum PredicateValue {
    /// Returns the order of two values; nil if they have none.
    ///
    /// Strings, dates and numbers are compared, also those of Foundation's classes.
    static func order(_ a: Any?, _ b: Any?, options: String.CompareOptions = []) -> ComparisonResult? {
        guard let a, let b else { return nil }
        if let a = a as? String, let b = b as? String { return a.compare(b, options: options) }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        guard let a = number(a), let b = number(b) else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    /// Whether two values are equal; identifiers of stored objects are equal to the objects.
    static func isEqual(_ a: Any?, _ b: Any?, options: String.CompareOptions = []) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b, options: options) { return order == .orderedSame }
        let (first, second) = (identity(of: a), identity(of: b))
        return (first as? AnyHashable).flatMap { a in (second as? AnyHashable).map { a == $0 } } ?? false
    }

    private static func identity(of value: Any) -> Any { (value as? any StoredObject)?.storedIdentity ?? value }

    /// Returns a number of any type; nil for other values.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// An object that stands for one that is stored, such as its identifier.
package protocol StoredObject {
    /// What is equal for the same stored object.
    var storedIdentity: AnyHashable { get }
}
