import QuartzCore

/// The blocks that were added to a queue and have not ended, by which `sync` waits for those before it.
///
/// Blocks that are due later do not count.
final class QueueBacklog {
    /// The number of each block, in ascending order.
    private var numbers: [Int] = []
    private var next = 0
    /// The number of the last barrier, if any.
    private var barrier: Int?

    /// Adds a block, and returns its number.
    func add(isBarrier: Bool) -> Int {
        defer { next += 1 }
        numbers.append(next)
        if isBarrier { barrier = next }
        return next
    }

    /// Removes a block that has ended.
    func end(_ number: Int) {
        let index = numbers.partitioningIndex { $0 >= number }
        if index < numbers.count, numbers[index] == number { numbers.remove(at: index) }
    }

    /// Waits until blocks have ended: all, or those up to the last barrier.
    func wait(forAll: Bool, in scene: SceneContext) {
        guard let last = forAll ? next - 1 : barrier, let first = numbers.first, first <= last else { return }
        _ = BackgroundBlocks.wait(in: scene, for: "DispatchQueue.sync(execute:)") { [self] in
            numbers.first.map { $0 > last } ?? true
        }
    }
}
