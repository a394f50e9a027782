import QuartzCore

/// The bar of tabs above the content of a tablet: a capsule with titles, of which one is selected.
@MainActor final class TopTabBar: UIView {
    /// The height of the bar in points.
    static let height: CGFloat = 44
    private static let inset: CGFloat = 4

    var onSelection: ((UITab) -> Void)?
    /// Called for a tap on the button that opens the sidebar.
    var opened: (() -> Void)?
    /// Whether the bar has a button that opens the sidebar.
    var hasSidebarButton = false {
        didSet {
            guard hasSidebarButton != oldValue else { return }
            opener.isHidden = !hasSidebarButton
            setNeedsLayout()
        }
    }
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let highlight = UIView.part(UIColor(light: 1, dark: 0.39))
    private let opener = UIButton(type: .system)
    private(set) var buttons: [TopTabButton] = []
    private var selected = NSNotFound

    init() {
        super.init(frame: .zero)
        background.isUserInteractionEnabled = false
        background.clipsToBounds = true
        background.layer.cornerRadius = Self.height / 2
        highlight.liftOff()
        opener.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        opener.accessibilityLabel = "Toggle Sidebar"
        opener.addAction(UIAction { [weak self] _ in self?.opened?() }, for: .touchUpInside)
        opener.isHidden = true
        for view in [background, highlight, opener] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows tabs, of which the one with an index is selected.
    func show(_ tabs: [UITab], selected index: Int) {
        if !buttons.map(\.tab).elementsEqual(tabs, by: ===) {
            for button in buttons { button.removeFromSuperview() }
            buttons = tabs.map { tab in TopTabButton(tab) { [weak self] in self?.onSelection?(tab) } }
            for button in buttons { addSubview(button) }
        }
        selected = index
        for (place, button) in buttons.enumerated() { button.show(isSelected: place == index, tint: tintColor) }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(buttons.map(\.tab), selected: selected)
    }

    private var openerWidth: CGFloat { hasSidebarButton ? 44 : 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = buttons.reduce(0) { $0 + $1.fullWidth } + openerWidth + 2 * Self.inset
        return CGSize(width: min(width, size.width), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        opener.frame = CGRect(x: Self.inset, y: 0, width: openerWidth, height: bounds.height)
        let available = bounds.width - openerWidth - 2 * Self.inset
        let desired = buttons.reduce(0) { $0 + $1.fullWidth }
        let scale = desired > available ? max(available, 0) / desired : 1
        var x = Self.inset + openerWidth
        for button in buttons {
            button.frame = CGRect(
                x: x, y: Self.inset, width: button.fullWidth * scale, height: bounds.height - 2 * Self.inset)
            x = button.frame.maxX
        }
        mirror([opener] + buttons)
        highlight.isHidden = !buttons.indices.contains(selected)
        guard buttons.indices.contains(selected) else { return }
        highlight.frame = buttons[selected].frame
        highlight.roundEnds()
    }
}

/// A tab of the bar above the content of a tablet: its title, or its image if it has no title, and a badge.
@MainActor final class TopTabButton: UIControl {
    let tab: UITab
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private let badge = UILabel()
    private let tapped: () -> Void

    init(_ tab: UITab, tapped: @escaping () -> Void) {
        self.tab = tab
        self.tapped = tapped
        super.init(frame: .zero)
        label.textAlignment = .center
        picture.contentMode = .center
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.backgroundColor = .alarm
        badge.clipsToBounds = true
        for view in [label, picture, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addTarget(self, action: Selector("tap", TopTabButton.tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { tapped() }

    /// Whether the tab is an image, as that of a search is.
    private var isImage: Bool { tab.title.isEmpty || tab is UISearchTab && tab.image != nil }

    func show(isSelected: Bool, tint: UIColor) {
        let color = isSelected ? tint : UIColor.label
        label.text = isImage ? nil : tab.title
        label.font = .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
        label.textColor = color
        picture.image = isImage ? tab.image?.withRenderingMode(.alwaysTemplate) : nil
        picture.tintColor = color
        badge.text = tab.badgeValue
        badge.isHidden = tab.badgeValue == nil
        alpha = tab.isEnabled ? 1 : 0.4
        accessibilityLabel = tab.title
        setNeedsLayout()
    }

    private var badgeWidth: CGFloat {
        tab.badgeValue == nil ? 0 : max(badge.sizeThatFits(.zero).width + 10, 18).rounded(.up)
    }

    private var contentWidth: CGFloat {
        isImage ? picture.image?.size.width ?? 0 : label.sizeThatFits(.zero).width.rounded(.up)
    }

    /// The width of the tab in points, with the space around its content.
    var fullWidth: CGFloat { contentWidth + (badgeWidth > 0 ? badgeWidth + 6 : 0) + 32 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let badgeWidth = badgeWidth
        let reserved = badgeWidth > 0 ? badgeWidth + 6 : 0
        let width = min(contentWidth, max(bounds.width - reserved - 8, 0))
        let x = ((bounds.width - width - reserved) / 2).roundedToPixels
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        picture.frame = label.frame
        badge.frame = CGRect(
            x: x + width + 6, y: ((bounds.height - 18) / 2).roundedToPixels, width: badgeWidth, height: 18)
        badge.roundEnds()
        mirror([label, picture, badge])
    }
}
