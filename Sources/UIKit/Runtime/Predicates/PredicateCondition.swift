import QuartzCore

/// A condition on an object.
indirect enum PredicateCondition {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case compare(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
        case .any(let parts): parts.contains { $0.holds(for: object) }
        case .not(let part): !part.holds(for: object)
        case .compare(let comparison): comparison.holds(for: object)
        }
    }
}

/// A value that a comparison uses.
indirect enum PredicateOperand {
    case value(Any?)
    case path(String)
    case list([PredicateOperand])

    func value(for object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .list(let values): values.map { $0.value(for: object) ?? NSNull() }
        case .path(let path):
            path.split(separator: ".").reduce(object) { object, key in
                key.uppercased() == "SELF" ? object : object.flatMap { Self.member(String(key), of: $0) }
            }
        }
    }

    /// Returns the value of a key in a dictionary, or of a stored property; for lists, the values of their elements.
    private static func member(_ key: String, of object: Any) -> Any? {
        if let entries = object as? [AnyHashable: Any] { return key == "@count" ? entries.count : entries[key] }
        if let text = object as? String { return key == "length" || key == "count" ? text.utf16.count : nil }
        if let list = object as? [Any] {
            return key == "@count" || key == "count" ? list.count : list.compactMap { member(key, of: $0) }
        }
        return sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
            .compactMap { mirror in
                mirror.children.first {
                    $0.label == key || $0.label == "_\(key)" || $0.label == "$__lazy_storage_$_\(key)"
                }
            }.first.flatMap { unwrapped($0.value) }
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
