import QuartziteUIDrawing

/// The large title below the buttons of a navigation bar, which slides under them as the content scrolls.
@MainActor final class LargeTitle: UIView {
    /// The height of a bar's part with a large title, in points.
    static let height: CGFloat = 52

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a title with attributes; `color` is that of a title whose attributes have none.
    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any], color: UIColor) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = bounds.width < 400 ? 16 : 20
        let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
        label.frame = CGRect(
            x: left, y: bounds.height - Self.height + 3, width: max(bounds.width - left - right, 0), height: 41)
    }
}
