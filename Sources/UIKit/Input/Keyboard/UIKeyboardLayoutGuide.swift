import QuartzCore

/// A layout guide that can change its constraints as it moves; only the keyboard's moves here.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, or the bottom safe area without a keyboard.
///
/// Layout by constraints to the guide animates along with the keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide also follows a keyboard that is not at the bottom; false by default, and without effect, since
    /// the keyboard always is at the bottom.
    open var followsUndockedKeyboard = false
    /// Whether the guide has the height of the safe area without a keyboard; true by default, and otherwise no height.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { changed() } } }
    /// The distance above the keyboard at which a finger begins to move it down; 0 by default, in points.
    open var keyboardDismissPadding: CGFloat = 0

    private func changed() {
        owningView?.constraintsDidChange()
        owningView?.setNeedsLayout()
    }

    /// The height of the guide in its view.
    final var keyboardHeight: CGFloat {
        guard let view = owningView else { return 0 }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let frame = Keyboard.current?.shownFrame, let window = view.window, !(window is KeyboardWindow) else {
            return least
        }
        let top = view.convert(CGPoint(x: 0, y: frame.minY - window.frame.minY), from: window).y
        return min(max(view.bounds.maxY - top, least), view.bounds.height)
    }
}

extension UIView {
    /// The layout guide for the part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for guide in layout.otherGuides { if let guide = guide as? UIKeyboardLayoutGuide { return guide } }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layout.otherGuides.append(guide)
        Keyboard.current?.add(guide)
        return guide
    }
}
