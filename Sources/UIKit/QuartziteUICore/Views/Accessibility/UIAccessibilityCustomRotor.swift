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

    /// Kinds of elements that rotors of the system search for; raw values are Apple's.
    public enum SystemRotorType: Int, Sendable {
        /// No kind.
        case none = 0
        /// Links.
        case link
        /// Links that were visited.
        case visitedLink
        /// Headings of all levels.
        case heading
        /// Headings of the first level.
        case headingLevel1
        /// Headings of the second level.
        case headingLevel2
        /// Headings of the third level.
        case headingLevel3
        /// Headings of the fourth level.
        case headingLevel4
        /// Headings of the fifth level.
        case headingLevel5
        /// Headings of the sixth level.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Fields for text.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }

    /// The kind of elements of a rotor of the system; `none` for rotors with a name.
    open private(set) var systemRotorType = SystemRotorType.none

    /// The name of the rotor; empty for one of the system.
    open var name: String
    /// The closure that searches.
    open var itemSearchBlock: Search

    /// Creates a rotor with a name and a closure that searches.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Creates a rotor with a name, which attributes change for speech.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }

    /// Creates a rotor that replaces one of the system.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
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
