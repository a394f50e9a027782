import QuartzCore

/// The view of a list cell's accessory.
final class AccessoryView: UIControl {
    private(set) var accessory: UICellAccessory
    private let sign = CAShapeLayer()
    private let circle = CAShapeLayer()
    private let label = UILabel()
    private var menuButton: AccessoryMenuButton?
    /// The line before a reorder control.
    private lazy var separator = UIView.part(.separator)
    /// The height of that line in points.
    private static let separatorHeight: CGFloat = 24
    /// The distance of the accessory before, with a line halfway to it; nil for no line.
    var separatorDistance: CGFloat? { didSet { if separatorDistance != oldValue { placeSeparator() } } }
    /// Called when the accessory is tapped.
    var tapped: (() -> Void)?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        isHidden = accessory.isHidden
        switch accessory.accessoryType {
        case .customView(let view):
            addSubview(view)
            if let color = accessory.tintColor { view.tintColor = color }
        case .popUpMenu(let menu):
            let button = AccessoryMenuButton(menu, tintColor: accessory.tintColor)
            button.changed = { [weak self] in
                self?.setNeedsLayout()
                self?.superview?.setNeedsLayout()
                accessory.menuHandler?(menu)
            }
            menuButton = button
            addSubview(button)
        case .label:
            label.text = accessory.text
            label.font = accessory.font
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            addSubview(label)
            isUserInteractionEnabled = false
        default:
            layer.addSublayer(circle)
            layer.addSublayer(sign)
            sign.fillColor = nil
            sign.lineWidth = 2
            sign.lineCap = .round
            sign.lineJoin = .round
        }
        addTarget(self, action: Selector("tap", AccessoryView.tap), for: .touchUpInside)
        prepareSign()
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    func tap() { tapped?() }

    /// Whether the item of an outline is expanded, or the cell is selected.
    var isOn = false { didSet { if isOn != oldValue { turn() } } }

    // MARK: Look

