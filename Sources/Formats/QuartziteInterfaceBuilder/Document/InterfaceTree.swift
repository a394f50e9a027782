import QuartziteFileFormats

/// The elements of a document, with indexes for lookup.
final class InterfaceTree: Sendable {
    let nodes: [MarkupNode]
    /// The indices of elements, by id.
    let ids: [String: Int]
    /// The `variation` elements of an element, by the element's index, in document order (interface_builder.md I49).
    let variations: [Int: [Variation]]
    /// The entries of masks for an element, by the element's index, in document order.
    let installations: [Int: [Installation]]
    /// The ids of the views and guides to which constraints refer.
    let constrained: Set<String>
    /// The indices of the elements in `resources`, by element and resource name.
    let resources: [ResourceName: Int]
    /// Whether `useAutolayout` is YES (interface_builder.md I39).
    let usesAutoLayout: Bool
    /// Whether `colorMatched` is YES (interface_builder.md I64).
    let matchesColors: Bool

    struct Variation: Sendable {
        let condition: VariationCondition
        let index: Int
    }

    struct Installation: Sendable {
        let condition: VariationCondition
        let isIncluded: Bool
    }

    struct ResourceName: Hashable, Sendable {
        let element: String
        let name: String
    }

    init(_ index: DocumentIndex) {
        nodes = index.nodes
        ids = index.ids
        variations = index.variations
        installations = index.installations
        constrained = index.constrained
        resources = index.resources
        usesAutoLayout = index.nodes[0].attributes["useAutolayout"] == "YES"
        matchesColors = index.nodes[0].attributes["colorMatched"] == "YES"
    }

    /// Creates a copy whose elements have other attributes.
    init(_ tree: InterfaceTree, nodes: [MarkupNode]) {
        self.nodes = nodes
        ids = tree.ids
        variations = tree.variations
        installations = tree.installations
        constrained = tree.constrained
        resources = tree.resources
        usesAutoLayout = tree.usesAutoLayout
        matchesColors = tree.matchesColors
    }

    /// Returns the indices of the children of an element.
    func children(of index: Int) -> some Sequence<Int> {
        let end = nodes[index].end
        return sequence(state: index + 1) { [nodes] next -> Int? in
            guard next < end else { return nil }
            defer { next = nodes[next].end }
            return next
        }
    }
}
