import QuartzCore

/// Says something and offers actions: in the middle of the screen, or as a sheet from its bottom.
///
/// Present it as any controller. A tap on an action dismisses it, then calls the action's handler; beside a sheet with a
/// cancelling action, a tap counts as that one. There are no text fields.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        /// From the bottom of the screen.
        case actionSheet
        /// In the middle of the screen.
        case alert
    }

    /// Where the alert is shown; as a sheet by default.
    public private(set) var preferredStyle = Style.actionSheet
    /// What the alert says; nil by default.
    open var message: String? { didSet { rebuild() } }
    /// What the alert says first, in bold; nil by default.
    open override var title: String? { didSet { rebuild() } }
    /// The actions, in the order they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The action that stands out in bold, in place of the cancelling one; nil by default.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }

    private let transitioning = AlertTransitioning()
    private var box: AlertView?

    /// An alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
        transitioningDelegate = transitioning
    }

    /// Adds an action; a second one that cancels stops the program.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.changed = { [weak self] in self?.rebuild() }
        rebuild()
    }

    /// Makes the box with words and buttons.
    open override func loadView() {
        view = UIView()
        rebuild()
    }

    private func rebuild() {
        guard isViewLoaded else { return }
        box?.removeFromSuperview()
        let box = AlertView(self) { [weak self] in self?.choose($0) }
        self.box = box
        view.addSubview(box)
        view.bounds.size = box.bounds.size
    }

    /// The box's size where there is so much room.
    func size(in room: CGSize) -> CGSize {
        loadViewIfNeeded()
        box?.layOut(width: preferredStyle == .alert ? min(270, room.width - 16) : room.width - 16)
        return box?.bounds.size ?? .zero
    }

    var isSheet: Bool { preferredStyle == .actionSheet }

    /// Goes, then does what an action says.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, transition == nil else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// A tap beside a sheet cancels it.
    func tapOutside() {
        if isSheet, let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
    }
}