    /// The size of the sign in points.
    private var signSize: CGSize {
        switch accessory.accessoryType {
        case .disclosure: CGSize(width: 8, height: 22)
        case .outlineDisclosure: CGSize(width: 22, height: 22)
        case .checkmark: CGSize(width: 15, height: 22)
        case .delete, .insert, .multiselect, .detail: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 22)
        case .label: label.intrinsicContentSize
        case .popUpMenu: menuButton?.intrinsicContentSize ?? .zero
        case .customView(let view): view.bounds.size == .zero ? view.fittingSize : view.bounds.size
        }
    }

    /// The width that the accessory takes.
    var width: CGFloat {
        let own = signSize.width
        switch accessory.reservedLayoutWidth {
        case .custom(let width): return max(width, 0)
        case .standard: return max(own, 22)
        case .actual, nil: return own
        }
    }

    private func prepareSign() {
        let path = CGMutablePath()
        switch accessory.accessoryType {
        case .disclosure: path.addLines(between: [(1.5, 5.7), (6.8, 11), (1.5, 16.3)].map { CGPoint(x: $0, y: $1) })
        case .outlineDisclosure:
            path.addLines(between: [(8.5, 5.7), (13.8, 11), (8.5, 16.3)].map { CGPoint(x: $0, y: $1) })
        case .checkmark: path.addLines(between: [(1, 12), (5.5, 17), (14, 5)].map { CGPoint(x: $0, y: $1) })
        case .delete: path.addLines(between: [CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)])
        case .insert:
            path.addLines(between: [CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)])
            path.addLines(between: [CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)])
        case .reorder:
            for y in [6.5, 11, 15.5] { path.addLines(between: [CGPoint(x: 2, y: y), CGPoint(x: 20, y: y)]) }
        case .multiselect: path.addLines(between: [(6.5, 11.5), (9.8, 15), (15.5, 7.5)].map { CGPoint(x: $0, y: $1) })
        case .detail:
            path.addLines(between: [CGPoint(x: 11, y: 10.5), CGPoint(x: 11, y: 15.5)])
            path.addEllipse(in: CGRect(x: 10.6, y: 6.2, width: 0.8, height: 0.8))
        case .label, .customView, .popUpMenu: break
        }
        sign.path = path
        switch accessory.accessoryType {
        case .delete, .insert, .multiselect, .detail:
            circle.path = CGPath(ellipseIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5), transform: nil)
        default: break
        }
        let isInteractive: Bool
        switch accessory.accessoryType {
        case .disclosure, .checkmark, .label, .multiselect: isInteractive = false
        default: isInteractive = true
        }
        isUserInteractionEnabled = isInteractive
        turn()
    }

    private func turn() {
        if accessory.accessoryType == .outlineDisclosure {
            let angle: CGFloat = isOn ? .pi / 2 : 0
            transform = CGAffineTransform(rotationAngle: isRightToLeft ? -angle : angle)
        }
        showColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func colorsDidChange() {
        super.colorsDidChange()
        showColors()
    }

    private func showColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let own = accessory.tintColor
        var (line, fill, edge): (UIColor?, UIColor?, UIColor?) = (own, nil, nil)
        switch accessory.accessoryType {
        case .disclosure, .reorder: line = own ?? .systemGray3
        case .outlineDisclosure, .checkmark: line = own ?? tintColor
        case .delete: (line, fill) = (own ?? .white, accessory.backgroundColor ?? .systemRed)
        case .insert: (line, fill) = (own ?? .white, accessory.backgroundColor ?? .systemGreen)
        case .detail: (line, edge) = (own ?? tintColor, own ?? tintColor)
        case .multiselect:
            if isOn {
                (line, fill) = (own ?? .white, accessory.backgroundColor ?? tintColor)
            } else {
                (line, edge) = (.clear, .systemGray3)
            }
        case .label: label.textColor = own ?? .secondaryLabel
        case .customView, .popUpMenu: break
        }
        sign.strokeColor = resolved(line)
        circle.fillColor = resolved(fill)
        circle.strokeColor = resolved(edge)
        circle.lineWidth = 1.5
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = signSize
        let place = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        if case .customView(let view) = accessory.accessoryType { view.frame = place }
        if accessory.accessoryType == .label { label.frame = place }
        menuButton?.frame = place
        placeSeparator()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for part in [circle, sign] { part.frame = place }
        CATransaction.commit()
        guard accessory.accessoryType == .disclosure else { return }
        sign.transform = isRightToLeft ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    }

    private func placeSeparator() {
        guard let separatorDistance else { return separator.removeFromSuperview() }
        let height = min(Self.separatorHeight, bounds.height)
        let x = isRightToLeft ? bounds.width + separatorDistance / 2 : -separatorDistance / 2
        separator.frame = CGRect(
            x: x.roundedToPixels, y: ((bounds.height - height) / 2).roundedToPixels,
            width: 1 / max(UIScreen.main.scale, 1), height: height)
        addSubview(separator)
    }

    /// Touches near the accessory are meant for it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -11).contains(point)
    }
}

/// The button of a menu accessory: the selected element, and the sign of a menu.
final class AccessoryMenuButton: UIButton {
    /// Called after another element was selected.
    var changed: (() -> Void)?
    private var selected: UIMenuElement?

    fileprivate convenience init(_ menu: UIMenu, tintColor: UIColor?) {
        self.init(type: .system)
        var appearance = Configuration.plain()
        appearance.baseForegroundColor = tintColor ?? .secondaryLabel
        appearance.contentInsets = .zero
        configuration = appearance
        self.menu = menu
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        selected = menu.selectedElements.first
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        let now = menu?.selectedElements.first
        guard now !== selected else { return }
        selected = now
        changed?()
    }
}

extension UIView {
    /// The size that the content of the view wants.
    fileprivate var fittingSize: CGSize {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { return fitting }
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
}
