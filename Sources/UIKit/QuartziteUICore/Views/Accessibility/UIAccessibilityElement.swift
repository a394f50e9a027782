import QuartziteUIDrawing

/// An accessibility element for an item that is not a view; nothing in this package reads it.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
    /// Creates an element inside a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The object that contains the element; a weak reference.
    open weak var accessibilityContainer: AnyObject?
    /// The frame of the element in the coordinates of its container; zero by default.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            if accessibilityFrameInContainerSpace != CGRect.zero {
                unsupported("UIAccessibilityElement.accessibilityFrameInContainerSpace")
            }
        }
    }
    /// Whether assistive technologies can access the element; true by default.
    open var isAccessibilityElement = true
    /// A short name that identifies the element; nil by default.
    open var accessibilityLabel: String?
    /// A description of the result of an action on the element; nil by default.
    open var accessibilityHint: String?
    /// The value of the element; nil by default.
    open var accessibilityValue: String?
    /// A string that identifies the element in tests; nil by default.
    open var accessibilityIdentifier: String?
    /// The traits that describe what kind of element it is; none by default.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// The frame of the element in screen coordinates; zero by default.
    open var accessibilityFrame = CGRect.zero
}

/// A custom action that assistive technologies can perform on an object; nothing in this package performs one.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The object that receives the action message; a weak reference.
    open weak var target: AnyObject?
    /// The method to call on the target.
    open var selector: Selector
    /// The closure to call in place of the method.
    open var actionHandler: ActionHandler?

    /// Creates an action that calls a method of a target.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Scrolls to the right.
    case right = 1
    /// Scrolls to the left.
    case left
    /// Scrolls up.
    case up
    /// Scrolls down.
    case down
    /// Scrolls to the next page.
    case next
    /// Scrolls to the previous page.
    case previous
}
