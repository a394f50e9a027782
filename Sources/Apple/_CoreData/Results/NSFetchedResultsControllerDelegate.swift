import UIKit

/// How an object or a section changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It was added.
    case insert = 1
    /// It was removed.
    case delete
    /// Its place changed.
    case move
    /// Its values changed.
    case update
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
    /// The name of the section: the value of the controller's key path.
    var name: String { get }
    /// The title in the index: the first letter of the name.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects; nil if there are none to show.
    var objects: [Any]? { get }
}

/// An object that is told of the changes of a controller's objects.
///
/// A delegate with a method for snapshots, or for differences, is told by that method alone. Methods are called on the
/// main actor.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Objects are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// An object changed; the paths are those before and after all changes.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section was added or removed.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Objects changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// Objects changed; the snapshot has the names of the sections and the identities of the objects.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// Objects of a controller without sections changed.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    /// Returns the title of a section in the index.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    /// Has the controller call the methods for single changes.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { controller.contents.deliversSnapshots = false }
    /// Has the controller call the methods for single changes.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { controller.contents.deliversDifferences = false }
    /// Returns the first letter of the name.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

extension NSDiffableDataSourceSnapshotReference {
    /// Returns the snapshot as a structure, as `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`
    /// does with Objective-C; sections and items of other types are left out.
    public func _bridged<SectionIdentifierType, ItemIdentifierType>(
        to type: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.Type
    ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        for section in sectionIdentifiers {
            guard let name = section as? SectionIdentifierType else { continue }
            snapshot.appendSections([name])
            let items = itemIdentifiersInSection(withIdentifier: section).compactMap { $0 as? ItemIdentifierType }
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }
}
