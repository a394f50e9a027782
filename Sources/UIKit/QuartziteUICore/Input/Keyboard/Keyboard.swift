import QuartziteUIDrawing

/// The keyboard of a scene: the drawn keys or a view in their place, and the accessory view above them.
@MainActor final class Keyboard {
    /// What is shown for a responder.
    struct Views {
        /// The keyboard, or the input view in its place; nil for none.
        var main: UIView?
        /// The view above; nil for none.
        var accessory: UIView?

        var isEmpty: Bool { main == nil && accessory == nil }
    }

    /// The duration of the keyboard's animations in seconds.
    static let duration: TimeInterval = 0.25

    private var window: KeyboardWindow?
    private lazy var keys = KeyboardView(frame: .zero)
    private weak var lastWindow: UIWindow?
    private(set) weak var responder: UIResponder?
    private(set) var views = Views()
    /// The frame of the views on the screen after animations; nil if there are none.
    private(set) var frame: CGRect?
    private var guides: [WeakGuide] = []
    private struct WeakGuide { weak var guide: UIKeyboardLayoutGuide? }
    private var holds = 0
    private var needsUpdate = false
    /// The number of the present animation, by which the end of an earlier one is ignored.
    private var animationNumber = 0
    /// The distance by which a finger has moved the keyboard down, in points.
    private(set) var dragDistance: CGFloat = 0

    private init() {}

    /// The keyboard of the current scene; nil outside of scenes.
    static var current: Keyboard? {
        let scene = SceneContext.current
        return scene.isIdle ? nil : scene.object(of: Keyboard.self) { Keyboard() }
    }

    /// Calls a closure in which changes of the first responder do not yet show or hide the keyboard.
    static func hold<Result>(_ body: () -> Result) -> Result {
        guard let keyboard = current else { return body() }
        keyboard.holds += 1
        defer {
            keyboard.holds -= 1
            if keyboard.holds == 0, keyboard.needsUpdate { keyboard.update() }
        }
        return body()
    }

    // MARK: Responders

    /// Shows what the first responder of a window requires, after it changed.
    func responderDidChange(in window: UIWindow) {
        if !(window is KeyboardWindow) {
            lastWindow = window
            if window.firstResponder != nil, let own = self.window?.firstResponder { own.resignFirstResponder() }
        }
        if holds > 0 { needsUpdate = true } else { update() }
    }

    /// Shows what the first responder requires, after that changed.
    func reload(for responder: UIResponder) {
        if responder === self.responder || present === responder { update() }
    }

    /// The text input in the accessory view that is being edited; nil for none.
    var accessoryInput: (any UIKeyInput)? { window?.firstResponder as? any UIKeyInput }

    /// The first responder, in the accessory view or else in the window in which it last changed.
    private var present: UIResponder? { window?.firstResponder ?? lastWindow?.firstResponder }

    /// Updates the keys after the text of an input changed.
    func inputDidChange(_ input: any UIKeyInput) {
        if input === responder, views.main === keys { keys.inputDidChange() }
    }

    private func requiredViews(for responder: UIResponder?) -> Views {
        guard let responder else { return Views() }
        let chain = sequence(first: responder, next: \.next)
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        if let own = chain.lazy.compactMap(\.inputView).first { return Views(main: own, accessory: accessory) }
        guard InterfaceSettings.current.showsKeyboard, let input = responder as? any UIKeyInput else {
            return Views(main: nil, accessory: accessory)
        }
        keys.open(for: input)
        return Views(main: keys, accessory: accessory)
    }

    private func update() {
        needsUpdate = false
        if returnsToOwner() { return }
        let old = responder
        responder = present
        show(requiredViews(for: responder), isOtherResponder: old !== responder)
    }

    /// Makes the owner of the accessory view the first responder again after a text input in the view resigned.
    private func returnsToOwner() -> Bool {
        guard present == nil, let content = window?.content, let owner = content.chainOwner,
            (responder as? UIView)?.isDescendant(of: content) == true, owner.canBecomeFirstResponder
        else { return false }
        return owner.becomeFirstResponder()
    }

    // MARK: Showing

