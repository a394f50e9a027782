import QuartzCore

/// A comparison of two values.
struct PredicateComparison {
    /// Operators; raw values are their words in formats.
    enum Test: String {
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
    enum Scope { case one, any, all, none }

    let left: PredicateOperand
    let test: Test
    let right: PredicateOperand
    let options: String.CompareOptions
    let scope: Scope

    func holds(for object: Any?) -> Bool {
        let (a, b) = (
            PredicateOperand.unwrapped(left.value(for: object)), PredicateOperand.unwrapped(right.value(for: object))
        )
        let elements = a as? [Any] ?? a.map { [$0] } ?? []
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
        if let set = list as? Set<AnyHashable> { return set.contains { isEqual($0.base, element) } }
        return (list as? [Any])?.contains { isEqual($0, element) } ?? false
    }

    private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b) { return order == .orderedSame }
        return (a as? AnyHashable).flatMap { a in (b as? AnyHashable).map { a == $0 } } ?? false
    }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        guard let a, let b else { return nil }
        if let a = a as? String, let b = b as? String { return a.compare(b, options: options) }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        guard let a = number(a), let b = number(b) else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    private func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
