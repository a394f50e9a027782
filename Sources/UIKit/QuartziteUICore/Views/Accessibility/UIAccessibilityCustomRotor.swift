import QuartziteUIDrawing

/// A rotor with which assistive technologies search for elements; nothing in this package searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the next element in the direction of a search; nil if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Directions of a search; raw values are Apple's.
    public enum Direction: Int, Sendable {
        /// Towards the previous element.
        case previous = 0
        /// Towards the next element.
        case next = 1
    }

    /// The name of the rotor.
    open var name: String
    /// The closure that searches.
    open var itemSearchBlock: Search

    /// Creates a rotor with a name and a closure that searches.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
}

/// What a rotor searches for: the element after the current one, in a direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element from which the search starts; without a target by default.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
    /// The direction of the search; `next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate that searches for the first element.
    public override init() { super.init() }
}

/// An element that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; a weak reference.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of text within the element; nil for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result from an element, and a range if the element contains text.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init(targetElement: Optional(targetElement), targetRange: targetRange)
    }

    fileprivate init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
