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

    /// Creates a description of an element; names in lists are separated by spaces.
    ///
    /// An attribute such as `alpha=1` has a default value, which applies if it is absent.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - base: A description whose attributes and keys the element inherits.
    ///   - words: The words of enumerations, by attribute name.
    ///   - acceptsAll: Whether all attributes and keys are accepted.
    ///   - isOpaque: Whether all attributes and keys are accepted and nothing inside the element is checked.
    init(
        _ name: String, like base: ElementDescription? = nil, bools: String = "", numbers: String = "",
        integers: String = "", multipliers: String = "", lengths: String = "", texts: String = "",
        words: [String: String] = [:], keys: String = "", acceptsAll: Bool = false, isOpaque: Bool = false
    ) {
        var (attributes, defaults) = (base?.attributes ?? [:], base?.defaults ?? [:])
        func add(_ name: String, _ value: Value) {
            let parts = name.split(separator: "=").map(String.init)
            guard let name = parts.first else { return }
            attributes[name] = value
            if parts.count == 2 { defaults[name] = parts[1] }
        }
        let lists: [(names: String, value: Value)] = [
            (bools, .bool), (numbers, .number), (integers, .integer), (multipliers, .multiplier), (lengths, .length),
            (texts, .text),
        ]
        for (names, value) in lists {
            for name in Self.split(names) { add(name, value) }
        }
        for (name, list) in words { add(name, .word(Set(Self.split(list)))) }
        self.name = name
        self.attributes = attributes
        self.defaults = defaults
        self.keys = (base?.keys ?? []).union(Self.split(keys))
        self.acceptsAll = acceptsAll || isOpaque
        self.isOpaque = isOpaque
    }

    private static func split(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns whether an attribute is known.
    func knows(attribute: String) -> Bool { acceptsAll || attributes[attribute] != nil }

    /// Returns whether a property can be a child element.
    func knows(key: String) -> Bool { acceptsAll || keys.contains(key) || attributes[key] != nil }
}
