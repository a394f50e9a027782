import QuartziteUICore

extension ContentUpdates {
    /// Raises an exception, as Apple's UIKit does, if a change names an item or a section that does not exist.
    ///
    /// - Parameters:
    ///   - before: The number of items in each section before the changes.
    ///   - after: The number of items in each section after the changes.
    ///   - noun: The word for an item in messages: "row" or "item".
    func requirePlaces(before: [Int], after: [Int], noun: String) {
        for section in (deletedSections + reloadedSections).map(\.section) where !before.indices.contains(section) {
            refuse(
                "attempt to delete section \(section), but there are only \(before.count) sections before the update")
        }
        for path in (deletedItems + reloadedItems).map(\.path) {
            let item = "attempt to delete \(noun) \(path.item) from section \(path.section)"
            guard before.indices.contains(path.section) else {
                refuse("\(item), but there are only \(before.count) sections before the update")
            }
            if !(0..<before[path.section]).contains(path.item) {
                refuse("\(item) which only contains \(before[path.section]) \(noun)s before the update")
            }
        }
        for section in insertedSections.map(\.section) where !after.indices.contains(section) {
            refuse("attempt to insert section \(section) but there are only \(after.count) sections after the update")
        }
        for path in insertedItems.map(\.path) {
            let item = "attempt to insert \(noun) \(path.item) into section \(path.section), but there are only"
            guard after.indices.contains(path.section) else {
                refuse("\(item) \(after.count) sections after the update")
            }
            if !(0..<after[path.section]).contains(path.item) {
                refuse("\(item) \(after[path.section]) \(noun)s in section \(path.section) after the update")
            }
        }
        requireMoves(before: before, after: after, noun: noun)
    }

    private func requireMoves(before: [Int], after: [Int], noun: String) {
        for move in movedSections {
            if !before.indices.contains(move.from) {
                refuse(
                    "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
                )
            }
            if !after.indices.contains(move.to) {
                refuse(
                    "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections "
                        + "after the update")
            }
        }
        for move in movedItems {
            let (from, to) = (Self.text(move.from), Self.text(move.to))
            if let reason = Self.absence(of: move.from, in: before, noun: noun) {
                refuse("attempt to move index path (\(from)) that doesn't exist - \(reason) before the update")
            }
            if let reason = Self.absence(of: move.to, in: after, noun: noun) {
                refuse(
                    "attempt to move index path (\(from)) to index path (\(to)) that doesn't exist - \(reason) after the update"
                )
            }
        }
    }

    /// Returns why there is no item at a path; nil if there is one.
    private static func absence(of path: IndexPath, in counts: [Int], noun: String) -> String? {
        guard counts.indices.contains(path.section) else { return "there are only \(counts.count) sections" }
        let count = counts[path.section]
        return (0..<count).contains(path.item)
            ? nil : "there are only \(count) \(noun)s in section \(path.section)"
    }

    private static func text(_ path: IndexPath) -> String {
        "<NSIndexPath> {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }

    private func refuse(_ reason: String) -> Never { raise(.internalInconsistency, reason) }
}
