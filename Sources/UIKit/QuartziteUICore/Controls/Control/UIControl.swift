import QuartziteUIDrawing

/// The base class of controls, which convey user actions by the target-action mechanism.
///
/// Touches are tracked by ``beginTracking(_:with:)`` and related methods, and sent as control events.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final package var registrations: [ControlRegistration] = []
    /// The interaction that opens the control's menu; nil until it is enabled.
    var menuInteraction: UIContextMenuInteraction?
    /// The finger that opened the menu and has not been lifted.
    var menuTouch: UITouch?
    /// The touch being tracked.
    var trackedTouch: UITouch?

    /// Creates a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control of zero size; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        PropertyTables.control.decode(self, from: coder)
    }

    /// Creates a control that performs an action when its primary event occurs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control responds to touches; true by default.
    open var isEnabled = true {
        didSet {
            if !isEnabled { abandonTracking() }
            notifyObservers()
        }
    }

    /// Whether the control is selected; false by default.
    open var isSelected = false { didSet { notifyObservers() } }

    /// Whether the control is drawn as pressed; tracking sets it.
    open var isHighlighted = false { didSet { notifyObservers() } }

    /// The current states of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a touch is being tracked.
    open internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control or, after it began there, within 70 points of it.
    open internal(set) var isTouchInside = false

    // MARK: Content

    /// The vertical alignment of the content, which subclasses apply; `center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment of the content, which subclasses apply; `center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment, with leading resolved to left and trailing to right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Called when a touch begins; returns whether to track it, which is true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves; returns whether to continue tracking, which is true by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends or `continueTracking` returned false; does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is cancelled; does nothing by default.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts tracking a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegin(touches, event) }
    /// Continues tracking the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMove(touches, event) }
    /// Ends tracking the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnd(touches, event) }
    /// Cancels tracking the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancel(touches, event) }

    /// Whether the gesture recognizers of superviews ignore single taps on the control.
    @_spi(UIKitLayers) open var keepsTaps: Bool { false }
    /// Whether lifting a finger inside the control triggers its primary action.
    var triggersPrimaryAction: Bool { false }

    // MARK: Menus

    /// Whether a touch opens the menu at once, instead of sending actions; false by default.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

    /// Called when the way the menu opens has changed.
    func menuDidChange() {}

    /// Whether the control has a menu, which a long press opens; false by default.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// The interaction that opens the menu; nil unless it is enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Returns the point of the control at which its menu opens; by default its centre, which stands for its bounds.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Returns the menu of the control; nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview of the menu; nil by default, and not used.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview that remains after the menu closes; nil by default, and not used.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the menu opens; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu closes; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Targets and actions

    /// Adds a target and a method for events; a nil target means the first responder in the chain that has the method.
    ///
    /// The target is a weak reference. If target and method are already registered, the events are added to theirs.
    ///
    /// On Linux, which lacks `#selector`, write the action as `Selector("tapped:", Wheel.tapped(_:))`. A name alone
    /// calls nothing; a warning on standard error says so.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        action.reportMissingMethod(for: target)
        register(target, action, for: controlEvents)
    }

    /// Removes a target and method for events; nil means all targets or all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, for: controlEvents)
    }

    /// Adds an action for events, replacing one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, for: controlEvents) }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Calls a method with the control and the event, or fewer arguments if it takes fewer.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        dispatch(action, to: target, for: event)
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends all actions registered for any of the events, in the order of registration.
    open func sendActions(for controlEvents: Event) { send(controlEvents, for: nil) }

    /// All events for which an action is registered.
    open var allControlEvents: Event {
        registrations.filter(\.isAlive).reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of the methods that a target receives for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = selectors(of: target, for: controlEvent).map(\.name)
        return names.isEmpty ? nil : names
    }
}
