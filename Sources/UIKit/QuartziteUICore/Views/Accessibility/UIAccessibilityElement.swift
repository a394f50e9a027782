import QuartziteUIDrawing

/// An accessibility element for an item that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Creates an element inside a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The object that contains the element; a weak reference.
    open weak var accessibilityContainer: AnyObject?
    /// The frame of the element in the coordinates of its container, which determines ``accessibilityFrame``.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }
    private var frameInContainer: CGRect?

    /// The frame in points of the screen; by default that of ``accessibilityFrameInContainerSpace``.
    open override var accessibilityFrame: CGRect {
        get {
            guard storedAccessibility?.frame == nil, let frame = frameInContainer else {
                return super.accessibilityFrame
            }
            switch accessibilityContainer {
            case let view as UIView: return view.layer.convert(frame, to: nil)
            case let element as UIAccessibilityElement:
                let outer = element.accessibilityFrame
                return frame.offsetBy(dx: outer.minX, dy: outer.minY)
            default: return frame
            }
        }
        set { super.accessibilityFrame = newValue }
    }
}

extension UIAccessibilityElement: AccessibleByDefault {}

/// An element inside a control that is not a view, such as a segment.
@MainActor package final class PartElement: UIAccessibilityElement {
    /// Creates an element with its frame in the view that contains it.
    package init(
        _ view: UIView, frame: CGRect, label: String?, traits: UIAccessibilityTraits,
        value: String? = nil
    ) {
        super.init(accessibilityContainer: view)
        accessibilityFrameInContainerSpace = frame
        (accessibilityLabel, accessibilityValue, accessibilityTraits) = (label, value, traits)
    }
}

/// A custom action that assistive technologies can perform on an object.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The groups of actions in which assistive technologies show them.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the group.
        public let rawValue: String
        /// Creates a group from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Actions that change the element.
        public static let edit = Category(rawValue: "UIAccessibilityCustomActionCategoryEdit")
    }

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action, with attributes for speech.
    open var attributedName: NSAttributedString
    /// The group of the action; nil, the default, for none.
    open var category: Category?
    /// The object that receives the action message; a weak reference, nil if it inherits from no class of Foundation.
    open var target: NSObject? {
        get { receiver as? NSObject }
        set { receiver = newValue }
    }
    private weak var receiver: AnyObject?
    /// The picture of the action; nil by default.
    open var image: UIImage?
    /// The method to call on the target.
    open var selector: Selector
    /// The closure to call in place of the method.
    open var actionHandler: ActionHandler?

    /// Creates an action that calls a method of a target.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        receiver = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: ActionHandler?) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with a picture that calls a method of a target.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Creates an action with a picture that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action whose name has attributes, and that calls a method of a target.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: "", target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Creates an action whose name has attributes, and that calls a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping ActionHandler) {
        self.init(name: "", actionHandler: actionHandler)
        self.attributedName = attributedName
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
