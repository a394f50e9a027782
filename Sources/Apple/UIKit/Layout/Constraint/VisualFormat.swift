import QuartzCore

/// A parsed visual format string, such as `H:|-[title(>=80)]-8-[icon(==20@750)]|`.
struct VisualFormat {
    /// A relation of a size or distance to a number or, for sizes, to another view.
    struct Rule: Equatable {
        enum Value: Equatable {
            case number(CGFloat)
            /// The system's spacing, or the margin beside the superview.
            case standard
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority = UILayoutPriority.required
    }

    enum Item: Equatable {
        case superview
        case view(String, [Rule])
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var items: [Item] = []
    /// The distances between each item and the next; empty if they touch.
    private(set) var distances: [[Rule]] = []

    /// A syntax error and its position.
    struct Fault: Error, Equatable { let text: String }

    private var rest: Substring
    private let metrics: [String: CGFloat]

    /// Parses a format string; `metrics` maps names to numbers.
    init(_ format: String, metrics: [String: CGFloat]) throws {
        rest = format[...]
        self.metrics = metrics
        if consume("V:") { axis = .vertical } else { _ = consume("H:") }
        items.append(try item())
        while !rest.isEmpty {
            distances.append(try distance())
            items.append(try item())
        }
    }

    private mutating func consume(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private func fault(_ text: String) -> Fault { Fault(text: "\(text) at \"\(rest.prefix(20))\"") }

    private mutating func item() throws -> Item {
        if consume("|") { return .superview }
        guard consume("[") else { throw fault("Expected a view") }
        let name = word()
        guard !name.isEmpty else { throw fault("Expected a view's name") }
        let rules = rest.hasPrefix("(") ? try ruleList() : []
        guard consume("]") else { throw fault("Expected a ']'") }
        return .view(name, rules)
    }

    private mutating func distance() throws -> [Rule] {
        guard consume("-") else { return [] }
        if rest.hasPrefix("|") || rest.hasPrefix("[") { return [Rule(value: .standard)] }
        let rules = rest.hasPrefix("(") ? try ruleList() : [try rule()]
        guard consume("-") else { throw fault("Expected a '-'") }
        return rules
    }

    private mutating func ruleList() throws -> [Rule] {
        _ = consume("(")
        var rules = [try rule()]
        while consume(",") { rules.append(try rule()) }
        guard consume(")") else { throw fault("Expected a ')'") }
        return rules
    }

    private mutating func rule() throws -> Rule {
        var rule = Rule(value: .standard)
        if consume(">=") {
            rule.relation = .greaterThanOrEqual
        } else if consume("<=") {
            rule.relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        let name = word()
        guard !name.isEmpty else { throw fault("Expected a number or a name") }
        rule.value = number(name).map { .number($0) } ?? .view(name)
        if consume("@") {
            let name = word()
            guard let priority = number(name) else { throw fault("Expected a priority") }
            rule.priority = UILayoutPriority(Float(priority))
        }
        return rule
    }

    private func number(_ name: String) -> CGFloat? { metrics[name] ?? Double(name).map { CGFloat($0) } }

    private mutating func word() -> String {
        var word = ""
        while let next = rest.first, next.isLetter || next.isNumber || next == "_" || next == "." || isSign(next, word)
        {
            word.append(next)
            rest.removeFirst()
        }
        return word
    }

    private func isSign(_ character: Character, _ word: String) -> Bool {
        word.isEmpty && (character == "-" || character == "+")
    }
}
