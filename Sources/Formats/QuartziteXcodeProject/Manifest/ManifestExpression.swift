/// An expression of a manifest that consists of literals and calls.
indirect enum ManifestExpression {
    case string(String)
    case boolean(Bool)
    /// A name, such as `.v5`, without its dot.
    case name(String)
    case array([ManifestExpression])
    /// A call, such as `.target(name: "A")`, by the last part of its name.
    case call(String, [Argument], line: Int)
    /// Code that is not supported.
    case unknown(line: Int)

    struct Argument {
        let label: String?
        let value: ManifestExpression
    }

    /// The text of a string literal.
    var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The elements of an array.
    var elements: [ManifestExpression] { if case .array(let elements) = self { elements } else { [] } }
    /// The texts of an array's string literals.
    var strings: [String] { elements.compactMap(\.string) }

    /// Returns the argument of a call with a label.
    subscript(label: String) -> ManifestExpression? {
        guard case .call(_, let arguments, _) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The first argument of a call without a label.
    var first: ManifestExpression? {
        guard case .call(_, let arguments, _) = self else { return nil }
        return arguments.first { $0.label == nil }?.value
    }

    /// The lines of code that is not supported.
    var unknownLines: [Int] {
        switch self {
        case .unknown(let line): [line]
        case .array(let elements): elements.flatMap(\.unknownLines)
        case .call(_, let arguments, _): arguments.flatMap(\.value.unknownLines)
        case .string, .boolean, .name: []
        }
    }
}

/// Parses the expressions of a manifest.
struct ManifestParser {
    private let tokens: [(token: ManifestTokens.Token, line: Int)]
    private(set) var position = 0
    /// The values of the constants declared so far.
    var constants: [String: ManifestExpression] = [:]
    private static let maximumDepth = 64
    /// The remaining number of values that constants may expand to, which limits repeated doubling.
    private var budget = 100_000

    init(_ text: String) { tokens = ManifestTokens(text).tokens }

    var current: ManifestTokens.Token? { position < tokens.count ? tokens[position].token : nil }
    var line: Int { position < tokens.count ? tokens[position].line : tokens.last?.line ?? 1 }

    mutating func advance() { position += 1 }

    mutating func consume(_ symbol: Character) -> Bool {
        guard current == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    /// Parses an expression, including sums of arrays.
    mutating func expression(depth: Int = 0) -> ManifestExpression {
        var value = operand(depth: depth)
        while current == .symbol("+") {
            let line = line
            advance()
            if current == .symbol("=") { return .unknown(line: line) }
            let other = operand(depth: depth)
            switch (value, other) {
            case (.array(let first), .array(let second)): value = .array(first + second)
            case (.string(let first), .string(let second)): value = .string(first + second)
            case (.array(let first), _): value = .array(first + [other])
            default: value = .array([value, other])
            }
        }
        if case .string(let first) = value, let range = range(from: first, depth: depth) { return range }
        guard case .symbol(let symbol)? = current, !",)]:=;}.".contains(symbol) else { return value }
        // An operator makes the value depend on more than literals.
        let line = line
        skip()
        return .unknown(line: line)
    }

    /// Parses the rest of a range of versions, `..<"2.0.0"` or `..."1.9.0"`; returns nil without consuming others.
    private mutating func range(from first: String, depth: Int) -> ManifestExpression? {
        let (start, line) = (position, line)
        guard consume("."), consume(".") else {
            position = start
            return nil
        }
        let kind = consume("<") ? "..<" : consume(".") ? "..." : ""
        guard !kind.isEmpty, case .string(let last) = operand(depth: depth) else {
            position = start
            return nil
        }
        let bounds = [
            ManifestExpression.Argument(label: nil, value: .string(first)),
            ManifestExpression.Argument(label: "to", value: .string(last)),
        ]
        return .call(kind, bounds, line: line)
    }

    private mutating func operand(depth: Int) -> ManifestExpression {
        let line = line
        guard depth < Self.maximumDepth, let token = current else {
            skip()
            return .unknown(line: line)
        }
        switch token {
        case .string(let text):
            advance()
            return .string(text)
        case .interpolation:
            advance()
            return .unknown(line: line)
        case .number(let text):
            advance()
            return .name(text)
        case .symbol("["): return array(depth: depth)
        case .symbol("."), .name: return path(depth: depth)
        default:
            skip()
            return .unknown(line: line)
        }
    }

    private mutating func array(depth: Int) -> ManifestExpression {
        let start = line
        advance()
        var elements: [ManifestExpression] = []
        while let token = current, token != .symbol("]") {
            let before = position
            elements.append(expression(depth: depth + 1))
            // The values of a dictionary are not needed.
            if consume(":") { _ = expression(depth: depth + 1) }
            if !consume(","), current != .symbol("]") {
                skip()
                elements.append(.unknown(line: start))
                if !consume(","), current != .symbol("]") { break }
            }
            if position == before { break }
        }
        _ = consume("]")
        return .array(elements)
    }

    /// Parses a name with members and calls, such as `Target.Dependency.product(name: "A")`.
    private mutating func path(depth: Int) -> ManifestExpression {
        var value: ManifestExpression?
        var (name, isMember, line) = ("", false, line)
        while true {
            if consume(".") { isMember = true }
            guard case .name(let part)? = current else { break }
            (name, line) = (part, self.line)
            advance()
            if current == .symbol("(") {
                value = .call(name, arguments(depth: depth), line: line)
            } else {
                value = nil
            }
            guard current == .symbol(".") else { break }
        }
        if let value { return value }
        switch name {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "nil": return .array([])
        default:
            if !isMember, let constant = constants[name] {
                budget -= max(1, constant.elements.count)
                return budget > 0 ? constant : .unknown(line: line)
            }
            return isMember ? .name(name) : .unknown(line: line)
        }
    }

    private mutating func arguments(depth: Int) -> [ManifestExpression.Argument] {
        advance()
        var arguments: [ManifestExpression.Argument] = []
        while let token = current, token != .symbol(")") {
            let before = position
            var label: String?
            if case .name(let name) = token, position + 1 < tokens.count, tokens[position + 1].token == .symbol(":") {
                label = name
                position += 2
            }
            arguments.append(.init(label: label, value: expression(depth: depth + 1)))
            if !consume(","), current != .symbol(")") {
                skip()
                if !consume(","), current != .symbol(")") { break }
            }
            if position == before { break }
        }
        _ = consume(")")
        return arguments
    }

    private static let statements: Set<String> = ["let", "var", "if", "for", "func", "switch", "import"]

    /// Skips to the end of the innermost brackets, or to their next comma or the next statement.
    private mutating func skip() {
        var depth = 0
        while let token = current {
            if depth == 0, case .name(let name) = token, Self.statements.contains(name) { return }
            if case .symbol(let symbol) = token {
                if "([{".contains(symbol) { depth += 1 }
                if ")]}".contains(symbol) {
                    if depth == 0 { return }
                    depth -= 1
                }
                if symbol == ",", depth == 0 { return }
            }
            advance()
        }
    }
}
