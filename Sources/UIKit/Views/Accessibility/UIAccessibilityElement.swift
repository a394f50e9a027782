import QuartzCore

/// Something on screen that is no view, as it stands for itself to assistive techniques; nothing here reads it.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
    /// An element inside an object.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// What the element is in; not held.
    open weak var accessibilityContainer: AnyObject?
    /// Where the element lies in its container; zero by default.
    open var accessibilityFrameInContainerSpace = CGRect.zero
}

/// Something that assistive techniques may do with an object; nobody here does.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What is done, and whether it could be.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String
    /// Whose method is called; not held.
    open weak var target: AnyObject?
    /// The method called.
    open var selector: Selector
    /// What is done in the method's place.
    open var actionHandler: ActionHandler?

    /// An action that calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// An action that calls a closure.
    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }
}

/// Which way an assistive technique scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the next page.
    case next
    /// To the page before.
    case previous
}
