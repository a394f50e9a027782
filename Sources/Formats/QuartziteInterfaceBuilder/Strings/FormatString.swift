import Foundation

/// The parts of a format string such as `%#@files@ in %2$@`.
package struct FormatString {
    enum Part: Hashable {
        case text(String)
        /// A conversion without "%" and position, such as `d` or `.2f`; positions count from 1.
        case conversion(String, position: Int)
        /// A variable such as `%#@files@`.
        case variable(String, position: Int)
    }

    private(set) var parts: [Part] = []

    /// Splits a format; conversions without a position use the arguments in order.
    package init(_ format: String) { self.init(format, first: 1) }

    /// Splits a format; conversions without a position use the arguments in order, from `first` on.
    init(_ format: String, first: Int) {
        var rest = Substring(format)
        var next = first
        while let percent = rest.firstIndex(of: "%") {
            append(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                append("%%")
                rest.removeFirst()
                continue
            }
            guard let match = rest.prefixMatch(of: Self.conversion)
            else {
                append("%")
                continue
            }
            let position = match.output.1.flatMap { Int($0) }.map { max($0, 1) } ?? next
            if match.output.1 == nil { next += 1 }
            if let name = match.output.2 {
                parts.append(.variable(String(name), position: position))
            } else {
                parts.append(.conversion(String(match.output.3 ?? ""), position: position))
            }
            rest = rest[match.range.upperBound...]
        }
        append(String(rest))
    }

    /// Matches the text after "%": a position, and a variable or the flags, lengths and letter of a conversion.
    private static var conversion: Regex<(Substring, Substring?, Substring?, Substring?)> {
        /(?:(\d{1,3})\$)?(?:#@([^@]{0,200})@|([-+ #0']{0,5}\d{0,9}(?:\.\d{1,9})?(?:arg|[hlqLztj]{0,2}[@dDiuUxXoOfFeEgGcCsSpaA])))/
    }

    /// Returns a text with values, as Foundation formats it.
    package static func text(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        String(format: format, locale: locale, arguments: arguments)
    }

    /// Returns a text with values at the positions of conversions; values may be missing.
    ///
    /// Foundation reads the wrong values if a position is left out, and memory that is no object if a value is not what
    /// its conversion expects. A missing value is left out, and one of another kind is written as Swift describes it.
    /// Variables stand for themselves.
    package func text(locale: Locale?, _ arguments: [any CVarArg]) -> String {
        var format = ""
        var values: [any CVarArg] = []
        for part in parts {
            switch part {
            case .text(let text): format += text == "%" ? "%%" : text
            case .variable(let name, _): format += "%%#@\(name)@"
            case .conversion(let conversion, let position):
                guard arguments.indices.contains(position - 1) else { continue }
                let value = arguments[position - 1]
                if Self.accepts(value, conversion) {
                    format += "%" + conversion
                    values.append(value)
                } else {
                    format += "\(value)".replacing("%", with: "%%")
                }
            }
        }
        return Self.text(format, locale: locale, values)
    }

    /// Returns whether a conversion can read a value.
    private static func accepts(_ value: any CVarArg, _ conversion: String) -> Bool {
        switch conversion.last {
        case "@": type(of: value) is NSObject.Type
        case "f", "F", "e", "E", "g", "G", "a", "A": value is any BinaryFloatingPoint
        case "s", "S": false
        default: value is any BinaryInteger
        }
    }

    private mutating func append(_ text: String) {
        if !text.isEmpty { parts.append(.text(text)) }
    }

    /// The position of the first integer conversion; nil if there is none.
    var firstInteger: Int? {
        for case .conversion(let conversion, let position) in parts where "dDiuUxXoO".contains(conversion.last ?? " ") {
            return position
        }
        return nil
    }
}
