import QuartziteUIDrawing

extension UIControl {
    /// Events that controls send, as a set of options.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touches the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touches the control repeatedly in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to appear.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits reserved for applications.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, as a set of options.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The default state.
        public static let normal = State([])
        /// The control is pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus; never set here.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits reserved for applications.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Vertical alignments of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Fills the height.
        case fill
    }

    /// Horizontal alignments of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Fills the width.
        case fill
        /// At the leading edge, which is the left.
        case leading
        /// At the trailing edge, which is the right.
        case trailing
    }
}
