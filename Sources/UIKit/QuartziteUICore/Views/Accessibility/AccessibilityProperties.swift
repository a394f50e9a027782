import QuartziteUIDrawing

/// The accessibility properties that code has set on an object; nil stands for the default.
package final class AccessibilityProperties {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var language: String?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    package var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var headerElements: [Any]?
    var userInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren: Bool?
    var respondsToUserInteraction: Bool?
    /// The closures that compute values when they are read.
    var blocks = AccessibilityBlocks()
    /// The object whose identifier, label and so on apply if the object has none, such as the item that a button shows.
    package weak var source: NSObject?
}
