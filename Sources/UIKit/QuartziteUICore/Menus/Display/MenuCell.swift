import QuartziteUIDrawing

/// A part of an open menu that a finger can choose: a row, or an image of a strip.
@MainActor final class MenuCell: UIView {
    /// How a cell shows its element.
    package enum Style { case row(hasMarks: Bool), back, small, medium }

    static let rowHeight: CGFloat = 44
    private static let edge: CGFloat = 16
    /// The distance from the leading edge to the titles in a menu with checkmarks or submenus.
    private static let marked: CGFloat = 33

    package let element: UIMenuElement
    let style: Style
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView(image: nil)
    private let mark = UIImageView(image: nil)
    /// Whether a finger is on the cell.
    var isLit = false { didSet { if isLit != oldValue { backgroundColor = isLit ? Self.light : nil } } }
    private static let light = UIColor(light: 0, dark: 1, alpha: 0.08)

    /// Creates a cell whose title and subtitle have at most `titleLines` lines each; 0 means any number.
    init(_ element: UIMenuElement, _ style: Style, titleLines: Int = 2) {
        self.element = element
        self.style = style
        super.init(frame: .zero)
        let isOff = element.shownAttributes.contains(.disabled)
        let color: UIColor =
            isOff ? .tertiaryLabel : element.shownAttributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        becomeAccessibleButton(element.title)
        if isOff { accessibilityTraits.insert(.notEnabled) }
        title.textColor = color
        title.numberOfLines = max(titleLines, 0)
        subtitle.text = element.subtitle
        subtitle.textColor = isOff ? .tertiaryLabel : .secondaryLabel
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.numberOfLines = max(titleLines, 0)
        var size: CGFloat = 17
        switch style {
        case .row: title.font = .systemFont(ofSize: 17)
        case .back: title.font = .systemFont(ofSize: 17, weight: .semibold)
        case .small: size = 20
        case .medium:
            title.font = .systemFont(ofSize: 12)
            title.textAlignment = .center
            title.numberOfLines = 1
            size = 20
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
        let selected = element.shownState == .on ? (element as? UIAction)?.selectedImage : nil
        let image = selected ?? element.image
        picture.image = (image?.applyingSymbolConfiguration(configuration) ?? image)?.asTemplate
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        mark.image =
            markName.flatMap {
                UIImage(
                    systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
            }?.asTemplate
        mark.tintColor = element is UIMenu ? .secondaryLabel : color
        for view in [title, subtitle, picture, mark] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The symbol in the leading column; nil for none.
    private var markName: String? {
        if case .back = style { return "chevron.down" }
        guard case .row = style else { return nil }
        if element is UIMenu { return isRightToLeft ? "chevron.left" : "chevron.right" }
        return switch element.shownState {
        case .on: "checkmark"
        case .mixed: "minus"
        case .off: nil
        }
    }

    /// Whether the element needs a leading column.
    package static func isMarked(_ element: UIMenuElement) -> Bool { element is UIMenu || element.shownState != .off }

    private var textStart: CGFloat {
        switch style {
        case .row(let hasMarks): hasMarks ? Self.marked : Self.edge
        default: Self.marked
        }
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(width - textStart - (picture.image == nil ? Self.edge : 52), 0)
    }

    /// Returns the height of the cell in points for a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        switch style {
        case .small: return Self.rowHeight
        case .medium: return 64
        case .row, .back: break
        }
        let available = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        var height = title.sizeThatFits(available).height + 22
        if subtitle.text != nil { height += subtitle.sizeThatFits(available).height + 1 }
        return max(height.rounded(.up), Self.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = picture.image?.size ?? .zero
        let scale = min(21 / max(image.width, 21), 21 / max(image.height, 21))
        let size = CGSize(width: image.width * scale, height: image.height * scale)
        switch style {
        case .small, .medium:
            let middle = style.hasTitle ? bounds.midY - 9 : bounds.midY
            picture.frame = CGRect(
                x: (bounds.midX - size.width / 2).roundedToPixels, y: (middle - size.height / 2).roundedToPixels,
                width: size.width, height: size.height)
            title.isHidden = !style.hasTitle
            title.frame = CGRect(x: 4, y: bounds.midY + 8, width: max(bounds.width - 8, 0), height: 16)
        case .row, .back: layOutRow(imageSize: size)
        }
    }

    private func layOutRow(imageSize: CGSize) {
        let available = CGSize(width: textWidth(bounds.width), height: .greatestFiniteMagnitude)
        let height = title.sizeThatFits(available).height
        let second = subtitle.text == nil ? 0 : subtitle.sizeThatFits(available).height
        let top = (bounds.midY - (height + second + (second > 0 ? 1 : 0)) / 2).roundedToPixels
        title.frame = CGRect(x: textStart, y: top, width: available.width, height: height)
        subtitle.frame = CGRect(x: textStart, y: top + height + 1, width: available.width, height: second)
        picture.frame = CGRect(
            x: (bounds.width - 28 - imageSize.width / 2).roundedToPixels,
            y: (bounds.midY - imageSize.height / 2).roundedToPixels, width: imageSize.width, height: imageSize.height)
        let markSize = mark.image?.size ?? .zero
        mark.frame = CGRect(
            x: (20 - markSize.width / 2).roundedToPixels, y: (bounds.midY - markSize.height / 2).roundedToPixels,
            width: markSize.width, height: markSize.height)
        mirror([title, subtitle, picture, mark])
        if isRightToLeft { for label in [title, subtitle] { label.textAlignment = .right } }
    }
}

extension MenuCell.Style {
    fileprivate var hasTitle: Bool {
        if case .medium = self { return true }
        return false
    }
}
