/// Numbers as documents write them: decimal, with a point in every locale (interface_builder.md I4).
enum InterfaceNumber {
    /// The value of a whole text, or nil if the text is not a finite decimal number.
    static func value(_ text: String) -> Double? {
        // `Double` also reads hexadecimal numbers, "nan" and "infinity".
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

    /// The value of the digits and the point with which a text such as `32700.99.1234` begins.
    static func leading(_ text: String) -> Double? {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).prefix(2)
        return value(parts.joined(separator: ".")) ?? parts.first.flatMap { value(String($0)) }
    }

    /// The integer that a text stands for; nil for fractions and for numbers beyond the range of `Int`.
    static func integer(_ text: String) -> Int? { Int(text) ?? value(text).flatMap(Int.init(exactly:)) }

    /// A number of points, or a percentage such as `9.33%`.
    static func length(_ text: String) -> (number: Double, isPercentage: Bool)? {
        let isPercentage = text.hasSuffix("%")
        return value(isPercentage ? String(text.dropLast()) : text).map { ($0, isPercentage) }
    }

    /// A multiplier, `a:b` or `a/b` for a ÷ b, or a decimal number (interface_builder.md I42).
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard parts.count == 2 else { return value(text) }
        guard let first = value(String(parts[0])), let second = value(String(parts[1])), second != 0 else { return nil }
        let quotient = first / second
        return quotient.isFinite ? quotient : nil
    }
}
