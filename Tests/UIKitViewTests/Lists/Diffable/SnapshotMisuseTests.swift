import Testing
import UIKit

@Suite("Misuse of snapshots ends the program with Apple's words") struct SnapshotMisuseTests {
    enum Misuse: String, Codable, CaseIterable, Sendable {
        case noSection, unknownSection, unknownDestination, sameItemTwice, sameSectionTwice, knownSection, reloading
        case reconfiguring, counting, movingBesideItself, outlineTwice

        var reason: String {
            switch self {
            case .noSection: "There are currently no sections in the data source. Please add a section first.'"
            case .unknownSection, .unknownDestination: "Invalid parameter not satisfying: section != NSNotFound'"
            case .sameItemTwice:
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}'"
            case .sameSectionTwice:
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    b\n)}'"
            case .knownSection:
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists "
                    + "in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already "
                    + "exists: a'"
            case .reloading: "Attempted to reload item identifier that does not exist in the snapshot: 9'"
            case .reconfiguring: "Attempted to reconfigure item identifier that does not exist in the snapshot: 9'"
            case .counting: "Section identifier was not found. You can verify the section exists by calling"
            case .movingBesideItself:
                "Invalid update: destination for move operation [1] is in the move identifier list"
            case .outlineTwice:
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    1\n)}'"
            }
        }

        func commit() {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            if self == .noSection { snapshot.appendItems([1]) }
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            switch self {
            case .noSection: break
            case .unknownSection: snapshot.appendItems([1], toSection: "z")
            case .unknownDestination: snapshot.insertItems([2], beforeItem: 9)
            case .sameItemTwice: snapshot.appendItems([7, 7])
            case .sameSectionTwice: snapshot.appendSections(["b", "b"])
            case .knownSection: snapshot.appendSections(["a"])
            case .reloading: snapshot.reloadItems([9])
            case .reconfiguring: snapshot.reconfigureItems([9])
            case .counting: _ = snapshot.numberOfItems(inSection: "z")
            case .movingBesideItself: snapshot.moveItem(1, afterItem: 1)
            case .outlineTwice:
                var outline = NSDiffableDataSourceSectionSnapshot<Int>()
                outline.append([1])
                outline.append([1])
            }
        }
    }

    @Test("Each kind of misuse has its reason", arguments: Misuse.allCases) func raises(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [misuse] in
            misuse.commit()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("'NSInternalInconsistencyException', reason: '\(misuse.reason)"), "\(words)")
    }
}
