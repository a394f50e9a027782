import UIKit

/// The objects that a request finds, kept up to date, in the sections of a list.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    /// The objects; everything that does not depend on their class.
    let contents: FetchedContents

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request, which must have sort descriptors.
    ///   - sectionNameKeyPath: The key path of the names of sections; nil for a single section.
    ///   - name: The name of a file with sections, which is not written.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            raise(
                .invalidArgument,
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        self.fetchRequest = fetchRequest
        contents = FetchedContents(fetchRequest.values, context, sectionNameKeyPath: sectionNameKeyPath)
        cacheName = name
        super.init()
        contents.controller = unsafeBitCast(
            self as AnyObject, to: NSFetchedResultsController<NSFetchRequestResult>.self)
    }

    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    open var managedObjectContext: NSManagedObjectContext { contents.context }
    /// The key path of the names of sections.
    open var sectionNameKeyPath: String? { contents.sectionNameKeyPath }
    /// The name of a file with sections, which is not written.
    public let cacheName: String?

    /// The object that is told of changes; without one, the objects stay as they were fetched.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { contents.delegate }
        set { contents.delegate = newValue }
    }

    /// Fetches the objects.
    open func performFetch() throws { try contents.fetch() }

    /// Does nothing, because there are no files with sections.
    open class func deleteCache(withName name: String?) {}

    /// The objects; nil before they are fetched.
    open var fetchedObjects: [ResultType]? {
        contents.isFetched ? contents.sections.objects.compactMap { $0 as? ResultType } : nil
    }

    /// The sections; nil before the objects are fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { contents.isFetched ? contents.infos : nil }

    /// Returns the object at a place; raises an exception if there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = contents.object(at: indexPath) as? ResultType else {
            raise(.invalidArgument, "no object at index \(indexPath.row) in section at index \(indexPath.section)")
        }
        return object
    }

    /// Returns the place of an object; nil if the controller does not have it.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { contents.sections.paths[$0.objectID] }
    }

    /// The titles of the index: the first letters of the sections' names.
    open var sectionIndexTitles: [String] {
        var titles: [String] = []
        for title in contents.infos.compactMap(\.title) where !titles.contains(title) { titles.append(title) }
        return titles
    }

    /// Returns the title of a section in the index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { contents.title(of: sectionName) }

    /// Returns the first section with a title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        contents.infos.firstIndex { $0.title == title } ?? 0
    }
}

/// The objects of a controller, apart from their class.
final class FetchedContents: ContextObserver {
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    private let values: FetchValues
    weak var controller: NSFetchedResultsController<NSFetchRequestResult>?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { (deliversSnapshots, deliversDifferences) = (true, true) }
    }
    private(set) var sections = FetchedSections()
    private(set) var isFetched = false
    /// Whether the delegate may have a method for snapshots.
    var deliversSnapshots = true
    /// Whether the delegate may have a method for differences.
    var deliversDifferences = true

    init(_ values: FetchValues, _ context: NSManagedObjectContext, sectionNameKeyPath: String?) {
        (self.values, self.context, self.sectionNameKeyPath) = (values, context, sectionNameKeyPath)
    }

    func fetch() throws {
        context.observe(self)
        sections = try FetchedSections(found(), key: sectionNameKeyPath)
        isFetched = true
        guard let controller, let delegate else { return }
        nonisolated(unsafe) let (me, owner, receiver) = (self, controller, delegate)
        MainActor.assumeIsolated {
            if me.deliversSnapshots { receiver.controller(owner, didChangeContentWith: me.snapshot(changed: [])) }
        }
    }

    private func found() throws -> [NSManagedObject] {
        try context.found(values).compactMap { $0 as? NSManagedObject }
    }

    func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, sections.sections.indices.contains(path.section) else { return nil }
        let objects = sections.sections[path.section].objects
        return objects.indices.contains(path.row) ? objects[path.row] : nil
    }

    func contextDidChange(_ changes: ContextChanges) {
        guard isFetched, let controller, let delegate, let objects = try? found() else { return }
        let new = FetchedSections(objects, key: sectionNameKeyPath)
        let steps = FetchedChanges(from: sections, to: new, changed: changes.changedIDs)
        guard !steps.isEmpty else { return }
        let old = sections
        nonisolated(unsafe) let (me, owner, receiver) = (self, controller, delegate)
        MainActor.assumeIsolated { me.notify(receiver, owner, steps, from: old, to: new) }
    }

    @MainActor private func notify(
        _ delegate: any NSFetchedResultsControllerDelegate,
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, _ steps: FetchedChanges,
        from old: FetchedSections, to new: FetchedSections
    ) {
        if deliversSnapshots {
            sections = new
            let updated = steps.changes.filter { $0.type == .update }.map(\.object.objectID)
            delegate.controller(controller, didChangeContentWith: snapshot(changed: updated))
            if deliversSnapshots { return }
        }
        if deliversDifferences, sectionNameKeyPath == nil {
            sections = new
            let difference = new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID))
            delegate.controller(controller, didChangeContentWith: difference.inferringMoves())
            if deliversDifferences { return }
        }
        sections = old
        delegate.controllerWillChangeContent(controller)
        sections = new
        for index in steps.removed.reversed() {
            let info = FetchedSection(old.sections[index], self)
            delegate.controller(controller, didChange: info, atSectionIndex: index, for: .delete)
        }
        for index in steps.added {
            let info = FetchedSection(new.sections[index], self)
            delegate.controller(controller, didChange: info, atSectionIndex: index, for: .insert)
        }
        for step in steps.changes {
            delegate.controller(
                controller, didChange: step.object, at: step.old, for: step.type, newIndexPath: step.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    @MainActor private func snapshot(changed: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections.sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.objects.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed) }
        return snapshot
    }

    var infos: [FetchedSection] { sections.sections.map { FetchedSection($0, self) } }

    func title(of name: String) -> String? {
        guard let delegate, let controller else { return name.first.map { String($0).uppercased() } }
        nonisolated(unsafe) let (owner, receiver) = (controller, delegate)
        return MainActor.assumeIsolated { receiver.controller(owner, sectionIndexTitleForSectionName: name) }
    }
}

/// A section of a controller.
final class FetchedSection: NSFetchedResultsSectionInfo {
    private let section: FetchedSections.Section
    let title: String?

    init(_ section: FetchedSections.Section, _ contents: FetchedContents) {
        self.section = section
        title = contents.title(of: section.name)
    }

    var name: String { section.name }
    var indexTitle: String? { title }
    var numberOfObjects: Int { section.objects.count }
    var objects: [Any]? { section.objects }
}
