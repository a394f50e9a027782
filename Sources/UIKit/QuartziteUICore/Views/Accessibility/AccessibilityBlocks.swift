import QuartziteUIDrawing

/// A closure that returns whether something applies.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text; nil for none.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a text with attributes; nil for none.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns objects; nil for none.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns an object; nil for none.
public typealias AXObjectReturnBlock = () -> Any?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns a rectangle in points of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns an outline in points of the screen; nil for none.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns the kind of a container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns the way in which elements are visited.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that returns more about an element; nil for nothing.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
/// A closure that does something.
public typealias AXVoidReturnBlock = () -> Void

/// The closures that compute an object's accessibility properties when they are read, in place of fixed values.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var elements: AXArrayReturnBlock?
    var frame: AXRectReturnBlock?
    var customActions: AXArrayReturnBlock?
}

extension AXCustomContentProvider {
    /// The closure that computes the content; nil where a provider declares none.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
