import QuartzCore

/// What a diffable data source shows, and the changes to it.
@MainActor struct DiffableState<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    /// The hierarchies of sections to which a section snapshot was applied.
    var hierarchies: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    var contents: SnapshotContents<Section, Item> { snapshot.contents }

    func item(at path: IndexPath) -> Item? {
        guard contents.items.indices.contains(path.section),
            contents.items[path.section].indices.contains(path.item)
        else { return nil }
        return contents.items[path.section][path.item]
    }

    func path(of item: Item) -> IndexPath? {
        contents.path(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func section(at index: Int) -> Section? {
        contents.sections.indices.contains(index) ? contents.sections[index] : nil
    }

    /// Takes a snapshot; hierarchies that show other items than their sections do now are forgotten.
    mutating func adopt(_ new: Snapshot) {
        snapshot = new.withoutMarks
        hierarchies = hierarchies.filter { section, hierarchy in
            guard let index = contents.index(ofSection: section) else { return false }
            return hierarchy.visibleItems == contents.items[index]
        }
    }

    /// Returns the snapshot in which a section shows the visible items of a hierarchy.
    func snapshot(showing hierarchy: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section) -> Snapshot {
        var new = snapshot
        if new.contents.index(ofSection: section) == nil { new.appendSections([section]) }
        if let index = new.contents.index(ofSection: section) {
            new.contents.replace(section: index, by: hierarchy.visibleItems)
        }
        return new
    }

    /// Returns the hierarchy of a section; one without levels if none was applied.
    func hierarchy(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let hierarchy = hierarchies[section] { return hierarchy }
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        if let index = contents.index(ofSection: section) { flat.append(contents.items[index]) }
        return flat
    }

    /// Returns the hierarchy that contains an item, with its section; nil if the item belongs to none.
    func hierarchy(containing item: Item) -> (Section, NSDiffableDataSourceSectionSnapshot<Item>)? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let hierarchy = hierarchies[section]
        else { return nil }
        return (section, hierarchy)
    }
}

/// The changes of a list that shows a snapshot after another, in index paths.
struct DiffableChanges {
    let difference: SnapshotDifference
    /// The sections and items to reload, in indexes from before the changes.
    var reloadedSections: [Int] = []
    var reloadedItems: [IndexPath] = []
    /// The items to configure again, in indexes from after the changes.
    var reconfiguredItems: [IndexPath] = []

    init<Section, Item>(
        from old: SnapshotContents<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let new = snapshot.contents
        difference = SnapshotDifference(from: old, to: new)
        reloadedSections = snapshot.reloadedSectionIdentifiers.compactMap(old.index(ofSection:))
        func paths(_ items: [Item], in contents: SnapshotContents<Section, Item>) -> [IndexPath] {
            items.compactMap { item in
                contents.path(of: item).map { IndexPath(item: $0.item, section: $0.section) }
            }
        }
        let sections = Set(reloadedSections)
        reloadedItems = paths(snapshot.reloadedItemIdentifiers.filter(new.contains), in: old)
            .filter { !sections.contains($0.section) }
        reconfiguredItems = paths(snapshot.reconfiguredItemIdentifiers.filter(old.contains), in: new)
    }

    /// Whether nothing is to be inserted, deleted, moved or reloaded.
    var isEmpty: Bool { difference.isEmpty && reloadedSections.isEmpty && reloadedItems.isEmpty }
}
