import QuartziteUIDrawing

extension UIButton {
    /// The menu with the selection of a pop-up button: one that has none yet selects its first element.
    func prepareMenu() {
        isContextMenuInteractionEnabled = menu != nil
        showState()
        guard changesSelectionAsPrimaryAction, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.leaves.first { first.state = .on }
        showSelection()
    }

    /// The menu that is shown: that of a pop-up button has one selection.
    var shownMenu: UIMenu? {
        guard let menu, changesSelectionAsPrimaryAction, !menu.options.contains(.singleSelection) else { return menu }
        return UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
    }

    /// Shows the title and the image of the selected element of a pop-up button.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, let selected = menu?.selectedElements.first else { return }
        if var own = configuration {
            own.title = selected.title
            own.image = selected.image ?? own.image
            configuration = own
        } else {
            setTitle(selected.title, for: .normal)
        }
    }

    // MARK: The sign of a pop-up button

    private static let indicatorGap: CGFloat = 6

    /// The width of the sign and the gap before it, in points; 0 without one.
    var indicatorWidth: CGFloat {
        guard let image = indicatorView?.image else { return 0 }
        return image.size.width + Self.indicatorGap
    }

    /// Shows the sign of a pop-up button, or removes it.
    package func showIndicator(_ configuration: Configuration, _ color: UIColor) {
        let isPopUp = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
        guard configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp else {
            indicatorView?.removeFromSuperview()
            return indicatorView = nil
        }
        let view = indicatorView ?? UIImageView(image: nil)
        let symbol = UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)
        view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)?.asTemplate
        view.tintColor = color
        indicatorView = view
        if view.superview !== self { addSubview(view) }
    }

    /// Places the sign after the content.
    func placeIndicator(after content: CGRect) {
        guard let view = indicatorView, let size = view.image?.size else { return }
        view.frame = CGRect(
            x: content.maxX + Self.indicatorGap, y: (content.midY - size.height / 2).roundedToPixels,
            width: size.width, height: size.height)
    }
}
