import QuartziteUICore

/// The fewest deletions, insertions and moves that turn one arrangement of sections and items into another.
///
/// Deletions and the sources of moves use indexes from before all changes, insertions and destinations of moves those
/// from after them.
struct SnapshotDifference: Equatable {
    struct Move: Equatable {
        var from: IndexPath
        var to: IndexPath
    }

    struct SectionMove: Equatable {
        var from: Int
        var to: Int
    }

    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private(set) var movedSections: [SectionMove] = []
    private(set) var deletedItems: [IndexPath] = []
    private(set) var insertedItems: [IndexPath] = []
    private(set) var movedItems: [Move] = []

    var isEmpty: Bool { self == SnapshotDifference() }

    private init() {}

    /// Computes the difference of two snapshots.
    init<Section, Item>(from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>) {
        let sources = new.sections.map(old.index(ofSection:))
        let numbers = Numbers(old)
        self.init(
            oldCounts: old.items.map(\.count), sections: sources,
            items: new.items.map { list in list.map { numbers.number(of: $0) } })
    }

    /// The number of each item of a snapshot, in order.
    private struct Numbers<Item: Hashable> {
        private var numbers: [Item: Int]

        init<Section>(_ contents: SnapshotContents<Section, Item>) {
            numbers = Dictionary(minimumCapacity: contents.itemCount)
            var count = 0
            for list in contents.items {
                for item in list {
                    numbers[item] = count
                    count += 1
                }
            }
        }

        func number(of item: Item) -> Int? { numbers[item] }
    }

    /// Computes the difference.
    ///
    /// - Parameters:
    ///   - oldCounts: The number of items in each former section.
    ///   - sections: The former index of each section; nil for a new one.
    ///   - items: The former number, counted through all sections, of each item; nil for a new one.
    init(oldCounts: [Int], sections: [Int?], items: [[Int?]]) {
        var isKept = [Bool](repeating: false, count: oldCounts.count)
        for case let source? in sections { isKept[source] = true }
        deletedSections = oldCounts.indices.filter { !isKept[$0] }
        let order = sections.compactMap(\.self)
        var stays = Self.longestIncreasing(order).makeIterator()
        for (index, source) in sections.enumerated() {
            guard let source else {
                insertedSections.append(index)
                continue
            }
            if stays.next() == false { movedSections.append(SectionMove(from: source, to: index)) }
        }
        // The former section of each item.
        var starts: [Int] = []
        var owner: [Int] = []
        for (section, count) in oldCounts.enumerated() {
            starts.append(owner.count)
            owner.append(contentsOf: repeatElement(section, count: count))
        }
        var remains = [Bool](repeating: false, count: owner.count)
        func path(_ number: Int) -> IndexPath {
            IndexPath(item: number - starts[owner[number]], section: owner[number])
        }
        for (section, list) in items.enumerated() {
            let source = sections[section]
            let staying = list.compactMap { number in number.flatMap { owner[$0] == source ? $0 : nil } }
            var stays = Self.longestIncreasing(staying).makeIterator()
            for (item, number) in list.enumerated() {
                guard let number else {
                    // A new section brings its items.
                    if source != nil { insertedItems.append(IndexPath(item: item, section: section)) }
                    continue
                }
                remains[number] = true
                if owner[number] != source || stays.next() == false {
                    movedItems.append(Move(from: path(number), to: IndexPath(item: item, section: section)))
                }
            }
        }
        for number in owner.indices where !remains[number] && isKept[owner[number]] {
            deletedItems.append(path(number))
        }
    }

    /// Returns for each of some different numbers whether it belongs to a longest increasing subsequence.
    static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
        // The index of the last number of the best subsequence of each length.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var place = tails.count
            // Numbers that are in order already, usually almost all, need no search.
            if let last = tails.last, numbers[last] > number {
                place = tails.partitioningIndex { numbers[$0] > number }
            }
            if place > 0 { previous[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var belongs = [Bool](repeating: false, count: numbers.count)
        var index = tails.last ?? -1
        while index >= 0 {
            belongs[index] = true
            index = previous[index]
        }
        return belongs
    }
}
