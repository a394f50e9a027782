import QuartzCore

/// A condition on an object.
indirect enum PredicateCondition {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case compare(PredicateComparison)

    /// Whether an object meets the condition.
    ///
    /// - Parameter variables: The values of `$names`.
    func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
        case .any(let parts): parts.contains { $0.holds(for: object, variables) }
        case .not(let part): !part.holds(for: object, variables)
        case .compare(let comparison): comparison.holds(for: object, variables)
        }
    }
}

/// A value that a comparison uses.
indirect enum PredicateOperand {
    case value(Any?)
    /// A key path; one that begins with a dollar sign is that of a variable.
    case path(String)
    case list([PredicateOperand])
    /// The elements of a list that meet a condition, and a key path from them.
    case subquery(list: PredicateOperand, variable: String, condition: PredicateCondition, path: String)

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): return value
        case .list(let values): return values.map { $0.value(for: object, variables) ?? NSNull() }
        case .path(let path):
            var keys = path.split(separator: ".")[...]
            guard let first = keys.first, first.hasPrefix("$") else {
                return PredicateKeyPath(keys).value(of: object)
            }
            keys.removeFirst()
            return PredicateKeyPath(keys).value(of: variables[String(first.dropFirst())])
        case .subquery(let list, let variable, let condition, let path):
            let elements = Self.unwrapped(list.value(for: object, variables)).flatMap(PredicateKeyPath.elements) ?? []
            let found = elements.filter { element in
                condition.holds(for: element, variables.merging([variable: element]) { $1 })
            }
            return PredicateKeyPath(path.split(separator: ".")[...]).value(of: found)
        }
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
