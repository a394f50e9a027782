import QuartzCore

/// Parses the tokens of a predicate's format.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var arguments: [Any]
    private var position = 0
    private var depth = 0

    /// The deepest nesting of parentheses.
    private static let deepest = 200

    init(tokens: [PredicateToken], arguments: [Any]) {
        (self.tokens, self.arguments) = (tokens, arguments.reversed())
    }

    /// Returns the condition; nil if the tokens are not one.
    mutating func parse() -> PredicateCondition? {
        let condition = alternatives()
        return position == tokens.count ? condition : nil
    }

    private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(word: String) -> Bool {
        guard case .word(let found)? = next, found.uppercased() == word else { return false }
        position += 1
        return true
    }

    private mutating func take(sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> PredicateCondition? {
        guard var parts = conjunction().map({ [$0] }) else { return nil }
        while take(word: "OR") || take(sign: "||") {
            guard let part = conjunction() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var parts = negation().map({ [$0] }) else { return nil }
        while take(word: "AND") || take(sign: "&&") {
            guard let part = negation() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() -> PredicateCondition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        if take(word: "NOT") || take(sign: "!") { return negation().map { .not($0) } }
        if take(word: "TRUEPREDICATE") { return .all([]) }
        if take(word: "FALSEPREDICATE") { return .any([]) }
        if take(sign: "(") {
            guard let inner = alternatives(), take(sign: ")") else { return nil }
            return inner
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateCondition? {
        let scope: PredicateComparison.Scope =
            take(word: "ANY") || take(word: "SOME")
            ? .any : take(word: "ALL") ? .all : take(word: "NONE") ? .none : .one
        guard let left = operand(), let test = test() else { return nil }
        guard let choices = options(), let right = operand() else { return nil }
        return .compare(
            PredicateComparison(left: left, test: test, right: right, options: choices, scope: scope))
    }

    private mutating func test() -> PredicateComparison.Test? {
        guard let token = next else { return nil }
        position += 1
        switch token {
        case .sign(let sign): return PredicateComparison.Test.signs[sign]
        case .word(let word): return PredicateComparison.Test(rawValue: word.uppercased())
        default: return nil
        }
    }

    /// The options in brackets after an operator; nil if they are not options.
    private mutating func options() -> String.CompareOptions? {
        guard take(sign: "[") else { return [] }
        guard case .word(let letters)? = next else { return nil }
        position += 1
        guard take(sign: "]"), letters.allSatisfy({ "cdn".contains($0) }) else { return nil }
        var options: String.CompareOptions = letters.contains("c") ? .caseInsensitive : []
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func operand() -> PredicateOperand? {
        guard let token = next else { return nil }
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .placeholder(let kind):
            guard let argument = arguments.popLast() else { return nil }
            return kind == "K" ? (argument as? String).map { .path($0) } : .value(argument)
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "SUBQUERY" where next == .sign("("): return subquery()
            default: return .path(word)
            }
        case .sign("{"):
            var values: [PredicateOperand] = []
            while !take(sign: "}") {
                guard let value = operand() else { return nil }
                values.append(value)
                guard take(sign: ",") || next == .sign("}") else { return nil }
            }
            return .list(values)
        case .sign: return nil
        }
    }

    /// Parses `(list, $variable, condition)` and a path such as `.@count` after it.
    private mutating func subquery() -> PredicateOperand? {
        guard take(sign: "("), let list = operand(), take(sign: ","), case .word(let variable)? = next,
            variable.hasPrefix("$")
        else { return nil }
        position += 1
        guard take(sign: ","), let condition = alternatives(), take(sign: ")") else { return nil }
        var path = ""
        if case .word(let word)? = next, word.hasPrefix(".") {
            path = word
            position += 1
        }
        return .subquery(list: list, variable: String(variable.dropFirst()), condition: condition, path: path)
    }
}
