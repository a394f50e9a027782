import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@Suite("A snapshot holds sections of unique items") struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("Items are appended to the last section by default, and known ones are moved") func appending() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.appendItems([2, 5])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 5])
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "b") == 3)
        #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5] && snapshot.indexOfItem(2) == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.indexOfItem(9) == nil)
    }

    @Test("Items are inserted, moved and deleted beside others") func moving() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.insertItems([7, 8], beforeItem: 2)
        snapshot.insertItems([9], afterItem: 4)
        snapshot.moveItem(1, afterItem: 9)
        snapshot.moveItem(3, beforeItem: 7)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 7, 8, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 9, 1])
        snapshot.deleteItems([7, 4, 100])
        #expect(snapshot.itemIdentifiers == [3, 8, 2, 9, 1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test("Sections keep their items when they move") func sections() {
        var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "c"] && snapshot.itemIdentifiers == [2, 1, 3])
        snapshot.moveSection("c", beforeSection: "b")
        snapshot.insertSections(["d"], beforeSection: "b")
        snapshot.insertSections(["e"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "d", "b", "a", "e"] && snapshot.indexOfSection("a") == 3)
        snapshot.deleteSections(["b", "unknown"])
        #expect(snapshot.itemIdentifiers == [3, 1] && snapshot.sectionIdentifier(containingItem: 2) == nil)
    }

    @Test("Marks are unique, and go with their items") func marks() {
        var snapshot = snapshot([("a", [1, 2, 3])])
        snapshot.reloadItems([1, 2])
        snapshot.reloadItems([2, 3])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections(["a"])
        #expect(snapshot.reloadedItemIdentifiers == [1, 2, 3] && snapshot.reconfiguredItemIdentifiers == [3])
        snapshot.deleteItems([1, 3])
        #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    }

    @Test("An item is found after many single insertions and deletions") func hints() {
        var snapshot = snapshot([("a", Array(0..<100))])
        for item in 100..<160 { snapshot.insertItems([item], beforeItem: 50) }
        for item in 0..<40 { snapshot.deleteItems([item]) }
        for (index, item) in snapshot.itemIdentifiers.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
    }

    // MARK: Differences

    /// Applies a difference by index paths, as a list would, with nil for new items.
    private func result(
        _ difference: SnapshotDifference, from old: [[Int]], counts: [Int]
    ) -> [[Int?]] {
        var updates = ContentUpdates<Void>()
        updates.deletedSections = difference.deletedSections.map { ($0, ()) }
        updates.insertedSections = difference.insertedSections.map { ($0, ()) }
        updates.movedSections = difference.movedSections.map { ($0.from, $0.to) }
        updates.deletedItems = difference.deletedItems.map { ($0, ()) }
        updates.insertedItems = difference.insertedItems.map { ($0, ()) }
        updates.movedItems = difference.movedItems.map { ($0.from, $0.to) }
        let mapping = ContentMapping(
            updates, before: old.map(\.count), after: counts, noun: "item", container: "list")
        return counts.enumerated().map { section, count in
            (0..<count).map { item in
                mapping.old(IndexPath(item: item, section: section)).map { old[$0.section][$0.item] }
            }
        }
    }

    @Test("A difference leads from any snapshot to any other") func differences() {
        var generator = SplitMix(state: 7)
        for _ in 0..<300 {
            func random() -> Snapshot {
                var items = Array(0..<20).shuffled(using: &generator)
                var snapshot = Snapshot()
                for section in ["a", "b", "c", "d", "e"].shuffled(using: &generator).prefix(
                    Int.random(in: 0...5, using: &generator))
                {
                    snapshot.appendSections([section])
                    let count = Int.random(in: 0...min(6, items.count), using: &generator)
                    snapshot.appendItems(Array(items.prefix(count)))
                    items.removeFirst(count)
                }
                return snapshot
            }
            let (old, new) = (random(), random())
            let difference = SnapshotDifference(from: old.contents, to: new.contents)
            let shown = result(difference, from: old.contents.items, counts: new.contents.items.map(\.count))
            let known = Set(old.itemIdentifiers)
            let desired = new.contents.items.map { $0.map { known.contains($0) ? $0 : nil } }
            #expect(shown == desired)
        }
    }

    @Test("A difference has the fewest moves") func fewest() {
        let old = snapshot([("a", Array(0..<10))])
        var new = old
        new.moveItem(9, beforeItem: 0)
        new.moveItem(4, afterItem: 6)
        let difference = SnapshotDifference(from: old.contents, to: new.contents)
        #expect(difference.movedItems.count == 2 && difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
        #expect(SnapshotDifference(from: old.contents, to: old.contents).isEmpty)
        #expect(SnapshotDifference.longestIncreasing([3, 1, 2, 5, 4]) == [false, true, true, false, true])
    }

    struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
