import QuartzCore

/// The timer that `DispatchSource.makeTimerSource` creates on a stage.
final class TimerSource: DispatchSourceTimer {
    private let queue: DispatchQueue
    private weak var scene: SceneContext?

    private var eventHandler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var registrationHandler: (() -> Void)?

    /// The time from which events are counted: the next event occurs `count` intervals later.
    ///
    /// The value is nil until a time is set.
    private var begin: TimeInterval?
    private var count = 0.0
    private var interval = TimeInterval.infinity
    /// The scheduled next event.
    private var ticket: EventSchedule.Ticket?

    /// The number of `resume()` calls needed before events occur; a new source counts as suspended once.
    private var suspensions = 1
    private var hasStarted = false
    /// Whether events became due while the source was suspended; they are delivered as one event when it resumes.
    private var hasMissedEvent = false
    private(set) var isCancelled = false

    init(queue: DispatchQueue, scene: SceneContext) {
        self.queue = queue
        self.scene = scene
    }

    deinit { unschedule() }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        eventHandler = handler
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        cancelHandler = handler
    }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        registrationHandler = handler
    }

    func _schedule(deadline: DispatchTime, interval: Double) {
        (begin, count) = (deadline.seconds, 0)
        self.interval = interval > 0 ? interval : 0.0001
        hasMissedEvent = false
        scheduleNextEvent()
    }

    func activate() { if !hasStarted { resume() } }

    func resume() {
        guard suspensions > 0 else { stop("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
        suspensions -= 1
        guard suspensions == 0 else { return }
        if !hasStarted {
            hasStarted = true
            if let registrationHandler { queue.async(execute: registrationHandler) }
            scheduleNextEvent()
        } else if hasMissedEvent {
            hasMissedEvent = false
            queue.async { [weak self] in self?.eventHandler?() }
        }
    }

    func suspend() { suspensions += 1 }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        unschedule()
        if let cancelHandler { queue.async(execute: cancelHandler) }
        (eventHandler, cancelHandler, registrationHandler) = (nil, nil, nil)
    }

    private func unschedule() {
        if let ticket { scene?.runLoop.cancel(ticket) }
        ticket = nil
    }

    private func scheduleNextEvent() {
        unschedule()
        guard let scene, let begin, hasStarted, !isCancelled else { return }
        let time = count > 0 ? begin + count * interval : begin
        guard time < .infinity else { return }
        ticket = scene.runLoop.add(at: max(time, scene.clock.now)) { [weak self] in self?.becomeDue() }
    }

    private func becomeDue() {
        count += 1
        scheduleNextEvent()
        if suspensions > 0 {
            hasMissedEvent = true
        } else if let scene {
            queue.perform(in: scene) { eventHandler?() }
        }
    }
}
