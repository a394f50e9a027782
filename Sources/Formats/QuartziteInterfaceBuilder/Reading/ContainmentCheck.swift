import QuartziteFileFormats

/// Finds view controllers that contain each other through relationship and embed segues, and so cannot be created.
struct ContainmentCheck {
    private let nodes: [MarkupNode]
    private let ids: [String: Int]
    private let file: String
    /// The segues that create a child together with the first controller of a scene, by the controller's index.
    private var segues: [Int: [Int]] = [:]
    /// The indices of the controllers in document order.
    private var controllers: [Int] = []
    private var identifiers: [String: Int] = [:]

    /// Throws an error for the first cycle in document order.
    static func check(_ index: DocumentIndex, file: String) throws(InterfaceDocumentError) {
        var check = ContainmentCheck(nodes: index.nodes, ids: index.ids, file: file)
        check.collectSegues()
        try check.findCycle()
    }

    private init(nodes: [MarkupNode], ids: [String: Int], file: String) {
        self.nodes = nodes
        self.ids = ids
        self.file = file
    }

    private mutating func collectSegues() {
        var controller: Int?
        for (index, node) in nodes.enumerated() {
            if node.attributes["sceneMemberID"] == "viewController" {
                controller = index
                controllers.append(index)
                if node.name != "viewControllerPlaceholder", let identifier = node.attributes["storyboardIdentifier"] {
                    identifiers[identifier] = identifiers[identifier] ?? index
                }
            } else if node.name == "segue", let controller, index < nodes[controller].end,
                ["embed", "relationship"].contains(node.attributes["kind"])
            {
                segues[controller, default: []].append(index)
            }
        }
    }

    /// Searches depth-first without recursion, because chains of controllers can be long.
    private func findCycle() throws(InterfaceDocumentError) {
        var finished: Set<Int> = []
        for start in controllers where !finished.contains(start) {
            var path: [(controller: Int, next: Int)] = [(start, 0)]
            var onPath: Set = [start]
            while let (controller, next) = path.last {
                guard let segue = segues[controller, default: []].dropFirst(next).first else {
                    finished.insert(controller)
                    onPath.remove(controller)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                guard let destination = destination(of: segue), !finished.contains(destination) else { continue }
                guard onPath.insert(destination).inserted else {
                    let cycle = path.map(\.controller).drop { $0 != destination } + [destination]
                    throw InterfaceDocumentError(
                        file: file, line: nodes[segue].line,
                        reason: .cycle(cycle.map { nodes[$0].attributes["id"] ?? nodes[$0].name }))
                }
                path.append((destination, 0))
            }
        }
    }

    /// Returns the controller that a segue creates, following references to this storyboard (interface_builder.md I30).
    private func destination(of segue: Int) -> Int? {
        guard let target = nodes[segue].attributes["destination"].flatMap({ ids[$0] }) else { return nil }
        guard nodes[target].name == "viewControllerPlaceholder" else { return target }
        guard nodes[target].attributes["storyboardName"] == nil else { return nil }
        guard let identifier = nodes[target].attributes["referencedIdentifier"] else {
            return nodes[0].attributes["initialViewController"].flatMap { ids[$0] }
        }
        return identifiers[identifier]
    }
}
