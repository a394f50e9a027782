/// A set of objects that are created together, and their connections (interface_builder.md §3, §4).
///
/// A xib is one nib. A scene of a storyboard is two nibs, for the controller and for its view. Each cell prototype is
/// also a nib.
package struct InterfaceNib: Sendable {
    /// An assignment of an outlet, or of an outlet collection with all of its members.
    package struct Assignment: Hashable, Sendable {
        /// The object whose property is set.
        package var source: InterfaceElement
        package var property: String
        /// The objects that are assigned; a single one if the outlet is not a collection.
        package var destinations: [InterfaceElement]
        package var isCollection: Bool
        /// Whether the members are appended to existing ones.
        package var appends: Bool
        /// The line of the first connection.
        package var line: Int
    }

    /// An action of an object.
    package struct Action: Hashable, Sendable {
        package var source: InterfaceElement
        package var action: InterfaceAction
    }

    /// A segue of an object.
    package struct Segue: Hashable, Sendable {
        package var source: InterfaceElement
        package var segue: InterfaceSegue
    }

    /// The objects that no other object of the nib contains, in document order, excluding placeholders.
    package let topLevelObjects: [InterfaceElement]
    /// All objects, first custom objects of a scene and then the others in document order (interface_builder.md I12).
    package let objects: [InterfaceElement]
    /// The outlet collections in document order, then the outlets by property name (interface_builder.md I14).
    package let assignments: [Assignment]
    /// The actions in document order.
    package let actions: [Action]
    /// The segues in document order, excluding those of prototypes.
    package let segues: [Segue]

    /// Creates the nib of the objects inside `roots`.
    ///
    /// - Parameters:
    ///   - roots: The top-level elements in document order.
    ///   - excluded: An element that, with its contents and connections to them, belongs to another nib.
    ///   - outside: Elements of another nib whose connections into this nib are made with it.
    init(roots: [InterfaceElement], excluding excluded: InterfaceElement? = nil, outside: [InterfaceElement] = []) {
        let members = roots.flatMap { $0.nibMembers(excluding: excluded) }
        let objects = members.filter(\.isNibObject)
        topLevelObjects = roots.filter(\.isNibObject)
        self.objects = objects.filter { $0.name == "customObject" } + objects.filter { $0.name != "customObject" }
        let indices = Set(members.map(\.index))
        var builder = ConnectionBuilder()
        for source in (members + outside).sorted(by: { $0.index < $1.index }) {
            let isMember = indices.contains(source.index)
            builder.add(source, withSegues: isMember) { destination in
                guard isMember else { return indices.contains(destination.index) }
                return excluded.map { $0 != destination && !destination.isInside($0) } ?? true
            }
        }
        assignments = builder.sortedAssignments
        actions = builder.actions
        segues = builder.segues
    }
}

/// Collects the connections of objects in document order.
private struct ConnectionBuilder {
    private var collections: [InterfaceNib.Assignment] = []
    /// The positions of the collections, by object and property.
    private var positions: [Key: Int] = [:]
    private var outlets: [InterfaceNib.Assignment] = []
    private(set) var actions: [InterfaceNib.Action] = []
    private(set) var segues: [InterfaceNib.Segue] = []

    private struct Key: Hashable {
        let source: Int
        let property: String
    }

    /// The collections, then the outlets ordered by name and by document order if names are equal.
    var sortedAssignments: [InterfaceNib.Assignment] {
        let sorted = outlets.enumerated().sorted { first, second in
            let (left, right) = (first.element.property, second.element.property)
            return left == right ? first.offset < second.offset : left.utf8.lexicographicallyPrecedes(right.utf8)
        }
        return collections + sorted.map(\.element)
    }

    /// Adds the connections of an object to those destinations that satisfy a condition.
    mutating func add(_ source: InterfaceElement, withSegues: Bool, where condition: (InterfaceElement) -> Bool) {
        for connection in source.connections {
            switch connection {
            case .outlet(let outlet):
                guard let destination = source.element(outlet.destination), condition(destination),
                    destination.isCreated
                else { continue }
                add(outlet, from: source, to: destination)
            case .action(let action):
                guard let destination = source.element(action.destination), condition(destination) else { continue }
                actions.append(InterfaceNib.Action(source: source, action: action))
            case .segue(let segue):
                if withSegues { segues.append(InterfaceNib.Segue(source: source, segue: segue)) }
            }
        }
    }

    private mutating func add(
        _ outlet: InterfaceOutlet, from source: InterfaceElement, to destination: InterfaceElement
    ) {
        let key = Key(source: source.index, property: outlet.property)
        if outlet.isCollection, let position = positions[key] {
            collections[position].destinations.append(destination)
            return
        }
        let assignment = InterfaceNib.Assignment(
            source: source, property: outlet.property, destinations: [destination], isCollection: outlet.isCollection,
            appends: outlet.appends, line: outlet.line)
        if outlet.isCollection {
            positions[key] = collections.count
            collections.append(assignment)
        } else {
            outlets.append(assignment)
        }
    }
}
