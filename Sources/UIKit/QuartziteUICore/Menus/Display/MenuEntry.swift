import QuartziteUIDrawing

/// A line of an open menu.
@MainActor enum MenuEntry {
    /// The title of a menu.
    case header(String)
    /// A document.
    case document(MenuDocument)
    /// The row that closes a submenu.
    case back(UIMenu)
    /// An action, a command or a submenu.
    case row(UIMenuElement)
    /// Elements beside each other, with titles or without.
    case strip([UIMenuElement], hasTitles: Bool)
    /// A wide line between sections.
    case gap
    /// Elements that are still being created.
    case loading

    /// Returns the lines of a menu, and the placeholders in it that have not created their elements yet.
    ///
    /// - Parameters:
    ///   - isSubmenu: Whether the first line closes the menu.
    ///   - isReversed: Whether the first element is the last line.
    static func entries(of menu: UIMenu, isSubmenu: Bool, isReversed: Bool) -> [MenuEntry] {
        let sections = sections(of: menu)
        let ordered = isReversed ? sections.reversed().map { Array($0.reversed()) } : sections
        var entries: [MenuEntry] = []
        for section in ordered where !section.isEmpty {
            if !entries.isEmpty { entries.append(.gap) }
            entries += section
        }
        if isSubmenu {
            entries.insert(.back(menu), at: 0)
        } else if !menu.title.isEmpty {
            entries.insert(.header(menu.title), at: 0)
        }
        if let document = menu.document, !isSubmenu {
            if !entries.isEmpty { entries.insert(.gap, at: 0) }
            entries.insert(.document(document), at: 0)
        }
        return entries
    }

    /// The lines of a menu in sections: each inline menu is one.
    private static func sections(of menu: UIMenu) -> [[MenuEntry]] {
        let shown = elements(of: menu)
        let size = menu.preferredElementSize
        if size == .small || size == .medium || menu.options.contains(.displayAsPalette) {
            let leaves = shown.filter { !($0 is UIDeferredMenuElement) }
            // A palette is one row as long as fingers can tell its elements apart.
            let isPalette = menu.options.contains(.displayAsPalette) && size != .medium
            let count = size == .medium ? 3 : isPalette ? 6 : 4
            let strips = stride(from: 0, to: leaves.count, by: count).map {
                MenuEntry.strip(Array(leaves[$0..<min($0 + count, leaves.count)]), hasTitles: size == .medium)
            }
            return [strips]
        }
        var sections: [[MenuEntry]] = [[]]
        for element in shown {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                var own = Self.sections(of: inner)
                if !inner.title.isEmpty, let first = own.indices.first {
                    own[first].insert(.header(inner.title), at: 0)
                }
                sections += own + [[]]
            } else {
                sections[sections.count - 1].append(element is UIDeferredMenuElement ? .loading : .row(element))
            }
        }
        return sections
    }

    /// The elements of a menu that are shown, with those of its placeholders.
    private static func elements(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
            .filter { !$0.shownAttributes.contains(.hidden) }
    }

    /// The elements of the line that a finger can choose.
    var elements: [UIMenuElement] {
        switch self {
        case .row(let element): [element]
        case .back(let menu): [menu]
        case .strip(let elements, _): elements
        default: []
        }
    }
}

extension UIMenu {
    /// The placeholders in the menu and its inline menus.
    var placeholders: [UIDeferredMenuElement] {
        children.flatMap { child -> [UIDeferredMenuElement] in
            if let inner = child as? UIMenu { return inner.options.contains(.displayInline) ? inner.placeholders : [] }
            return (child as? UIDeferredMenuElement).map { [$0] } ?? []
        }
    }
}
