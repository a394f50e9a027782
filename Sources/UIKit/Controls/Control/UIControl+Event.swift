import QuartzCore

extension UIControl {
    /// What happens to a control, as bits.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down again in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves on the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger comes back in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger leaves.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger is lifted on the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger is lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The finger is taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is mainly there for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to show.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Everything about fingers.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Everything about text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for one's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that nothing uses.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, as bits.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// States by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal = State([])
        /// A finger holds it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not react.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus; nothing here sets this.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for one's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that nothing uses.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over all of the height.
        case fill
    }

    /// Where content lies from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over all of the width.
        case fill
        /// Where lines begin: at the left.
        case leading
        /// Where lines end: at the right.
        case trailing
    }
}
