import QuartziteUICore

/// A snapshot as an object, with identifiers of any hashable type.
@preconcurrency @MainActor open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    /// Creates an empty snapshot.
    public override init() { super.init() }

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections, in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// The items of all sections, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }

    private func keys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.compactMap { $0 as? AnyHashable } }

    private func key(_ identifier: Any) -> AnyHashable { identifier as? AnyHashable ?? AnyHashable(NSNull()) }

    /// Returns the number of items in a section; raises an exception if there is no such section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: key(sectionIdentifier))
    }
    /// Returns the items of a section; raises an exception if there is no such section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: key(sectionIdentifier)).map(\.base)
    }
    /// Returns the section of an item; nil if there is no such item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: key(itemIdentifier))?.base
    }
    /// Returns the index of an item; `NSNotFound` if there is no such item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(key(itemIdentifier)) ?? NSNotFound
    }
    /// Returns the index of a section; `NSNotFound` if there is no such section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(key(sectionIdentifier)) ?? NSNotFound
    }

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(keys(identifiers)) }
    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(keys(identifiers), toSection: key(sectionIdentifier))
    }
    /// Adds items before another one.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(keys(identifiers), beforeItem: key(itemIdentifier))
    }
    /// Adds items after another one.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(keys(identifiers), afterItem: key(itemIdentifier))
    }
    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(keys(identifiers)) }
    /// Removes all items and sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Moves an item before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(key(fromIdentifier), beforeItem: key(toIdentifier))
    }
    /// Moves an item after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(key(fromIdentifier), afterItem: key(toIdentifier))
    }
    /// Reloads items.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(keys(identifiers)) }
    /// Configures the cells of items again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(keys(identifiers)) }
    /// Adds sections at the end.
    open func appendSections(withIdentifiers identifiers: [Any]) { snapshot.appendSections(keys(identifiers)) }
    /// Adds sections before another one.
    open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(keys(identifiers), beforeSection: key(toIdentifier))
    }
    /// Adds sections after another one.
    open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(keys(identifiers), afterSection: key(toIdentifier))
    }
    /// Removes sections.
    open func deleteSections(withIdentifiers identifiers: [Any]) { snapshot.deleteSections(keys(identifiers)) }
    /// Reloads sections.
    open func reloadSections(withIdentifiers identifiers: [Any]) { snapshot.reloadSections(keys(identifiers)) }
}
