import Dispatch
import QuartzCore

/// An object that calls a handler when something happens.
public protocol DispatchSourceProtocol: AnyObject {
    /// Sets the block that is called at each event; nil for none. The quality of service and the flags have no effect.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the block that is called once the source has been cancelled; nil for none.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the block that is called once the source has been started; nil for none.
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Stops the events for good.
    func cancel()
    /// Undoes one call of ``suspend()``, or starts a new source.
    func resume()
    /// Holds events back until ``resume()``.
    func suspend()
    /// Starts a new source; does nothing afterwards.
    func activate()
    /// Whether the source has been cancelled.
    var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
    /// Sets the block that is called at each event; nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the work item that is performed at each event.
    public func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }

    /// Sets the block that is called once the source has been cancelled; nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the work item that is performed once the source has been cancelled.
    public func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }

    /// Sets the block that is called once the source has been started; nil for none.
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

/// A source that calls its handler at times of the stage's clock.
///
/// Events come at the deadline and at whole multiples of the interval after it, without drift; the leeway has no effect.
/// An interval of 0 or less counts as 0.1 ms.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
    /// Sets the time of the first event and the seconds between events, infinite for one event.
    func _schedule(deadline: DispatchTime, interval: Double)
}

extension DispatchSourceTimer {
    /// Sets the time of the first event and the interval between events, `never` for one event.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: deadline, interval: interval.seconds)
    }

    /// Sets the time of the first event and the seconds between events.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: deadline, interval: interval)
    }

    /// Sets the date of the first event by the stage's clock, and the interval between events, `never` for one event.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: wallDeadline.stageTime, interval: interval.seconds)
    }

    /// Sets the date of the first event by the stage's clock, and the seconds between events.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _schedule(deadline: wallDeadline.stageTime, interval: interval)
    }
}

/// Creates sources of events.
///
/// A file that imports UIKit alone gets this class instead of Dispatch's. Only timers are available.
public final class DispatchSource {
    /// How a timer keeps its times; without effect.
    public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

    private init() {}

    /// Creates a timer that does not run until it is resumed or activated.
    ///
    /// - Parameters:
    ///   - flags: Not used.
    ///   - queue: The queue that runs the handlers; by default a global one. On a stage, all queues are served by one
    ///     thread.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer {
        let scene = SceneContext.current
        guard scene.isIdle else { return TimerSource(queue: queue ?? .global(), scene: scene) }
        return PlatformTimerSource(queue: queue ?? .global())
    }
}
