import QuartzCore

/// The data source of a table that shows snapshots, and animates the changes from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

    /// The animation of rows and sections that come and go; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates the data source of a table, with an empty snapshot.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

    /// Shows a snapshot; `completion` is called when the animations end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let table, table.window != nil, !table.isStale else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let changes = DiffableChanges(from: state.contents, to: snapshot)
        if animatingDifferences {
            perform(changes, snapshot, in: table, completion)
        } else {
            UIView.performWithoutAnimation { perform(changes, snapshot, in: table, completion) }
        }
    }

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
        table?.reloadData()
        completion?()
    }

    /// Shows a snapshot with new cells, without animations.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    private func perform(
        _ changes: DiffableChanges, _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        in table: UITableView, _ completion: (() -> Void)?
    ) {
        guard !changes.isEmpty else {
            state.adopt(snapshot)
            table.reconfigureRows(at: changes.reconfiguredItems)
            completion?()
            return
        }
        let (animation, difference) = (defaultRowAnimation, changes.difference)
        table.performBatchUpdates {
            state.adopt(snapshot)
            table.deleteSections(IndexSet(difference.deletedSections), with: animation)
            table.insertSections(IndexSet(difference.insertedSections), with: animation)
            for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: difference.deletedItems, with: animation)
            table.insertRows(at: difference.insertedItems, with: animation)
            for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
            table.reloadSections(IndexSet(changes.reloadedSections), with: animation)
            table.reloadRows(at: changes.reloadedItems, with: animation)
        } completion: { _ in
            completion?()
        }
        table.reconfigureRows(at: changes.reconfiguredItems)
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
    open func numberOfSections(in tableView: UITableView) -> Int { state.contents.sections.count }
    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.contents.items.indices.contains(section) ? state.contents.items[section].count : 0
    }
    /// Returns the cell that the cell provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = state.item(at: indexPath), let cell = provider(tableView, indexPath, item) else {
            raise(
                .internalInconsistency,
                "UITableView (\(identity(of: tableView))) failed to obtain a cell from its dataSource "
                    + "(\(identity(of: self)))")
        }
        return cell
    }
    /// Returns nil; override it to give sections titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil; override it to give sections titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false; override it to let the user edit rows.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; override it to delete or insert the row's item.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Returns false; override it to let the user move rows.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; override it to move the row's item.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns nil; override it to show an index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title; override it if titles and sections differ.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
