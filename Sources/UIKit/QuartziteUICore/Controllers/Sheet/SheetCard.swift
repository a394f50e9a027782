import QuartziteUIDrawing

/// The screen, or the sheet, behind a sheet of full height: it moves back like a card.
@MainActor final class SheetCard {
    /// The distance of the card from the sides of the screen, in points.
    private static let inset: CGFloat = 16
    private static let cornerRadius: CGFloat = 10

    private unowned let presentation: UISheetPresentationController
    private weak var view: UIView?
    private var ground: UIView?
    /// The corners and the clipping of the view before it became a card.
    private var before: (radius: CGFloat, clips: Bool) = (0, false)
    private(set) var progress: CGFloat = 0

    init(_ presentation: UISheetPresentationController) { self.presentation = presentation }

    /// Whether the view behind is a card now.
    var isShown: Bool { view != nil }

    /// Finds the view behind: the presenter's, or the sheet that shows the presenter.
    func begin() {
        let presenter = presentation.presentingViewController
        let own = presenter.ownPresentation as? UISheetPresentationController
        guard let view = own?.presentedView ?? presenter.viewIfLoaded, let container = presentation.containerView,
            view.superview != nil, view.transform.isIdentity, own != nil || view.bounds.size == container.bounds.size
        else { return }
        self.view = view
        before = (view.layer.cornerRadius, view.clipsToBounds)
        guard own == nil else { return }
        let ground = UIView(frame: view.frame)
        ground.backgroundColor = .black
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
        view.superview?.insertSubview(ground, belowSubview: view)
        self.ground = ground
    }

    /// Moves the view back, 0...1.
    func show(_ progress: CGFloat) {
        guard let view, let container = presentation.containerView else { return }
        self.progress = progress
        let width = max(view.bounds.width, 1)
        let scale = 1 - 2 * Self.inset / width * progress
        let goal = container.safeAreaInsets.top - (ground == nil ? view.center.y - view.bounds.height / 2 : 0)
        let shift = (ground == nil ? min(goal, 0) : goal) * progress - view.bounds.height * (1 - scale) / 2
        view.transform =
            progress == 0 ? .identity : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
        ground?.alpha = progress > 0 ? 1 : 0
        guard ground != nil else { return }
        view.clipsToBounds = progress > 0 || before.clips
        view.layer.cornerRadius = before.radius + (Self.cornerRadius - before.radius) * progress
    }

    /// Restores the view.
    func end() {
        guard let view else { return }
        view.transform = .identity
        view.layer.cornerRadius = before.radius
        view.clipsToBounds = before.clips
        ground?.removeFromSuperview()
        ground = nil
        self.view = nil
        progress = 0
    }
}
