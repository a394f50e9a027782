import QuartziteUIDrawing

/// The superclass of ``UIResponder``, with the informal protocol of accessibility that subclasses can override.
///
/// It is a separate class because only members declared in a class's body can be overridden.
@preconcurrency @MainActor open class _UIAccessibleObject: NSObject {
    /// What code has set; nil while everything is at its default.
    final var storedAccessibility: AccessibilityProperties?

    /// What code has set, for changes.
    package final var accessibility: AccessibilityProperties {
        if let storedAccessibility { return storedAccessibility }
        let new = AccessibilityProperties()
        storedAccessibility = new
        return new
    }

    /// The defaults of the object's class; nil for a class without any.
    final var accessibilityStandard: (any AccessibleByDefault)? { self as? any AccessibleByDefault }
    /// The object whose properties apply where this one has none.
    private var source: NSObject? { storedAccessibility?.source }

    /// Creates an object without accessibility properties of its own.
    public override init() { super.init() }

    // MARK: The element

    /// Whether the object is an element that assistive technologies visit; true by default for texts and controls.
    open var isAccessibilityElement: Bool {
        get {
            if let computed = isAccessibilityElementBlock { return computed() }
            return storedAccessibility?.isElement ?? accessibilityStandard?.isStandardAccessibilityElement ?? false
        }
        set { accessibility.isElement = newValue }
    }
    /// A short name of the element; by default, what a text or a control shows, or else nil.
    open var accessibilityLabel: String? {
        get { accessibilityLabelBlock?() ?? accessibilityAttributedLabel?.string }
        set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The label with attributes for speech; the same text as ``accessibilityLabel``.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let own = storedAccessibility?.label { return own }
            let named = source?.accessibilityLabel ?? (source as? any AccessibleByDefault)?.standardAccessibilityLabel
            return (named ?? accessibilityStandard?.standardAccessibilityLabel)
                .map { NSAttributedString(string: $0) }
        }
        set { accessibility.label = newValue }
    }
    /// A description of the result of an action on the element; nil by default.
    open var accessibilityHint: String? {
        get { accessibilityHintBlock?() ?? accessibilityAttributedHint?.string }
        set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The hint with attributes for speech; the same text as ``accessibilityHint``.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { storedAccessibility?.hint ?? source?.accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.hint = newValue }
    }
    /// The value of the element; by default that of a control, such as "50%" of a slider, or else nil.
    open var accessibilityValue: String? {
        get { accessibilityValueBlock?() ?? accessibilityAttributedValue?.string }
        set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The value with attributes for speech; the same text as ``accessibilityValue``.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let own = storedAccessibility?.value { return own }
            return (source?.accessibilityValue ?? accessibilityStandard?.standardAccessibilityValue)
                .map { NSAttributedString(string: $0) }
        }
        set { accessibility.value = newValue }
    }
    /// A string that identifies the element in tests and touch scripts, and is never spoken; nil by default.
    open var accessibilityIdentifier: String? {
        get {
            accessibilityIdentifierBlock?() ?? storedAccessibility?.identifier ?? source?.accessibilityIdentifier
                ?? accessibilityStandard?.standardAccessibilityIdentifier
        }
        set { accessibility.identifier = newValue }
    }
    /// What kind of element the object is, and in which state; by default those of a text or a control.
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let computed = accessibilityTraitsBlock { return computed() }
            return storedAccessibility?.traits ?? accessibilityStandard?.standardAccessibilityTraits ?? []
        }
        set { accessibility.traits = newValue }
    }
    /// The language in which to speak the element's texts; nil by default.
    open var accessibilityLanguage: String? {
        get { storedAccessibility?.language }
        set { accessibility.language = newValue }
    }
    /// The names with which a user speaks to the element, the most important one first; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels?.map(\.string) ?? [] }
        set { accessibility.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// The names with which a user speaks to the element, with attributes; the label by default.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { storedAccessibility?.userInputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
        set { accessibility.userInputLabels = newValue }
    }
    /// What kind of text the element contains; nil by default.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { storedAccessibility?.textualContext }
        set { accessibility.textualContext = newValue }
    }
    /// The elements that are headers of this one, such as those of a table's column; nil by default.
    open var accessibilityHeaderElements: [Any]? {
        get { storedAccessibility?.headerElements }
        set { accessibility.headerElements = newValue }
    }

    // MARK: Closures

    /// A closure that computes ``isAccessibilityElement`` when it is read; nil by default.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { storedAccessibility?.blocks.isElement }
        set { accessibility.blocks.isElement = newValue }
    }
    /// A closure that computes ``accessibilityLabel`` when it is read; nil by default.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { storedAccessibility?.blocks.label }
        set { accessibility.blocks.label = newValue }
    }
    /// A closure that computes ``accessibilityValue`` when it is read; nil by default.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { storedAccessibility?.blocks.value }
        set { accessibility.blocks.value = newValue }
    }
    /// A closure that computes ``accessibilityHint`` when it is read; nil by default.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { storedAccessibility?.blocks.hint }
        set { accessibility.blocks.hint = newValue }
    }
    /// A closure that computes ``accessibilityIdentifier`` when it is read; nil by default.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { storedAccessibility?.blocks.identifier }
        set { accessibility.blocks.identifier = newValue }
    }
    /// A closure that computes ``accessibilityTraits`` when it is read; nil by default.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { storedAccessibility?.blocks.traits }
        set { accessibility.blocks.traits = newValue }
    }
    /// A closure that computes ``accessibilityElements`` when it is read; nil by default.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { storedAccessibility?.blocks.elements }
        set { accessibility.blocks.elements = newValue }
    }
    /// A closure that computes ``accessibilityFrame`` when it is read; nil by default.
    open var accessibilityFrameBlock: AXRectReturnBlock? {
        get { storedAccessibility?.blocks.frame }
        set { accessibility.blocks.frame = newValue }
    }
    /// A closure that computes ``accessibilityCustomActions`` when it is read; nil by default.
    open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { storedAccessibility?.blocks.customActions }
        set { accessibility.blocks.customActions = newValue }
    }

    // MARK: Geometry

    /// The frame in points of the screen; by default the bounding box of a view's bounds, or else zero.
    open var accessibilityFrame: CGRect {
        get {
            if let computed = accessibilityFrameBlock { return computed() }
            return storedAccessibility?.frame ?? (self as? UIView)?.frameOnScreen ?? .zero
        }
        set { accessibility.frame = newValue }
    }
    /// The outline in points of the screen; nil, the default, for ``accessibilityFrame``.
    open var accessibilityPath: UIBezierPath? {
        get { storedAccessibility?.path }
        set { accessibility.path = newValue }
    }
    /// The point of the screen that a touch hits to activate the element; by default the centre of its outline.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let own = storedAccessibility?.activationPoint { return own }
            let frame = accessibilityPath?.bounds ?? accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }

    // MARK: Containers

    /// The elements inside the object in order; nil, the default, for those that its subviews contain.
    open var accessibilityElements: [Any]? {
        get { accessibilityElementsBlock?() ?? storedAccessibility?.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technologies ignore the elements inside the object; false by default.
    open var accessibilityElementsHidden: Bool {
        get { storedAccessibility?.elementsHidden ?? false }
        set { accessibility.elementsHidden = newValue }
    }
    /// Whether assistive technologies ignore the siblings of the view, as behind an alert; false by default.
    open var accessibilityViewIsModal: Bool {
        get { storedAccessibility?.isModal ?? false }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside are visited one after another, before those beside the object; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { storedAccessibility?.groupsChildren ?? accessibilityStandard?.groupsStandardAccessibility ?? false }
        set { accessibility.groupsChildren = newValue }
    }
    /// What kind of container the object is; `none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { storedAccessibility?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }
    /// How Switch Control visits the elements inside; `automatic` by default, and without effect.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { storedAccessibility?.navigationStyle ?? .automatic }
        set { accessibility.navigationStyle = newValue }
    }
    /// Whether the element reacts to touches; by default, whether a view accepts them.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            storedAccessibility?.respondsToUserInteraction ?? (self as? UIView)?.isUserInteractionEnabled ?? true
        }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    /// Returns the number of accessibility elements; by default, that of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the accessibility element at an index; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an accessibility element; `NSNotFound` for other objects.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Actions

    /// The custom actions of the object, in addition to its standard ones; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let computed = accessibilityCustomActionsBlock?()?.compactMap { $0 as? UIAccessibilityCustomAction }
            return computed ?? storedAccessibility?.customActions
        }
        set { accessibility.customActions = newValue }
    }
    /// The custom rotors of the object; nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { storedAccessibility?.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// Called when an assistive technology activates the element; false, the default, lets it tap the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// Called when an assistive technology increments the value; does nothing by default.
    open func accessibilityIncrement() {}
    /// Called when an assistive technology decrements the value; does nothing by default.
    open func accessibilityDecrement() {}
    /// Called when an assistive technology dismisses a modal view, which never happens here; returns false by default.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for the magic tap of an assistive technology, which performs the most important action.
    ///
    /// This never happens here; returns false by default.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when an assistive technology scrolls, which never happens here; returns false by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when an assistive technology focuses the element, which never happens here; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology leaves the element, which never happens here; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology has focused the element: never here.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Returns the assistive technologies that have focused the element; nil, since there are none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
    }
}
