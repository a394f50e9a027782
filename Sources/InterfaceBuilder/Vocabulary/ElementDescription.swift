/// What is known of the elements with one name: their attributes, and the keys of their children.
struct ElementDescription: Sendable {
    /// How the value of an attribute is written.
    enum Value: Hashable, Sendable {
        case bool, number, integer, multiplier, text
        /// Points, or a percentage.
        case length
        /// One of several words.
        case word(Set<String>)
    }

    let name: String
    private(set) var attributes: [String: Value] = [:]
    /// The properties that are written as child elements.
    private(set) var keys: Set<String> = []
    /// Whether all attributes and keys are accepted.
    private(set) var acceptsAll = false
    /// Whether nothing inside the element has an effect or needs a check.
    private(set) var isOpaque = false

    /// Describes an element; lists of names are separated by spaces.
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
        words: [String: String] = [:],
        keys: String = "",
        acceptsAll: Bool = false, isOpaque: Bool = false
    ) {
        self.name = name
        self.acceptsAll = acceptsAll || isOpaque
        self.isOpaque = isOpaque
        if let base {
            attributes = base.attributes
            self.keys = base.keys
        }
        let lists: [(names: String, value: Value)] = [
            (bools, .bool), (numbers, .number), (integers, .integer), (multipliers, .multiplier), (lengths, .length),
            (texts, .text),
        ]
        for (names, value) in lists {
            for name in Self.split(names) { attributes[name] = value }
        }
        for (name, list) in words { attributes[name] = .word(Set(Self.split(list))) }
        self.keys.formUnion(Self.split(keys))
    }

    private static func split(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether an attribute of this name is known.
    func knows(attribute: String) -> Bool { acceptsAll || attributes[attribute] != nil }

    /// Whether a property of this name may be written as a child element.
    func knows(key: String) -> Bool { acceptsAll || keys.contains(key) || attributes[key] != nil }
}
