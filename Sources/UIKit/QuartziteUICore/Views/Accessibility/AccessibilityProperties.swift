import QuartziteUIDrawing

/// The accessibility properties of an object; they are stored, and nothing in this package reads them.
struct AccessibilityProperties {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
    var frame = CGRect.zero
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var language: String?
    var path: UIBezierPath?
    var activationPoint = CGPoint.zero
    package var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var groupsChildren = false
}
