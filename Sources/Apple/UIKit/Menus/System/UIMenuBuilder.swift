import QuartzCore

/// An object that changes the menus of a menu system.
@preconcurrency @MainActor public protocol UIMenuBuilder: NSObjectProtocol {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with a method and a value.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu by another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu by those that a closure returns, given the current ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that is being changed.
@MainActor final class MenuTree: NSObject, UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        (self.system, self.root) = (system, root)
        super.init()
    }

    // MARK: Finding

    private func first<Found>(in menu: UIMenu, _ find: (UIMenuElement) -> Found?) -> Found? {
        for child in menu.children {
            if let found = find(child) ?? (child as? UIMenu).flatMap({ first(in: $0, find) }) { return found }
        }
        return nil
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        if identifier == root.identifier { return root }
        return first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let desired = propertyList.map { "\($0)" }
        return first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return nil }
            return command.propertyList.map { "\($0)" } == desired ? command : nil
        }
    }

    // MARK: Changing

    /// Replaces the elements of each menu by those that a closure returns.
    private func rebuild(_ menu: UIMenu, _ change: (UIMenu, [UIMenuElement]) -> [UIMenuElement]) -> UIMenu {
        let inner = menu.children.map { child in (child as? UIMenu).map { rebuild($0, change) } ?? child }
        return menu.replacingChildren(change(menu, inner))
    }

    /// Replaces a menu by elements.
    private func replace(_ identifier: UIMenu.Identifier, by elements: (UIMenu) -> [UIMenuElement]) {
        root = rebuild(root) { _, children in
            children.flatMap { child -> [UIMenuElement] in
                guard let menu = child as? UIMenu, menu.identifier == identifier else { return [child] }
                return elements(menu)
            }
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        replace(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        root = rebuild(root) { menu, children in
            menu.identifier == parentIdentifier ? childrenBlock(children) : children
        }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        replace(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        replace(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { replace(removedIdentifier) { _ in [] } }
}
