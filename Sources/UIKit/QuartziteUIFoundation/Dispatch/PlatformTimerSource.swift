import Dispatch

/// A timer for code outside all stages, which wraps one of Dispatch's.
final class PlatformTimerSource: DispatchSourceTimer {
    private let source: any Dispatch.DispatchSourceTimer

    init(queue: DispatchQueue) { source = Dispatch.DispatchSource.makeTimerSource(queue: queue.platform) }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    func _schedule(deadline: DispatchTime, interval: Double) {
        if interval < .infinity {
            source.schedule(deadline: deadline.platform, repeating: interval)
        } else {
            source.schedule(deadline: deadline.platform, repeating: .never)
        }
    }

    func activate() { source.activate() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func cancel() { source.cancel() }
    var isCancelled: Bool { source.isCancelled }
}
