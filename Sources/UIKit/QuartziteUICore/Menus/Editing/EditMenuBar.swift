import QuartziteUIDrawing

/// The bar of an edit menu: titles beside each other, with an arrow that points to what they act on.
@MainActor final class EditMenuBar: UIView {
    static let height: CGFloat = 44
    private static let arrowSize = CGSize(width: 20, height: 9)
    private static let cornerRadius: CGFloat = 10

    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let shape = CAShapeLayer()
    private var items: [EditMenuItem] = []
    private let elements: [UIMenuElement]
    private let choose: (UIMenuElement) -> Void
    /// The index of the first element that is shown.
    private var first = 0
    /// Whether the bar is above the rectangle; nil for where there is space, above if possible.
    var isAlwaysAbove: Bool?
    private var target = CGRect.zero
    private var area = CGRect.zero

    init(_ elements: [UIMenuElement], choose: @escaping (UIMenuElement) -> Void) {
        self.elements = elements
        self.choose = choose
        super.init(frame: .zero)
        glass.layer.mask = shape
        addSubview(glass)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the bar above a rectangle, or below it if there is no space, within an area.
    func place(at target: CGRect, in area: CGRect) {
        (self.target, self.area) = (target, area)
        fill()
        let width = items.reduce(0) { $0 + $1.bounds.width }
        let arrow = Self.arrowSize.height
        let isAbove = isAlwaysAbove ?? (target.minY - area.minY >= Self.height + arrow)
        let x = max(min(target.midX - width / 2, area.maxX - width), area.minX).roundedToPixels
        let top = isAbove ? target.minY - Self.height - arrow : min(target.maxY, area.maxY - Self.height - arrow)
        frame = CGRect(x: x, y: top.roundedToPixels, width: width, height: Self.height + arrow)
        glass.frame = bounds
        let body = CGRect(x: 0, y: isAbove ? 0 : arrow, width: width, height: Self.height)
        let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
        let end = Self.cornerRadius + Self.arrowSize.width / 2
        let tip = min(max(target.midX - x, end), max(width - end, end))
        let base = isAbove ? body.maxY : body.minY
        path.move(to: CGPoint(x: tip - Self.arrowSize.width / 2, y: base))
        path.addLine(to: CGPoint(x: tip, y: isAbove ? bounds.maxY : 0))
        path.addLine(to: CGPoint(x: tip + Self.arrowSize.width / 2, y: base))
        path.close()
        shape.path = path.cgPath
        layer.shadowPath = path.cgPath
        var left: CGFloat = 0
        for item in items {
            item.frame = CGRect(x: left, y: body.minY, width: item.bounds.width, height: Self.height)
            left += item.bounds.width
        }
        mirror(items)
    }

    /// Creates the items from the first one on, as many as fit, and one that shows the others.
    private func fill() {
        for item in items { item.removeFromSuperview() }
        items = []
        let next = EditMenuItem(
            title: nil, image: UIImage(systemName: isRightToLeft ? "chevron.left" : "chevron.right")
        ) {
            [weak self] in self?.turn()
        }
        var width: CGFloat = 0
        var shown: [EditMenuItem] = []
        for (index, element) in elements.enumerated().dropFirst(first) {
            let item = EditMenuItem(title: element.title, image: element.title.isEmpty ? element.image : nil) {
                [weak self] in self?.choose(element)
            }
            item.isEnabled = !element.shownAttributes.contains(.disabled)
            let isLast = first == 0 && index == elements.count - 1
            let available = area.width - (isLast ? 0 : next.bounds.width)
            if width + item.bounds.width > available, !shown.isEmpty { break }
            shown.append(item)
            width += item.bounds.width
        }
        items = shown.count < elements.count ? shown + [next] : shown
        for (index, item) in items.enumerated() {
            item.hasLine = index > 0
            glass.contentView.addSubview(item)
        }
        nextFirst = first + shown.count
    }

    private var nextFirst = 0

    /// Shows the elements that did not fit, or the first ones after the last.
    private func turn() {
        first = nextFirst < elements.count ? nextFirst : 0
        place(at: target, in: area)
    }
}

/// An item of an edit menu.
@MainActor private final class EditMenuItem: UIControl {
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private let line = UIView.part(.separator)
    private let act: () -> Void
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    init(title: String?, image: UIImage?, act: @escaping () -> Void) {
        self.act = act
        super.init(frame: .zero)
        label.text = title
        becomeAccessibleButton(title ?? image?.accessibilityName)
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        label.textColor = .label
        picture.image = image?.asTemplate
        picture.tintColor = .label
        picture.contentMode = .center
        for view in [label, picture, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        let width = image == nil ? label.intrinsicContentSize.width.rounded(.up) + 28 : 40
        frame = CGRect(x: 0, y: 0, width: width, height: EditMenuBar.height)
        addTarget(self, action: Selector("tap", EditMenuItem.tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { act() }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? UIColor(light: 0, dark: 1, alpha: 0.1) : nil }
    }

    override var isEnabled: Bool { didSet { label.textColor = isEnabled ? .label : .tertiaryLabel } }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(
            x: isRightToLeft ? bounds.width - thickness : 0, y: 10, width: thickness, height: bounds.height - 20)
    }
}
