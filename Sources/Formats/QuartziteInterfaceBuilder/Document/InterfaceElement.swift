import QuartziteFileFormats

/// An element of a document, with access to the elements around and inside it.
///
/// If an element is resolved for size classes, it and all elements reached from it have the attributes and children of
/// the matching variations.
package struct InterfaceElement: Sendable {
    let tree: InterfaceTree
    let index: Int
    /// The size classes whose variations apply; nil if the element is as written in the file.
    package private(set) var sizeClasses: InterfaceSizeClasses?

    init(tree: InterfaceTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    private var node: MarkupNode { tree.nodes[index] }

    package var name: String { node.name }
    /// The line in the file, counted from 1.
    package var line: Int { node.line }
    package var id: String? { node.attributes["id"] }
    /// The name of the property whose value the element is (interface_builder.md I4).
    package var key: String? { node.attributes["key"] }
    /// The names of the attributes in the file, sorted.
    package var attributeNames: [String] { node.attributes.keys.sorted() }

    /// The parent element; nil for the root.
    package var parent: InterfaceElement? { node.parent.map(at) }

    /// Returns the element resolved for an environment (interface_builder.md I49).
    package func resolved(for sizeClasses: InterfaceSizeClasses) -> InterfaceElement {
        var element = self
        element.sizeClasses = sizeClasses
        return element
    }

    /// Returns the value of an attribute, with variations applied.
    package func attribute(_ name: String) -> String? {
        for variation in applying.reversed() where name != "key" {
            if let value = tree.nodes[variation].attributes[name] { return value }
        }
        return node.attributes[name]
    }

    /// The child elements in document order.
    ///
    /// In a resolved element, the child of a variation replaces the child with the same key, or is added at the end.
    package var children: [InterfaceElement] {
        let own = tree.children(of: index).map(at)
        guard sizeClasses != nil, tree.variations[index] != nil else { return own }
        var children = own.filter { $0.name != "variation" }
        var positions = Dictionary(
            children.enumerated().compactMap { position, child in child.key.map { ($0, position) } },
            uniquingKeysWith: { first, _ in first })
        for child in applying.flatMap({ tree.children(of: $0).map(at) }) where child.name != "mask" {
            if let position = child.key.flatMap({ positions[$0] }) {
                children[position] = child
            } else {
                if let key = child.key { positions[key] = children.count }
                children.append(child)
            }
        }
        return children
    }

    /// The names of attributes, of child elements that are values of properties, and of lists such as `subviews`.
    package var statedNames: Set<String> {
        var names = Set(node.attributes.keys)
        for variation in applying { names.formUnion(tree.nodes[variation].attributes.keys) }
        for child in children { names.insert(child.key ?? child.name) }
        return names
    }

    /// Returns the child that is the value of a property.
    package func child(forKey key: String) -> InterfaceElement? {
        for variation in applying.reversed() {
            if let child = child(of: variation, forKey: key) { return at(child) }
        }
        return child(of: index, forKey: key).map(at)
    }

    private func child(of index: Int, forKey key: String) -> Int? {
        tree.children(of: index).first { tree.nodes[$0].attributes["key"] == key && tree.nodes[$0].name != "variation" }
    }

    /// Returns the elements inside the children with a name, such as `subviews`.
    package func list(_ name: String) -> [InterfaceElement] {
        children.filter { $0.name == name && $0.key == nil || $0.key == name }.flatMap(\.children)
    }

    /// Returns the element with an id in the same document.
    package func element(_ id: String) -> InterfaceElement? { tree.ids[id].map(at) }

    /// Returns the element to which an attribute refers by id.
    package func reference(_ name: String) -> InterfaceElement? { attribute(name).flatMap(element) }

    /// Whether a view is installed, or a constraint active, in the element's environment (interface_builder.md I49).
    ///
    /// For an element that is not resolved, this is an environment without size classes.
    package var isInstalled: Bool {
        let classes = sizeClasses ?? .unspecified
        let entries = (tree.installations[index] ?? []).enumerated().filter { $0.element.condition.matches(classes) }
        // The most specific variation decides; among equally specific ones, the last in the document does.
        let last = entries.max {
            ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset)
        }
        return last?.element.isIncluded ?? true
    }

    /// The text of an element without child elements; empty for others.
    var text: String { node.end == index + 1 ? node.text : "" }

    /// The indices of the matching variations, from general to specific.
    private var applying: [Int] {
        guard let sizeClasses, let variations = tree.variations[index] else { return [] }
        let matching = variations.filter { $0.condition.matches(sizeClasses) }
        return (0...2).flatMap { level in matching.filter { $0.condition.specificity == level }.map(\.index) }
    }

    /// Returns the element at an index, resolved for the same environment.
    func at(_ index: Int) -> InterfaceElement {
        var element = InterfaceElement(tree: tree, index: index)
        element.sizeClasses = sizeClasses
        return element
    }
}

extension InterfaceElement: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.tree === right.tree && left.index == right.index && left.sizeClasses == right.sizeClasses
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }
}
