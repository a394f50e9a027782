import QuartziteUIDrawing

extension UINavigationItem {
    /// Whether the title opens a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil }

    /// Returns the menu of the title, with the elements that the system suggests and the document; nil for none.
    func titleMenu() -> UIMenu? {
        let rename: (() -> Void)? = canBeRenamed ? { [weak self] in self?.bar?.beginRenaming() } : nil
        let suggested = DocumentCommands.actions(from: responders, rename: rename)
        let menu: UIMenu?
        if let titleMenuProvider {
            menu = titleMenuProvider(suggested)
        } else {
            menu = suggested.isEmpty && documentProperties == nil ? nil : UIMenu(children: suggested)
        }
        guard let properties = documentProperties else { return menu }
        // The app may show its menu elsewhere too.
        let titled = menu.map { $0.replacingChildren($0.children) }
        titled?.document = MenuDocument(properties: properties, share: sharingAction(of: properties))
        return titled
    }

    /// The responders that may perform commands: the first one, and the controller that is shown.
    private var responders: [UIResponder] {
        [bar?.window?.firstResponder, presenter ?? bar].compactMap(\.self)
    }

    /// The controller that is shown below the bar.
    private var presenter: UIViewController? {
        guard let bar else { return nil }
        let owner = sequence(first: bar as UIResponder, next: \.next).first { $0 is UIViewController }
        return (owner as? UINavigationController)?.topViewController ?? owner as? UIViewController
    }

    /// Returns the action that presents what shares a document; nil if nothing does.
    private func sharingAction(of properties: UIDocumentProperties) -> UIAction? {
        guard let provider = properties.activityController else { return nil }
        return UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] action in
            let controller = provider()
            controller.popoverPresentationController?.sourceView = action.sender as? UIView ?? self?.bar
            self?.presenter?.present(controller, animated: true)
        }
    }
}
