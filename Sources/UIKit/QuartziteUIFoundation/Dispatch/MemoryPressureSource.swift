import Dispatch
import QuartzCore

/// A source whose events occur when the system runs out of memory, which never happens here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The last event; always empty.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that the source waits for.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// How much memory is left; raw values are Apple's.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Creates events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enough.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Little.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Hardly any.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// Any of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source for the events of memory; none occurs.
    ///
    /// - Parameters:
    ///   - eventMask: The events to wait for.
    ///   - queue: The queue that runs the handlers; a global queue by default.
    public static func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(mask: eventMask, queue: queue ?? .global()) }
}

/// The source that `DispatchSource.makeMemoryPressureSource` creates.
private final class MemoryPressureSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }
    private let queue: DispatchQueue
    private var cancelHandler: (() -> Void)?
    private var registrationHandler: (() -> Void)?
    private var hasStarted = false
    private(set) var isCancelled = false

    init(mask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue) { (self.mask, self.queue) = (mask, queue) }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        cancelHandler = handler
    }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        registrationHandler = handler
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        cancelHandler.map { queue.async(execute: $0) }
        (cancelHandler, registrationHandler) = (nil, nil)
    }

    func resume() { activate() }

    func suspend() {}

    func activate() {
        guard !hasStarted, !isCancelled else { return }
        hasStarted = true
        registrationHandler.map { queue.async(execute: $0) }
        registrationHandler = nil
    }
}
