import QuartziteUIDrawing

/// A bar that displays a title, a back button and custom buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    let background = BarBackground(isLineOnTop: false)
    /// The text field in which the user renames the item that is shown; nil for none.
    var renaming: NavigationRenaming?
    /// The object that is asked before items are pushed and popped; a weak reference.
    ///
    /// That of a navigation controller's bar is the controller, if its class adopts the protocol.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The back action of a bar that a controller owns.
    var back: (() -> Void)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a bar from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.navigationBar.decode(self, from: coder)
    }

    private func prepare() {
        addSubview(background)
        standardAppearance.changed = { [weak self] in self.map { $0.adopt($0.standardAppearance) } }
        updateAppearance()
    }

    private func adopt(_ appearance: UINavigationBarAppearance) {
        appearance.changed = { [weak self] in self?.updateAppearance() }
        hasAppearance = true
        updateAppearance()
    }

    // MARK: Appearance

    /// The style of the bar; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { updateAppearance() } }
    /// The background colour, which covers the content behind the bar; nil, the default, uses the style's blur.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// Whether the views of controllers extend under the bar, which then blurs them; true by default.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            superview?.setNeedsLayout()
        }
    }
    /// The font and colour of the title; nil by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// Whether the titles of the items are large at the top of scrollable content; false by default.
    open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
    /// The font and colour of large titles; nil by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
    /// The appearance; once set or changed, it overrides the other appearance properties.
    open var standardAppearance = UINavigationBarAppearance() { didSet { adopt(standardAppearance) } }
    /// The appearance while no content is under the bar; nil, the default, uses `standardAppearance` without its
    /// background.
    ///
    /// A bar without appearances that is opaque, black, or has a background of its own keeps it, as in apps built for
    /// iOS 14.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance?.changed = { [weak self] in self?.updateAppearance() }
            updateAppearance()
        }
    }
    /// The appearance where the vertical size class is compact, as on a phone held sideways; nil, the default, uses
    /// ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? { didSet { follow(compactAppearance) } }
    /// The appearance where the vertical size class is compact while no content is under the bar; nil, the default, uses
    /// ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { follow(compactScrollEdgeAppearance) } }
    private(set) var hasAppearance = false
    private let largeTitle = LargeTitle()
    /// The height of the status bar above the bar, which the background covers.
    var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
    /// The height of the part with the large title; nil if the title is not large.
    var largeHeight: CGFloat? {
        didSet {
            guard largeHeight != oldValue else { return }
            if (largeHeight ?? 0 > 0) != (oldValue ?? 0 > 0) { updateAppearance() }
            setNeedsLayout()
        }
    }
    /// The search bar below the title; nil for none.
    var search: UISearchBar? { didSet { if search !== oldValue { replaceSearch(oldValue) } } }
    /// Whether the search bar is at the trailing end of the bar.
    var hasInlineSearch = false { didSet { if hasInlineSearch != oldValue { setNeedsLayout() } } }
    /// The width of an inline search bar in points.
    private static let inlineSearchWidth: CGFloat = 280
    /// The height of the part with the search bar, in points.
    var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
    /// Whether a search hides the title and the buttons.
    var isSearching = false {
        didSet {
            guard isSearching != oldValue else { return }
            content?.alpha = isSearching ? 0 : 1
            setNeedsLayout()
        }
    }
    /// The height of the parts below the title and the buttons, in points.
    var lowerHeight: CGFloat { (largeHeight ?? 0) + searchHeight }

    /// The height of the title and the buttons, in points.
    ///
    /// That is 44 points until the bar is laid out with a large title or a search bar that it has just received.
    var contentHeight: CGFloat {
        let height = bounds.height - lowerHeight
        return isSearching || height <= 0 ? 44 : height
    }

    private func replaceSearch(_ old: UISearchBar?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        guard let search else { return }
        search.isInNavigationBar = true
        search.clipsToBounds = true
        addSubview(search)
    }

    /// How far content has scrolled under the bar.
    var edge = BarEdge() {
        didSet {
            guard edge != oldValue else { return }
            if edge.isReached != oldValue.isReached, shownEdgeAppearance != nil { return updateAppearance() }
            showBackground()
        }
    }
    /// The image that replaces the line at the edge, which requires a background image; an empty one removes the line.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// The image of the back button; nil, the default, is an angle.
    open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
    /// The mask of the back button's image during transitions; without effect here, which is reported.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            if backIndicatorTransitionMaskImage != nil {
                unsupported("UINavigationBar.backIndicatorTransitionMaskImage")
            }
        }
    }
    private var backgroundImage: UIImage?

    /// Sets the background image, stretched over the bar; an empty image makes it clear, and nil restores the style's
    /// colour.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for none.
    ///   - barMetrics: The metrics; one image is used for all of them.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
        updateAppearance()
    }

    /// Sets the background image, stretched over the bar, for any position; an empty image makes the bar clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// Returns the background image, or nil if the style determines the background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// The appearance of the present state; nil if the bar's own properties determine it.
    var shownAppearance: UINavigationBarAppearance? {
        if edge.isReached, let atEdge = shownEdgeAppearance { return atEdge }
        return shownStandardAppearance
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var shownStandardAppearance: UINavigationBarAppearance? {
        (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
            ?? (isCompact ? compactAppearance : nil) ?? (hasAppearance ? standardAppearance : nil)
    }

    private var shownEdgeAppearance: UINavigationBarAppearance? {
        (isCompact ? topItem?.compactScrollEdgeAppearance : nil) ?? topItem?.scrollEdgeAppearance
            ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    }

    private func follow(_ appearance: UINavigationBarAppearance?) {
        appearance?.changed = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    /// Shows the appearance for a new vertical size class.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateAppearance() }
    }

    var currentTitleAttributes: [NSAttributedString.Key: Any] {
        shownAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    }

    func updateAppearance() {
        showBackground()
        itemDidChange()
    }

    private func showBackground() {
        let own = BarBackgroundAppearance(
            barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage, lineImage: shadowImage)
        background.show(
            own, standard: shownStandardAppearance, atEdge: shownEdgeAppearance, edge: edge,
            isClearAtEdge: largeHeight != nil)
    }

    @_spi(UIKitLayers) public override func colorsDidChange() { updateAppearance() }

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

    /// Pushes an item, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        change(to: stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, unless the delegate refuses, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) != false else { return nil }
        change(to: stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// Shows items immediately and returns the previous content, removed from the bar.
    func show(_ items: [UINavigationItem]) -> UIView? {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in stack { item.bar = self }
        let old = content
        showBackground()
        rebuild()
        return old
    }

    /// Fades from the previous content to the current one; `animate` runs the animations and calls the completion.
    func fade(from old: UIView?, animate: (_ animations: @escaping () -> Void, _ end: @escaping (Bool) -> Void) -> Void)
    {
        guard let new = content else { return }
        if let old { insertSubview(old, aboveSubview: background) }
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
        if let renaming, renaming.field.isFirstResponder {
            // The field would lose the keyboard if the content were replaced.
            if renaming.item === topItem { return }
            renaming.cancel()
        }
        content?.removeFromSuperview()
        content = topItem.map { NavigationBarContent($0, back: backItem, in: self) }
        if isSearching { content?.alpha = 0 }
        // Subviews that others add to the bar stay above the content.
        if let content { insertSubview(content, aboveSubview: background) }
        if largeHeight == nil {
            largeTitle.removeFromSuperview()
        } else {
            largeTitle.show(
                topItem?.title, shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:],
                color: barStyle.titleColor)
            insertSubview(largeTitle, aboveSubview: background)
        }
        setNeedsLayout()
    }

    func goBack() {
        guard let back else { return _ = popItem(animated: true) }
        if let topItem, delegate?.navigationBar(self, shouldPop: topItem) == false { return }
        back()
    }

    /// Applies the settings of `UINavigationBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Lays out the content and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.sizeClass != traitCollection.horizontalSizeClass { rebuild() }
        let large = largeHeight ?? 0
        let (area, lower) = bounds.divided(atDistance: bounds.height - lowerHeight, from: .minYEdge)
        let (title, field) = lower.divided(atDistance: large, from: .minYEdge)
        search?.frame = field
        content?.trailingInset = 0
        if hasInlineSearch, let search {
            let width = min(Self.inlineSearchWidth, bounds.width / 2)
            let x = isRightToLeft ? 0 : bounds.width - width
            search.frame = CGRect(x: x, y: (area.midY - 19).rounded(), width: width, height: 52)
            content?.trailingInset = width - 16
        }
        if let content, !isSearching, content.frame != area { content.frame = area }
        content?.titleAlpha = largeHeight == nil ? 1 : min(max(1 - large / 12, 0), 1)
        largeTitle.frame = title
        let above = back == nil && barPosition == .topAttached ? distanceFromTop : reach
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }

    /// Returns the given width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
