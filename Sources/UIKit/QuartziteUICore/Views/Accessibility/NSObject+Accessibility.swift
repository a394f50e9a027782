import QuartziteUIDrawing

// The informal protocol of accessibility, which every object has. Responders declare it in a class, so that subclasses can
// override it; here are their members for code that knows them only as objects, and those of other objects.

private nonisolated(unsafe) var key = 0

/// An object that is no responder and decides itself what its activation does; rewritten code adopts the protocol.
public protocol _AccessibilityActivating: AnyObject {
    /// Called when an assistive technology activates the object; returns whether that is done.
    func accessibilityActivate() -> Bool
}

/// An object that is no responder and whose value increases; rewritten code adopts the protocol.
public protocol _AccessibilityIncrementing: AnyObject {
    /// Called when an assistive technology increments the value.
    func accessibilityIncrement()
}

/// An object that is no responder and whose value decreases; rewritten code adopts the protocol.
public protocol _AccessibilityDecrementing: AnyObject {
    /// Called when an assistive technology decrements the value.
    func accessibilityDecrement()
}

extension NSObjectProtocol {
    /// What code has set on an object that is no responder.
    private var plain: AccessibilityProperties {
        objc_getAssociatedObject(self, &key) as? AccessibilityProperties ?? AccessibilityProperties()
    }

