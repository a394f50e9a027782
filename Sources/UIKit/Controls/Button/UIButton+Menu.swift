import QuartzCore

extension UIButton {
    /// The menu with the selection of a pop-up button: one that has none yet selects its first element.
    func prepareMenu() {
        isContextMenuInteractionEnabled = menu != nil
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
}
