/// What is still to happen on a clock: blocks by time, at equal times in the order they were put down.
package final class EventSchedule: EventSource {
    /// Names one block, so that it can be called off.
    package struct Ticket: Hashable, Sendable {
        fileprivate let time: CFTimeInterval
        fileprivate let number: Int
    }

    private struct Entry {
        let time: CFTimeInterval
        let number: Int
        let action: () -> Void

        func precedes(_ time: CFTimeInterval, _ number: Int) -> Bool {
            (self.time, self.number) < (time, number)
        }
    }

    /// The next to happen last.
    private var entries: [Entry] = []
    private var nextNumber = 0

    init() {}

    package var nextEventTime: CFTimeInterval? { entries.last?.time }

    /// Runs the blocks that are due; blocks that they add wait for the next turn.
    package func deliverEvents(at time: CFTimeInterval) { deliverEvents(at: time) {} }

    /// Runs the blocks that are due, and `afterEach` after every one; blocks that they add wait for the next turn.
    func deliverEvents(at time: CFTimeInterval, afterEach: () -> Void) {
        let bound = nextNumber
        while let action = take(through: time, before: bound) {
            action()
            afterEach()
        }
    }

    /// Removes all blocks.
    func removeAll() {
        let removed = entries
        entries = []
        withExtendedLifetime(removed) {}
    }

    /// Puts down a block for a time in seconds; one that is not a number counts as never.
    @discardableResult
    func add(at time: CFTimeInterval, _ action: @escaping () -> Void) -> Ticket {
        let time = Self.withoutRoundingError(time)
        let number = nextNumber
        nextNumber += 1
        let ticket = Ticket(time: time, number: number)
        guard !time.isNaN else { return ticket }
        entries.insert(Entry(time: time, number: number, action: action), at: index(of: ticket))
        return ticket
    }

    /// The whole nanosecond that a time misses by rounding alone, else the time: the third tenth of a second, which sums
    /// up to a hair more than 0.3, is due in the frame at 0.3 and not in the next.
    private static func withoutRoundingError(_ time: CFTimeInterval) -> CFTimeInterval {
        let whole = (time * 1e9).rounded() / 1e9
        return abs(whole - time) <= 4 * time.ulp ? whole : time
    }

    /// Calls a block off; nothing happens if it is gone already.
    func cancel(_ ticket: Ticket) {
        guard !ticket.time.isNaN else { return }
        // Where it would be put is just after it.
        let index = index(of: ticket) - 1
        if entries.indices.contains(index), entries[index].number == ticket.number { entries.remove(at: index) }
    }

    /// The first place behind all that happens with or after a block.
    private func index(of ticket: Ticket) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(ticket.time, ticket.number) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The first block due by `time` among those put down before `bound`, taken off the schedule.
    private func take(through time: CFTimeInterval, before bound: Int) -> (() -> Void)? {
        guard let index = entries.lastIndex(where: { $0.number < bound }), entries[index].time <= time else {
            return nil
        }
        return entries.remove(at: index).action
    }
}
