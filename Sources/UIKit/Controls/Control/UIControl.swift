import QuartzCore

/// A view that tells targets and actions what is done to it.
///
/// Fingers go through ``beginTracking(_:with:)`` and its kin; what they amount to is sent as control events.
@preconcurrency @MainActor open class UIControl: UIView {
    var registrations: [ControlRegistration] = []
    /// The touch that is tracked.
    var trackedTouch: UITouch?

    /// A control at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control that performs an action on its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control reacts to fingers; true by default.
    open var isEnabled = true {
        didSet {
            if !isEnabled { abandonTracking() }
            tellObservers()
        }
    }

    /// Whether the control is selected; false by default.
    open var isSelected = false { didSet { tellObservers() } }

    /// Whether the control shows that a finger holds it; it follows the finger.
    open var isHighlighted = false { didSet { tellObservers() } }

    /// The states the control is in.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a finger that came down on the control is followed.
    open internal(set) var isTracking = false

    /// Whether the finger followed lies on the control, or within 70 points of it once it was on it.
    open internal(set) var isTouchInside = false

    // MARK: Content

    /// Where content lies from top to bottom, for subclasses to follow; the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// Where content lies from left to right, for subclasses to follow; the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment with leading as left and trailing as right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Called when a finger comes down; false leaves it alone, true unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moves; false leaves it alone from then on, true unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger is lifted, or was left alone; does nothing unless overridden.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the finger is taken away; does nothing unless overridden.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts to follow a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegin(touches, event) }
    /// Follows a finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMove(touches, event) }
    /// Ends with a finger that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnd(touches, event) }
    /// Ends with a finger that is taken away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancel(touches, event) }

    /// Whether single taps on the control stay with it, rather than go to recognizers of the views round it.
    var keepsTaps: Bool { false }
    /// Whether a finger lifted inside is what the control is mainly there for.
    var triggersPrimaryAction: Bool { false }

    // MARK: Targets and actions

    /// Sends a method to a target on some events; nil stands for the first in the responder chain that has the method.
    ///
    /// The target is not held. The same target and method take further events on.
    ///
    /// On Linux, where there is no `#selector`, the action is written as `Selector("tapped:", Wheel.tapped(_:))`; a name
    /// alone calls nothing, which is said on standard error.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        action.reportMissingMethod()
        register(target, action, for: controlEvents)
    }

    /// Ends what ``addTarget(_:action:for:)`` began, for some events; nil stands for every target, or every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, for: controlEvents)
    }

    /// Performs an action on some events; another one with the same identifier takes its place.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, for: controlEvents) }

    /// Ends what ``addAction(_:for:)`` began, for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Ends an action by its identifier, for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Calls one method, with the control and the event as far as it takes arguments.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        dispatch(action, to: target, for: event)
    }

    /// Performs one action.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends everything registered for any of the events, in the order it was registered.
    open func sendActions(for controlEvents: Event) { send(controlEvents, for: nil) }

    /// The events something is registered for.
    open var allControlEvents: Event {
        registrations.filter(\.isAlive).reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of methods that a target gets for an event; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = selectors(of: target, for: controlEvent).map(\.name)
        return names.isEmpty ? nil : names
    }
}
