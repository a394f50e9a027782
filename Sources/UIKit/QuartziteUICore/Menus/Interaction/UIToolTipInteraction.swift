import QuartziteUIDrawing

/// A text that a resting pointer would show on a Mac; nothing shows it here.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The delegate; a weak reference.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Whether the text is shown; true by default.
    open var isEnabled = true
    /// The text; nil by default.
    open var defaultToolTip: String?

    /// Creates an interaction without a text.
    public override init() { super.init() }
    /// Creates an interaction with a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A text and the place for which it is shown.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String
    /// The place; null for the whole view.
    public let sourceRect: CGRect

    /// Creates a text for a place.
    public init(toolTip: String, in sourceRect: CGRect = .null) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}

/// A method of an interaction's delegate, which is never called.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the text for a place.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Nil.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

/// A rectangle that a pointer would draw to select items; the pointer here has no button.
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The states of a selection; raw values are Apple's.
    public enum State: Int, Sendable {
        /// None is under way.
        case possible = 0
        /// One begins.
        case began
        /// The rectangle has changed.
        case selecting
        /// The button was released.
        case ended
    }

    /// The view.
    open private(set) weak var view: UIView?
    /// Whether items can be selected; true by default.
    open var isEnabled = true
    /// The state; possible.
    open var state: State { .possible }
    /// The rectangle; nil.
    open var selectionRect: CGRect? { nil }
    /// Returns whether a selection may begin at a place; nil, the default, for everywhere.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)? {
        didSet { if shouldBeginHandler != nil { unsupported("UIBandSelectionInteraction.shouldBeginHandler") } }
    }
    /// The keys that were pressed at first: none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }

    /// Creates an interaction with a handler, which is never called.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { super.init() }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
