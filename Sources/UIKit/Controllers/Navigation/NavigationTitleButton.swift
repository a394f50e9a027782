import QuartzCore

/// The title of a navigation bar that opens a menu: the text with an angle behind it.
@MainActor final class NavigationTitleButton: UIButton {
    private var provider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a button with the look of a title.
    static func make(
        _ title: UILabel, provider: @escaping ([UIMenuElement]) -> UIMenu?
    ) -> NavigationTitleButton {
        let button = NavigationTitleButton(type: .custom)
        button.provider = provider
        let symbol = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
        button.setTitle(title.text, for: .normal)
        button.setTitleColor(title.textColor, for: .normal)
        button.titleLabel?.font = title.font
        button.titleLabel?.lineBreakMode = .byTruncatingTail
        button.setImage(
            UIImage(systemName: "chevron.down.circle.fill", withConfiguration: symbol)?.asTemplate, for: .normal)
        button.tintColor = .tertiaryLabel
        button.semanticContentAttribute = title.isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        button.contentEdgeInsets.right = 4
        button.menu = UIMenu()
        button.showsMenuAsPrimaryAction = true
        button.sizeToFit()
        return button
    }

    /// Returns the menu of the provider, which is called whenever the menu opens.
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = provider?([]) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}
