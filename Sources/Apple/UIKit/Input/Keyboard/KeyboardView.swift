import QuartzCore

/// The drawn keyboard, whose keys type into a text input.
@MainActor final class KeyboardView: UIView {
    /// The time after which the delete key repeats, and the time between repetitions, in seconds.
    private static let repeatDelay = 0.5
    private static let repeatInterval = 0.1
    /// The longest time between two taps of shift that lock it, in seconds.
    private static let doubleTap = 0.35

    private weak var input: (any UIKeyInput)?
    private var type = UIKeyboardType.default
    private var page = KeyboardPage.letters
    private var shift = KeyboardShift.off
    private var keyLayout = KeyboardLayout(.letters, type: .default, in: .zero)
    private var keyViews: [KeyboardKeyView] = []
    private let balloon = KeyboardBalloon()
    /// The fingers that are down, each with its key.
    private var presses: [(touch: UITouch, index: Int)] = []
    private var repetition: Timer?
    private var lastShift: TimeInterval?
    /// The height of the keys' area, in points.
    var keysHeight: CGFloat = 216 { didSet { if keysHeight != oldValue { showPage() } } }

    static let background = UIColor(
        light: UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1), dark: UIColor(white: 0.17, alpha: 1))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = Self.background
        addSubview(balloon)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the keys for a text input.
    func open(for input: any UIKeyInput) {
        let isNew = self.input !== input || type != input.keyboardType
        self.input = input
        type = input.keyboardType
        let style: UIUserInterfaceStyle? =
            switch input.keyboardAppearance {
            case .dark: .dark
            case .light: .light
            case .default: nil
            }
        overrideUserInterfaceStyle = style ?? (input as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        if isNew {
            page = type.firstPage
            cancelPresses()
            showPage()
        }
        inputDidChange()
    }

    /// Follows changes of the text: shift at the start of sentences, and the return key.
    func inputDidChange() {
        if shift != .locked { shift = startsCapital ? .once : .off }
        updateKeys()
    }

    /// Whether the next letter is to be a capital.
    private var startsCapital: Bool {
        guard let input, page == .letters, ![UIKeyboardType.URL, .emailAddress, .webSearch].contains(type) else {
            return false
        }
        let before = (input as? any _StringInput).map {
            ($0._string as NSString).substring(to: $0.selectedUnits.location)
        }
        let text = before ?? (input.hasText ? "a" : "")
        switch input.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map { !$0.isLetter && !$0.isNumber && $0 != "'" } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace, let end = text.last(where: { !$0.isWhitespace }) else { return false }
            return ".!?".contains(end)
        }
    }

    // MARK: Keys

    private func showPage() {
        keyLayout = KeyboardLayout(page, type: type, in: CGSize(width: bounds.width, height: keysHeight))
        for view in keyViews { view.removeFromSuperview() }
        keyViews = keyLayout.keys.map { KeyboardKeyView($0.key, appearance(of: $0.key, isPressed: false)) }
        for (view, (_, frame)) in zip(keyViews, keyLayout.keys) {
            view.frame = frame
            insertSubview(view, belowSubview: balloon)
        }
        balloon.isHidden = true
    }

    private func appearance(of key: KeyboardKey, isPressed: Bool) -> KeyboardKeyView.Appearance {
        KeyboardKeyView.Appearance(
            shift: page == .letters ? shift : .off, returnKey: input?.returnKeyType ?? .default,
            isReturnEnabled: input.map { !$0.enablesReturnKeyAutomatically || $0.hasText } ?? true,
            isPressed: isPressed)
    }

    private func updateKeys() {
        for (index, view) in keyViews.enumerated() {
            view.update(appearance(of: view.key, isPressed: presses.contains { $0.index == index }))
        }
        guard let index = presses.last?.index, keyViews.indices.contains(index),
            let text = keyViews[index].enlargedText,
            traitCollection.userInterfaceIdiom == .phone
        else { return balloon.isHidden = true }
        balloon.show(text, above: keyViews[index].frame, in: bounds)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = keyLayout.keys.map(\.frame.maxX).max() ?? 0
        if abs(width - bounds.width) > 10 { showPage() }
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // A second finger lets the first key act at once.
            for press in presses where !keyLayout.keys[press.index].key.actsAtOnce {
                act(keyLayout.keys[press.index].key)
            }
            presses.removeAll { !keyLayout.keys[$0.index].key.actsAtOnce }
            guard let index = keyLayout.index(at: touch.location(in: self)) else { return }
            presses.append((touch, index))
            let key = keyLayout.keys[index].key
            if key.actsAtOnce { act(key) }
            if key == .delete { repeatDelete(after: Self.repeatDelay) }
        }
        updateKeys()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let place = presses.firstIndex(where: { $0.touch === touch }),
                !keyLayout.keys[presses[place].index].key.actsAtOnce,
                let index = keyLayout.index(at: touch.location(in: self)), !keyLayout.keys[index].key.actsAtOnce
            else { continue }
            presses[place].index = index
        }
        updateKeys()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let place = presses.firstIndex(where: { $0.touch === touch }) else { continue }
            let key = keyLayout.keys[presses.remove(at: place).index].key
            if key == .delete { stopRepeating() }
            if !key.actsAtOnce { act(key) }
        }
        updateKeys()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        presses.removeAll { touches.contains($0.touch) }
        stopRepeating()
        updateKeys()
    }

    /// Forgets the fingers that are down, for example because other keys are shown.
    func cancelPresses() {
        presses = []
        stopRepeating()
    }

    // MARK: Typing

    private func act(_ key: KeyboardKey) {
        guard let input else { return }
        switch key {
        case .text(let text): insert(page == .letters && shift != .off ? text.uppercased() : text)
        case .digit(let text, _), .named(let text, _): insert(text)
        case .space:
            insert(" ")
            if page == .numbers || page == .symbols, type.firstPage == .letters { turn(to: .letters) }
        case .delete: input.deleteBackward()
        case .return:
            guard !input.enablesReturnKeyAutomatically || input.hasText else { return }
            input.insertText("\n")
        case .shift: pressShift()
        case .page(let page, _): return turn(to: page)
        }
        if key != .shift { inputDidChange() }
    }

    private func insert(_ text: String) { input?.insertText(text) }

    private func turn(to page: KeyboardPage) {
        self.page = page
        cancelPresses()
        if shift != .locked { shift = startsCapital ? .once : .off }
        showPage()
    }

    private func pressShift() {
        let now = SceneContext.current.clock.now
        let isSecond = lastShift.map { now - $0 <= Self.doubleTap } ?? false
        lastShift = isSecond ? nil : now
        shift = isSecond ? .locked : shift == .off ? .once : .off
    }

    private func repeatDelete(after delay: TimeInterval) {
        stopRepeating()
        repetition = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.act(.delete)
                self.repeatDelete(after: Self.repeatInterval)
            }
        }
    }

    private func stopRepeating() {
        repetition?.invalidate()
        repetition = nil
    }
}

/// The enlarged character above a key that a finger holds.
@MainActor private final class KeyboardBalloon: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = UIColor(light: .white, dark: UIColor(white: 0.42, alpha: 1))
        layer.cornerRadius = 9
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.font = .systemFont(ofSize: 33)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, above key: CGRect, in bounds: CGRect) {
        isHidden = false
        label.text = text
        let width = key.width + 20
        let x = min(max(key.midX - width / 2, 2), bounds.width - width - 2)
        frame = CGRect(x: x, y: key.minY - 54, width: width, height: 52)
        label.frame = self.bounds
    }
}
