import QuartzCore

/// The items of a section as an outline, in which an item can have children.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// An item in the outline.
    private struct Node: Sendable {
        var level: Int
        var isExpanded = false
    }

    /// All items, each parent before its children.
    public private(set) var items: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    /// Creates an empty outline.
    public init() {}

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { items.filter { level(of: $0) == 0 } }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var maximumDepth = 0
        return items.filter { item in
            guard let node = nodes[item], node.level <= maximumDepth else { return false }
            maximumDepth = node.isExpanded ? node.level + 1 : node.level
            return true
        }
    }

    /// Whether no item has a parent.
    var isFlat: Bool { items.allSatisfy { level(of: $0) == 0 } }

    // MARK: Changes

    /// Appends items as the last children of a parent or, by default, as the last items of the outline.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, level: 0) }
        insert(items, at: end(of: index(existing: parent)), level: level(of: parent) + 1)
    }

    /// Inserts items before another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: index(existing: item), level: level(of: item))
    }

    /// Inserts items after another and its children, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: end(of: index(existing: item)), level: level(of: item))
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, level: Int) {
        requireUnique(new)
        items.insert(contentsOf: new, at: index)
        for item in new { nodes[item] = Node(level: level) }
    }

    /// Inserts an outline before an item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot, at: index(existing: item), level: level(of: item))
    }

    /// Inserts an outline after an item and its children.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot, at: end(of: index(existing: item)), level: level(of: item))
    }

    private mutating func insert(_ snapshot: Self, at index: Int, level: Int) {
        requireUnique(snapshot.items)
        items.insert(contentsOf: snapshot.items, at: index)
        for (item, node) in snapshot.nodes {
            nodes[item] = Node(level: node.level + level, isExpanded: node.isExpanded)
        }
    }

    /// Replaces the children of an item by an outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let index = index(existing: parent)
        delete(Array(items[index + 1..<end(of: index)]))
        insert(snapshot, at: index + 1, level: level(of: parent) + 1)
    }

    /// Deletes items with their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let index = index(existing: item)
            for inner in self.items[index..<end(of: index)] { nodes[inner] = nil }
        }
        self.items.removeAll { nodes[$0] == nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Expands items, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }

    /// Collapses items, so that their children are not visible.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    // MARK: Queries

    /// Returns whether the outline contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    /// Returns whether all parents of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }
    /// Returns the number of an item's parents; raises an exception if there is no such item.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let node = nodes[item] else { refuse(item) }
        return node.level
    }
    /// Returns the index of an item among all items.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns the parent of an item, or nil if it has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        let inner = level(of: child)
        return items[..<index].last { level(of: $0) < inner }
    }

    /// Returns the children of an item as an outline, with or without the item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let first = index(existing: parent)
        let base = level(of: parent) + (includingParent ? 0 : 1)
        var inner = Self()
        inner.items = Array(items[first + (includingParent ? 0 : 1)..<end(of: first)])
        for item in inner.items {
            guard let node = nodes[item] else { continue }
            inner.nodes[item] = Node(level: node.level - base, isExpanded: node.isExpanded)
        }
        return inner
    }

    /// Returns a text with a line for each item, indented by its level: `+` for a collapsed parent, `-` for an expanded
    /// one, `*` for other items.
    public func visualDescription() -> String {
        items.map { item in
            let sign = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    /// Returns the items inside an item, at all levels.
    func children(of item: ItemIdentifierType) -> ArraySlice<ItemIdentifierType> {
        guard let index = index(of: item) else { return [] }
        return items[index + 1..<end(of: index)]
    }

    /// Returns the outline with its visible items in another order; an item that comes is a sibling of the one before.
    func reordered(as visible: [ItemIdentifierType]) -> Self {
        var new = Self()
        let kept = Set(visible)
        for item in visible {
            var level = new.items.last.map { new.level(of: $0) } ?? 0
            if contains(item) { level = min(self.level(of: item), level + 1) }
            new.insert([item], at: new.items.count, level: level)
            guard contains(item) else { continue }
            new.nodes[item]?.isExpanded = isExpanded(item)
            guard !isExpanded(item) else { continue }
            // Children that are not visible follow their parent.
            for inner in children(of: item) where !kept.contains(inner) {
                new.insert([inner], at: new.items.count, level: self.level(of: inner) - self.level(of: item) + level)
                new.nodes[inner]?.isExpanded = isExpanded(inner)
            }
        }
        return new
    }

    // MARK: Places

    private func index(existing item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else { refuse(item) }
        return index
    }

    /// The index after the last item inside another.
    private func end(of index: Int) -> Int {
        let outer = level(of: items[index])
        return items[(index + 1)...].firstIndex { level(of: $0) <= outer } ?? items.count
    }

    private func refuse(_ item: ItemIdentifierType) -> Never {
        raise(.internalInconsistency, "Supplied identifier does not exist in the section snapshot: \(item)")
    }

    private func requireUnique(_ new: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        let twice = new.filter { contains($0) || !seen.insert($0).inserted }
        guard !twice.isEmpty else { return }
        raise(
            .internalInconsistency,
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
                + twice.map { "    \($0)" }.joined(separator: ",\n") + "\n)}")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
