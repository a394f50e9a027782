import QuartzCore

/// A condition on an object.
indirect enum PredicateCondition {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case compare(PredicateComparison)
    case predicate(NSPredicate)

    /// Whether an object meets the condition.
    ///
    /// - Parameter variables: The values of `$names`.
    func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
        case .any(let parts): parts.contains { $0.holds(for: object, variables) }
        case .not(let part): !part.holds(for: object, variables)
        case .compare(let comparison): comparison.holds(for: object, variables)
        case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }

    /// The condition as a format.
    var text: String {
        switch self {
        case .all(let parts): parts.isEmpty ? "TRUEPREDICATE" : Self.joined(parts, by: " AND ")
        case .any(let parts): parts.isEmpty ? "FALSEPREDICATE" : Self.joined(parts, by: " OR ")
        case .not(let part): "NOT " + part.nested
        case .compare(let comparison): comparison.text
        case .predicate(let predicate): (predicate as? NSComparisonPredicate)?.predicateFormat ?? "BLOCKPREDICATE"
        }
    }

    private static func joined(_ parts: [PredicateCondition], by word: String) -> String {
        parts.map(\.nested).joined(separator: word)
    }

    private var nested: String {
        if case .compare = self { return text }
        return "(\(text))"
    }
}
