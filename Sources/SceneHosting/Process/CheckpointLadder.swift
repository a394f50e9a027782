/// Checkpoints of a scene in time order, with the cost of replaying from each to the next.
///
/// The ladder is bounded: past a limit, the checkpoints go that save the least.
struct CheckpointLadder<Checkpoint> {
    struct Rung {
        /// The scene time in seconds.
        let time: Double
        /// The time in seconds that the scene's code takes from the rung before.
        var cost: Double
        /// The memory in bytes that only the checkpoint uses.
        var memory: Int
        let checkpoint: Checkpoint
    }

    /// The rungs in time order.
    ///
    /// ``thin(toCount:memory:)`` never removes the first.
    private(set) var rungs: [Rung] = []

    /// The sum of the memory of all rungs, in bytes.
    var memory: Int { rungs.reduce(0) { $0 + $1.memory } }

    /// Returns the last rung that is not later than a time.
    func last(notAfter time: Double) -> Rung? { rungs.last { $0.time <= time } }

    /// Adds a checkpoint; does nothing if there is one for its time.
    mutating func add(_ checkpoint: Checkpoint, at time: Double, cost: Double) {
        let index = rungs.firstIndex { $0.time >= time } ?? rungs.count
        guard index == rungs.count || rungs[index].time > time else { return }
        rungs.insert(Rung(time: time, cost: cost, memory: 0, checkpoint: checkpoint), at: index)
        if index + 1 < rungs.count { rungs[index + 1].cost = max(0, rungs[index + 1].cost - cost) }
    }

    /// Records the memory of the rung for a time, in bytes.
    mutating func setMemory(_ memory: Int, at time: Double) {
        guard let index = rungs.firstIndex(where: { $0.time == time }) else { return }
        rungs[index].memory = memory
    }

    /// Removes the rungs at a time and later.
    mutating func removeAll(from time: Double) { rungs.removeAll { $0.time >= time } }

    /// Removes rungs until there are at most `count`, with at most `memory` bytes.
    ///
    /// Each time, the rung goes without which the longest replay grows the least.
    mutating func thin(toCount count: Int, memory most: Int) {
        while rungs.count > max(1, count) || (memory > most && rungs.count > 1) {
            let inner = rungs.indices.dropFirst()
            guard
                let index = inner.min(by: { cost(without: $0) < cost(without: $1) })
            else { return }
            if index + 1 < rungs.count { rungs[index + 1].cost += rungs[index].cost }
            rungs.remove(at: index)
        }
    }

    /// The cost of the replay across a rung if it is removed.
    private func cost(without index: Int) -> Double {
        rungs[index].cost + (index + 1 < rungs.count ? rungs[index + 1].cost : 0)
    }
}
