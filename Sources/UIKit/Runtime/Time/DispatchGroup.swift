import Dispatch
import QuartzCore

/// Waits for several blocks without blocking: what is left to notify runs when all that entered has left.
public final class DispatchGroup {
    private var count = 0
    private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

    /// A group that nothing has entered.
    public init() {}

    /// Counts one more.
    public func enter() { count += 1 }

    /// Counts one less; leaving more often than entering stops the program, as on Apple's.
    public func leave() {
        guard count > 0 else { stop("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
        count -= 1
        tellIfEmpty()
    }

    /// Runs a block on a queue once the group is empty; at the next turn if it is already.
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        waiting.append((queue, work))
        tellIfEmpty()
    }

    private func tellIfEmpty() {
        guard count == 0 else { return }
        let told = waiting
        waiting = []
        for (queue, work) in told { queue.async(execute: work) }
    }
}
