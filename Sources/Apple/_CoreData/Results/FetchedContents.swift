import UIKit

/// The objects of a controller in their sections.
struct FetchedSections: Equatable {
    struct Section: Equatable {
        let name: String
        var objects: [NSManagedObject]
    }

    private(set) var sections: [Section] = []

    init() {}

    /// - Parameter key: The key path of the names of sections; nil for a single section.
    init(_ objects: [NSManagedObject], key: String?) {
        guard let key else {
            sections = [Section(name: "", objects: objects)]
            return
        }
        var places: [String: Int] = [:]
        for object in objects {
            let value = object.value(forKeyPath: key)
            let name = value as? String ?? value.map { "\($0)" } ?? ""
            if let place = places[name] {
                sections[place].objects.append(object)
            } else {
                places[name] = sections.count
                sections.append(Section(name: name, objects: [object]))
            }
        }
    }

    /// All objects, in the order of the sections.
    var objects: [NSManagedObject] { sections.flatMap(\.objects) }

    /// The place of each object.
    var paths: [NSManagedObjectID: IndexPath] {
        var paths: [NSManagedObjectID: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (row, object) in section.objects.enumerated() {
                paths[object.objectID] = IndexPath(row: row, section: number)
            }
        }
        return paths
    }
}

/// The changes from some sections to others.
struct FetchedChanges {
    struct Change {
        let object: NSManagedObject
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    /// The sections that are gone and new, by their places before and after the change.
    let (removed, added): ([Int], [Int])
    let changes: [Change]

    var isEmpty: Bool { removed.isEmpty && added.isEmpty && changes.isEmpty }

    /// - Parameter changed: The identities of objects whose values may have changed.
    init(from old: FetchedSections, to new: FetchedSections, changed: Set<NSManagedObjectID>) {
        let (oldNames, newNames) = (old.sections.map(\.name), new.sections.map(\.name))
        removed = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }
        added = newNames.indices.filter { !oldNames.contains(newNames[$0]) }
        let (oldPaths, newPaths) = (old.paths, new.paths)
        let deletions = old.objects.filter { newPaths[$0.objectID] == nil }.map {
            Change(object: $0, old: oldPaths[$0.objectID], new: nil, type: .delete)
        }
        let insertions = new.objects.filter { oldPaths[$0.objectID] == nil }.map {
            Change(object: $0, old: nil, new: newPaths[$0.objectID], type: .insert)
        }
        let before = old.objects.filter { newPaths[$0.objectID] != nil }
        let after = new.objects.filter { oldPaths[$0.objectID] != nil }
        let moved = Self.moved(before, after, changed)
        let others = after.compactMap { object -> Change? in
            guard let from = oldPaths[object.objectID], let to = newPaths[object.objectID] else { return nil }
            if moved.contains(object.objectID) || oldNames[from.section] != newNames[to.section] {
                return Change(object: object, old: from, new: to, type: .move)
            }
            return changed.contains(object.objectID) ? Change(object: object, old: from, new: to, type: .update) : nil
        }
        changes = deletions + insertions + others.filter { $0.type == .move } + others.filter { $0.type == .update }
    }

    /// Returns the objects whose order among the others changed; rather those whose values changed.
    private static func moved(
        _ before: [NSManagedObject], _ after: [NSManagedObject], _ changed: Set<NSManagedObjectID>
    ) -> Set<NSManagedObjectID> {
        guard before.map(\.objectID) != after.map(\.objectID) else { return [] }
        let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.objectID, $0) })
        var moved: Set<NSManagedObjectID> = []
        /// The objects that keep their order, with their places before and after.
        var kept: [(old: Int, new: Int)] = []
        let candidates = after.enumerated().sorted { a, b in
            let (isFirst, isSecond) = (changed.contains(a.element.objectID), changed.contains(b.element.objectID))
            return isFirst == isSecond ? a.offset < b.offset : !isFirst
        }
        for (new, object) in candidates {
            guard let old = places[object.objectID] else { continue }
            let next = kept.firstIndex { $0.new > new } ?? kept.count
            let fits = (next == 0 || kept[next - 1].old < old) && (next == kept.count || kept[next].old > old)
            if fits { kept.insert((old, new), at: next) } else { moved.insert(object.objectID) }
        }
        return moved
    }
}
