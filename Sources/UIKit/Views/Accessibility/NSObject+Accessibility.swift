import QuartzCore

// What every object has of accessibility, stored: nothing here reads it. Responders declare the same in their class, so that
// subclasses can override it.

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

    /// Whether the object stands for itself to assistive techniques; false by default.
    public var isAccessibilityElement: Bool {
        get { stored.isElement }
        set { stored.isElement = newValue }
    }
    /// The object's name; nil by default.
    public var accessibilityLabel: String? {
        get { stored.label }
        set { stored.label = newValue }
    }
    /// What using the object does; nil by default.
    public var accessibilityHint: String? {
        get { stored.hint }
        set { stored.hint = newValue }
    }
    /// The object's value; nil by default.
    public var accessibilityValue: String? {
        get { stored.value }
        set { stored.value = newValue }
    }
    /// A name for tests; nil by default.
    public var accessibilityIdentifier: String? {
        get { stored.identifier }
        set { stored.identifier = newValue }
    }
    /// What the object is; nothing in particular by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { stored.traits }
        set { stored.traits = newValue }
    }
    /// Where the object lies on screen; zero by default.
    public var accessibilityFrame: CGRect {
        get { stored.frame }
        set { stored.frame = newValue }
    }
    /// What stands for the object in its place; nil by default.
    public var accessibilityElements: [Any]? {
        get { stored.elements }
        set { stored.elements = newValue }
    }
    /// Whether what is inside is kept from assistive techniques; false by default.
    public var accessibilityElementsHidden: Bool {
        get { stored.elementsHidden }
        set { stored.elementsHidden = newValue }
    }
    /// Whether what lies beside is kept from assistive techniques; false by default.
    public var accessibilityViewIsModal: Bool {
        get { stored.isModal }
        set { stored.isModal = newValue }
    }
    /// The language to read the object in; nil by default.
    public var accessibilityLanguage: String? {
        get { stored.language }
        set { stored.language = newValue }
    }
    /// The object's outline on screen; nil by default.
    public var accessibilityPath: UIBezierPath? {
        get { stored.path }
        set { stored.path = newValue }
    }
    /// Where a touch activates the object; zero by default.
    public var accessibilityActivationPoint: CGPoint {
        get { stored.activationPoint }
        set { stored.activationPoint = newValue }
    }
    /// What else can be done with the object; nil by default.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { stored.customActions }
        set { stored.customActions = newValue }
    }
    /// Whether what is inside is read in one go; false by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { stored.groupsChildren }
        set { stored.groupsChildren = newValue }
    }
}
