/// What is due next in a scene, in order of time.
package final class SceneRunLoop {
    /// Timers and blocks of queues that wait for their time.
    private var schedule = EventSchedule()
    /// The display links of the scene, in the order they were added.
    var displayLinks: [CADisplayLink] = []

    /// Schedules a block for a time in seconds of the scene's clock; one that is not a number means never.
    ///
    /// Blocks due at one time run in the order they were added. A time that has passed means the next turn.
    @discardableResult
    package func add(at time: CFTimeInterval, _ action: @escaping () -> Void) -> EventSchedule.Ticket {
        schedule.add(at: time, action)
    }

    /// Cancels a block; does nothing if it has run.
    package func cancel(_ ticket: EventSchedule.Ticket) { schedule.cancel(ticket) }

    /// The time of the first scheduled block; nil if there is none.
    package var nextScheduled: CFTimeInterval? { schedule.next }

    /// Runs the blocks that are due by `time`; blocks that they add wait for the next turn.
    package func runScheduled(through time: CFTimeInterval) {
        let bound = schedule.bound
        while let action = schedule.take(through: time, before: bound) { action() }
    }

    /// The number of display links.
    package var displayLinkCount: Int { displayLinks.count }
}
