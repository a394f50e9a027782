import QuartziteUIDrawing

/// A presentation controller that shows a sheet: a card at the bottom of the screen that a finger drags between heights
/// and out of the screen.
///
/// A sheet of full height moves the screen behind it back, like a card below it. On a large screen the sheet is centred.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The view over which a sheet is centred, as far as the margins of the screen allow; nil, the default, for the screen.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { containerView?.setNeedsLayout() } } }
    /// The heights at which the sheet can rest, from the smallest to the largest; only the large one by default.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The identifier of the height at which the sheet rests; nil, the default, is the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { selectionDidChange() } }
    /// The identifier of the largest height at which the screen behind the sheet is not dimmed, and receives touches.
    ///
    /// Nil, the default, dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateShade() } }
    /// Whether dragging up the content of a scroll view at its top makes the sheet higher first; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the bottom of the screen in compact height too, instead of covering it; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether a sheet at the bottom has the preferred width of its content; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether a grabber is shown at the top of the sheet; false by default.
    open var prefersGrabberVisible = false { didSet { updateGrabber() } }
    /// The radius of the corners in points; nil, the default, is the system's: 10.
    open var preferredCornerRadius: CGFloat? { didSet { sheet.cornerRadius = preferredCornerRadius ?? 10 } }
    /// Whether the sheet is as large as a page on a large screen, unless its style is `formSheet`; true by default.
    ///
    /// A page has the readable width. Otherwise the sheet has the preferred size of its content.
    open var prefersPageSizing = true { didSet { containerView?.setNeedsLayout() } }

    package let sheet = SheetView()
    let shade = UIView()
    private(set) lazy var card = SheetCard(self)
    private(set) lazy var drag = SheetDrag(self)
    /// The top of the sheet while a finger drags it.
    var draggedTop: CGFloat?
    /// Whether changes are animated by ``animateChanges(_:)``.
    private var isAnimatingChanges = false
    /// The popover that the sheet takes the place of in a compact width.
    final package weak var popover: UIPopoverPresentationController?
    /// The same popover, which the sheet owns while it is presented.
    var keptPopover: UIPopoverPresentationController?

    override func begin(from presenter: UIViewController, in container: TransitionContainerView) {
        super.begin(from: presenter, in: container)
        sheet.cornerRadius = preferredCornerRadius ?? 10
        presentedViewController.viewIfLoaded.map { sheet.content = $0 }
        shade.backgroundColor = UIColor(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
        shade.frame = container.bounds
        container.insertSubview(shade, at: 0)
        updateGrabber()
        updateShade()
        drag.attach()
    }

    /// The sheet with the presented view.
    open override var presentedView: UIView? { sheet }

    /// False: the presenter's view remains behind the sheet.
    open override var shouldRemovePresentersView: Bool { false }

    @_spi(UIKitLayers) public override var placesPresentedView: Bool { true }

    /// The frame of the sheet at its current height.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return place(in: container).frame(top: draggedTop)
    }

    /// The place of the sheet in its container.
    func place(in container: UIView) -> SheetPlace {
        place(in: container.bounds, container.safeAreaInsets, container.traitCollection)
    }

    private func place(in bounds: CGRect, _ safeArea: UIEdgeInsets, _ traits: UITraitCollection) -> SheetPlace {
        SheetPlace(
            bounds: bounds, safeArea: safeArea, traits: traits, detents: detents, selected: selectedDetentIdentifier,
            isAttached: prefersEdgeAttachedInCompactHeight,
            width: widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0,
            size: isPage ? nil : preferredContentSize, center: sourceCenter)
    }

    private var isPage: Bool { prefersPageSizing && presentedViewController.modalPresentationStyle != .formSheet }

    /// The middle of the source view in the container; nil without one on the screen.
    private var sourceCenter: CGPoint? {
        guard let container, let sourceView, sourceView.window != nil else { return nil }
        return sourceView.convert(CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY), to: container)
    }

    /// Returns the size of the sheet in a container that covers the screen.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let settings = InterfaceSettings.current
        return place(
            in: CGRect(origin: .zero, size: parentSize), settings.safeArea(for: parentSize),
            settings.traits(size: parentSize)
        ).frame(top: nil).size
    }

    /// Changes the sheet in a closure, with an animation.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        changes()
        isAnimatingChanges = false
        settle(animated: true)
    }

    /// Computes the heights again; inside ``animateChanges(_:)`` with an animation.
    open func invalidateDetents() { if !isAnimatingChanges { settle(animated: false) } }

    private func selectionDidChange() { if !isAnimatingChanges { settle(animated: false) } }

    /// Moves the sheet to the height of the selected detent.
    func settle(animated: Bool, velocity: CGFloat = 0) {
        guard let container, !container.isTransitioning else { return }
        draggedTop = nil
        let frame = frameOfPresentedViewInContainerView
        guard animated else {
            sheet.frame = frame
            return follow()
        }
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            sheet.frame = frame
            sheet.layoutIfNeeded()
            follow()
        }
    }

    /// Updates the shade and the card behind for the current frame of the sheet.
    func follow() {
        updateShade()
        if let container { card.show(place(in: container).cardProgress(top: sheet.frame.minY)) }
    }

    private func updateGrabber() { sheet.showsGrabber = prefersGrabberVisible }

    /// Whether touches beside the sheet reach the views behind it.
    override var passesTouches: Bool {
        guard let container, let limit = largestUndimmedDetentIdentifier else { return false }
        return place(in: container).isSelected(upTo: limit)
    }

    private func updateShade() { shade.alpha = passesTouches ? 0 : 1 }

    // MARK: The transition

    /// Fades the shade in, and moves the screen behind back.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        card.begin()
        guard let container else { return }
        let progress = place(in: container).cardProgress(top: frameOfPresentedViewInContainerView.minY)
        guard let coordinator = presentedViewController.transitionCoordinator else { return card.show(progress) }
        let alpha = shade.alpha
        shade.alpha = 0
        coordinator.animate { _ in
            self.shade.alpha = alpha
            self.card.show(progress)
        }
    }

    /// Restores the screen behind if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { card.end() }
    }

    /// Fades the shade out, and moves the screen behind forward.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        guard let coordinator = presentedViewController.transitionCoordinator else { return card.show(0) }
        coordinator.animate { _ in
            self.shade.alpha = 0
            self.card.show(0)
        }
    }

    /// Removes the shade, unless the dismissal was cancelled.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        draggedTop = nil
        guard completed else { return follow() }
        card.end()
        shade.removeFromSuperview()
        keptPopover = nil
    }

    /// Lays out the shade.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if let container { shade.frame = container.bounds }
        if card.isShown { follow() }
    }

    override func standardAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        if isDismissal, let speed = drag.dismissalSpeed { return SheetFling(speed: speed) }
        return super.standardAnimator(isDismissal: isDismissal)
    }
}
