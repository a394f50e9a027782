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

    /// Records the memory of the last checkpoint before a time.
    mutating func measureLast(before time: Double, _ memory: (Checkpoint) -> Int) {
        guard let index = rungs.lastIndex(where: { $0.time < time }) else { return }
        rungs[index].memory = memory(rungs[index].checkpoint)
    }

    /// Removes the rungs at a time and later, and returns their checkpoints.
    @discardableResult
    mutating func removeAll(from time: Double) -> [Checkpoint] {
        let kept = rungs.prefix { $0.time < time }.count
        defer { rungs.removeSubrange(kept...) }
        return rungs[kept...].map(\.checkpoint)
    }

    /// Whether a new checkpoint would split a replay that costs more than `spacing`.
    ///
    /// Between two rungs, the cost is that of the gap: a single replay may have been slowed down by something else.
    func isSparse(cost: Double, at time: Double, spacing: Double) -> Bool {
        guard let before = rungs.last(where: { $0.time <= time }) else { return true }
        let after = rungs.first { $0.time > time }
        return cost - before.cost > spacing && after.map { $0.cost - before.cost > 2 * spacing } ?? true
    }

    /// Whether the ladder would keep a new rung when it is thinned.
    ///
    /// - Parameters:
    ///   - cost: The cost of the new rung.
    ///   - time: The time of the new rung, in seconds.
    func wouldKeep(cost: Double, at time: Double, count: Int, memory maximum: Int) -> Bool {
        // A new rung is expected to have as much memory as the others.
        guard rungs.count >= count || memory + memory / max(1, rungs.count) >= maximum else { return true }
        guard let before = rungs.last(where: { $0.time <= time }) else { return false }
        let after = rungs.first { $0.time > time }
        let own = after.map { $0.cost - before.cost } ?? 2 * (cost - before.cost)
        let least = rungs.indices.dropFirst().map { self.cost(without: $0) }.min()
        return least.map { own > $0 } ?? true
    }

    /// Removes rungs until there are at most `count`, with at most `memory` bytes, and returns their checkpoints.
    ///
    /// Each time, the rung goes without which the longest replay grows the least.
    @discardableResult
    mutating func thin(toCount count: Int, memory maximum: Int) -> [Checkpoint] {
        var removed: [Checkpoint] = []
        while rungs.count > max(1, count) || (memory > maximum && rungs.count > 1) {
            let inner = rungs.indices.dropFirst()
            guard let index = inner.min(by: { cost(without: $0) < cost(without: $1) }) else { break }
            removed.append(rungs.remove(at: index).checkpoint)
        }
        return removed
    }

    /// The cost of the replay across a rung if it is removed.
    ///
    /// After the last rung, the scene is expected to go on as before it.
    private func cost(without index: Int) -> Double {
        let before = rungs[index].cost - rungs[index - 1].cost
        return index + 1 < rungs.count ? rungs[index + 1].cost - rungs[index - 1].cost : 2 * before
    }
}
