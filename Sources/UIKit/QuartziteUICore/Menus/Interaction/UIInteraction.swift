import QuartziteUIDrawing

/// An object that gives a view a behaviour, such as a menu for a long press.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction belongs to; nil if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed if the view is nil.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed if the view is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction, which is removed from its previous view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; does nothing if it belongs to another view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard extras.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// The interactions of the view, in the order in which they were added; none by default.
    public var interactions: [any UIInteraction] {
        get { extras.interactions }
        set {
            for old in extras.interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }
}
