/// The future events on a clock: blocks ordered by time and, at equal times, by when they were added.
package final class EventSchedule: EventSource {
    /// Identifies a block, so that it can be cancelled.
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

    /// The blocks; the next one is last.
    private var entries: [Entry] = []
    private var nextNumber = 0

    init() {}

    package var nextEventTime: CFTimeInterval? { entries.last?.time }

    /// Runs the blocks that are due; blocks that they add wait for the next run loop cycle.
    package func deliverEvents(at time: CFTimeInterval) { deliverEvents(at: time) {} }

    /// Runs the blocks that are due, and `afterEach` after every one; blocks that they add wait for the next run loop
    /// cycle.
    func deliverEvents(at time: CFTimeInterval, afterEach: () -> Void) {
        let bound = nextNumber
        while let action = removeDue(through: time, before: bound) {
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

    /// Schedules a block for a time in seconds; NaN means never.
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

    /// Returns the nearest whole nanosecond if `time` differs from it only by rounding; otherwise `time`.
    ///
    /// For example, the sum of three tenths of a second is slightly more than 0.3, but it is due in the frame at 0.3
    /// and not in the next one.
    private static func withoutRoundingError(_ time: CFTimeInterval) -> CFTimeInterval {
        let whole = (time * 1e9).rounded() / 1e9
        return abs(whole - time) <= 4 * time.ulp ? whole : time
    }

    /// Cancels a block; nothing happens if it is no longer scheduled.
    func cancel(_ ticket: Ticket) {
        guard !ticket.time.isNaN else { return }
        // The block is just before the place where it would be inserted.
        let index = index(of: ticket) - 1
        if entries.indices.contains(index), entries[index].number == ticket.number { entries.remove(at: index) }
    }

    /// The index at which to insert a block: after all blocks that run with or after it.
    private func index(of ticket: Ticket) -> Int {
        entries.partitioningIndex { $0.precedes(ticket.time, ticket.number) }
    }

    /// Removes and returns the first block that is due by `time` and was added before `bound`.
    private func removeDue(through time: CFTimeInterval, before bound: Int) -> (() -> Void)? {
        guard let index = entries.lastIndex(where: { $0.number < bound }), entries[index].time <= time else {
            return nil
        }
        return entries.remove(at: index).action
    }
}