    private func show(_ new: Views, isOtherResponder: Bool) {
        if new.isEmpty && views.isEmpty { return }
        let isSame = new.main === views.main && new.accessory === views.accessory
        let window = makeWindow()
        let screen = UIScreen.main.bounds
        let oldFrame = shownFrame ?? CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
        let isHiding = new.isEmpty
        if !isHiding {
            window.isHidden = false
            views = new
            window.content.owner = responder
            window.content.show(new, keysHeight: keysHeight(of: new))
        }
        let height = isHiding ? oldFrame.height : window.content.height
        let end = CGRect(x: 0, y: isHiding ? screen.maxY : screen.maxY - height, width: screen.width, height: height)
        var begin = oldFrame
        if frame == nil { begin = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height) }
        if isSame, begin == end, !isOtherResponder { return }
        if frame == nil {
            UIView.performWithoutAnimation {
                window.content.place(CGRect(x: 0, y: screen.maxY, width: screen.width, height: height))
            }
        }
        (frame, dragDistance) = (isHiding ? nil : end, 0)
        if isHiding { views = Views() }
        animate(from: begin, to: end, isHiding: isHiding)
    }

    private func animate(from begin: CGRect, to end: CGRect, isHiding: Bool) {
        animationNumber += 1
        let number = animationNumber
        let info = KeyboardChange(begin: begin, end: end, duration: UIView.areAnimationsEnabled ? Self.duration : 0)
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.keyboardCurve, .beginFromCurrentState, .allowUserInteraction]
        ) {
            // As on iOS, changes by observers animate along.
            info.post(UIResponder.keyboardWillChangeFrameNotification)
            info.post(isHiding ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
            guard number == self.animationNumber else { return }
            self.window?.content.place(end)
            self.layOutGuides()
        } completion: { _ in
            guard number == self.animationNumber else { return }
            if isHiding { self.remove() }
            info.post(isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
            info.post(UIResponder.keyboardDidChangeFrameNotification)
        }
    }

    private func remove() {
        window?.content.removeAll()
        window?.isHidden = true
    }

    private func keysHeight(of views: Views) -> CGFloat? {
        guard views.main === keys else { return nil }
        let settings = InterfaceSettings.current
        let heights = KeyboardMetrics.heights(
            on: UIScreen.main.bounds.size, safeArea: settings.currentSafeArea, idiom: settings.idiom)
        keys.keysHeight = heights.keys
        return heights.whole
    }

    private func makeWindow() -> KeyboardWindow {
        if let window { return window }
        let made = KeyboardWindow(frame: UIScreen.main.bounds)
        window = made
        return made
    }

    /// Places everything on a screen of another size, without an animation.
    func screenDidChange() {
        guard frame != nil, let window else { return }
        let screen = UIScreen.main.bounds
        window.frame = screen
        window.content.show(views, keysHeight: keysHeight(of: views))
        let height = window.content.height
        let end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        frame = end
        window.content.place(end)
        layOutGuides()
    }

    // MARK: Layout guides

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// The frame of the visible keyboard on the screen, as a finger moved it; nil if there is none.
    package var shownFrame: CGRect? { frame?.offsetBy(dx: 0, dy: dragDistance) }

    private func layOutGuides() {
        for view in guides.compactMap({ $0.guide?.owningView }) {
            view.constraintsDidChange()
            view.setNeedsLayout()
            view.window?.layoutIfNeeded()
        }
    }

    // MARK: Dragging

    /// Moves the keyboard down with a finger that is below its top, and up again.
    func follow(_ y: CGFloat) {
        guard let frame, let window else { return }
        let distance = min(max(y - frame.minY, 0), frame.height)
        guard distance != dragDistance else { return }
        dragDistance = distance
        UIView.performWithoutAnimation {
            window.content.place(frame.offsetBy(dx: 0, dy: distance))
            layOutGuides()
        }
    }

    /// Hides the keyboard that a finger released while it moved down; otherwise moves it back.
    func release(velocity: CGFloat) {
        guard dragDistance > 0, let frame else { return }
        let begin = frame.offsetBy(dx: 0, dy: dragDistance)
        if velocity >= 0, let responder, responder.resignFirstResponder() { return }
        dragDistance = 0
        animate(from: begin, to: frame, isHiding: false)
    }
}

/// A change of the keyboard's frame, as notifications describe it.
struct KeyboardChange {
    /// The raw value of the keyboard's animation curve.
    static let curve = 7

    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval

    /// Posts a notification with the change.
    @MainActor func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

extension UIView.AnimationOptions {
    /// The curve of the keyboard's animations.
    static let keyboardCurve = UIView.AnimationOptions(rawValue: UInt(KeyboardChange.curve) << 16)
}
