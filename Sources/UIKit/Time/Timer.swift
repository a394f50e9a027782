import QuartzCore

/// Calls a block or method after an interval of the stage's time, once or again and again.
///
/// A file that imports UIKit alone gets this timer instead of Foundation's. The first call comes one interval after the
/// timer was scheduled, the others at whole multiples of it, without drift. Intervals of 0 or less count as 0.1 ms.
/// Outside every stage the calls follow Foundation's run loop.
open class Timer: NSObject {
    private let action: (Timer) -> Void
    private let repeats: Bool
    private weak var clock: MediaClock?
    private var ticket: EventSchedule.Ticket?
    private var platform: Foundation.Timer?
    private var isScheduled = false
    private var begin: TimeInterval = 0
    private var calls = 0.0

    /// Seconds between calls; 0 for a timer that calls once.
    public let timeInterval: TimeInterval
    private let interval: TimeInterval
    /// What the maker of the timer left with it.
    public let userInfo: Any?
    /// Whether calls are still to come.
    public private(set) var isValid = true
    /// How late a call may come, in seconds; calls are never late here, and nothing depends on this.
    open var tolerance: TimeInterval = 0

    private init(_ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool, _ action: @escaping (Timer) -> Void) {
        self.interval = interval > 0 ? interval : 0.0001
        timeInterval = repeats ? self.interval : 0
        self.userInfo = userInfo
        self.repeats = repeats
        self.action = action
    }

    /// A timer that runs once it is added to a run loop.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(interval, nil, repeats, block)
    }

    /// A timer that runs once it is added to a run loop, and holds its target until it is invalid.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(interval, userInfo, repeats) { selector.send(to: target, $0) }
    }

    /// A timer that runs from now on.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// A timer that runs from now on, and holds its target until it is invalid.
    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// Makes the call now, besides those to come; a timer that calls once is invalid afterwards.
    open func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        action(self)
    }

    /// Stops the calls for good.
    open func invalidate() {
        isValid = false
        if let ticket { clock?.events.cancel(ticket) }
        ticket = nil
        platform?.invalidate()
        platform = nil
    }

    final func schedule() {
        guard isValid, !isScheduled else { return }
        isScheduled = true
        let current = MediaClock.current
        guard current !== MediaClock.idle else {
            let timer = Foundation.Timer(timeInterval: interval, repeats: repeats) { [weak self] _ in self?.fire() }
            platform = timer
            RunLoop.main.add(timer, forMode: .common)
            return
        }
        clock = current
        begin = current.now
        scheduleNextCall()
    }

    private func scheduleNextCall() {
        calls += 1
        ticket = clock?.events.add(at: begin + calls * interval) { [self] in
            ticket = nil
            guard isValid else { return }
            if repeats { scheduleNextCall() }
            fire()
        }
    }
}

extension RunLoop {
    /// Starts a timer; the mode makes no difference.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
