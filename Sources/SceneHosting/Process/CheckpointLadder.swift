/// Checkpoints of a scene in time order, with the cost of replaying the scene to each.
///
/// The ladder is bounded: past a limit, the checkpoints go that save the least.
struct CheckpointLadder<Checkpoint> {
    struct Rung {
        /// The scene time in seconds.
        let time: Double
        /// The time in seconds that the scene's code takes from the start.
        let cost: Double
        /// The memory of the checkpoint in bytes, as far as it is known.
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
    }

    /// Records the memory of all checkpoints.
    ///
    /// - Parameter memory: Returns the memory of a checkpoint in bytes.
    mutating func measure(_ memory: (Checkpoint) -> Int) {
        for index in rungs.indices { rungs[index].memory = memory(rungs[index].checkpoint) }
    }

    /// Removes the rungs at a time and later.
    mutating func removeAll(from time: Double) { rungs.removeAll { $0.time >= time } }

    /// Removes rungs until there are at most `count`, with at most `memory` bytes.
    ///
    /// Each time, the rung goes without which the longest replay grows the least.
    mutating func thin(toCount count: Int, memory most: Int) {
        while rungs.count > max(1, count) || (memory > most && rungs.count > 1) {
            let inner = rungs.indices.dropFirst()
            guard let index = inner.min(by: { cost(without: $0) < cost(without: $1) }) else { return }
            rungs.remove(at: index)
        }
    }

    /// The cost of the replay across a rung if it is removed.
    ///
    /// After the last rung, the scene is expected to go on as before it.
    private func cost(without index: Int) -> Double {
        let before = rungs[index].cost - rungs[index - 1].cost
        return index + 1 < rungs.count ? rungs[index + 1].cost - rungs[index - 1].cost : 2 * before
    }
}
