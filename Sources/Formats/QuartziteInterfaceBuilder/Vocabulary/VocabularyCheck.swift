/// Compares a document with the vocabulary, and checks that its values are readable.
struct VocabularyCheck {
    private let tree: InterfaceTree
    private(set) var warnings: [InterfaceWarning] = []
    private var texts: Set<String> = []

    /// The maximum number of warnings; others are omitted.
    static let maximumWarnings = 1_000

    init(tree: InterfaceTree) { self.tree = tree }

    /// Checks all elements that have an effect.
    mutating func run() {
        var index = 0
        while index < tree.nodes.count, texts.count < Self.maximumWarnings {
            let node = tree.nodes[index]
            let isOpaque = Vocabulary.descriptions[node.name]?.isOpaque ?? true
            let isSkipped = DocumentIndex.skipped.contains(node.name) || Vocabulary.concernsCanvas(node.name)
            if !isSkipped { check(index) }
            index = isSkipped || isOpaque ? node.end : index + 1
        }
    }

    private mutating func warn(_ index: Int, _ text: String, substituted: String? = nil) {
        guard texts.count < Self.maximumWarnings, texts.insert(text).inserted else { return }
        warnings.append(InterfaceWarning(line: tree.nodes[index].line, text: text, substituted: substituted))
    }

    private mutating func check(_ index: Int) {
        let node = tree.nodes[index]
        guard let description = Vocabulary.descriptions[node.name] else {
            return warn(index, "the element \(node.name.excerpt) is not known and has no effect")
        }
        checkKey(index)
        // A variation has the attributes of its parent element.
        let attributes =
            node.name == "variation"
            ? node.parent.flatMap { Vocabulary.descriptions[tree.nodes[$0].name] } ?? description : description
        for name in node.attributes.keys.sorted() {
            checkAttribute(name, of: index, attributes)
        }
        checkContent(index)
    }

    /// Checks that the parent element has a property with the element's key.
    private mutating func checkKey(_ index: Int) {
        let node = tree.nodes[index]
        guard let key = node.attributes["key"], var parent = node.parent, !Vocabulary.concernsCanvas(key),
            !["variation", "mask", "state"].contains(node.name)
        else { return }
        if tree.nodes[parent].name == "variation", let outer = tree.nodes[parent].parent { parent = outer }
        let owner = tree.nodes[parent].name
        if Vocabulary.descriptions[owner]?.knows(key: key) == false {
            warn(index, "the property \(key.excerpt) of \(owner) is not known and has no effect")
        }
    }

    private mutating func checkAttribute(_ name: String, of index: Int, _ description: ElementDescription) {
        let node = tree.nodes[index]
        guard description.knows(attribute: name) else {
            if !Vocabulary.concernsCanvas(name) {
                warn(index, "the attribute \(name.excerpt) of \(description.name) is not known and has no effect")
            }
            return
        }
        guard let kind = description.attributes[name], let value = node.attributes[name],
            let problem = kind.problem(with: value)
        else { return }
        warn(index, "\(name) of \(description.name) is \(problem): \(value.excerpt)")
    }

    /// Checks values that consist of several attributes or elements.
    private mutating func checkContent(_ index: Int) {
        let element = InterfaceElement(tree: tree, index: index)
        switch element.name {
        case "constraint":
            if element.constraint(in: element) == nil {
                warn(index, "a constraint without two items and attributes has no effect")
            }
        case "outlet", "outletCollection", "action", "segue":
            if element.connection == nil {
                warn(index, "a connection without a name and destination has no effect: \(element.name)")
            }
        case "userDefinedRuntimeAttribute":
            if element.attribute("keyPath") == nil || element.runtimeValue == nil {
                let keyPath = element.attribute("keyPath") ?? ""
                warn(index, "the runtime attribute \(keyPath.excerpt) has no value that can be read")
            }
        case "color":
            if element.colorValue == nil { warn(index, "the color has no components that can be read") }
        case "fontDescription", "font":
            if element.fontValue == nil { warn(index, "the font has no name, type or style that can be read") }
        case "variation":
            let key = element.key ?? ""
            if VariationCondition(key: key) == nil {
                warn(index, "the variation \(key.excerpt) names no size class and never applies")
            }
        default:
            if let substitute = InterfaceElement.substitutes[element.name] {
                warn(
                    index, "\(element.name) is not available; a plain \(substitute) replaces it",
                    substituted: element.name)
            }
        }
    }
}

extension ElementDescription.Value {
    /// Returns the reason why a value is unreadable; nil if it is readable.
    fileprivate func problem(with value: String) -> String? {
        switch self {
        case .text: nil
        case .bool: ["YES", "NO"].contains(value) ? nil : "neither YES nor NO"
        case .number: InterfaceNumber.value(value) == nil ? "not a finite number" : nil
        case .integer: InterfaceNumber.integer(value) == nil ? "not an integer" : nil
        case .multiplier: InterfaceNumber.multiplier(value) == nil ? "neither a number nor a ratio" : nil
        case .length: InterfaceNumber.length(value) == nil ? "neither a finite number nor a percentage" : nil
        case .word(let words): words.contains(value) ? nil : "not a known word"
        }
    }
}
