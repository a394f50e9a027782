import QuartziteFileFormats

/// Collects the indexes of a document's elements and checks their references.
struct DocumentIndex {
    let nodes: [MarkupNode]
    private let file: String
    private(set) var ids: [String: Int] = [:]
    private(set) var variations: [Int: [InterfaceTree.Variation]] = [:]
    private(set) var installations: [Int: [InterfaceTree.Installation]] = [:]
    private(set) var constrained: Set<String> = []
    private(set) var resources: [InterfaceTree.ResourceName: Int] = [:]

    /// The elements whose contents have no effect and whose ids are not ids of objects (interface_builder.md I5).
    static let skipped: Set = [
        "dependencies", "device", "inferredMetricsTieBreakers", "customFonts", "designables", "classes",
        "simulatedMetricsContainer", "wkWebViewConfiguration",
    ]

    init(nodes: [MarkupNode], file: String) throws(InterfaceDocumentError) {
        self.nodes = nodes
        self.file = file
        var references: [(index: Int, attribute: String)] = []
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            if Self.skipped.contains(node.name) {
                index = node.end
                continue
            }
            try addID(of: index)
            for attribute in Self.references(of: node.name) where node.attributes[attribute] != nil {
                references.append((index, attribute))
            }
            collect(index)
            index += 1
        }
        for (index, attribute) in references { try check(attribute, of: index) }
        // Masks can precede the elements to which they refer.
        for index in nodes.indices where nodes[index].name == "mask" { collectMask(index) }
    }

    /// Returns the attributes of an element whose values are ids (interface_builder.md I3).
    static func references(of element: String) -> [String] {
        switch element {
        case "constraint": ["firstItem", "secondItem"]
        case "outlet", "outletCollection", "action": ["destination"]
        case "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"]
        case "include", "exclude": ["reference"]
        case "tableViewCell": ["textLabel", "detailTextLabel", "imageView"]
        case "tableViewCellContentView": ["tableViewCell"]
        case "document": ["initialViewController"]
        default: []
        }
    }

    private func failure(_ index: Int, _ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
        InterfaceDocumentError(file: file, line: nodes[index].line, reason: reason)
    }

    private mutating func addID(of index: Int) throws(InterfaceDocumentError) {
        guard let id = nodes[index].attributes["id"] else { return }
        if let other = ids.updateValue(index, forKey: id) {
            throw failure(index, .duplicateID(id, firstLine: nodes[other].line))
        }
    }

    private func check(_ attribute: String, of index: Int) throws(InterfaceDocumentError) {
        guard let id = nodes[index].attributes[attribute], ids[id] == nil else { return }
        throw failure(index, .missingID(id, element: nodes[index].name, attribute: attribute))
    }

    private mutating func collect(_ index: Int) {
        let node = nodes[index]
        switch node.name {
        case "variation":
            guard let parent = node.parent, let condition = VariationCondition(key: node.attributes["key"] ?? "")
            else { return }
            variations[parent, default: []].append(InterfaceTree.Variation(condition: condition, index: index))
        case "constraint":
            // A constraint without a first item applies to the view that contains the list.
            let holder = node.parent.flatMap { nodes[$0].parent }.flatMap { nodes[$0].attributes["id"] }
            constrained.formUnion(
                [node.attributes["firstItem"] ?? holder, node.attributes["secondItem"]].compactMap(\.self))
        case "image", "namedColor", "systemColor":
            guard let parent = node.parent, nodes[parent].name == "resources", let name = node.attributes["name"]
            else { return }
            resources[InterfaceTree.ResourceName(element: node.name, name: name)] = index
        default: break
        }
    }

    private mutating func collectMask(_ index: Int) {
        guard let variation = nodes[index].parent,
            let condition = VariationCondition(key: nodes[variation].attributes["key"] ?? "")
        else { return }
        var child = index + 1
        while child < nodes[index].end {
            if let target = nodes[child].attributes["reference"].flatMap({ ids[$0] }) {
                installations[target, default: []].append(
                    InterfaceTree.Installation(condition: condition, isIncluded: nodes[child].name == "include"))
            }
            child = nodes[child].end
        }
    }
}
