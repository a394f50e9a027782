import QuartzCore

/// An open menu: a view over the whole window that shows the panels and receives all touches until the menu closes.
@MainActor final class MenuOverlay: UIView {
    static let openingDuration = 0.45
    static let closingDuration = 0.3
    /// The distance in points that the panels keep from the edges of the safe area.
    private static let margin: CGFloat = 8

    /// Called before the menu closes.
    var willClose: (() -> Void)?
    /// Called once the menu is gone.
    var didClose: (() -> Void)?
    /// Called when a finger taps outside the panels; returns whether the menu stays open.
    var touchedOutside: ((CGPoint) -> Bool)?
    /// The object that actions receive as their sender; a weak reference.
    private weak var sender: AnyObject?
    private(set) var panels: [MenuPanel] = []
    private var places: [MenuPlace] = []
    private var anchor = CGRect.zero
    private var order: UIContextMenuConfiguration.ElementOrder
    private var isClosing = false
    private var lit: MenuCell?

    /// Creates a closed menu.
    init(sender: AnyObject?, order: UIContextMenuConfiguration.ElementOrder) {
        self.sender = sender
        self.order = order
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// The rectangle that the panels do not leave.
    var area: CGRect {
        bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
    }

    /// Covers a window; the menu is not shown yet.
    func cover(_ window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }

    /// Opens the first panel beside an anchor in the window.
    func open(_ menu: UIMenu, at anchor: CGRect) {
        self.anchor = anchor
        let isFixed = order == .fixed
        var panel = MenuPanel(menu, isSubmenu: false, isReversed: false)
        var place = MenuPlace(size: panel.bounds.size, anchor: anchor, area: area)
        if place.isAbove, !isFixed {
            panel = MenuPanel(menu, isSubmenu: false, isReversed: true)
            place = MenuPlace(size: panel.bounds.size, anchor: anchor, area: area)
        }
        push(panel, at: place)
    }

    private func push(_ panel: MenuPanel, at place: MenuPlace) {
        panels.append(panel)
        places.append(place)
        addSubview(panel)
        panel.frame = place.frame
        panel.layoutIfNeeded()
        panel.alpha = 0
        panel.transform = panel.scaling(panel.isSubmenu ? 0.85 : 0.2, around: place.origin)
        UIView.animate(
            withDuration: Self.openingDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { panel.transform = .identity }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { panel.alpha = 1 }
        for placeholder in panel.menu.placeholders {
            placeholder.load { [weak self, weak panel] in if let panel { self?.refill(panel) } }
        }
    }

    /// Shows the elements of a panel again, and fits its frame to them.
    private func refill(_ panel: MenuPanel) {
        guard let index = panels.firstIndex(where: { $0 === panel }), !isClosing else { return }
        light(nil)
        panel.fill()
        places[index] = MenuPlace(size: panel.bounds.size, anchor: anchor, area: area)
        panel.bounds.size = places[index].frame.size
        panel.center = CGPoint(x: places[index].frame.midX, y: places[index].frame.midY)
    }

    /// Shows another menu in place of the first one.
    func replace(_ change: (UIMenu) -> UIMenu) {
        guard let first = panels.first, !isClosing else { return }
        for panel in panels { panel.removeFromSuperview() }
        let menu = change(first.menu)
        (panels, places) = ([], [])
        UIView.performWithoutAnimation { open(menu, at: anchor) }
    }

    // MARK: Submenus

    private func openSubmenu(_ cell: MenuCell, of menu: UIMenu) {
        guard let parent = panels.last else { return }
        let panel = MenuPanel(menu, isSubmenu: true, isReversed: false)
        let row = cell.convert(cell.bounds, to: self)
        // The first row of the submenu covers the row that opens it.
        let size = CGSize(width: panel.bounds.width, height: min(panel.bounds.height, area.height))
        let start = CGRect(x: parent.frame.minX, y: row.minY - MenuPlace.gap, width: row.width, height: 0)
        var place = MenuPlace(size: size, anchor: start, area: area)
        if place.isAbove {
            let lowest = CGRect(
                x: start.minX, y: area.maxY - size.height - MenuPlace.gap, width: start.width, height: 0)
            place = MenuPlace(size: size, anchor: lowest, area: area)
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            parent.transform = parent.scaling(0.94, around: CGPoint(x: 0.5, y: 0))
            parent.alpha = 0.6
        }
        push(panel, at: place)
    }

    private func closeSubmenu() {
        guard panels.count > 1, let panel = panels.popLast(), let parent = panels.last else { return }
        let place = places.removeLast()
        UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction) {
            panel.alpha = 0
            panel.transform = panel.scaling(0.85, around: place.origin)
            parent.transform = .identity
            parent.alpha = 1
        } completion: { _ in
            panel.removeFromSuperview()
        }
    }

    // MARK: Closing

    /// Closes the menu.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        willClose?()
        let (panels, places) = (panels, places)
        UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .curveEaseInOut) {
            for (panel, place) in zip(panels, places) {
                panel.alpha = 0
                panel.transform = panel.scaling(0.2, around: place.origin)
            }
        } completion: { [self] _ in
            removeFromSuperview()
            didClose?()
        }
    }

    // MARK: Touches

    /// Handles a finger that went down before the menu opened, and can choose an element by being lifted over it.
    func follow(_ point: CGPoint, _ phase: UITouch.Phase) {
        guard !isClosing else { return }
        light(phase == .cancelled ? nil : panels.last?.cell(at: point, of: self))
        if phase == .ended || phase == .cancelled { chooseLit() }
    }

    /// Lights the cell under the finger.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { light(cell(under: touches)) }
    /// Lights the cell under the finger.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { light(cell(under: touches)) }
    /// Lights no cell.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }

    /// Chooses the element under the finger, or closes the menu or submenu if the finger is outside.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !isClosing else { return }
        light(cell(under: touches))
        if lit != nil { return chooseLit() }
        let top = panels.last
        guard top?.frame.contains(point) != true else { return }
        if panels.dropLast().contains(where: { $0.frame.contains(point) }) { return closeSubmenu() }
        if touchedOutside?(point) != true { close() }
    }

    private func cell(under touches: Set<UITouch>) -> MenuCell? {
        touches.first.flatMap { panels.last?.cell(at: $0.location(in: self), of: self) }
    }

    private func light(_ cell: MenuCell?) {
        let cell = cell.flatMap { $0.element.shownAttributes.contains(.disabled) ? nil : $0 }
        guard cell !== lit else { return }
        lit?.isLit = false
        lit = cell
        cell?.isLit = true
    }

    private func chooseLit() {
        guard let cell = lit else { return }
        light(nil)
        if case .back = cell.style { return closeSubmenu() }
        if let menu = cell.element as? UIMenu { return openSubmenu(cell, of: menu) }
        for panel in panels { (cell.element as? any UIMenuLeaf).map(panel.menu.select) }
        if cell.element.shownAttributes.contains(.keepsMenuPresented) {
            cell.element.perform(from: sender)
            if let panel = panels.last { refill(panel) }
            return
        }
        let sender = sender
        close()
        cell.element.perform(from: sender)
    }
}
