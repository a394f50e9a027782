import Dispatch
import QuartzCore

/// An object that calls a handler when an event occurs.
public protocol DispatchSourceProtocol: AnyObject {
    /// Sets the block to call for each event, or nil for none; the quality of service and the flags have no effect.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the block to call after the source is cancelled, or nil for none.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the block to call after the source starts, or nil for none.
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Stops all events permanently.
    func cancel()
    /// Balances one call to ``suspend()``, or starts a new source.
    func resume()
    /// Suspends events until a call to ``resume()``.
    func suspend()
    /// Starts a new source; has no effect on a source that has started.
    func activate()
    /// Whether the source has been cancelled.
    var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
    /// Sets the block to call for each event, or nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the work item to perform for each event.
    public func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }

    /// Sets the block to call after the source is cancelled, or nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the work item to perform after the source is cancelled.
    public func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }

    /// Sets the block to call after the source starts, or nil for none.
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

/// A source whose events occur at times of the stage's clock.
///
/// Events occur at the deadline and at whole multiples of the interval after it, without drift. The leeway has no
/// effect. An interval of 0 or less counts as 0.1 ms.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
    /// Sets the time of the first event and the interval between events in seconds; infinity means a single event.
    func _schedule(deadline: DispatchTime, interval: Double)
}

extension DispatchSourceTimer {
    /// Sets the time of the first event and the interval between events; `never` means a single event.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: deadline, interval: interval.seconds)
    }

    /// Sets the time of the first event and the interval between events in seconds.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: deadline, interval: interval)
    }

    /// Sets the date of the first event on the stage's clock, and the interval between events; `never` means one event.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: wallDeadline.stageTime, interval: interval.seconds)
    }

    /// Sets the date of the first event on the stage's clock, and the interval between events in seconds.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: wallDeadline.stageTime, interval: interval)
    }
}

/// A factory for event sources: timers, and events of memory, which never occur.
///
/// This class replaces Dispatch's in files that import only UIKit.
public final class DispatchSource {
    /// The options of a timer; they have no effect.
    public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

    private init() {}

    /// Creates a timer, which starts when you resume or activate it.
    ///
    /// - Parameters:
    ///   - flags: Has no effect.
    ///   - queue: The queue that runs the handlers; a global queue by default. On a stage, one thread serves all
    ///     queues.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer {
        let scene = SceneContext.current
        guard scene.isIdle else { return TimerSource(queue: queue ?? .global(), scene: scene) }
        return PlatformTimerSource(queue: queue ?? .global())
    }
}
