import QuartziteUIDrawing

/// The reasons for which a navigation controller hides its bars by itself, and the gestures for it.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// The finger speed in points per second above which a drag is a swipe.
    private static let flick: CGFloat = 300

    private unowned let navigation: UINavigationController
    /// Whether the toolbar was hidden together with the navigation bar, and appears with it.
    private var hidToolbar = false
    private var keyboardObserver: (any NSObjectProtocol)?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
    }

    deinit { if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) } }

    var onSwipe = false { didSet { swipe.isEnabled = onSwipe } }
    var onTap = false { didSet { updateTap() } }
    var whenCompact = false { didSet { if whenCompact != oldValue { compactDidChange() } } }
    var onKeyboard = false { didSet { observeKeyboard() } }

    package private(set) lazy var swipe: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        recognizer.addTarget(self, action: Selector("swipe:", BarHiding.swipe(_:)))
        return prepared(recognizer)
    }()

    private(set) lazy var tap: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer()
        recognizer.addTarget(self, action: Selector("tap:", BarHiding.tap(_:)))
        return prepared(recognizer)
    }()

    private func prepared<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.cancelsTouchesInView = false
        recognizer.isEnabled = false
        recognizer.delegate = self
        navigation.viewIfLoaded?.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds the gestures that are in use to the view of the navigation controller.
    func attach(to view: UIView) {
        if onSwipe { view.addGestureRecognizer(swipe) }
        if onTap || whenCompact { view.addGestureRecognizer(tap) }
        if whenCompact { compactDidChange() }
    }

    private var isCompact: Bool { navigation.traitCollection.verticalSizeClass == .compact }

    private func updateTap() { tap.isEnabled = onTap || whenCompact && isCompact }

    /// Hides the bars in a compact height, and shows them in others.
    func compactDidChange() {
        updateTap()
        guard whenCompact, navigation.isViewLoaded else { return }
        setHidden(isCompact)
    }

    private func observeKeyboard() {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
        guard onKeyboard else { return }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.setHidden(true) } }
    }

    private func setHidden(_ hidden: Bool) {
        guard hidden != navigation.isNavigationBarHidden else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if hidden, !navigation.isToolbarHidden {
            hidToolbar = true
            navigation.setToolbarHidden(true, animated: true)
        } else if !hidden, hidToolbar {
            hidToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }

    private func swipe(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended, let view = navigation.viewIfLoaded else { return }
        let (speed, distance) = (pan.velocity(in: view), pan.translation(in: view))
        guard abs(speed.y) > Self.flick, abs(distance.y) > abs(distance.x) else { return }
        setHidden(speed.y < 0)
    }

    private func tap(_ tap: UITapGestureRecognizer) {
        if tap.state == .ended { setHidden(!navigation.isNavigationBarHidden) }
    }

    // MARK: The delegate of the gestures

    /// Touches of bars are for their buttons; taps on controls are for these.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        if view.isDescendant(of: navigation.navigationBar) || view.isDescendant(of: navigation.toolbar) { return false }
        guard gestureRecognizer === tap else { return true }
        return !sequence(first: view, next: { $0.superview }).contains { $0 is UIControl }
    }

    /// The content scrolls with a swipe that hides the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer !== tap }

    /// Taps that the content handles do not hide the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer }
}

extension UINavigationController {
    /// Whether a swipe up hides the bars, and a swipe down shows them; false by default.
    public var hidesBarsOnSwipe: Bool {
        get { barHiding.onSwipe }
        set { barHiding.onSwipe = newValue }
    }

    /// Whether a tap that the content does not handle hides the bars, or shows them; false by default.
    public var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { barHiding.onTap = newValue }
    }

    /// Whether the bars are hidden when the keyboard appears; false by default.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.onKeyboard }
        set { barHiding.onKeyboard = newValue }
    }

    /// Whether the bars are hidden in a compact height, where taps show and hide them; false by default.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenCompact }
        set { barHiding.whenCompact = newValue }
    }

    /// The gesture of ``hidesBarsOnSwipe``.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The gesture of ``hidesBarsOnTap``.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
