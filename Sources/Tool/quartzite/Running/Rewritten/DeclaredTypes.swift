import QuartziteRewriting

/// The types that reports describe, by name.
///
/// Reports name a type without its enclosing types, unless several types of a module share the name.
struct DeclaredTypes {
    private var types: [String: TypeReport] = [:]
    /// The names that several types in the dictionary have.
    private var shared: Set<String> = []

    /// Creates the types; of several with one full name, the first counts.
    init(_ all: [TypeReport]) {
        for type in all where types[type.qualifiedName] == nil { types[type.qualifiedName] = type }
        for type in types.values.sorted(by: { $0.qualifiedName < $1.qualifiedName }) where type.nestedIn != nil {
            if let other = types[type.name], other.qualifiedName != type.qualifiedName {
                shared.insert(type.name)
            } else {
                types[type.name] = type
            }
        }
    }

    subscript(name: String) -> TypeReport? { types[name] }

    /// Whether another type inherits from a type.
    func isInherited(_ type: TypeReport) -> Bool {
        types.values.contains { other in
            other.inherits.contains(type.qualifiedName)
                || (!shared.contains(type.name) && other.inherits.contains(type.name))
        }
    }

    /// Returns the types that enclose a type, the outermost first.
    func around(_ type: TypeReport) -> [TypeReport] {
        let names = (type.nestedIn ?? "").split(separator: ".")
        return names.indices.compactMap { types[names[...$0].joined(separator: ".")] }
    }
}
