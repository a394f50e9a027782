import QuartziteUIDrawing

extension UIScrollView {
    /// How dragging dismisses the keyboard; raw values are Apple's.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// The start of a drag ends editing.
        case onDrag = 1
        /// The keyboard follows a finger that drags over its top, and is dismissed if it is released there.
        case interactive = 2
        /// The same as ``onDrag``: the accessory view always leaves with the keyboard.
        case onDragWithAccessory = 3
        /// The same as ``interactive``: the accessory view always leaves with the keyboard.
        case interactiveWithAccessory = 4

        /// Whether the keyboard follows the finger.
        fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    }

    /// Ends editing when a drag begins, unless the keyboard is to follow the finger.
    func dismissKeyboard() {
        if keyboardDismissMode == .none || keyboardDismissMode.isInteractive && Keyboard.current?.frame != nil {
            return
        }
        (window ?? self).endEditing(true)
    }

    /// Moves the keyboard with the finger of a drag.
    func dragKeyboard(_ pan: UIPanGestureRecognizer) {
        guard keyboardDismissMode.isInteractive, let window, let keyboard = Keyboard.current else { return }
        keyboard.follow(pan.location(in: nil).y + window.frame.minY + dismissPadding)
    }

    /// The distance above the keyboard at which it begins to follow a finger, of the nearest keyboard layout guide.
    private var dismissPadding: CGFloat {
        let guides = sequence(first: self as UIView, next: \.superview).lazy.compactMap { view in
            view.layout.otherGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
        }
        let padding = guides.first { _ in true }?.keyboardDismissPadding ?? 0
        return padding.isFinite ? max(padding, 0) : 0
    }

    /// Releases the keyboard that a finger moved.
    func releaseKeyboard(_ pan: UIPanGestureRecognizer) {
        guard keyboardDismissMode.isInteractive else { return }
        Keyboard.current?.release(velocity: pan.state == .cancelled ? -1 : pan.velocity(in: nil).y)
    }
}
