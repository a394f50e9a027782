/// A description of the elements with a name: their attributes and the keys of their children.
final class ElementDescription: Sendable {
    /// The formats of attribute values.
    enum Value: Hashable, Sendable {
        case bool, number, integer, multiplier, text
        /// Points or a percentage.
        case length
        /// One of several words.
        case word(Set<String>)
    }

    let name: String
    let attributes: [String: Value]
    /// The defaults of absent attributes, if known and not NO.
    let defaults: [String: String]
    /// The keys of properties that are child elements.
    let keys: Set<String>
    /// Whether all attributes and keys are accepted.
    let acceptsAll: Bool
    /// Whether nothing inside the element has an effect or needs to be checked.
    let isOpaque: Bool

    /// Creates a description of an element from the rest of its line in a table of the ``Vocabulary``.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - base: A description whose attributes and keys the element inherits.
    ///   - names: The names, each with its kind and default.
    init(_ name: String, like base: ElementDescription?, _ names: [Substring]) {
        var (attributes, defaults, keys) = (base?.attributes ?? [:], base?.defaults ?? [:], base?.keys ?? [])
        for entry in names {
            let parts = entry.split(separator: "=", maxSplits: 1)
            let named = parts[0].split(separator: ":", maxSplits: 1).map(String.init)
            let kind = named.count == 2 ? named[1] : "text"
            if kind == "key" {
                keys.insert(named[0])
            } else {
                attributes[named[0]] = Self.values[kind] ?? .word(Set(kind.split(separator: "|").map(String.init)))
                // A default that the element has itself replaces an inherited one.
                defaults[named[0]] = parts.count == 2 ? String(parts[1]) : nil
            }
        }
        self.name = name
        (self.attributes, self.defaults, self.keys) = (attributes, defaults, keys)
        isOpaque = names.contains("unchecked")
        acceptsAll = isOpaque || names.contains("anything")
    }

    private static let values: [String: Value] = [
        "bool": .bool, "number": .number, "integer": .integer, "multiplier": .multiplier, "text": .text,
        "length": .length,
    ]

    /// Returns whether an attribute is known.
    func knows(attribute: String) -> Bool { acceptsAll || attributes[attribute] != nil }

    /// Returns whether a property can be a child element.
    func knows(key: String) -> Bool { acceptsAll || keys.contains(key) || attributes[key] != nil }
}
