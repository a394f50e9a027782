import QuartziteUIDrawing

/// A press of a physical key or button; no device here has any, so that none is ever sent.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press; raw values are Apple's.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began
        /// The force of the press changed.
        case changed
        /// The key is held.
        case stationary
        /// The key was released.
        case ended
        /// The press was cancelled.
        case cancelled
    }

    /// The button that is pressed; raw values are Apple's.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// Select.
        case select
        /// Menu.
        case menu
        /// Play or pause.
        case playPause
    }

    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The button.
    open internal(set) var type = PressType.select
    /// The key of a keyboard; nil for other buttons.
    open internal(set) var key: UIKey?
    /// The force, 0...1; 0 for digital buttons.
    open internal(set) var force: CGFloat = 0
    /// The time of the press in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The responder that received the press.
    open internal(set) weak var responder: UIResponder?
    /// The window that received the press.
    open internal(set) weak var window: UIWindow?

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}

/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key types with the held modifiers.
    open internal(set) var characters = ""
    /// The characters that the key types without modifiers.
    open internal(set) var charactersIgnoringModifiers = ""
    /// The held modifier keys.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
}

/// An event of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses of the event; none.
    open var allPresses: Set<UIPress> { [] }
    /// The type of the event: `presses`.
    open override var type: UIEvent.EventType { .presses }
}
