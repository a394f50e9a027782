import Foundation
import Testing
import UIKit
import _CoreData

@MainActor @Suite("Controllers of fetched results") struct ResultsTests {
    /// Notes what a controller tells.
    private final class Journal: NSFetchedResultsControllerDelegate {
        var lines: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            lines.append("will")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
            let name = (anObject as? Fish)?.name ?? ""
            lines.append("\(type) \(name) \(text(indexPath)) \(text(newIndexPath))")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            let first = controller.fetchedObjects?.first as? Fish
            lines.append("did \(first?.name ?? "-")")
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Keeps the last snapshot.
    @MainActor private final class Snapshots: @preconcurrency NSFetchedResultsControllerDelegate {
        var last: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { last = snapshot._bridged(to: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self) }
    }

    private func controller(_ store: PondStore, sections: String? = nil) -> NSFetchedResultsController<Fish> {
        let request = NSFetchRequest<Fish>(entityName: "Fish")
        let keys = (sections.map { [$0] } ?? []) + ["age"]
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test("Additions, changes, moves and deletions are reported with their places")
    func changes() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4)
        store.fish("orfe", 2)
        try store.context.save()
        let (controller, journal) = (controller(store), Journal())
        controller.delegate = journal
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.object(at: IndexPath(row: 1, section: 0)) === koi)
        #expect(controller.indexPath(forObject: koi) == IndexPath(row: 1, section: 0))
        #expect(journal.take().isEmpty)
        let tench = store.fish("tench", 1)
        store.context.processPendingChanges()
        #expect(journal.take() == ["will", "insert tench - 0.0", "did tench"])
        tench.name = "bream"
        store.context.processPendingChanges()
        #expect(journal.take() == ["will", "update bream 0.0 0.0", "did bream"])
        tench.age = 9
        try store.context.save()
        #expect(journal.take() == ["will", "move bream 0.0 0.2", "did orfe"])
        store.context.delete(koi)
        store.context.processPendingChanges()
        #expect(journal.take() == ["will", "delete koi 0.1 -", "did orfe"])
    }

    @Test("Sections come and go with their objects")
    func sections() throws {
        let store = try PondStore()
        let (first, second) = (store.pond("first"), store.pond("second"))
        let koi = store.fish("koi", 4, in: first)
        let (controller, journal) = (controller(store, sections: "pond.title"), Journal())
        controller.delegate = journal
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["first"] && controller.sectionIndexTitles == ["F"])
        store.fish("orfe", 2, in: second)
        store.context.processPendingChanges()
        #expect(journal.take() == ["will", "insert section second 1", "insert orfe - 1.0", "did koi"])
        koi.pond = second
        store.context.processPendingChanges()
        #expect(journal.take() == ["will", "delete section first 0", "move koi 0.0 0.1", "did orfe"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2])
    }

    @Test("A delegate with a method for snapshots gets the identities of the objects")
    func snapshots() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4)
        let (controller, snapshots) = (controller(store), Snapshots())
        controller.delegate = snapshots
        try controller.performFetch()
        #expect(snapshots.last?.itemIdentifiers == [koi.objectID] && snapshots.last?.sectionIdentifiers == [""])
        let orfe = store.fish("orfe", 1)
        try store.context.save()
        #expect(snapshots.last?.itemIdentifiers == [orfe.objectID, koi.objectID])
    }
}
