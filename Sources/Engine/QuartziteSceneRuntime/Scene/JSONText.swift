import Foundation

/// Writes JSON with Foundation, whose own method a module above redeclares.
package enum JSONText {
    /// Returns JSON for an object in which each `Double` has 17 digits, as on Apple's systems.
    package static func data(_ object: Any, _ options: JSONSerialization.WritingOptions) throws -> Data {
        try JSONSerialization.data(withJSONObject: digits(object), options: options)
    }

    /// Replaces numbers with a fraction by decimal numbers of 17 digits, which Foundation writes as they are.
    private static func digits(_ object: Any) -> Any {
        switch object {
        case let list as [Any]: return list.map(digits)
        case let dictionary as [String: Any]: return dictionary.mapValues(digits)
        case is Decimal, is NSDecimalNumber, is Bool, is Int, is String: return object
        case let number as Double: return Self.number(number) ?? object
        case let number as CGFloat: return Self.number(Double(number)) ?? object
        case let number as NSNumber where String(cString: number.objCType) == "d":
            return Self.number(number.doubleValue) ?? object
        default: return object
        }
    }

    private static func number(_ value: Double) -> Decimal? {
        guard value.isFinite, value != value.rounded() else { return nil }
        let text = String(format: "%.17g", value)
        return text.contains("e") ? nil : Decimal(string: text)
    }
}
