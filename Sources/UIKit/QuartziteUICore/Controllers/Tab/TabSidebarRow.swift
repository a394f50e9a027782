import QuartziteUIDrawing

/// A row of a sidebar of tabs: a tab, the title of a section, or an action of a group.
@MainActor final class TabSidebarRow: UIControl {
    package enum Kind { case tab, section, action }

    private static let indent: CGFloat = 24

    let kind: Kind
    private let depth: Int
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView(image: nil)
    private let badge = UILabel()
    private let arrow = UIImageView(image: nil)
    private let tapped: () -> Void

    init(
        title: String, subtitle: String? = nil, image: UIImage?, kind: Kind, depth: Int, tapped: @escaping () -> Void
    ) {
        self.kind = kind
        self.depth = depth
        self.tapped = tapped
        super.init(frame: .zero)
        label.text = title
        becomeAccessibleButton(title)
        label.font = kind == .section ? .systemFont(ofSize: 20, weight: .semibold) : .systemFont(ofSize: 17)
        second.text = subtitle
        second.font = .systemFont(ofSize: 13)
        second.textColor = .secondaryLabel
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.contentMode = .center
        badge.font = .systemFont(ofSize: 17)
        badge.textColor = .secondaryLabel
        badge.textAlignment = .right
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        layer.cornerRadius = 10
        for view in [label, second, picture, badge, arrow] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addTarget(self, action: Selector("tap", TabSidebarRow.tap), for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The text at the trailing end; nil for none.
    var badgeValue: String? { didSet { badge.text = badgeValue } }
    /// Whether the rows of a group are shown; nil for a row without others.
    var isOpen: Bool? {
        didSet {
            let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            let name = isOpen.map { $0 ? "chevron.down" : "chevron.forward" }
            arrow.image = name.flatMap { UIImage(systemName: $0, withConfiguration: symbol)?.asTemplate }
        }
    }
    /// Whether the row's tab is selected.
    override var isSelected: Bool { didSet { update() } }
    /// Whether the row can be tapped.
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
    /// Whether a finger is on the row.
    override var isHighlighted: Bool { didSet { update() } }

    private func tap() { tapped() }

    private func update() {
        let color: UIColor = isSelected || kind == .action ? tintColor : .label
        label.textColor = color
        picture.tintColor = tintColor
        backgroundColor = isSelected || isHighlighted && kind != .section ? .tertiarySystemFill : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// The height of the row in points.
    var height: CGFloat { second.text == nil ? 44 : 56 }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = 8 + CGFloat(depth) * Self.indent
        if picture.image != nil {
            picture.frame = CGRect(x: x, y: 0, width: 28, height: bounds.height)
            x += 40
        }
        let arrowWidth: CGFloat = arrow.image == nil ? 0 : 24
        arrow.frame = CGRect(x: bounds.width - 8 - arrowWidth, y: 0, width: arrowWidth, height: bounds.height)
        let badgeWidth = badgeValue == nil ? 0 : badge.sizeThatFits(.zero).width.rounded(.up)
        badge.frame = CGRect(
            x: arrow.frame.minX - badgeWidth - 4, y: 0, width: badgeWidth, height: bounds.height)
        let width = max(badge.frame.minX - x - 4, 0)
        let middle = second.text == nil ? bounds.midY : bounds.midY - 9
        label.frame = CGRect(x: x, y: middle - 12, width: width, height: 24)
        second.frame = CGRect(x: x, y: bounds.midY + 5, width: width, height: 16)
        mirror([label, second, picture, badge, arrow])
        for view in [label, second] { view.textAlignment = isRightToLeft ? .right : .natural }
    }
}
