/// The types that reports describe, by name.
///
/// Reports name a type without its enclosing types, unless several types of a module share the name.
struct DeclaredTypes {
    private var types: [String: SourceReport.DeclaredType] = [:]
    /// The names of which the dictionary has more than one type.
    private var shared: Set<String> = []

    /// Creates the types; of several with one full name, the first counts.
    init(_ all: [SourceReport.DeclaredType]) {
        for type in all where types[type.qualifiedName] == nil { types[type.qualifiedName] = type }
        for type in types.values.sorted(by: { $0.qualifiedName < $1.qualifiedName }) where type.nestedIn != nil {
            if let other = types[type.name], other.qualifiedName != type.qualifiedName {
                shared.insert(type.name)
            } else {
                types[type.name] = type
            }
        }
    }

    subscript(name: String) -> SourceReport.DeclaredType? { types[name] }

    /// Whether another type inherits from a type.
    func isInherited(_ type: SourceReport.DeclaredType) -> Bool {
        types.values.contains { other in
            other.inherits.contains(type.qualifiedName)
                || (!shared.contains(type.name) && other.inherits.contains(type.name))
        }
    }

    /// Returns the types that enclose a type, the outermost first.
    func around(_ type: SourceReport.DeclaredType) -> [SourceReport.DeclaredType] {
        let names = (type.nestedIn ?? "").split(separator: ".")
        return names.indices.compactMap { types[names[...$0].joined(separator: ".")] }
    }
}
