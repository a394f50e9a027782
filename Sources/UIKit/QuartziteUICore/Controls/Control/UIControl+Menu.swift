import QuartziteUIDrawing

extension UIControl {
    func setMenuInteraction(_ isEnabled: Bool) {
        guard isEnabled != (menuInteraction != nil) else { return }
        if let old = menuInteraction {
            menuInteraction = nil
            return removeInteraction(old)
        }
        let interaction = UIContextMenuInteraction(delegate: self)
        menuInteraction = interaction
        addInteraction(interaction)
    }

    /// Opens the menu for a finger that went down; returns false if there is none.
    func opensMenu(for touch: UITouch) -> Bool {
        guard openMenu(at: touch.location(in: self)) else { return false }
        menuTouch = touch
        return true
    }

    /// Opens the menu as the control's primary action; returns false if there is none.
    @discardableResult
    func openMenu(at point: CGPoint) -> Bool {
        guard let interaction = menuInteraction, interaction.overlay == nil,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
        else { return false }
        send(.menuActionTriggered, for: nil)
        guard interaction.open(configuration) else { return false }
        isHighlighted = true
        return true
    }

    /// Opens the menu of the control without a touch, if it is the primary action.
    public func performPrimaryAction() {
        guard isEnabled else { return }
        let point = CGPoint(x: bounds.midX, y: bounds.midY)
        if showsMenuAsPrimaryAction, openMenu(at: point) { return }
        send(.primaryActionTriggered, for: nil)
    }

    /// Passes the finger that opened the menu on to it; returns whether it is that finger.
    func followsMenu(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> Bool {
        guard let touch = menuTouch, touches.contains(touch) else { return false }
        if phase != .moved { menuTouch = nil }
        if let overlay = menuInteraction?.overlay { overlay.follow(touch.location(in: overlay), phase) }
        return true
    }

    /// Called once the menu is gone.
    func menuDidClose() {
        menuTouch = nil
        isHighlighted = false
    }
}
