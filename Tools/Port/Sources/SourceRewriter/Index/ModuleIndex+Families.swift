extension ModuleIndex {
    /// A member in an extension of another module's class, and its overrides.
    struct Family {
        /// The extended class.
        let base: String
        /// The types that override the member.
        let overriding: [String]
    }

    /// Returns the family of a member; `nil` if it has none, or if extensions of several classes introduce it.
    func family(of member: String) -> Family? {
        guard let overriding = overriding[member] else { return nil }
        let bases = types.filter { name, entry in
            !entry.isProtocol && body(of: name) == nil
                && entry.members.contains { $0.name == member && $0.isInExtension && !$0.isOverride }
                && overriding.contains { descends($0, from: name) }
        }.keys
        guard let base = bases.first, bases.count == 1 else { return nil }
        let own = overriding.filter { type in
            descends(type, from: base)
                && !ancestors(of: type).contains { ancestor in
                    types[ancestor]?.members.contains { $0.name == member && !$0.isOverride } ?? false
                        && ancestor != base
                }
        }
        return own.isEmpty ? nil : Family(base: base, overriding: Set(own).sorted())
    }

    /// Whether a type inherits from another one, which may be a class of UIKit.
    private func descends(_ type: String, from base: String) -> Bool {
        if type == base || ancestors(of: type).contains(base) { return type != base }
        // Classes of frameworks that are not known may inherit from any class.
        return systemClass(of: type).map { SystemClasses.inherits($0, from: base) } ?? true
    }
}
