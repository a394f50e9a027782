import Foundation

/// The superclass of ``UIView`` and ``UIViewController``, with the focus properties that subclasses can override.
///
/// It is a separate class because only members declared in a class's body can be overridden.
@preconcurrency @MainActor open class _UIFocusResponder: _UIUpdateResponder, UIFocusEnvironment {
    /// The environments that the focus should move to, in order of preference.
    ///
    /// By default, that is the view of a view controller, and nothing for a view. If `preferredFocusedView` is
    /// overridden, the default is the view that it returns.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard let view = preferredFocusedView, view !== self else { return [] }
        return [view]
    }

    /// The view that the focus should move to, as used before `preferredFocusEnvironments` existed.
    ///
    /// By default, that is the view itself, or the view of a view controller.
    open weak var preferredFocusedView: UIView? { nil }

    /// The focus environment that contains this one: the next responder; nil at the top.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The identifier of the focus group that the environment belongs to; nil by default, without effect
    /// here, which is reported.
    open var focusGroupIdentifier: String? {
        didSet { if focusGroupIdentifier != nil { unsupported("UIView.focusGroupIdentifier") } }
    }

    /// The container of the environment's items: the view, or that of a view controller.
    open var focusItemContainer: (any UIFocusItemContainer)? {
        self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }

    /// Returns the sound of an update; nil by default, which stands for the standard sound.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    // MARK: State restoration

    /// Saves the object's state, which never happens here; does nothing by default.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores the object's state, which never happens here; does nothing by default.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Requests a focus update; this has no effect, since there is no focus.
    open func setNeedsFocusUpdate() {}

    /// Updates the focus immediately if an update was requested; this has no effect, since there is no focus.
    open func updateFocusIfNeeded() {}

    /// Returns whether a focus update may happen; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after a focus update, which never happens here; does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
