import QuartzCore

/// A word, value or sign of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    /// A placeholder such as `%@`, without its percent sign.
    case placeholder(String)
    case sign(String)

    /// Splits a format into tokens; nil if it contains something else.
    static func tokens(of format: String) -> [PredicateToken]? {
        var (rest, tokens) = (format[...], [PredicateToken]())
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let text = quoted(&rest, by: first) else { return nil }
                tokens.append(.text(text))
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                let digits = rest.prefix { $0.isNumber || ".-eE".contains($0) }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || "_@#$.".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if first == "%" {
                let kind = rest.dropFirst().prefix { $0 == "l" || $0 == "h" }.count + 2
                guard rest.count >= kind, let last = rest.prefix(kind).last, "@Kdiufgs".contains(last) else {
                    return nil
                }
                tokens.append(.placeholder(last == "K" ? "K" : "@"))
                rest = rest.dropFirst(kind)
            } else {
                let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
                let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
                guard signs.contains(sign) || "=<>!(){},[]".contains(sign) else { return nil }
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return tokens
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
