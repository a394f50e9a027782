import QuartziteUIDrawing

/// An interaction that opens a menu for a long press, above a blurred screen from which a preview of the view rises.
///
/// Controls have one of their own, ``UIControl/contextMenuInteraction``, whose menu has no preview.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu; a weak reference.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    private let press = UILongPressGestureRecognizer()
    private lazy var judge = PressJudge { [weak self] in self?.mayBegin ?? false }
    /// The menu that is about to open, and the time at which the delegate was asked for it.
    private var requested: (time: TimeInterval, configuration: UIContextMenuConfiguration?)?
    private var presentation: ContextMenuPresentation?

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: Selector("pressed:", UIContextMenuInteraction.pressed(_:)))
        press.delegate = judge
    }

    /// Called before the interaction is added to a view, or removed if the view is nil.
    open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }

    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The look of the open menu; `unknown` while none is open.
    open var menuAppearance: UIContextMenuInteractionAppearance {
        guard let presentation else { return .unknown }
        return presentation.isRich ? .rich : .compact
    }

    /// Returns the location of the press in a view's coordinates; nil means the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Closes the menu, if it is open.
    open func dismissMenu() { presentation?.overlay.close() }

    /// Replaces the open menu by the one that a closure returns, given the current one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.overlay.replace(block) }

    /// The open menu.
    var overlay: MenuOverlay? { presentation?.overlay }

    private var mayBegin: Bool {
        guard let view, presentation == nil else { return false }
        return configuration(at: press.location(in: view)) != nil
    }

    /// Returns whether a press at a location opens the menu, or has opened it.
    func willOpen(at location: CGPoint) -> Bool { presentation != nil || configuration(at: location) != nil }

    /// Returns whether a recognizer is the one that opens the menu.
    func isPress(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

    /// Requests the menu, once for all recognizers that begin at the same time.
    private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
        let now = SceneContext.current.clock.now
        if let requested, requested.time == now { return requested.configuration }
        let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        requested = (now, configuration)
        return configuration
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: if let configuration = requested?.configuration { open(configuration) }
        case .changed: overlay.map { $0.follow(press.location(in: $0), .moved) }
        case .ended: overlay.map { $0.follow(press.location(in: $0), .ended) }
        default: overlay.map { $0.follow(press.location(in: $0), .cancelled) }
        }
        requested = nil
    }

    /// Opens the menu of a configuration; returns whether there is one.
    @discardableResult
    func open(_ configuration: UIContextMenuConfiguration) -> Bool {
        guard presentation == nil, let window = view?.window else { return false }
        let opened = ContextMenuPresentation(self, configuration) { [weak self] in self?.presentation = nil }
        guard opened.open(in: window) else { return false }
        presentation = opened
        return true
    }
}

/// Asks whether a press may open a menu.
@MainActor private final class PressJudge: UIGestureRecognizerDelegate {
    private let mayBegin: () -> Bool

    init(_ mayBegin: @escaping () -> Bool) { self.mayBegin = mayBegin }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
