import Foundation

/// What ``UIView`` and ``UIViewController`` are built on: a say in where the focus goes, which a subclass may override.
///
/// A class of its own, because what can be overridden has to stand in a class's body.
@preconcurrency @MainActor open class _UIFocusResponder: UIResponder, UIFocusEnvironment {
    /// Where the focus should go inside: a controller's view, and nothing in particular in a view, unless overridden.
    ///
    /// A view that `preferredFocusedView` names, where that is overridden, is what is wanted.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard let view = preferredFocusedView, view !== self else { return [] }
        return [view]
    }

    /// The view that the focus should go to, as asked for before `preferredFocusEnvironments`: the view itself, or a
    /// controller's view, unless overridden.
    open weak var preferredFocusedView: UIView? { nil }

    /// The environment around this one: what is next in the responder chain; nil at the top.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// What the environment forms a group with when the focus moves by tabs; nil unless set, stored: there is no focus.
    open var focusGroupIdentifier: String?

    /// Asks for the focus to be placed anew; without effect, since there is none.
    open func setNeedsFocusUpdate() {}

    /// Places the focus now where that was asked for; without effect, since there is none.
    open func updateFocusIfNeeded() {}

    /// Whether the focus may move as `context` says; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved, by nobody here; does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
