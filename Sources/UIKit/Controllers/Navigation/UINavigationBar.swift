import QuartzCore

/// A bar with a title, a button to go back, and buttons of one's own.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let line = UIView()
    /// Goes back where a controller owns the bar.
    var back: (() -> Void)?

    /// A bar at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        updateLook()
    }

    /// A bar of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(line)
        updateLook()
    }

    // MARK: Looks

    /// Light or dark; light by default.
    open var barStyle = UIBarStyle.default { didSet { updateLook() } }
    /// What fills the bar; nil, the default, leaves it to the style.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// Whether controllers' views reach under the bar; true by default.
    ///
    /// Nothing is blurred.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    /// Font and colour of the title; nil by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// Whether titles may be large; stored and without effect.
    open var prefersLargeTitles = false
    /// Font and colour of large titles; stored and without effect, since titles are never large.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look that goes before the other properties, where it is set.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasAppearance = true
            updateLook()
        }
    }
    /// The look over the top of scrolled content; stored and without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look in a low bar; stored and without effect.
    open var compactAppearance: UINavigationBarAppearance?
    private(set) var hasAppearance = false
    /// What takes the place of the line at the edge; an empty picture leaves it out, as where the background is a picture.
    ///
    /// Other pictures are not drawn.
    open var shadowImage: UIImage? { didSet { updateLook() } }
    /// The picture of the button that goes back; stored and without effect.
    open var backIndicatorImage: UIImage?
    /// Where the picture of the button that goes back shows; stored and without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImage: UIImage?

    /// Sets what fills the bar, stretched over it; an empty picture leaves it clear, and nil the style decides.
    ///
    /// - Parameter barMetrics: The kind of bar meant; the picture is the same for all.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
        updateLook()
    }

    /// Sets what fills the bar, stretched over it, wherever it lies; an empty picture leaves it clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// What fills the bar; nil where the style decides.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    var currentTitleAttributes: [NSAttributedString.Key: Any] {
        hasAppearance ? standardAppearance.titleTextAttributes : titleTextAttributes ?? [:]
    }

    private func updateLook() {
        layer.backgroundColor =
            (hasAppearance ? standardAppearance.backgroundColor : barTintColor ?? barStyle.fill)?.cgColor
        line.backgroundColor = hasAppearance ? standardAppearance.shadowColor : UIBarStyle.edge
        if !hasAppearance, let backgroundImage {
            layer.backgroundColor = nil
            layer.contents = backgroundImage.cgImage
            if shadowImage != nil { line.backgroundColor = nil }
        } else {
            layer.contents = nil
        }
        itemDidChange()
    }

    // MARK: Items

    /// The items, the first at the bottom; the last is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the button leads back to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Sets the items; the change fades over a third of a second where it is animated.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { change(to: items ?? [], animated: animated) }

    private func change(to items: [UINavigationItem], animated: Bool) {
        let old = show(items)
        guard animated else { return }
        fade(from: old) { animations, completion in
            UIView.animate(withDuration: 0.35, animations: animations) { _ in completion(true) }
        }
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { change(to: stack + [item], animated: animated) }

    /// Takes the top item off, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let last = stack.last
        change(to: stack.dropLast(), animated: animated)
        return last
    }

    /// Shows items at once; returns what was shown before, taken out of the bar.
    func show(_ items: [UINavigationItem]) -> UIView? {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in stack { item.bar = self }
        let old = content
        rebuild()
        return old
    }

    /// Lets what was shown give way to what is, in an animation that `animate` is given, with its end.
    func fade(from old: UIView?, animate: (_ animations: @escaping () -> Void, _ end: @escaping (Bool) -> Void) -> Void)
    {
        guard let new = content else { return }
        if let old { insertSubview(old, at: 0) }
        new.alpha = 0
        animate {
            new.alpha = 1
            old?.alpha = 0
        } _: { _ in
            old?.removeFromSuperview()
            old?.alpha = 1
        }
    }

    func itemDidChange() { rebuild() }

    private func rebuild() {
        content?.removeFromSuperview()
        content = topItem.map { NavigationBarContent($0, back: backItem, in: self) }
        // What others put into the bar lies above.
        if let content { insertSubview(content, aboveSubview: line) }
        setNeedsLayout()
    }

    func goBack() {
        if let back { back() } else { popItem(animated: true) }
    }

    /// Takes over the looks of `UINavigationBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Places the contents and the line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.frame != bounds { content.frame = bounds }
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    }

    /// As wide as asked, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
