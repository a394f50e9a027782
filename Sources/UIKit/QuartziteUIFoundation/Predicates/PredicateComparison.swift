import QuartzCore

/// A comparison of two values.
package struct PredicateComparison {
    /// Operators; raw values are their words in formats.
    package enum Test: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case greater = ">"
        case atMost = "<="
        case atLeast = ">="
        case isIn = "IN"
        case between = "BETWEEN"
        case contains = "CONTAINS"
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"

        static let signs: [String: Test] = [
            "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, ">": .greater, "<=": .atMost,
            "=<": .atMost, ">=": .atLeast, "=>": .atLeast,
        ]
    }

    /// Which elements of a list on the left must meet the comparison.
    package enum Scope { case one, any, all, none }

    let left: PredicateOperand
    package let test: Test
    let right: PredicateOperand
    let options: String.CompareOptions
    package let scope: Scope

    /// The comparison as a format.
    var text: String {
        let words: [Scope: String] = [.any: "ANY ", .all: "ALL ", .none: "NONE "]
        var letters = options.contains(.caseInsensitive) ? "c" : ""
        if options.contains(.diacriticInsensitive) { letters += "d" }
        return (words[scope] ?? "") + left.text + " " + test.rawValue + (letters.isEmpty ? "" : "[\(letters)]") + " "
            + right.text
    }

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let (a, b) = (
            PredicateOperand.unwrapped(left.value(for: object, variables)),
            PredicateOperand.unwrapped(right.value(for: object, variables))
        )
        let elements = a.map { PredicateKeyPath.elements(of: $0) ?? [$0] } ?? []
        switch scope {
        case .one: return compares(a, b)
        case .any: return elements.contains { compares($0, b) }
        case .all: return elements.allSatisfy { compares($0, b) }
        case .none: return !elements.contains { compares($0, b) }
        }
    }

    private func compares(_ a: Any?, _ b: Any?) -> Bool {
        switch test {
        case .equal: return isEqual(a, b)
        case .unequal: return !isEqual(a, b)
        case .less, .greater, .atMost, .atLeast: return order(a, b).map(meets) ?? false
        case .isIn: return contains(b, a)
        case .contains: return contains(a, b)
        case .between:
            guard let limits = b as? [Any], limits.count == 2, let low = order(a, limits[0]),
                let high = order(a, limits[1])
            else { return false }
            return low != .orderedAscending && high != .orderedDescending
        case .begins, .ends, .like, .matches:
            guard let a = a as? String, let b = b as? String else { return false }
            return compares(a, b)
        }
    }

    private func compares(_ a: String, _ b: String) -> Bool {
        if test == .begins { return a.range(of: b, options: options.union(.anchored)) != nil || b.isEmpty }
        if test == .ends { return a.range(of: b, options: options.union([.anchored, .backwards])) != nil || b.isEmpty }
        let pattern =
            test == .matches
            ? b
            : NSRegularExpression.escapedPattern(for: b).replacing("\\*", with: ".*").replacing("\\?", with: ".")
        let isBlind = options.contains(.caseInsensitive)
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: isBlind ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
        else { return false }
        return expression.firstMatch(in: a, range: NSRange(location: 0, length: a.utf16.count)) != nil
    }

    private func meets(_ order: ComparisonResult) -> Bool {
        switch test {
        case .less: order == .orderedAscending
        case .greater: order == .orderedDescending
        case .atMost: order != .orderedDescending
        default: order != .orderedAscending
        }
    }

    private func contains(_ list: Any?, _ element: Any?) -> Bool {
        if let text = list as? String, let part = element as? String {
            return text.range(of: part, options: options) != nil
        }
        let elements = list.flatMap(PredicateKeyPath.elements) ?? []
        return elements.contains { isEqual(PredicateOperand.unwrapped($0), element) }
    }

    private func isEqual(_ a: Any?, _ b: Any?) -> Bool { PredicateValue.isEqual(a, b, options: options) }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? { PredicateValue.order(a, b, options: options) }
}
