import QuartzCore

/// Parses the tokens of a predicate's or an expression's format.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var arguments: [Any]
    private var position = 0
    private var depth = 0
    /// How often a parenthesis was read as that of a condition, and again as that of a value.
    private var attempts = 0

    /// The deepest nesting of parentheses.
    private static let maximumDepth = 200
    /// The most parentheses that are read in both ways.
    private static let maximumAttempts = 10_000

    init(tokens: [PredicateToken], arguments: [Any]) {
        (self.tokens, self.arguments) = (tokens, arguments.reversed())
    }

    /// Returns the condition; nil if the tokens are not one.
    mutating func parse() -> PredicateCondition? {
        let condition = alternatives()
        return position == tokens.count ? condition : nil
    }

    /// Returns the value for an expression; nil if the tokens are not one.
    mutating func parseOperand() -> PredicateOperand? {
        let value = operand()
        return position == tokens.count ? value : nil
    }

    private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

    private mutating func consume(word: String) -> Bool {
        guard case .word(let found)? = next, found.uppercased() == word else { return false }
        position += 1
        return true
    }

    private mutating func consume(sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        position += 1
        return true
    }

    // MARK: Conditions

    private mutating func alternatives() -> PredicateCondition? {
        guard var parts = conjunction().map({ [$0] }) else { return nil }
        while consume(word: "OR") || consume(sign: "||") {
            guard let part = conjunction() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var parts = negation().map({ [$0] }) else { return nil }
        while consume(word: "AND") || consume(sign: "&&") {
            guard let part = negation() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() -> PredicateCondition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return nil }
        if consume(word: "NOT") || consume(sign: "!") { return negation().map { .not($0) } }
        if consume(word: "TRUEPREDICATE") { return .all([]) }
        if consume(word: "FALSEPREDICATE") { return .any([]) }
        guard next == .sign("(") else { return comparison() }
        let (place, values) = (position, arguments)
        position += 1
        if let inner = alternatives(), consume(sign: ")"), !isInsideValue { return inner }
        attempts += 1
        guard attempts < Self.maximumAttempts else { return nil }
        (position, arguments) = (place, values)
        return comparison()
    }

    /// Whether what was read is a part of a value: `(a)` in `(a) > 3`.
    private var isInsideValue: Bool {
        guard case .sign(let sign)? = next else { return false }
        return PredicateComparison.Test.signs[sign] != nil || ["+", "-", "*", "/", "**"].contains(sign)
    }

    private mutating func comparison() -> PredicateCondition? {
        let scope: PredicateComparison.Scope =
            consume(word: "ANY") || consume(word: "SOME")
            ? .any : consume(word: "ALL") ? .all : consume(word: "NONE") ? .none : .one
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
        guard consume(sign: "[") else { return [] }
        guard case .word(let letters)? = next else { return nil }
        position += 1
        guard consume(sign: "]"), letters.allSatisfy({ "cdnl".contains($0) }) else { return nil }
        var options: String.CompareOptions = letters.contains("c") ? .caseInsensitive : []
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Values

    private mutating func operand() -> PredicateOperand? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth, var left = product() else { return nil }
        while let function = ["+": "add:to:", "-": "from:subtract:"].first(where: { next == .sign($0.key) })?.value {
            position += 1
            guard let right = product() else { return nil }
            left = .function(function, [left, right])
        }
        return left
    }

    private mutating func product() -> PredicateOperand? {
        guard var left = power() else { return nil }
        while let function = ["*": "multiply:by:", "/": "divide:by:"].first(where: { next == .sign($0.key) })?.value {
            position += 1
            guard let right = power() else { return nil }
            left = .function(function, [left, right])
        }
        return left
    }

    private mutating func power() -> PredicateOperand? {
        guard var left = negative() else { return nil }
        while consume(sign: "**") {
            guard let right = negative() else { return nil }
            left = .function("raise:toPower:", [left, right])
        }
        return left
    }

    private mutating func negative() -> PredicateOperand? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return nil }
        if consume(sign: "+") { return negative() }
        guard consume(sign: "-") else { return member() }
        guard let value = negative() else { return nil }
        switch value {
        case .value(let number as Int): return .value(0 &- number)
        case .value(let number as Double): return .value(-number)
        default: return .function("from:subtract:", [.value(0), value])
        }
    }

    /// Parses a value, and the keys and indexes after it.
    private mutating func member() -> PredicateOperand? {
        guard var value = primary() else { return nil }
        while let token = next {
            if case .word(let word) = token, word.hasPrefix(".") {
                position += 1
                value = .member(value, word)
            } else if token == .sign("[") {
                position += 1
                guard let index = index(), consume(sign: "]") else { return nil }
                value = .element(value, index)
            } else {
                break
            }
        }
        return value
    }

    private mutating func index() -> PredicateOperand? {
        for word in ["FIRST", "LAST", "SIZE"] where consume(word: word) { return .value(word) }
        return operand()
    }

    private mutating func primary() -> PredicateOperand? {
        guard let token = next else { return nil }
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .integer(let number): return .value(number)
        case .number(let number): return .value(number)
        case .placeholder(let kind):
            guard let argument = arguments.popLast() else { return nil }
            if kind == "K" { return (argument as? String).map { .path($0) } }
            return (argument as? NSExpression)?.value ?? .value(argument)
        case .word(let word): return named(word)
        case .sign("("):
            guard let inner = operand(), consume(sign: ")") else { return nil }
            return inner
        case .sign("{"): return list(until: "}").map { .list($0) }
        case .sign: return nil
        }
    }

    private mutating func named(_ word: String) -> PredicateOperand? {
        switch word.uppercased() {
        case "NIL", "NULL": return .value(nil)
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        default: break
        }
        guard next == .sign("(") else { return .path(word.hasPrefix("#") ? String(word.dropFirst()) : word) }
        switch word.uppercased() {
        case "SUBQUERY": return subquery()
        case "TERNARY": return choice()
        case "CAST":
            position += 1
            return list(until: ")").flatMap { $0.count == 2 ? .function("castObject:toType:", $0) : nil }
        case "FUNCTION":
            position += 1
            guard let parts = list(until: ")"), parts.count > 1, case .value(let name as String) = parts[1],
                let function = PredicateFunction.named(name)
            else { return nil }
            return .function(function, [parts[0]] + parts[2...])
        default:
            guard let function = PredicateFunction.named(word) else { return nil }
            position += 1
            return list(until: ")").map { .function(function, $0) }
        }
    }

    /// Parses values with commas between them, and the sign after them.
    private mutating func list(until end: String) -> [PredicateOperand]? {
        var values: [PredicateOperand] = []
        while !consume(sign: end) {
            guard let value = operand() else { return nil }
            values.append(value)
            guard consume(sign: ",") || next == .sign(end) else { return nil }
        }
        return values
    }

    /// Parses `(condition, value, other value)`.
    private mutating func choice() -> PredicateOperand? {
        guard consume(sign: "("), let condition = alternatives(), consume(sign: ","), let first = operand(),
            consume(sign: ","), let second = operand(), consume(sign: ")")
        else { return nil }
        return .choice(condition, first, second)
    }

    /// Parses `(list, $variable, condition)`.
    private mutating func subquery() -> PredicateOperand? {
        guard consume(sign: "("), let list = operand(), consume(sign: ","), case .word(let variable)? = next,
            variable.hasPrefix("$")
        else { return nil }
        position += 1
        guard consume(sign: ","), let condition = alternatives(), consume(sign: ")") else { return nil }
        return .subquery(list: list, variable: String(variable.dropFirst()), condition: condition)
    }
}
