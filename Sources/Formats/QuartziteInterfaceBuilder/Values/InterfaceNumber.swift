/// Numbers as written in documents: decimal, with a point in every locale (interface_builder.md I4).
enum InterfaceNumber {
    /// Returns the value of a text; nil if it is not a finite decimal number.
    static func value(_ text: String) -> Double? {
        // `Double` would also accept hexadecimal numbers, "nan" and "infinity".
        let isDecimal = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Returns the leading decimal number of a text such as `32700.99.1234`.
    static func leading(_ text: String) -> Double? {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).prefix(2)
        return value(parts.joined(separator: ".")) ?? parts.first.flatMap { value(String($0)) }
    }

    /// Returns the integer in a text; nil for fractions and for numbers outside the range of `Int`.
    static func integer(_ text: String) -> Int? { Int(text) ?? value(text).flatMap(Int.init(exactly:)) }

    /// Returns a number of points, or a percentage such as `9.33%`.
    static func length(_ text: String) -> (number: Double, isPercentage: Bool)? {
        let isPercentage = text.hasSuffix("%")
        return value(isPercentage ? String(text.dropLast()) : text).map { ($0, isPercentage) }
    }

    /// Returns a multiplier, which is a ratio `a:b` or `a/b`, or a decimal number (interface_builder.md I42).
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard parts.count == 2 else { return value(text) }
        guard let first = value(String(parts[0])), let second = value(String(parts[1])), second != 0 else { return nil }
        let quotient = first / second
        return quotient.isFinite ? quotient : nil
    }
}