    /// What code has set on an object that is no responder, for changes.
    private var changing: AccessibilityProperties {
        if let known = objc_getAssociatedObject(self, &key) as? AccessibilityProperties { return known }
        let new = AccessibilityProperties()
        objc_setAssociatedObject(self, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    /// A short name that identifies the object; nil by default.
    public var accessibilityLabel: String? {
        get { if let own = self as? UIResponder { own.accessibilityLabel } else { plain.label?.string } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityLabel = newValue
            } else {
                changing.label = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }
    /// A short name that identifies the object, with attributes for speech; nil by default.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedLabel } else { plain.label } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityAttributedLabel = newValue
            } else {
                changing.label = newValue
            }
        }
    }
    /// A description of the result of an action on the object; nil by default.
    public var accessibilityHint: String? {
        get { if let own = self as? UIResponder { own.accessibilityHint } else { plain.hint?.string } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityHint = newValue
            } else {
                changing.hint = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }
    /// A description of the result of an action on the object, with attributes for speech; nil by default.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedHint } else { plain.hint } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityAttributedHint = newValue
            } else {
                changing.hint = newValue
            }
        }
    }
    /// The value of the object; nil by default.
    public var accessibilityValue: String? {
        get { if let own = self as? UIResponder { own.accessibilityValue } else { plain.value?.string } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityValue = newValue
            } else {
                changing.value = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }
    /// The value of the object, with attributes for speech; nil by default.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { if let own = self as? UIResponder { own.accessibilityAttributedValue } else { plain.value } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityAttributedValue = newValue
            } else {
                changing.value = newValue
            }
        }
    }
    /// Whether the object is an element that assistive technologies visit; false by default.
    public var isAccessibilityElement: Bool {
        get { if let own = self as? UIResponder { own.isAccessibilityElement } else { plain.isElement ?? false } }
        set {
            if let own = self as? UIResponder {
                own.isAccessibilityElement = newValue
            } else {
                changing.isElement = newValue
            }
        }
    }
    /// Whether assistive technologies ignore the elements inside the object; false by default.
    public var accessibilityElementsHidden: Bool {
        get { if let own = self as? UIResponder { own.accessibilityElementsHidden } else { plain.elementsHidden } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityElementsHidden = newValue
            } else {
                changing.elementsHidden = newValue
            }
        }
    }
    /// Whether assistive technologies ignore the siblings of the view; false by default.
    public var accessibilityViewIsModal: Bool {
        get { if let own = self as? UIResponder { own.accessibilityViewIsModal } else { plain.isModal } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityViewIsModal = newValue
            } else {
                changing.isModal = newValue
            }
        }
    }
    /// Whether the elements inside are visited one after another; false by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get {
            if let own = self as? UIResponder {
                own.shouldGroupAccessibilityChildren
            } else {
                plain.groupsChildren ?? false
            }
        }
        set {
            if let own = self as? UIResponder {
                own.shouldGroupAccessibilityChildren = newValue
            } else {
                changing.groupsChildren = newValue
            }
        }
    }
    /// A string that identifies the object in tests and touch scripts; nil by default.
    public var accessibilityIdentifier: String? {
        get { if let own = self as? UIResponder { own.accessibilityIdentifier } else { plain.identifier } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityIdentifier = newValue
            } else {
                changing.identifier = newValue
            }
        }
    }
    /// The traits that describe what kind of element the object is; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { if let own = self as? UIResponder { own.accessibilityTraits } else { plain.traits ?? [] } }
        set {
            if let own = self as? UIResponder { own.accessibilityTraits = newValue } else { changing.traits = newValue }
        }
    }
    /// The frame of the object in points of the screen; zero by default.
    public var accessibilityFrame: CGRect {
        get { if let own = self as? UIResponder { own.accessibilityFrame } else { plain.frame ?? .zero } }
        set {
            if let own = self as? UIResponder { own.accessibilityFrame = newValue } else { changing.frame = newValue }
        }
    }
    /// The accessibility elements in this container; nil by default.
    public var accessibilityElements: [Any]? {
        get { if let own = self as? UIResponder { own.accessibilityElements } else { plain.elements } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityElements = newValue
            } else {
                changing.elements = newValue
            }
        }
    }
    /// The language in which to speak the object's strings; nil by default.
    public var accessibilityLanguage: String? {
        get { if let own = self as? UIResponder { own.accessibilityLanguage } else { plain.language } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityLanguage = newValue
            } else {
                changing.language = newValue
            }
        }
    }
    /// The outline of the object in points of the screen; nil by default.
    public var accessibilityPath: UIBezierPath? {
        get { if let own = self as? UIResponder { own.accessibilityPath } else { plain.path } }
        set {
            if let own = self as? UIResponder { own.accessibilityPath = newValue } else { changing.path = newValue }
        }
    }
    /// The point of the screen that a touch hits to activate the object; zero by default.
    public var accessibilityActivationPoint: CGPoint {
        get {
            if let own = self as? UIResponder {
                own.accessibilityActivationPoint
            } else {
                plain.activationPoint ?? .zero
            }
        }
        set {
            if let own = self as? UIResponder {
                own.accessibilityActivationPoint = newValue
            } else {
                changing.activationPoint = newValue
            }
        }
    }
    /// The custom actions of the object, in addition to its standard ones; nil by default.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomActions } else { plain.customActions } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityCustomActions = newValue
            } else {
                changing.customActions = newValue
            }
        }
    }
    /// The custom rotors of the object; nil by default.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let own = self as? UIResponder { own.accessibilityCustomRotors } else { plain.customRotors } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityCustomRotors = newValue
            } else {
                changing.customRotors = newValue
            }
        }
    }
    /// The names with which a user speaks to the object, the most important one first; none by default.
    public var accessibilityUserInputLabels: [String]! {
        get {
            if let own = self as? UIResponder { return own.accessibilityUserInputLabels }
            return (plain.userInputLabels ?? []).map(\.string)
        }
        set {
            if let own = self as? UIResponder {
                own.accessibilityUserInputLabels = newValue
            } else {
                changing.userInputLabels = newValue?.map { NSAttributedString(string: $0) }
            }
        }
    }
    /// Whether the object reacts to touches; true by default.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            if let own = self as? UIResponder { return own.accessibilityRespondsToUserInteraction }
            return plain.respondsToUserInteraction ?? true
        }
        set {
            if let own = self as? UIResponder {
                own.accessibilityRespondsToUserInteraction = newValue
            } else {
                changing.respondsToUserInteraction = newValue
            }
        }
    }
    /// Called when an assistive technology activates the object; returns false unless its class declares the method.
    public func accessibilityActivate() -> Bool {
        if let own = self as? UIResponder { return own.accessibilityActivate() }
        return (self as? any _AccessibilityActivating)?.accessibilityActivate() ?? false
    }
    /// Called when an assistive technology increments the value; does nothing unless the class declares the method.
    public func accessibilityIncrement() {
        if let own = self as? UIResponder { return own.accessibilityIncrement() }
        (self as? any _AccessibilityIncrementing)?.accessibilityIncrement()
    }
    /// Called when an assistive technology decrements the value; does nothing unless the class declares the method.
    public func accessibilityDecrement() {
        if let own = self as? UIResponder { return own.accessibilityDecrement() }
        (self as? any _AccessibilityDecrementing)?.accessibilityDecrement()
    }
    /// Returns the number of accessibility elements; by default, that of ``accessibilityElements``.
    public func accessibilityElementCount() -> Int {
        if let own = self as? UIResponder { return own.accessibilityElementCount() }
        return plain.elements?.count ?? 0
    }
    /// Returns the accessibility element at an index; nil if there is none.
    public func accessibilityElement(at index: Int) -> Any? {
        if let own = self as? UIResponder { return own.accessibilityElement(at: index) }
        return plain.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an accessibility element; `NSNotFound` for other objects.
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let own = self as? UIResponder { return own.index(ofAccessibilityElement: element) }
        return plain.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// What kind of container the object is; `none` by default.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { if let own = self as? UIResponder { own.accessibilityContainerType } else { plain.containerType } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityContainerType = newValue
            } else {
                changing.containerType = newValue
            }
        }
    }
    /// How Switch Control visits the elements inside; `automatic` by default, and without effect.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { if let own = self as? UIResponder { own.accessibilityNavigationStyle } else { plain.navigationStyle } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityNavigationStyle = newValue
            } else {
                changing.navigationStyle = newValue
            }
        }
    }
    /// What kind of text the object contains; nil by default.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { if let own = self as? UIResponder { own.accessibilityTextualContext } else { plain.textualContext } }
        set {
            if let own = self as? UIResponder {
                own.accessibilityTextualContext = newValue
            } else {
                changing.textualContext = newValue
            }
        }
    }
}
