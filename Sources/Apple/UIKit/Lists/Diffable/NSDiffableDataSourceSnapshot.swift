import QuartzCore

/// The sections and items that a list shows at one moment, each with a unique identifier.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

    /// The sections to reload, in the order of the calls.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items to reload, in the order of the calls.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are configured again, in the order of the calls.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { contents.itemCount }
    /// The number of sections.
    public var numberOfSections: Int { contents.sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { Array(contents.items.joined()) }

    /// Returns the number of items in a section; raises an exception if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        contents.items[index(of: identifier)].count
    }

    /// Returns the items of a section; raises an exception if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        contents.items[index(of: identifier)]
    }

    /// Returns the section of an item, or nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        contents.section(of: identifier)
    }

    /// Returns the index of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = contents.path(of: identifier) else { return nil }
        return contents.items[..<path.section].reduce(0) { $0 + $1.count } + path.item
    }

    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.index(ofSection: identifier) }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = contents.index(ofSection: section) else {
            raise(
                .internalInconsistency,
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)")
        }
        return index
    }

    // MARK: Items

    /// Appends items to a section, by default the last one; items that are already there are moved.
    ///
    /// It raises an exception if there is no such section, or if an identifier is given twice.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard !contents.sections.isEmpty else {
            raise(
                .internalInconsistency,
                "There are currently no sections in the data source. Please add a section first.")
        }
        let found = sectionIdentifier.map { contents.index(ofSection: $0) } ?? contents.sections.count - 1
        guard let section = found else { refuse("section") }
        detach(identifiers)
        contents.append(identifiers, section: section)
    }

    /// Inserts items before another; items that are already there are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

    /// Inserts items after another; items that are already there are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

    private mutating func insert(_ new: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard contents.contains(item) else { refuse("section") }
        if new.contains(item) { refuseDestination(item, "insertion") }
        detach(new)
        guard let path = contents.path(of: item) else { return }
        contents.insert(new, at: path.item + offset, section: path.section)
    }

    /// Takes items that are about to be inserted from where they are.
    private mutating func detach(_ identifiers: [ItemIdentifierType]) {
        Self.requireUnique(identifiers, "item")
        let known = identifiers.filter(contents.contains)
        if !known.isEmpty { contents.remove(known) }
    }

    /// Deletes items; identifiers that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        guard !identifiers.isEmpty else { return }
        contents.remove(identifiers)
        forgetMarks()
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        contents.removeAll()
        forgetMarks()
    }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard contents.contains(item) else { refuse("fromIndex") }
        guard contents.contains(other) else { refuse("toIndex") }
        if item == other { refuseDestination(item, "move") }
        contents.remove([item])
        guard let path = contents.path(of: other) else { return }
        contents.insert([item], at: path.item + offset, section: path.section)
    }

    /// Marks items whose cells are replaced; raises an exception for an item that is not there.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        require(identifiers, "reload")
        reloadedItemIdentifiers = Self.union(reloadedItemIdentifiers, identifiers)
    }

    /// Marks items whose cells are configured again but kept; raises an exception for an item that is not there.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        require(identifiers, "reconfigure")
        reconfiguredItemIdentifiers = Self.union(reconfiguredItemIdentifiers, identifiers)
    }

    private func require(_ identifiers: [ItemIdentifierType], _ verb: String) {
        guard let stranger = identifiers.first(where: { !contents.contains($0) }) else { return }
        raise(
            .internalInconsistency,
            "Attempted to \(verb) item identifier that does not exist in the snapshot: \(stranger)")
    }

    // MARK: Sections

    /// Appends sections; raises an exception if one is already there.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        requireNew(identifiers)
        contents.insertSections(identifiers, at: contents.sections.count)
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, offset: 0) }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, offset: 1) }

    private mutating func insert(_ new: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int) {
        guard let index = contents.index(ofSection: other) else { refuse("insertIndex") }
        requireNew(new)
        contents.insertSections(new, at: index + offset)
    }

    /// Deletes sections with their items; identifiers that are not there are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        contents.removeSections(identifiers)
        forgetMarks()
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, isBefore: true) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, isBefore: false) }

    private mutating func move(_ section: SectionIdentifierType, _ other: SectionIdentifierType, isBefore: Bool) {
        guard let index = contents.index(ofSection: section) else { refuse("fromSection") }
        guard contents.index(ofSection: other) != nil else { refuse("toSection") }
        if section == other { refuseDestination(section, "move") }
        contents.moveSection(from: index, before: isBefore, other)
    }

    /// Marks sections whose views are replaced; raises an exception for a section that is not there.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let stranger = identifiers.first(where: { contents.index(ofSection: $0) == nil }) {
            raise(
                .internalInconsistency,
                "Attempted to reload section identifier that does not exist in the snapshot: \(stranger)")
        }
        reloadedSectionIdentifiers = Self.union(reloadedSectionIdentifiers, identifiers)
    }

    // MARK: Marks

    private mutating func forgetMarks() {
        reloadedItemIdentifiers.removeAll { !contents.contains($0) }
        reconfiguredItemIdentifiers.removeAll { !contents.contains($0) }
        reloadedSectionIdentifiers.removeAll { contents.index(ofSection: $0) == nil }
    }

    /// The snapshot without marks, as a data source keeps it.
    var withoutMarks: Self {
        var plain = self
        (plain.reloadedItemIdentifiers, plain.reconfiguredItemIdentifiers) = ([], [])
        plain.reloadedSectionIdentifiers = []
        return plain
    }

    private static func union<Value: Hashable>(_ old: [Value], _ new: [Value]) -> [Value] {
        var seen = Set(old)
        return old + new.filter { seen.insert($0).inserted }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Returns whether two snapshots have the same sections and items; marks are not compared.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.contents.sections == rhs.contents.sections && lhs.contents.items == rhs.contents.items
    }
}
