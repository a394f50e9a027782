import QuartziteUICore

/// The change of a snapshot because the user moved an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The insertions and removals of the change.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections that the item left or came to.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        hierarchies: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        initialSnapshot = old
        finalSnapshot = new
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            guard before != after else { return nil }
            var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            if let hierarchy = hierarchies[section] { initial = hierarchy } else { initial.append(before) }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: initial.reordered(as: after),
                difference: after.difference(from: before).inferringMoves())
        }
    }
}

/// The change of a section because the user moved an item.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The insertions and removals of the change.
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// Closures that decide which items the user may move, and receive the moves.
@MainActor
public struct UICollectionViewDiffableDataSourceReorderingHandlers<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// The change of a snapshot.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Returns whether an item can be moved; nil, the default, means that none can.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is moved; nil by default.
    public var willReorder: (@MainActor (Transaction) -> Void)?
    /// Called after an item was moved, so that the app's data can follow; nil by default.
    public var didReorder: (@MainActor (Transaction) -> Void)?

    /// Creates handlers without closures.
    public init() {}
}

/// Closures that decide which items the user may expand or collapse, and receive the changes.
@MainActor public struct UICollectionViewDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// Returns whether an item may be expanded; nil, the default, means that it may.
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded; nil by default.
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns whether an item may be collapsed; nil, the default, means that it may.
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed; nil by default.
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns the children of an item that is about to be expanded, given its current ones; nil by default.
    public var snapshotForExpandingParent:
        (
            @MainActor (
                ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Creates handlers without closures.
    public init() {}
}
