import QuartzCore

/// A word, value or sign of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case integer(Int)
    case number(Double)
    /// A placeholder such as `%@`, without its percent sign.
    case placeholder(String)
    case sign(String)

    private static let signs = ["**", "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

    /// Splits a format into tokens; nil if it contains something else.
    package static func tokens(of format: String) -> [PredicateToken]? {
        var (rest, tokens) = (format[...], [PredicateToken]())
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let text = quoted(&rest, by: first) else { return nil }
                tokens.append(.text(text))
            } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
                guard let number = number(&rest) else { return nil }
                tokens.append(number)
            } else if first.isLetter || "_@#$.".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$:".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if first == "%" {
                let kind = rest.dropFirst().prefix { $0 == "l" || $0 == "h" || $0 == "q" }.count + 2
                guard rest.count >= kind, let last = rest.prefix(kind).last, "@KdDiufgsxX".contains(last) else {
                    return nil
                }
                tokens.append(.placeholder(last == "K" ? "K" : "@"))
                rest = rest.dropFirst(kind)
            } else {
                let long = "*=!<>&|".contains(first) ? signs.first { rest.hasPrefix($0) } : nil
                let sign = long ?? String(first)
                guard signs.contains(sign) || "=<>!(){},[]+-*/".contains(sign) else { return nil }
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return tokens
    }

    /// Takes a number with digits, a point and an exponent; one without an exponent is whole.
    private static func number(_ rest: inout Substring) -> PredicateToken? {
        var digits = String(rest.prefix(while: \.isNumber))
        rest = rest.dropFirst(digits.count)
        var isWhole = true
        if rest.first == ".", digits.isEmpty || rest.dropFirst().first?.isLetter != true {
            let fraction = rest.dropFirst().prefix(while: \.isNumber)
            digits += "." + (fraction.isEmpty ? "0" : fraction)
            rest = rest.dropFirst(fraction.count + 1)
            isWhole = false
        }
        if rest.first == "e" || rest.first == "E" {
            let sign = rest.dropFirst().prefix(1).filter { "+-".contains($0) }
            let exponent = rest.dropFirst(1 + sign.count).prefix(while: \.isNumber)
            if !exponent.isEmpty {
                digits += "e" + sign + exponent
                rest = rest.dropFirst(1 + sign.count + exponent.count)
                isWhole = false
            }
        }
        if isWhole, let whole = Int(digits) { return .integer(whole) }
        return Double(digits.hasPrefix(".") ? "0" + digits : digits).map { .number($0) }
    }

    private static func quoted(_ rest: inout Substring, by mark: Character) -> String? {
        var text = ""
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == mark { return text }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        return nil
    }
}
