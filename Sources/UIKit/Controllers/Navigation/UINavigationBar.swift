import QuartzCore

/// A bar that displays a title, a back button and custom buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let line = UIView()
    /// The back action of a bar that a controller owns.
    var back: (() -> Void)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        updateLook()
    }

    /// Creates a bar from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(line)
        updateLook()
        (coder as? NibCoder).map { decodeNavigationBarAttributes(from: $0) }
    }

    // MARK: Appearance

    /// The style of the bar; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { updateLook() } }
    /// The background colour; nil, the default, uses the style's colour.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// Whether the views of controllers extend under the bar; true by default.
    ///
    /// Nothing is blurred.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    /// The font and colour of the title; nil by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// Whether large titles are used; stored but not used.
    open var prefersLargeTitles = false
    /// The font and colour of large titles; stored but not used, because titles are never large.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The appearance; once set, it overrides the other appearance properties.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasAppearance = true
            updateLook()
        }
    }
    /// The appearance over the top of scrolled content; stored but not used.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance in a compact bar; stored but not used.
    open var compactAppearance: UINavigationBarAppearance?
    private(set) var hasAppearance = false
    /// The image that replaces the line at the edge; an empty image, with a background image, removes the line.
    ///
    /// Other images are not drawn.
    open var shadowImage: UIImage? { didSet { updateLook() } }
    /// The image of the back button; stored but not used.
    open var backIndicatorImage: UIImage?
    /// The mask of the back button's image during transitions; stored but not used.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImage: UIImage?

    /// Sets the background image, stretched over the bar; an empty image makes it clear, and nil restores the style's
    /// colour.
    ///
    /// - Parameter barMetrics: The metrics; one image is used for all of them.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
        updateLook()
    }

    /// Sets the background image, stretched over the bar, for any position; an empty image makes the bar clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// Returns the background image, or nil if the style determines the background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    var currentTitleAttributes: [NSAttributedString.Key: Any] {
        hasAppearance ? standardAppearance.titleTextAttributes : titleTextAttributes ?? [:]
    }

    private func updateLook() {
        layer.backgroundColor = resolved(
            hasAppearance ? standardAppearance.backgroundColor : barTintColor ?? barStyle.fill)
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

    override func colorsDidChange() { updateLook() }

    // MARK: Items

    /// The items from bottom to top; the last one is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the top item, to which the back button returns.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Sets the items; an animated change fades over 0.35 seconds.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { change(to: items ?? [], animated: animated) }

    private func change(to items: [UINavigationItem], animated: Bool) {
        let old = show(items)
        guard animated else { return }
        fade(from: old) { animations, completion in
            UIView.animate(withDuration: 0.35, animations: animations) { _ in completion(true) }
        }
    }

    /// Pushes an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { change(to: stack + [item], animated: animated) }

    /// Pops the top item and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let last = stack.last
        change(to: stack.dropLast(), animated: animated)
        return last
    }

    /// Shows items immediately and returns the previous content, removed from the bar.
    func show(_ items: [UINavigationItem]) -> UIView? {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in stack { item.bar = self }
        let old = content
        rebuild()
        return old
    }

    /// Fades from the previous content to the current one; `animate` runs the animations and calls the completion.
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
        // Subviews that others add to the bar stay above the content.
        if let content { insertSubview(content, aboveSubview: line) }
        setNeedsLayout()
    }

    func goBack() {
        if let back { back() } else { popItem(animated: true) }
    }

    /// Applies the settings of `UINavigationBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Lays out the content and the line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.frame != bounds { content.frame = bounds }
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    }

    /// Returns the given width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
