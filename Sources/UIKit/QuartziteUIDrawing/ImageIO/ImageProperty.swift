import QuartziteUIFoundation

/// The values of dictionaries of Image I/O.
enum ImageProperty {
    /// Returns a value of one of the types of numbers as a number; nil for another value.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
