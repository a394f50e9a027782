import QuartzCore

/// Something a person did: the fingers on the screen, and which of them changed.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What an event tells of.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches
        /// The device was moved.
        case motion
        /// A remote control.
        case remoteControl
        /// Physical keys and buttons.
        case presses
    }

    /// Which kind of motion or remote control.
    public enum EventSubtype: Int, Sendable {
        /// None in particular, as with touches.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The touches, in the order in which they came down.
    var touches: [UITouch] = []
    /// The touch that the event is about.
    weak var changed: UITouch?

    /// An event that says nothing.
    public override init() { super.init() }

    /// What the event tells of: touches.
    open var type: EventType { .touches }

    /// Which kind of it: none.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of the stage's time.
    open internal(set) var timestamp: TimeInterval = 0

    /// All fingers on the screen, those just lifted included; nil where there are none.
    ///
    /// The order of a set differs from run to run: do not let a scene's looks depend on it.
    open var allTouches: Set<UITouch>? { members { _ in true } }

    /// The touches that began in a window; nil where there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { members { $0.window === window } }

    /// The touches that began in a view; nil where there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { members { $0.view === view } }

    /// What was measured of a touch since the last event: that touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    private func members(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : Set(found)
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
