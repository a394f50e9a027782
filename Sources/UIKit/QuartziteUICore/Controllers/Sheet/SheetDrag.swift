import QuartziteUIDrawing

/// Drags a sheet with a finger, and dismisses it when the finger throws it out.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The time in seconds for which a lifted finger's velocity goes on to count.
    private static let foresight: CGFloat = 0.15

    private unowned let presentation: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var start: CGFloat = 0
    /// The speed in points per second at which a finger dismisses the sheet; nil otherwise.
    private(set) var dismissalSpeed: CGFloat?
    /// Whether the drag has notified the controller that its view disappears.
    private var hasBegunDismissal = false
    /// Whether the drag has asked whether it may dismiss the sheet.
    private var hasAsked = false

    init(_ presentation: UISheetPresentationController) {
        self.presentation = presentation
        super.init()
        pan.addTarget(self, action: Selector("panned:", SheetDrag.panned(_:)))
        pan.delegate = self
        tap.addTarget(self, action: Selector("tapped:", SheetDrag.tapped(_:)))
    }

    /// Adds the recognizers to the sheet and the shade.
    func attach() {
        dismissalSpeed = nil
        presentation.sheet.addGestureRecognizer(pan)
        presentation.shade.addGestureRecognizer(tap)
    }

    private var place: SheetPlace? { presentation.container.map { presentation.place(in: $0) } }

    // MARK: Deciding

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let place, place.isDraggable, presentation.container?.isTransitioning == false else { return false }
        let velocity = pan.velocity(in: nil)
        let movement = pan.translation(in: nil)
        let direction = movement.y == 0 ? velocity.y : movement.y
        guard abs(movement.y) >= abs(movement.x), presentation.presentedViewController.presented == nil else {
            return false
        }
        guard let scroller = innerScrollView else { return true }
        let isAtTop = scroller.contentOffset.y <= -scroller.adjustedContentInset.top + 0.5
        if direction > 0 { return isAtTop }
        return isAtTop && presentation.prefersScrollingExpandsWhenScrolledToEdge && place.top > place.uppermost + 0.5
    }

    /// The scroll view under the finger that scrolls vertically.
    private var innerScrollView: UIScrollView? {
        let touched = pan.touches.first?.view
        return sequence(first: touched) { $0?.superview }.lazy.compactMap(\.self)
            .prefix { $0 !== self.presentation.sheet }.lazy.compactMap { $0 as? UIScrollView }
            .first { $0.isScrollEnabled && ($0.contentSize.height > $0.bounds.height || $0.alwaysBounceVertical) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroller = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scroller.panGestureRecognizer
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !(touch.view is any DraggedControl) }

    // MARK: Dragging

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let place, let container = presentation.container else { return }
        switch pan.state {
        case .began:
            start = presentation.sheet.frame.minY
            hasAsked = false
            drag(to: start + pan.translation(in: container).y, place)
        case .changed: drag(to: start + pan.translation(in: container).y, place)
        case .ended: release(pan.velocity(in: container).y, place, container)
        default:
            endDismissal()
            presentation.settle(animated: true)
        }
    }

    private var mayDismiss: Bool { !presentation.presentedViewController.isModalInPresentation }

    private func drag(to top: CGFloat, _ place: SheetPlace) {
        var top = top
        // Beyond the ends, the sheet follows the finger less and less.
        if top < place.uppermost { top = place.uppermost - Self.damped(place.uppermost - top) }
        if top > place.lowest, !mayDismiss { top = place.lowest + Self.damped(top - place.lowest) }
        if top > place.lowest + 0.5, mayDismiss { beginDismissal() }
        presentation.draggedTop = top
        presentation.sheet.frame = presentation.frameOfPresentedViewInContainerView
        presentation.follow()
    }

    private static func damped(_ distance: CGFloat) -> CGFloat { 60 * distance / (distance + 120) }

    private func release(_ velocity: CGFloat, _ place: SheetPlace, _ container: UIView) {
        let top = presentation.sheet.frame.minY
        let goal = top + velocity * Self.foresight
        let height = container.bounds.height - place.lowest
        if goal > place.lowest + height / 2, velocity >= 0 || top > place.lowest + height / 2 {
            dismissalSpeed = max(velocity, 0)
            if dismiss() { return }
            dismissalSpeed = nil
        }
        endDismissal()
        guard let nearest = place.stops.min(by: { abs($0.top - goal) < abs($1.top - goal) }) else { return }
        let distance = abs(nearest.top - top)
        select(nearest.identifier, place, speed: distance > 1 ? abs(velocity) / distance : 0)
    }

    private func select(
        _ identifier: UISheetPresentationController.Detent.Identifier, _ place: SheetPlace, speed: CGFloat
    ) {
        let old = presentation.selectedDetentIdentifier ?? place.stops.first?.identifier
        guard old != identifier else { return presentation.settle(animated: true, velocity: speed) }
        presentation.animateChanges { presentation.selectedDetentIdentifier = identifier }
        (presentation.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(presentation)
    }

    private var presented: UIViewController { presentation.presentedViewController }
    private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        presentation.delegate ?? presentation.popover?.delegate
    }
    private var reported: UIPresentationController { presentation.popover ?? presentation }

    /// Tells the controller that its view disappears, while the finger pulls the sheet out.
    private func beginDismissal() {
        guard !hasAsked, presented.appearance.phase == .shown else { return }
        hasAsked = true
        guard delegate?.presentationControllerShouldDismiss(reported) ?? true else { return }
        hasBegunDismissal = true
        delegate?.presentationControllerWillDismiss(reported)
        presented.appearance.isBeingDismissed = true
        presented.beginAppearance(false, animated: true)
    }

    /// Tells the controller that its view stays.
    private func endDismissal() {
        guard hasBegunDismissal else { return }
        hasBegunDismissal = false
        presented.appearance.isBeingDismissed = false
        presented.beginAppearance(true, animated: true)
        presented.endAppearance()
    }

    private func tapped(_ tap: UITapGestureRecognizer) { dismiss() }

    /// Dismisses the sheet, unless the controller or the delegate prevents it; returns whether it does.
    @discardableResult
    private func dismiss() -> Bool {
        let (delegate, reported) = (delegate, reported)
        guard mayDismiss, hasBegunDismissal || delegate?.presentationControllerShouldDismiss(reported) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(reported)
            return false
        }
        if !hasBegunDismissal { delegate?.presentationControllerWillDismiss(reported) }
        hasBegunDismissal = false
        presented.dismissSelf { delegate?.presentationControllerDidDismiss(reported) }
        return true
    }
}
