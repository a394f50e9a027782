import QuartziteUIDrawing

/// An interaction that changes the pointer over a view, and the view with it.
///
/// Without a delegate, the view has the effect that suits it.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    private let hasDelegate: Bool
    /// Whether the pointer may change; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        hasDelegate = delegate != nil
        super.init()
    }

    /// Called before the interaction is added to a view, or removed if the view is nil; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) { self.view = view }

    /// Requests the region and the style under the pointer again.
    open func invalidate() { UIApplication.shared.pointer.invalidate(self) }

    /// Returns the region at a place of the view.
    func region(at location: CGPoint) -> UIPointerRegion? {
        guard let view else { return nil }
        let usual = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return hasDelegate ? nil : usual }
        let request = UIPointerRegionRequest(location: location)
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: usual)
    }

    /// Returns the look over a region.
    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
        guard !hasDelegate, let view, view.superview != nil, view.window != nil else { return nil }
        if let button = view as? UIButton { return button.pointerStyle }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
}

/// Methods that choose the look of the pointer; all are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region under the pointer; the default one, the whole view, by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the look of the pointer in a region; nil, the default, keeps that of the system.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}
