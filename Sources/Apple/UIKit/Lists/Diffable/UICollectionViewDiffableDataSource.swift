import QuartzCore

/// The data source of a collection view that shows snapshots, and animates the changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// Closures that decide on, and are told of, items that the user moves.
    public typealias ReorderingHandlers = UICollectionViewDiffableDataSourceReorderingHandlers<
        SectionIdentifierType, ItemIdentifierType
    >
    /// Closures that decide on, and are told of, items that the user expands or collapses.
    public typealias SectionSnapshotHandlers = UICollectionViewDiffableDataSourceSectionSnapshotHandlers<
        ItemIdentifierType
    >

    weak var collection: UICollectionView?
    private let provider: CellProvider
    var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

    /// The closure that returns supplementary views; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Closures for items that the user moves.
    open var reorderingHandlers = ReorderingHandlers()
    /// Closures for items that the user expands or collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Creates the data source of a collection view, with an empty snapshot.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

    /// Shows a snapshot; `completion` is called when the animations end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { show(snapshot, animated: animatingDifferences, completion: completion) }

    /// Shows a snapshot, and returns when the animations end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot with new cells, without animations.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        state.adopt(snapshot)
        collection?.reloadData()
        completion?()
    }

    /// Shows a snapshot with new cells, without animations.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    /// Shows a snapshot.
    ///
    /// - Parameter prepare: Called with the state when it has taken the snapshot.
    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        prepare: @escaping (inout DiffableState<SectionIdentifierType, ItemIdentifierType>) -> Void = { _ in },
        completion: (() -> Void)?
    ) {
        let adopt = { [self] in
            state.adopt(snapshot)
            prepare(&state)
        }
        guard let collection, collection.window != nil, !collection.isStale else {
            adopt()
            collection?.reloadData()
            completion?()
            return
        }
        let changes = DiffableChanges(from: state.contents, to: snapshot)
        if animated {
            perform(changes, adopt, in: collection, completion)
        } else {
            UIView.performWithoutAnimation { perform(changes, adopt, in: collection, completion) }
        }
    }

    private func perform(
        _ changes: DiffableChanges, _ adopt: @escaping () -> Void, in collection: UICollectionView,
        _ completion: (() -> Void)?
    ) {
        guard !changes.isEmpty else {
            adopt()
            collection.reconfigureItems(at: changes.reconfiguredItems)
            completion?()
            return
        }
        let difference = changes.difference
        collection.performBatchUpdates {
            adopt()
            collection.deleteSections(IndexSet(difference.deletedSections))
            collection.insertSections(IndexSet(difference.insertedSections))
            for move in difference.movedSections { collection.moveSection(move.from, toSection: move.to) }
            collection.deleteItems(at: difference.deletedItems)
            collection.insertItems(at: difference.insertedItems)
            for move in difference.movedItems { collection.moveItem(at: move.from, to: move.to) }
            collection.reloadSections(IndexSet(changes.reloadedSections))
            collection.reloadItems(at: changes.reloadedItems)
        } completion: { _ in
            completion?()
        }
        collection.reconfigureItems(at: changes.reconfiguredItems)
    }

    // MARK: Identifiers

    /// Returns the item at an index path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }
    /// Returns the index path of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }
    /// Returns the section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }
    /// Returns the index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.contents.index(ofSection: sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.contents.sections.count }
    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.contents.items.indices.contains(section) ? state.contents.items[section].count : 0
    }
    /// Returns the cell that the cell provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = state.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
            raise(
                .internalInconsistency,
                "the collection view's data source returned a nil cell for the item at index path \(indexPath)")
        }
        showHierarchy(of: item, in: cell)
        return cell
    }
    /// Returns the view that ``supplementaryViewProvider`` makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            raise(
                .internalInconsistency,
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind),\(indexPath)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))")
        }
        return view
    }
    /// Returns what ``reorderingHandlers`` decide; false without them.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = state.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Moves the item in the snapshot, and calls the ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moveItem(from: sourceIndexPath, to: destinationIndexPath) }
    /// Returns nil; override it to show an index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the title's index; override it if titles and sections differ.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
