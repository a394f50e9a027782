import QuartziteUIDrawing

/// Methods that respond to the selection of tabs; all are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user selects a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Never called, since tabs cannot be customised here.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Never called, since tabs cannot be customised here.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Never called, since tabs cannot be customised here.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Never called, since tabs cannot be customised here.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A bar of tabs with one selected tab.
@preconcurrency @MainActor open class UITabBar: UIView {
    private var buttons: [UITabBarButton] = []
    let background = BarBackground(isLineOnTop: true)
    /// The selection handler of a bar that a controller owns; returns false if the tab cannot be selected.
    var choose: ((Int) -> Bool)?

    /// The delegate, which is notified of selections; a weak reference.
    open weak var delegate: (any UITabBarDelegate)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a bar from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.tabBar.decode(self, from: coder)
    }

    private func prepare() {
        addSubview(background)
        standardAppearance.changed = { [weak self] in self.map { $0.adopt($0.standardAppearance) } }
        updateAppearance()
    }

    private func adopt(_ appearance: UITabBarAppearance) {
        appearance.changed = { [weak self] in self?.updateAppearance() }
        hasAppearance = true
        updateAppearance()
    }

    // MARK: Customising

    /// Whether the user can choose the tabs: never here.
    open var isCustomizing: Bool { false }

    /// Reports once on standard error that customizing tabs has no effect.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { unsupported("UITabBar.beginCustomizingItems(_:)") }

    /// Returns false: no tabs were changed.
    open func endCustomizing(animated: Bool) -> Bool { false }

    // MARK: Appearance

    /// The style of the bar; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { updateAppearance() } }
    /// The background colour, which covers the content behind the bar; nil, the default, uses the style's blur.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The colour of unselected tabs; nil, the default, is grey.
    open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
    /// Whether the views of controllers extend under the bar, which then blurs them; true by default.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            superview?.setNeedsLayout()
        }
    }
    /// The appearance; once set or changed, it overrides the other appearance properties.
    open var standardAppearance = UITabBarAppearance() { didSet { adopt(standardAppearance) } }
    /// The appearance while no content is under the bar; nil, the default, uses `standardAppearance` without its
    /// background.
    ///
    /// A bar without appearances that is opaque, black, or has a background of its own keeps it, as in apps built for
    /// iOS 14.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance?.changed = { [weak self] in self?.updateAppearance() }
            updateAppearance()
        }
    }
    private(set) var hasAppearance = false
    /// How far content extends under the bar.
    var edge = BarEdge() {
        didSet {
            guard edge != oldValue else { return }
            showBackground()
            if edge.isReached != oldValue.isReached { itemDidChange() }
        }
    }

    /// The background image, stretched over the bar; nil, the default, uses the style's blur.
    open var backgroundImage: UIImage? { didSet { updateAppearance() } }
    /// The image that replaces the line at the edge, which requires a background image; nil by default.
    ///
    /// An empty image removes the line.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// The image behind the selected tab, centred in it; nil by default.
    open var selectionIndicatorImage: UIImage? { didSet { itemDidChange() } }

    private func updateAppearance() {
        showBackground()
        itemDidChange()
    }

    private func showBackground() {
        let own = BarBackgroundAppearance(
            barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage, lineImage: shadowImage)
        background.show(
            own, standard: hasAppearance ? standardAppearance : nil, atEdge: scrollEdgeAppearance, edge: edge)
    }

    /// Returns the appearance of a tab, which may have its own; nil if the bar's properties determine it.
    private func appearance(of item: UITabBarItem) -> UITabBarAppearance? {
        let atEdge = edge.isReached ? item.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        return atEdge ?? item.standardAppearance ?? (hasAppearance ? standardAppearance : nil)
    }

    @_spi(UIKitLayers) public override func colorsDidChange() { updateAppearance() }

    // MARK: Positioning

    /// Positions of tabs in a bar; raw values are Apple's.
    public enum ItemPositioning: Int, Sendable {
        /// The position for the device; on a phone, ``fill``.
        case automatic = 0
        /// The tabs divide the width of the bar.
        case fill = 1
        /// The tabs are centred, with the width and the spacing of the bar's properties.
        case centered = 2
    }

    /// The position of the tabs; `automatic` by default.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of a centred tab in points; 0, the default, is the system's width of 76 points.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between centred tabs in points; 0, the default, is the system's space of 34 points.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    // MARK: Tabs

    /// The tabs from left to right; nil by default.
    open var items: [UITabBarItem]? {
        get { tabs }
        set { tabs = newValue }
    }
    private var tabs: [UITabBarItem]? {
        didSet {
            rebuild()
            notifyObservers()
        }
    }

    /// The selected tab; nil by default.
    ///
    /// Setting it does not call the delegate.
    open var selectedItem: UITabBarItem? {
        didSet {
            itemDidChange()
            notifyObservers()
        }
    }

    /// Sets the tabs without an animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { tabs = items }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (tabs ?? []).map { UITabBarButton(item: $0) }
        for button in buttons {
            button.addTarget(self, action: Selector("tap:", UITabBar.tap(_:)), for: .touchUpInside)
            button.item.changed = { [weak self] in self?.itemDidChange() }
            addSubview(button)
        }
        itemDidChange()
        setNeedsLayout()
    }

    func tap(_ button: UITabBarButton) {
        guard button.item.isEnabled, let index = buttons.firstIndex(where: { $0 === button }) else { return }
        if let choose {
            guard choose(index) else { return }
        } else {
            selectedItem = button.item
        }
        delegate?.tabBar(self, didSelect: button.item)
    }

    func itemDidChange() {
        let grey = unselectedItemTintColor ?? UIColor(light: 0.6, dark: 0.46)
        for button in buttons {
            let isSelected = button.item === selectedItem
            let own = appearance(of: button.item)
            let states = own?.tabs(for: traitCollection)
            let indicator = own?.selectionIndicatorImage ?? selectionIndicatorImage
            button.update(
                isSelected: isSelected, tint: tintColor, grey: grey,
                indicator: own?.selectionIndicatorTintColor.flatMap { indicator?.withTintColor($0) } ?? indicator,
                appearance: isSelected ? states?.selected : states?.normal, disabled: states?.disabled)
        }
    }

    /// Updates the colour of the selected tab.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemDidChange()
    }

    /// Shows the appearance for new size classes.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasAppearance || scrollEdgeAppearance != nil { itemDidChange() }
    }

    /// Applies the settings of `UITabBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Lays out the tabs; by default, they divide the width evenly.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let count = CGFloat(max(buttons.count, 1))
        var (width, space) = (bounds.width / count, CGFloat(0))
        if itemPositioning == .centered {
            space = itemSpacing > 0 ? itemSpacing : 34
            width = min(itemWidth > 0 ? itemWidth : 76, max((bounds.width - space * (count - 1)) / count, 0))
        }
        let start = (bounds.width - width * count - space * (count - 1)) / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: start + CGFloat(index) * (width + space), y: 0, width: width,
                height: max(bounds.height - safeAreaInsets.bottom, 0))
        }
        mirror(buttons)
    }

    /// Returns the given width and a height of 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}
