import QuartzCore

/// An interaction that lifts a view with a long press, and lets the finger drag it to another view of the app.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    /// Whether other recognizers may recognize the press; false by default, and stored without effect.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the view can be dragged; true by default.
    open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
    /// Whether interactions are enabled on the device by default: true.
    open class var isEnabledByDefault: Bool { true }
    private let press = UILongPressGestureRecognizer()
    private var flight: DragFlight?

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: Selector("pressed:", UIDragInteraction.pressed(_:)))
    }

    /// Called before the interaction is added to a view, or removed if the view is nil.
    open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let window = view?.window else { return }
        let point = press.location(in: window)
        switch press.state {
        case .began: begin(at: point, in: window)
        case .changed: flight?.move(to: point)
        case .ended: flight?.drop()
        default: flight?.cancel()
        }
    }

    private func begin(at point: CGPoint, in window: UIWindow) {
        guard flight == nil, let delegate, let view else { return }
        let session = DragSession(items: [], window: window)
        session.point = point
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard let first = session.items.first else { return }
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        let preview =
            delegate.dragInteraction(self, previewForLifting: first, session: session)
            ?? UITargetedDragPreview(view: view)
        delegate.dragInteraction(self, sessionWillBegin: session)
        flight = DragFlight(self, session, preview, in: window) { [weak self] in self?.flight = nil }
    }
}

/// Methods that provide the items of a drag and respond to it; all but the first are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items to drag; none for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the preview that rises; nil for none of its own.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Returns whether the items may be moved; true by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// Called when the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Called when the finger moves.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called before the drag ends.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Called after the drag ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// Returns nil.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Returns true.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
