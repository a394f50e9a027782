import QuartzCore

/// Methods that respond to the selection of tabs; all are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user selects a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, of which one is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    private var buttons: [TabButton] = []
    private let line = UIView()
    /// The selection handler of a bar that a controller owns; returns false if the tab cannot be selected.
    var choose: ((Int) -> Bool)?

    /// The delegate, which is notified of selections; a weak reference.
    open weak var delegate: (any UITabBarDelegate)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        updateLook()
    }

    /// Creates a bar of zero size; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(line)
        updateLook()
    }

    // MARK: Appearance

    /// The style of the bar; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { updateLook() } }
    /// The background colour; nil, the default, uses the style's colour.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// The colour of unselected tabs; nil, the default, is grey.
    open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
    /// Whether the views of controllers extend under the bar; true by default.
    ///
    /// Nothing is blurred.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    /// The appearance; once set, it overrides the other appearance properties.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasAppearance = true
            updateLook()
        }
    }
    /// The appearance over the end of scrolled content; stored but not used.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private(set) var hasAppearance = false

    private func updateLook() {
        layer.backgroundColor =
            (hasAppearance ? standardAppearance.backgroundColor : barTintColor ?? barStyle.fill)?.cgColor
        line.backgroundColor = hasAppearance ? standardAppearance.shadowColor : UIBarStyle.edge
        itemDidChange()
    }

    // MARK: Tabs

    /// The tabs from left to right; nil by default.
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

    /// The selected tab; nil by default.
    ///
    /// Setting it does not call the delegate.
    open var selectedItem: UITabBarItem? {
        didSet {
            itemDidChange()
            tellObservers()
        }
    }

    /// Sets the tabs without an animation.
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

    /// Updates the colour of the selected tab.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemDidChange()
    }

    /// Applies the settings of `UITabBar.appearance()`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    /// Divides the width evenly among the tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    /// Returns the given width and a height of 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}
