/// What is known of the elements with one name: their attributes, and the keys of their children.
final class ElementDescription: Sendable {
    /// How the value of an attribute is written.
    enum Value: Hashable, Sendable {
        case bool, number, integer, multiplier, text
        /// Points, or a percentage.
        case length
        /// One of several words.
        case word(Set<String>)
    }

    let name: String
    let attributes: [String: Value]
    /// What absent attributes stand for, where that is known and not NO.
    let defaults: [String: String]
    /// The properties that are written as child elements.
    let keys: Set<String>
    /// Whether all attributes and keys are accepted.
    let acceptsAll: Bool
    /// Whether nothing inside the element has an effect or needs a check.
    let isOpaque: Bool

    /// Describes an element; lists of names are separated by spaces.
    ///
    /// A name such as `alpha=1` has a default, which holds if the attribute is absent.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - base: A description whose attributes and keys this element has, too.
    ///   - words: The words of enumerations, by the names of the attributes.
    ///   - acceptsAll: Whether all attributes and keys are accepted.
    ///   - isOpaque: Whether, moreover, nothing inside the element is checked.
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

    /// Whether an attribute of this name is known.
    func knows(attribute: String) -> Bool { acceptsAll || attributes[attribute] != nil }

    /// Whether a property of this name may be written as a child element.
    func knows(key: String) -> Bool { acceptsAll || keys.contains(key) || attributes[key] != nil }
}
