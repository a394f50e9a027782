import UIKit

/// The saved values of an object.
struct StoredRow {
    var values: [String: Any]
    /// The number of times that the object was saved.
    var version: Int
}

/// The objects of a store, in memory.
final class StoreTable {
    var rows: [NSManagedObjectID: StoredRow] = [:]
    /// The last number of an object of each entity.
    private var numbers: [String: Int] = [:]
    private var byNumber: [String: NSManagedObjectID] = [:]
    /// The identities in the order of their creation.
    private(set) var ids: [NSManagedObjectID] = []
    private var isSorted = true

    /// Gives an object a number unless it has one.
    func number(_ id: NSManagedObjectID) {
        guard id.number == nil else { return }
        let name = id.entity.name ?? ""
        let next = (numbers[name] ?? 0) + 1
        numbers[name] = next
        id.number = next
        byNumber["\(name)/p\(next)"] = id
    }

    /// Returns the identity with a path such as `Item/p1`; nil if there is none.
    func id(_ path: String) -> NSManagedObjectID? { byNumber[path] }

    func save(_ id: NSManagedObjectID, _ row: StoredRow) {
        number(id)
        if rows.updateValue(row, forKey: id) == nil {
            if let last = ids.last, last.serial > id.serial { isSorted = false }
            ids.append(id)
        }
    }

    func delete(_ gone: Set<NSManagedObjectID>) {
        guard !gone.isEmpty else { return }
        for id in gone { rows[id] = nil }
        ids.removeAll { gone.contains($0) }
    }

    /// Returns the identities of objects in the order of their creation.
    func ids(where isIncluded: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
        if !isSorted {
            ids.sort { $0.serial < $1.serial }
            isSorted = true
        }
        var known: [ObjectIdentifier: Bool] = [:]
        return ids.filter { id in
            let key = ObjectIdentifier(id.entity)
            if let answer = known[key] { return answer }
            let answer = isIncluded(id.entity)
            known[key] = answer
            return answer
        }
    }
}
