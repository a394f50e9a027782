import QuartziteUIDrawing

/// Lets a pencil write into a view; there is no pencil, so that nobody writes.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether someone writes; false.
    open var isHandlingWriting: Bool { false }
    /// Whether there is a pencil with which the user writes; false.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction with a delegate.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods of an interaction's delegate; they are never called, and all are optional.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Returns whether someone may write at a place.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Returns whether the view takes the focus later.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Someone begins to write.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Someone has written.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// True.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    /// False.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets a pencil write into parts of a view that are not views; there is no pencil, so that nobody writes.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The delegate; a weak reference.
    open private(set) weak var delegate: Delegate?
    /// Whether someone writes; false.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction with a delegate.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods of the delegate of an indirect interaction; they are never called.
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
    /// What identifies a part of the view.
    associatedtype ElementIdentifier: Hashable = AnyHashable
    /// Passes the parts in a rectangle to a handler.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    /// Returns whether a part has the focus.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Returns the frame of a part.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    /// Gives a part the focus, and passes what takes the text to a handler.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
}
