import QuartzCore

/// Hears which tab people choose.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when people have chosen a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, one of which is chosen.
@preconcurrency @MainActor open class UITabBar: UIView {
    private var buttons: [TabButton] = []
    private let line = UIView()
    /// What a tap on a tab does where a controller owns the bar; false where the tab may not be chosen.
    var choose: ((Int) -> Bool)?

    /// Hears of choices; not held.
    open weak var delegate: (any UITabBarDelegate)?

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
    /// The colour of tabs that are not chosen; nil, the default, is grey.
    open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
    /// Whether controllers' views reach under the bar; true by default.
    ///
    /// Nothing is blurred.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    /// The look that goes before the other properties, where it is set.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasAppearance = true
            updateLook()
        }
    }
    /// The look over the end of scrolled content; stored and without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private(set) var hasAppearance = false

    private func updateLook() {
        layer.backgroundColor =
            (hasAppearance ? standardAppearance.backgroundColor : barTintColor ?? barStyle.fill)?.cgColor
        line.backgroundColor = hasAppearance ? standardAppearance.shadowColor : UIBarStyle.edge
        itemDidChange()
    }

    // MARK: Tabs

    /// The tabs, from left to right; nil by default.
    open var items: [UITabBarItem]? {
        get { tabs }
        set { tabs = newValue }
    }
    private var tabs: [UITabBarItem]? {
        didSet {
            rebuild()
            tellObservers()
        }
    }

    /// The chosen tab; nil by default.
    ///
    /// Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        didSet {
            itemDidChange()
            tellObservers()
        }
    }

    /// Sets the tabs, at once.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { tabs = items }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (tabs ?? []).map { TabButton(item: $0) }
        for button in buttons {
            button.addTarget(self, action: Selector("tap:", UITabBar.tap(_:)), for: .touchUpInside)
            button.item.changed = { [weak self] in self?.itemDidChange() }
            addSubview(button)
        }
        itemDidChange()
        setNeedsLayout()
    }

    func tap(_ button: TabButton) {
        guard button.item.isEnabled, let index = buttons.firstIndex(where: { $0 === button }) else { return }
        if let choose {
            guard choose(index) else { return }
        } else {
            selectedItem = button.item
        }
        delegate?.tabBar(self, didSelect: button.item)
    }

    func itemDidChange() {
        let grey = unselectedItemTintColor ?? UIColor(white: 0.6, alpha: 1)
        for button in buttons {
            button.update(isChosen: button.item === selectedItem, tint: tintColor, grey: grey)
        }
    }

    /// Shows the chosen tab in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemDidChange()
    }

    /// Takes over the looks of `UITabBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Divides the bar evenly among the tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    /// As wide as asked, 49 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}
