import QuartziteUIDrawing

/// The title of a navigation bar that opens a menu: the text with an angle behind it.
@MainActor final class NavigationTitleButton: UIButton {
    /// The distance from the text to the angle in points.
    private static let gap: CGFloat = 5
    private weak var item: UINavigationItem?

    /// Creates a button with the look of a title.
    static func make(_ title: UILabel, of item: UINavigationItem) -> NavigationTitleButton {
        let button = NavigationTitleButton(type: .custom)
        button.item = item
        let symbol = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
        button.setTitle(title.text, for: .normal)
        button.setTitleColor(title.textColor, for: .normal)
        button.titleLabel?.font = title.font
        button.titleLabel?.lineBreakMode = .byTruncatingTail
        button.setImage(
            UIImage(systemName: "chevron.down.circle.fill", withConfiguration: symbol)?.asTemplate, for: .normal)
        button.tintColor = .tertiaryLabel
        button.menu = UIMenu()
        button.showsMenuAsPrimaryAction = true
        button.sizeToFit()
        return button
    }

    /// The size of the text, and of the angle behind it.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(size) ?? .zero
        let image = imageView?.image?.size ?? .zero
        return CGSize(width: (text.width + Self.gap + image.width).rounded(.up), height: max(text.height, image.height))
    }

    /// Places the angle behind the text.
    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView?.image?.size ?? .zero
        titleLabel?.frame = CGRect(
            x: 0, y: 0, width: max(bounds.width - image.width - Self.gap, 0), height: bounds.height)
        imageView?.frame = CGRect(
            x: bounds.width - image.width, y: ((bounds.height - image.height) / 2).roundedToPixels, width: image.width,
            height: image.height)
        mirror([titleLabel, imageView])
    }

    /// Returns the menu of the item, which is made whenever it opens.
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item?.titleMenu() else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}
