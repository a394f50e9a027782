import QuartziteUIDrawing

/// A presentation controller that shows the presented view beside an anchor, with an arrow that points to it.
///
/// In a compact width the presentation is a sheet, unless the delegate returns another adaptive style: `none` for a
/// popover, or `fullScreen` to cover the screen.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover points; nil by default.
    open var sourceView: UIView?
    /// The part of the source view to which the popover points; null, the default, stands for its bounds.
    open var sourceRect = CGRect.null
    /// The bar button item to which the popover points; nil by default.
    open var barButtonItem: UIBarButtonItem?
    /// The view or bar button item to which the popover points; takes precedence over the other two; nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The directions in which the arrow may point; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Whether a popover that fits on no side covers its anchor instead of shrinking; false by default.
    open var canOverlapSourceViewRect = false
    /// The views that receive touches outside the popover; nil, the default, for none.
    open var passthroughViews: [UIView]?
    /// The colour of the popover and its arrow; nil, the default, blurs what is behind.
    open var backgroundColor: UIColor? { didSet { frameView.color = backgroundColor } }
    /// The distances that the popover keeps from the edges of the screen, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The direction in which the arrow points; unknown before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The sheet that takes the place of the popover in a compact width.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet.popover = self
        return sheet
    }()

    private let frameView = PopoverView()
    private lazy var backdrop = PopoverBackdrop { [weak self] in self?.dismissByTouch() }
    /// Whether the presentation is a popover; otherwise it covers the screen.
    private(set) var isPopover = false

    /// Returns the sheet to present instead; nil if the presentation remains a popover or covers the screen.
    func adapted(for presenter: UIViewController) -> UISheetPresentationController? {
        let traits = presenter.traitCollection
        guard traits.horizontalSizeClass != .regular else { return nil }
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic {
        case .automatic, .pageSheet, .formSheet:
            adaptiveSheetPresentationController.keptPopover = self
            return adaptiveSheetPresentationController
        default: return nil
        }
    }

    override func begin(from presenter: UIViewController, in container: TransitionContainerView) {
        super.begin(from: presenter, in: container)
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        let traits = presenter.traitCollection
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        isPopover = traits.horizontalSizeClass == .regular || style == .none
        guard isPopover else { return }
        guard sourceView != nil || barButtonItem != nil || sourceItem != nil else {
            raise(
                .generic,
                "UIPopoverPresentationController (\(identity(of: self))) should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs.")
        }
        backdrop.frame = container.bounds
        container.addSubview(backdrop)
        presentedViewController.viewIfLoaded.map { frameView.content = $0 }
    }

    /// The popover with its arrow, or the presented controller's view if that covers the screen.
    open override var presentedView: UIView? { isPopover ? frameView : super.presentedView }

    /// False for a popover, which leaves the presenter's view on screen.
    open override var shouldRemovePresentersView: Bool { !isPopover }

    @_spi(UIKitLayers) public override var placesPresentedView: Bool { true }

    /// The frame of the popover including its arrow, or the whole container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isPopover, let container, let anchor = anchor(in: container) else {
            return super.frameOfPresentedViewInContainerView
        }
        let place = PopoverPlace(
            size: contentSize, anchor: anchor,
            permitted: permittedArrowDirections,
            area: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
            mayOverlap: canOverlapSourceViewRect)
        arrowDirection = place.direction
        (frameView.direction, frameView.arrowPosition) = (place.direction, place.arrowPosition)
        return place.frame
    }

    /// The size that the content of a popover should have.
    private var contentSize: CGSize {
        let wished = preferredContentSize
        return wished.width > 0 && wished.height > 0 ? wished : PopoverPlace.standardSize
    }

    /// Returns the size of the content of a popover, which does not depend on the container, or the whole container's.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { isPopover ? contentSize : parentSize }

    package override var transitionStyle: UIModalTransitionStyle { isPopover ? .crossDissolve : super.transitionStyle }

    /// Returns the rectangle to which the popover points, in the container's coordinates.
    private func anchor(in container: UIView) -> CGRect? {
        if let frame = sourceItem?.frame(in: container) { return frame }
        if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: container) }
        return sourceView.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: container) }
    }

    /// Whether a view outside the popover receives a touch at a point of the container that hit another view.
    func passesTouch(at point: CGPoint, of hit: UIView?) -> Bool {
        guard isPopover, let container, hit === backdrop || hit === container else { return false }
        return passthroughViews?.contains { view in
            view.window != nil && view.point(inside: container.convert(point, to: view), with: nil)
        } ?? false
    }

    /// Dismisses the popover, unless the controller or the delegate prevents it.
    private func dismissByTouch() {
        let own = delegate as? any UIPopoverPresentationControllerDelegate
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true,
            own?.popoverPresentationControllerShouldDismissPopover(self) ?? true
        else { return }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
            own?.popoverPresentationControllerDidDismissPopover(self)
        }
    }
}

/// A set of directions in which the arrow of a popover can point.
///
/// The raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left: the popover is to the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right: the popover is to the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// No direction has been chosen yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Methods that prepare a popover and respond to its dismissal by a touch; all are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a touch outside dismisses the popover.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// A touch outside dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
