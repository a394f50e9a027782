import QuartziteUIDrawing

// The accessibility properties of every object. They are stored, and nothing in this package reads them. Responders
// declare the same properties in their class so that subclasses can override them.

private nonisolated(unsafe) var key = 0

extension NSObjectProtocol {
    private var stored: AccessibilityProperties {
        get {
            (self as? UIResponder)?.accessibility
                ?? objc_getAssociatedObject(self, &key) as? AccessibilityProperties ?? AccessibilityProperties()
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibility = newValue
            } else {
                objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }

    /// Whether the object is an element that assistive technologies can access; false by default.
    public var isAccessibilityElement: Bool {
        get { stored.isElement }
        set { stored.isElement = newValue }
    }
    /// A short name that identifies the object; nil by default.
    public var accessibilityLabel: String? {
        get { stored.label }
        set { stored.label = newValue }
    }
    /// A description of the result of an action on the object; nil by default.
    public var accessibilityHint: String? {
        get { stored.hint }
        set { stored.hint = newValue }
    }
    /// The value of the object; nil by default.
    public var accessibilityValue: String? {
        get { stored.value }
        set { stored.value = newValue }
    }
    /// A string that identifies the object in tests; nil by default.
    public var accessibilityIdentifier: String? {
        get { stored.identifier }
        set { stored.identifier = newValue }
    }
    /// The traits that describe what kind of element the object is; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { stored.traits }
        set { stored.traits = newValue }
    }
    /// The frame of the object in screen coordinates; zero by default.
    public var accessibilityFrame: CGRect {
        get { stored.frame }
        set { stored.frame = newValue }
    }
    /// The accessibility elements in this container; nil by default.
    public var accessibilityElements: [Any]? {
        get { stored.elements }
        set { stored.elements = newValue }
    }
    /// Whether the elements inside this object are hidden from assistive technologies; false by default.
    public var accessibilityElementsHidden: Bool {
        get { stored.elementsHidden }
        set { stored.elementsHidden = newValue }
    }
    /// Whether assistive technologies ignore the siblings of this view; false by default.
    public var accessibilityViewIsModal: Bool {
        get { stored.isModal }
        set { stored.isModal = newValue }
    }
    /// The language in which to speak the object's strings; nil by default.
    public var accessibilityLanguage: String? {
        get { stored.language }
        set { stored.language = newValue }
    }
    /// The outline of the object in screen coordinates; nil by default.
    public var accessibilityPath: UIBezierPath? {
        get { stored.path }
        set { stored.path = newValue }
    }
    /// The point that a touch must hit to activate the object; zero by default.
    public var accessibilityActivationPoint: CGPoint {
        get { stored.activationPoint }
        set { stored.activationPoint = newValue }
    }
    /// The custom actions of the object, in addition to its standard ones; nil by default.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { stored.customActions }
        set { stored.customActions = newValue }
    }
    /// The custom rotors of the object; nil by default.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { stored.customRotors }
        set { stored.customRotors = newValue }
    }
    /// Whether assistive technologies read all children of the object as a group; false by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { stored.groupsChildren }
        set { stored.groupsChildren = newValue }
    }
}
