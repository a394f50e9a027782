/// A binary heap of the impacts to come within a step, the earliest first.
///
/// Impacts at one moment follow the order of their pairs.
struct ImpactQueue {
    struct Entry: BitwiseCopyable {
        let moment: Double
        let pair: Int32
        /// The stamp of the pair at insertion; if the pair has another one now, the entry is out of date.
        let stamp: UInt32

        static func < (a: Entry, b: Entry) -> Bool {
            a.moment < b.moment || (a.moment == b.moment && a.pair < b.pair)
        }
    }

    private var entries = Buffer<Entry>()

    func free() { entries.free() }

    mutating func removeAll() { entries.removeAll() }

    mutating func insert(_ entry: Entry) {
        entries.append(entry)
        let heap = entries.base
        var place = entries.count - 1
        while place > 0, entry < heap[(place - 1) / 2] {
            heap[place] = heap[(place - 1) / 2]
            place = (place - 1) / 2
        }
        heap[place] = entry
    }

    mutating func popFirst() -> Entry? {
        guard entries.count > 0 else { return nil }
        let heap = entries.base
        let first = heap[0]
        let last = heap[entries.count - 1]
        entries.removeLast()
        let count = entries.count
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < count else { break }
            if child + 1 < count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < last else { break }
            heap[place] = heap[child]
            place = child
        }
        if count > 0 { heap[place] = last }
        return first
    }
}
