import QuartziteUIDrawing

/// An interaction that lifts a view with a long press, and lets the finger drag it to another view of the app.
///
/// If the view also has a context menu, the menu opens first, and the drag begins when the finger moves.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// How far the finger moves before a drag takes the place of a menu, in points.
    private static let distance: CGFloat = 10

    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    /// Whether other recognizers may recognize the press; false by default, without effect here, which is reported.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet {
            if allowsSimultaneousRecognitionDuringLift {
                unsupported("UIDragInteraction.allowsSimultaneousRecognitionDuringLift")
            }
        }
    }
    /// Whether the view can be dragged; true by default.
    open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
    /// Whether interactions are enabled on the device by default: true.
    open class var isEnabledByDefault: Bool { true }
    private let press = UILongPressGestureRecognizer()
    private lazy var judge = LiftJudge(self)
    /// The drag that is about to begin.
    private var pending: DragSession?
    final package private(set) var flight: DragFlight?

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: Selector("pressed:", UIDragInteraction.pressed(_:)))
        press.delegate = judge
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
        case .began: if menu?.willOpen(at: press.location(in: view)) != true { begin(in: window) }
        case .changed:
            if let start = pending?.point {
                let (x, y) = (point.x - start.x, point.y - start.y)
                if x * x + y * y > Self.distance * Self.distance {
                    begin(in: window)
                    menu?.dismissMenu()
                }
            }
            flight?.move(to: point)
        case .ended: flight?.drop()
        default: flight?.cancel()
        }
        if press.state == .ended || press.state == .cancelled || press.state == .failed { pending = nil }
    }

    /// The context menu of the same view.
    private var menu: UIContextMenuInteraction? {
        view?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }

    /// Requests the items; returns whether there are any.
    fileprivate var mayBegin: Bool {
        guard flight == nil, let delegate, let window = view?.window else { return false }
        let session = DragSession(items: [], window: window)
        session.point = press.location(in: window)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        pending = session.items.isEmpty ? nil : session
        return pending != nil
    }

    fileprivate func isMenuPress(_ other: UIGestureRecognizer) -> Bool { menu?.isPress(other) ?? false }

    private func begin(in window: UIWindow) {
        guard flight == nil, let delegate, let session = pending else { return }
        pending = nil
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            self, sessionIsRestrictedToDraggingApplication: session)
        delegate.dragInteraction(self, sessionWillBegin: session)
        flight = DragFlight(self, session, in: window) { [weak self] in self?.flight = nil }
    }

    /// Returns the picture of an item that is lifted.
    func plate(for item: UIDragItem, _ session: DragSession, in window: UIWindow) -> DragPlate? {
        let own = delegate?.dragInteraction(self, previewForLifting: item, session: session)
        guard let preview = own ?? view.map({ UITargetedDragPreview(view: $0) }) else { return nil }
        return DragPlate(item, preview, in: window)
    }
}

/// Decides whether a press lifts a view.
@MainActor private final class LiftJudge: UIGestureRecognizerDelegate {
    private unowned let interaction: UIDragInteraction

    init(_ interaction: UIDragInteraction) { self.interaction = interaction }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { interaction.mayBegin }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { interaction.isMenuPress(otherGestureRecognizer) }
}
