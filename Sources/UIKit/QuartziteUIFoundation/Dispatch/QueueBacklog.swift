import QuartzCore

/// The blocks that were added to a queue and have not ended, by which `sync` waits for those before it, and those that a
/// suspended queue holds back.
///
/// `sync` does not wait for blocks that are due later.
final class QueueBacklog {
    /// The number of calls of `suspend()` that `resume()` has not undone.
    private var suspensions = 0
    /// The blocks that were due while the queue was suspended, in order.
    private var deferred: [() -> Void] = []
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

    /// Holds back a block if the queue is suspended; returns whether it is.
    func holds(_ work: @escaping () -> Void) -> Bool {
        if suspensions > 0 { deferred.append(work) }
        return suspensions > 0
    }

    func suspend() { suspensions += 1 }

    /// Undoes one suspension; returns the blocks that can run now.
    func resume() -> [() -> Void] {
        if suspensions == 0 { trap("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
        suspensions -= 1
        guard suspensions == 0 else { return [] }
        defer { deferred = [] }
        return deferred
    }

    /// Whether `activate()` has not yet been called on a queue that was created as inactive.
    var isInactive = false
}
