import QuartzCore

/// A timer that calls a block or method after an interval of the stage's time, once or repeatedly.
///
/// This class replaces Foundation's in files that import only UIKit. The first call occurs one interval after the timer
/// is scheduled; later calls occur at whole multiples of the interval, without drift. An interval of 0 or less counts
/// as 0.1 ms. Outside all stages, Foundation's run loop makes the calls.
open class Timer: NSObject {
    private let action: (Timer) -> Void
    private let repeats: Bool
    private weak var scene: SceneContext?
    private var ticket: EventSchedule.Ticket?
    private var platform: Foundation.Timer?
    private var isScheduled = false
    /// The time from which calls are counted: the next call occurs `calls` intervals later.
    private var begin: TimeInterval
    private var calls = 1.0

    /// The seconds between calls; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    private let interval: TimeInterval
    /// The object that was passed when the timer was created.
    public let userInfo: Any?
    /// Whether the timer can still make calls.
    public private(set) var isValid = true
    /// The allowed delay of a call in seconds; it has no effect, since calls are never late.
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

    /// Creates a timer that is not valid.
    public convenience override init() {
        self.init(0, nil, false) { _ in }
        isValid = false
    }

    /// Creates a timer that starts when it is added to a run loop.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(interval, nil, repeats, block)
    }

    /// Creates a timer that starts when it is added to a run loop, and retains its target until it is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(interval, userInfo, repeats) { selector.send(to: target, $0) }
    }

    /// Creates a timer that starts when it is added to a run loop, and makes its first call at a date.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval, nil, repeats, first: date, block)
    }

    /// Creates a timer that starts when it is added to a run loop, and makes its first call at a date.
    ///
    /// The timer retains its target until it is invalidated.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(interval, userInfo, repeats, first: date) { selector.send(to: target, $0) }
    }

    /// Creates a timer and starts it.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// Creates a timer that retains its target until it is invalidated, and starts it.
    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// Makes an additional call immediately; a timer that does not repeat then becomes invalid.
    open func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        action(self)
    }

    /// Stops the timer permanently.
    open func invalidate() {
        isValid = false
        if let ticket { scene?.runLoop.cancel(ticket) }
        ticket = nil
        platform?.invalidate()
        platform = nil
    }

    /// The date of the next call, by default one interval after the timer was created.
    ///
    /// If you set a date in the past, the call is due immediately. Outside all stages, setting a date does not
    /// reschedule calls.
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
        // A timer of another scene restarts here, because its times refer to the other scene's clock.
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

    /// A hash that is the same in every run, unlike one based on an address.
    open override var hash: Int { hashNumber.value }
}

extension RunLoop {
    /// Starts a timer; the mode has no effect.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
