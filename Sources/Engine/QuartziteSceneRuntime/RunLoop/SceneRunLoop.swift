/// The run loop of a scene: delivers the events of all sources in order of time, and commits after each time.
///
/// Each cycle of the run loop delivers what is due at one time, in this order (docs/RunLoop.md):
/// 1. timers, blocks of queues and jobs of the main actor, in the order in which they were added; after each of them,
///    all jobs of tasks off the main actor;
/// 2. display links, in the order in which they were added;
/// 3. for each window, back to front, the starts and ends of animations, in the order in which they were added;
/// 4. the commits of the windows: layout, drawing, and the begin times of new animations.
///
/// Completion blocks that are ready are called after each of the first three. Cycles at one time repeat until nothing
/// more is due; then one input event is delivered, if there is one, and cycles repeat again.
package final class SceneRunLoop {
    /// The scene of the run loop.
    weak var scene: SceneContext?
    private let clock: MediaClock
    private let timers = EventSchedule()
    /// The display links; nil outside all scenes.
    package let displayLinks: (any EventQueue)?
    /// The jobs of Swift tasks that do not wait for a time.
    let tasks = SceneTasks()
    private let completions: (any EventQueue)?
    /// The number of cycles at the current time.
    private var cycles = 0
    /// The number of cycles since the scene began; wraps around.
    private(set) var eventCount = 0
    /// The number of the cycle that is under way; nil between cycles.
    private(set) package var currentCycle: Int?

    /// The largest number of cycles at one time; limits callbacks that always add another event for the same time.
    private static let maximumCycles = 10_000

    /// Returns the windows on screen, back to front; the contexts of all windows of the scene by default.
    package var windows: () -> [any SceneWindow]

    /// The source of input; nil by default.
    package var input: (any EventSource)?

    /// Changes layers just before a commit, after their layout, and returns whether it changed any; nil by default.
    package var adjustLayers: (() -> Bool)?

    /// Whether a wait in the scene's code runs the loop until it ends, as in tests; false by default.
    package var isMovedByWaits = false
    /// Continues code that waits for a condition which now holds, and returns whether there was any; nil by default.
    package var resumeWaiting: (() -> Bool)?
    /// Whether the scene's code waits, and moves the clock.
    package internal(set) var isWaiting = false

    init(clock: MediaClock, transactions: (any SceneTransactions)?, displayLinks: (any EventQueue)?) {
        self.clock = clock
        self.displayLinks = displayLinks
        completions = transactions?.readyBlocks
        windows = { transactions?.sceneWindows ?? [] }
    }

    // MARK: Scheduling

    /// Schedules a block for a time in seconds of the scene's clock; one that is not a number means never.
    ///
    /// Blocks due at one time run in the order in which they were added. A past time means the next cycle.
    @discardableResult
    package func add(at time: CFTimeInterval, _ action: @escaping () -> Void) -> EventSchedule.Ticket {
        timers.add(at: time, action)
    }

    /// Cancels a block; does nothing if it has run.
    package func cancel(_ ticket: EventSchedule.Ticket) { timers.cancel(ticket) }

    /// How often the loop rests while suspended code may wait for answers to the process.
    private static let maximumRests = 30_000
    private var remainingRests = SceneRunLoop.maximumRests

    // MARK: Running

    /// The time of the next event other than input, not before now; nil if there is none.
    package var nextEventTime: CFTimeInterval? {
        var next = [timers.nextEventTime, tasks.next, completions?.nextEventTime, displayLinks?.nextEventTime]
            .compactMap(\.self).min()
        for window in windows() {
            if let time = window.nextEventTime { next = min(next ?? time, time) }
        }
        return next.map { max($0, clock.now) }
    }

    /// Advances to a later time; delivers input and everything else that is due in between.
    ///
    /// An earlier or nonfinite time has no effect.
    package func advance(to time: CFTimeInterval) {
        guard time.isFinite else { return }
        asCurrent {
            while let next = input?.nextEventTime, next <= time {
                run(until: max(next, clock.now))
                input?.deliverEvents(at: clock.now)
                run(until: clock.now)
            }
            if time > clock.now { run(until: time) }
        }
    }

    /// Runs cycles until only input is due by `time`, which is not before the current time; then commits at that time.
    package func run(until time: CFTimeInterval) {
        asCurrent {
            cycles = 0
            while resumeSuspended() || runCycle(by: time) {}
            // A sleep of the scene's thread may have moved the clock further.
            clock.now = max(clock.now, time)
            commit()
        }
    }

    /// Advances to the time of the next event, including input, and delivers it; returns false if it is later than
    /// `time`.
    package func advanceToNextEvent(by time: CFTimeInterval) -> Bool {
        asCurrent {
            if let next = input?.nextEventTime, next <= time, next < nextEventTime ?? .infinity {
                advance(to: next)
                return true
            }
            return resumeSuspended() || runCycle(by: time)
        }
    }

    /// Whether any event is scheduled, including input.
    package var hasEvents: Bool { asCurrent { nextEventTime != nil || input?.nextEventTime != nil } }

    /// Whether an event, including input, is due by a time.
    func hasEvent(by time: CFTimeInterval) -> Bool {
        let next = [nextEventTime, input?.nextEventTime].compactMap(\.self).min()
        return next.map { $0 <= time } ?? false
    }

    /// Commits the windows.
    package func commit() {
        for window in windows() { window.commit() }
    }

    /// Removes all events without delivering them.
    func removeAll() {
        timers.removeAll()
        completions?.removeAll()
        displayLinks?.removeAll()
        input = nil
        adjustLayers = nil
        resumeWaiting = nil
    }

    // MARK: Cycles

    /// Delivers what is due at the time of the next event; returns false if it is later than `time`.
    private func runCycle(by time: CFTimeInterval) -> Bool {
        guard let due = nextEventTime, due <= time else { return false }
        cycles = due > clock.now ? 0 : cycles + 1
        guard cycles < SceneRunLoop.maximumCycles else { return false }
        clock.now = due
        eventCount &+= 1
        // Code that waits runs cycles within one.
        let outer = currentCycle
        currentCycle = eventCount
        defer { currentCycle = outer }
        tasks.run()
        timers.deliverEvents(at: due) { tasks.run() }
        completions?.deliverEvents(at: due)
        if let displayLinks { deliver(displayLinks, at: due) }
        for window in windows() { deliver(window, at: due) }
        completions?.deliverEvents(at: due)
        commit()
        return true
    }

    /// Continues suspended code whose wait is over, and returns whether there was any.
    ///
    /// Time does not move on while answers to the process are under way for which that code may wait. If none of them
    /// continues the code for about ten seconds, it goes on without them.
    private func resumeSuspended() -> Bool {
        guard !isWaiting else { return false }
        while let resumeWaiting {
            if resumeWaiting() {
                remainingRests = Self.maximumRests
                return true
            }
            guard remainingRests > 0, ProcessSocket.isAnyInUse else { return false }
            remainingRests -= 1
            PlatformWork.rest()
        }
        return false
    }

    /// Delivers what is due of a source, and then calls the completion blocks that are ready.
    private func deliver(_ source: any EventSource, at time: CFTimeInterval) {
        guard let due = source.nextEventTime, due <= time else { return }
        source.deliverEvents(at: time)
        completions?.deliverEvents(at: time)
    }

    private func asCurrent<Result>(_ body: () -> Result) -> Result {
        guard let scene else { return body() }
        return scene.run(body)
    }
}
