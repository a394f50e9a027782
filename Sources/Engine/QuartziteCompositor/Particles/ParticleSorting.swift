import CQuartziteKernels

/// Sorts the sprites of several particle sets into one drawing order.
struct ParticleSorting {
    /// A series of sprites of one particle set that are drawn together.
    struct Run {
        var particleSet: Int
        var sprites: SpriteRun
    }

    /// A sprite's sort keys and origin.
    private struct Entry {
        var first: Double
        var second: Double
        var index: Int32
        var particleSet: Int32

        @inline(__always)
        static func < (a: Entry, b: Entry) -> Bool { a.first != b.first ? a.first < b.first : a.second < b.second }
    }

    private let particleSets: [ParticleNode.ParticleSet]
    private let threads: Int
    private let capacity: Int
    /// The memory of the entries and of a second array to merge them into.
    private let memory: PooledMemory
    private var entries: UnsafeMutablePointer<Entry>
    private var spare: UnsafeMutablePointer<Entry>

    init(_ particleSets: [ParticleNode.ParticleSet], threads: Int) {
        self.particleSets = particleSets
        self.threads = threads
        capacity = particleSets.reduce(0) { $0 + $1.capacity }
        memory = PooledMemory(of: Entry.self, count: 2 * capacity)
        entries = memory.pointer()
        spare = entries + capacity
    }

    /// Returns the visible particles of all sets in drawing order, as runs of consecutive sprites of one set.
    mutating func sorted(_ order: ParticleNode.Order) -> [Run] {
        let entries = entries
        let keyMemory = PooledMemory(of: qz_particle_key.self, count: capacity)
        let keys = keyMemory.pointer(of: qz_particle_key.self)
        let unsorted = SpriteRun(capacity: capacity) { base in
            var total = 0
            for (number, particleSet) in particleSets.enumerated() {
                let count = ParticlePlacing(particleSet, threads: threads).place(into: base + total, keys: keys + total)
                for index in total..<(total + count) {
                    let key = keys[index]
                    var entry = Entry(first: -key.age, second: 0, index: Int32(index), particleSet: Int32(number))
                    switch order {
                    case .oldestLast: entry.first = key.age
                    case .backToFront: (entry.first, entry.second) = (key.nearness, -key.age)
                    case .asGiven, .reversed, .oldestFirst: break
                    }
                    entries[index] = entry
                }
                total += count
            }
            return total
        }
        mergeSort(unsorted.count)
        let ranked = self.entries
        let sorted = SpriteRun(capacity: unsorted.count) { base in
            for index in 0..<unsorted.count { base[index] = unsorted.base[Int(ranked[index].index)] }
            return unsorted.count
        }
        var runs: [Run] = []
        var start = 0
        while start < sorted.count {
            let particleSet = Int(ranked[start].particleSet)
            var end = start + 1
            while end < sorted.count, particleSets[Int(ranked[end].particleSet)].resembles(particleSets[particleSet]) {
                end += 1
            }
            runs.append(Run(particleSet: particleSet, sprites: SpriteRun(sorted, start..<end)))
            start = end
        }
        withExtendedLifetime((memory, keyMemory)) {}
        return runs
    }

    /// Sorts stably; fast if the entries come in ascending or descending runs, as each sequence's births do.
    private mutating func mergeSort(_ count: Int) {
        var ends: [Int] = []
        var start = 0
        while start < count {
            var end = start + 1
            if end < count, entries[end] < entries[start] {
                while end < count, entries[end] < entries[end - 1] { end += 1 }
                (entries + start).reverse(end - start)
            } else {
                while end < count, !(entries[end] < entries[end - 1]) { end += 1 }
            }
            ends.append(end)
            start = end
        }
        while ends.count > 1 {
            var merged = 0
            var low = 0
            for pair in stride(from: 0, to: ends.count, by: 2) {
                let middle = ends[pair]
                let high = pair + 1 < ends.count ? ends[pair + 1] : middle
                merge(low, middle, high)
                ends[merged] = high
                merged += 1
                low = high
            }
            ends.removeSubrange(merged...)
            swap(&entries, &spare)
        }
    }

    private func merge(_ low: Int, _ middle: Int, _ high: Int) {
        var a = low
        var b = middle
        for index in low..<high {
            if a < middle, b >= high || !(entries[b] < entries[a]) {
                spare[index] = entries[a]
                a += 1
            } else {
                spare[index] = entries[b]
                b += 1
            }
        }
    }
}

extension ParticleNode.ParticleSet {
    /// Returns whether one batch can draw both particle sets.
    fileprivate func resembles(_ other: Self) -> Bool {
        image === other.image && source == other.source && filter == other.filter
            && view.size == other.view.size
    }
}
