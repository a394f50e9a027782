import QuartzCore

/// Calls a block or method after an interval of the stage's time, once or again and again.
///
/// A file that imports UIKit alone gets this timer instead of Foundation's. The first call comes one interval after the
/// timer was scheduled, the others at whole multiples of it, without drift. Intervals of 0 or less count as 0.1 ms.
/// Outside every stage the calls follow Foundation's run loop.
open class Timer: NSObject {
    private let action: (Timer) -> Void
    private let repeats: Bool
    private weak var scene: SceneContext?
    private var ticket: EventSchedule.Ticket?
    private var platform: Foundation.Timer?
    private var isScheduled = false
    /// The next call comes `calls` intervals after `begin`.
    private var begin: TimeInterval
    private var calls = 1.0

    /// Seconds between calls; 0 for a timer that calls once.
    public let timeInterval: TimeInterval
    private let interval: TimeInterval
    /// What the maker of the timer left with it.
    public let userInfo: Any?
    /// Whether calls are still to come.
    public private(set) var isValid = true
    /// How late a call may come, in seconds; calls are never late here, and nothing depends on this.
    open var tolerance: TimeInterval = 0

    private init(
        _ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool, first date: Date? = nil,
        _ action: @escaping (Timer) -> Void
    ) {
        self.interval = interval > 0 ? interval : 0.0001
        timeInterval = repeats ? self.interval : 0
        scene = SceneContext.current
        begin = SceneContext.current.clock.now
        if let date { (begin, calls) = (SceneContext.current.clock.time(of: date), 0) }
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

    /// A timer that runs once it is added to a run loop, and calls first at a date.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval, nil, repeats, first: date, block)
    }

    /// A timer that runs once it is added to a run loop, calls first at a date, and holds its target until it is invalid.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(interval, userInfo, repeats, first: date) { selector.send(to: target, $0) }
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
        if let ticket { scene?.runLoop.cancel(ticket) }
        ticket = nil
        platform?.invalidate()
        platform = nil
    }

    /// The date of the next call, one interval after the timer was made unless set.
    ///
    /// Setting a date that has passed makes the call due at once. Outside every stage setting it has no effect.
    open var fireDate: Date {
        get { (scene ?? .idle).clock.date(at: begin + calls * interval) }
        set {
            guard isValid, let scene else { return }
            (begin, calls) = (scene.clock.time(of: newValue), 0)
            guard let ticket else { return }
            scene.runLoop.cancel(ticket)
            scheduleNextCall()
        }
    }

    final func schedule() {
        guard isValid, !isScheduled else { return }
        isScheduled = true
        let current = SceneContext.current
        guard !current.isIdle else {
            let timer = Foundation.Timer(timeInterval: interval, repeats: repeats) { [weak self] _ in self?.fire() }
            platform = timer
            RunLoop.main.add(timer, forMode: .common)
            return
        }
        // The times of another scene mean nothing.
        if scene !== current { (scene, begin, calls) = (current, current.clock.now, 1) }
        scheduleNextCall()
    }

    private func scheduleNextCall() {
        guard let scene else { return }
        ticket = scene.runLoop.add(at: max(begin + calls * interval, scene.clock.now)) { [self] in
            ticket = nil
            guard isValid else { return }
            if repeats {
                calls += 1
                scheduleNextCall()
            }
            fire()
        }
    }

    private let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}

extension RunLoop {
    /// Starts a timer; the mode makes no difference.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
