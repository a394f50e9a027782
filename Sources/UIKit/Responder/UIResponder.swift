import QuartzCore

/// Something events are handed along: views, view controllers and windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder without a successor.
    public override init() { super.init() }

    /// Who is asked after this one; nil unless overridden.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when fingers come down; hands them to the next responder unless overridden.
    ///
    /// Each call carries one touch, so that looping over the set gives the same on every run.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move; hands them to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted; hands them to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are taken away, as by a gesture; hands them to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether the responder may become the one that keys go to; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder lets go of being the first; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys go to this responder first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the responder that keys go to first; false where it may not, has no window, or the present one stays.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Lets go of being the first responder; false where it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }

    /// The window at the end of the chain.
    final var responderWindow: UIWindow? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
    }
}
