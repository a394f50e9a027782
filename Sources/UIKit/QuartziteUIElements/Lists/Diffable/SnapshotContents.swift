import QuartziteUICore

/// Sections of items, in order, with the place of each identifier.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    private(set) var items: [[Item]] = []
    private(set) var itemCount = 0
    private var sectionIndexes: [Section: Int] = [:]
    /// The section of each item, and an index in it near to which the item is.
    private var places: [Item: (section: Section, near: Int)] = [:]

    // MARK: Places

    func index(ofSection section: Section) -> Int? { sectionIndexes[section] }

    func section(of item: Item) -> Section? { places[item]?.section }

    func contains(_ item: Item) -> Bool { places[item] != nil }

    func path(of item: Item) -> (section: Int, item: Int)? {
        guard let place = places[item], let section = sectionIndexes[place.section] else { return nil }
        let list = items[section]
        // Single insertions and deletions leave an item near the index at which it was last seen.
        var (before, after) = (min(place.near, list.count - 1), place.near + 1)
        while before >= 0 || after < list.count {
            if before >= 0 {
                if list[before] == item { return (section, before) }
                before -= 1
            }
            if after < list.count {
                if list[after] == item { return (section, after) }
                after += 1
            }
        }
        return nil
    }

    // MARK: Items

    /// Inserts new items, or moves existing ones, at an index of a section.
    mutating func insert(_ new: [Item], at index: Int, section: Int) {
        let name = sections[section]
        items[section].insert(contentsOf: new, at: index)
        itemCount += new.count
        for (offset, item) in new.enumerated() { places[item] = (name, index + offset) }
    }

    mutating func append(_ new: [Item], section: Int) { insert(new, at: items[section].count, section: section) }

    mutating func remove(_ old: [Item]) {
        if old.count == 1 {
            guard let path = path(of: old[0]) else { return }
            items[path.section].remove(at: path.item)
            places[old[0]] = nil
            itemCount -= 1
            return
        }
        var isAffected = [Bool](repeating: false, count: sections.count)
        for item in old {
            guard let place = places.removeValue(forKey: item), let index = sectionIndexes[place.section] else {
                continue
            }
            isAffected[index] = true
            itemCount -= 1
        }
        for index in sections.indices where isAffected[index] {
            items[index].removeAll { places[$0] == nil }
            for (place, item) in items[index].enumerated() { places[item]?.near = place }
        }
    }

    /// Replaces the items of a section.
    mutating func replace(section: Int, by new: [Item]) {
        for item in items[section] { places[item] = nil }
        itemCount -= items[section].count
        items[section] = []
        // Items that come from other sections leave them.
        remove(new)
        append(new, section: section)
    }

    mutating func removeAll() { self = SnapshotContents() }

    // MARK: Sections

    mutating func insertSections(_ new: [Section], at index: Int, items added: [[Item]]? = nil) {
        sections.insert(contentsOf: new, at: index)
        items.insert(contentsOf: added ?? Array(repeating: [], count: new.count), at: index)
        number(from: index)
    }

    mutating func removeSections(_ old: [Section]) {
        let gone = Set(old)
        for (index, section) in sections.enumerated() where gone.contains(section) {
            for item in items[index] { places[item] = nil }
            itemCount -= items[index].count
        }
        let kept = sections.indices.filter { !gone.contains(sections[$0]) }
        (sections, items) = (kept.map { sections[$0] }, kept.map { items[$0] })
        for section in old { sectionIndexes[section] = nil }
        number(from: 0)
    }

    /// Moves a section before or behind another.
    mutating func moveSection(from: Int, before isBefore: Bool, _ other: Section) {
        let (section, list) = (sections.remove(at: from), items.remove(at: from))
        let place = sections.firstIndex(of: other) ?? sections.count
        insertSections([section], at: isBefore ? place : place + 1, items: [list])
        number(from: 0)
    }

    private mutating func number(from first: Int) {
        for index in first..<sections.count { sectionIndexes[sections[index]] = index }
    }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
