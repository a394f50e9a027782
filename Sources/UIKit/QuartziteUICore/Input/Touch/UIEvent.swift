import QuartziteUIDrawing

/// An event: the touches on the screen, and the one that changed.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Motion of the device.
        case motion
        /// A remote control.
        case remoteControl
        /// Presses of physical keys and buttons.
        case presses
    }

    /// The subtype of a motion or remote control event.
    public enum EventSubtype: Int, Sendable {
        /// No subtype, as for touches.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
    }

    /// The touches, in the order in which they began.
    final package var touches: [UITouch] = []
    /// The touch that changed.
    weak var changed: UITouch?

    /// Creates an event without touches.
    public override init() { super.init() }

    /// The type of the event; always `touches`.
    open var type: EventType { .touches }

    /// The subtype of the event; always `none`.
    open var subtype: EventSubtype { .none }

    /// The time of the event, in seconds of stage time.
    open internal(set) var timestamp: TimeInterval = 0

    /// All touches, including those that just ended; nil if there are none.
    ///
    /// The order of a set differs from run to run; make sure that what you display does not depend on it.
    open var allTouches: Set<UITouch>? { members { _ in true } }

    /// Returns the touches that began in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { members { $0.window === window } }

    /// Returns the touches that began in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { members { $0.view === view } }

    /// Returns the samples of a touch since the last event, which are only the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    private func members(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
