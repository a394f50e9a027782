import QuartziteUIDrawing

/// The tokens before the text of a search field.
@MainActor final class SearchTokenBar: UIView {
    static let gap: CGFloat = 4

    /// Called for a tap on a token, with its index.
    var tapped: ((Int) -> Void)?
    private(set) var views: [SearchTokenView] = []
    /// The token that the next deletion removes; nil for none.
    var selected: Int? {
        didSet { for (index, view) in views.enumerated() { view.isSelected = index == selected } }
    }

    /// Shows tokens in a colour.
    func show(_ tokens: [UISearchToken], color: UIColor?) {
        for view in views { view.removeFromSuperview() }
        views = tokens.enumerated().map { index, token in
            let view = SearchTokenView(token, color)
            view.addAction(UIAction { [weak self] _ in self?.tapped?(index) }, for: .touchUpInside)
            addSubview(view)
            return view
        }
        selected = nil
        setNeedsLayout()
    }

    /// The width of the tokens with the space after them, in points.
    var width: CGFloat { views.reduce(0) { $0 + $1.fittingSize.width + Self.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for view in views {
            let size = view.fittingSize
            view.frame = CGRect(
                x: x, y: (bounds.midY - size.height / 2).roundedToPixels, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
        mirror(views)
    }
}

/// A token: its icon and its text on a rounded background.
@MainActor final class SearchTokenView: UIControl {
    private static let height: CGFloat = 24
    private static let margin: CGFloat = 7
    private static let iconSide: CGFloat = 15

    private let icon = UIImageView(image: nil)
    private let label = UILabel()
    private let color: UIColor?

    init(_ token: UISearchToken, _ color: UIColor?) {
        self.color = color
        super.init(frame: .zero)
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        layer.cornerRadius = 6
        for view in [icon, label] as [UIView] { addSubview(view) }
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : Self.iconSide + 4 }

    var fittingSize: CGSize {
        CGSize(width: label.sizeThatFits(.zero).width + iconWidth + 2 * Self.margin, height: Self.height)
    }

    override var isSelected: Bool { didSet { showColors() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func showColors() {
        let base: UIColor = color ?? .secondarySystemFill
        backgroundColor = isSelected ? tintColor : base
        label.textColor = isSelected ? .white : .label
        icon.tintColor = label.textColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(
            x: Self.margin, y: (bounds.height - Self.iconSide) / 2, width: icon.image == nil ? 0 : Self.iconSide,
            height: Self.iconSide)
        label.frame = CGRect(
            x: Self.margin + iconWidth, y: 0, width: bounds.width - 2 * Self.margin - iconWidth,
            height: bounds.height)
        mirror([icon, label])
    }
}
