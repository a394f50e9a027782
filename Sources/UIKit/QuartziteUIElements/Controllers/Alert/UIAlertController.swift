import QuartziteUICore

/// A view controller that displays a message and actions, in the middle of the screen or as a sheet at its bottom.
///
/// Present it like any other view controller. Tapping an action dismisses the alert, then calls the action's handler.
/// A tap outside an action sheet that has a cancel action selects that action.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Styles of an alert.
    public enum Style: Int, Sendable {
        /// An action sheet at the bottom of the screen.
        case actionSheet
        /// An alert in the middle of the screen.
        case alert
    }

    /// The style of the alert; `actionSheet` by default.
    public private(set) var preferredStyle = Style.actionSheet
    /// The message of the alert; nil by default.
    open var message: String? { didSet { rebuild() } }
    /// The title of the alert, shown in bold above the message; nil by default.
    open override var title: String? { didSet { rebuild() } }
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The action shown in bold instead of the cancel action; nil by default.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }

    /// The text fields of the alert, in the order in which they were added; nil without any.
    public private(set) var textFields: [UITextField]?
    /// How urgent the alert is; stored without effect.
    open var severity = UIAlertControllerSeverity.default

    private let transitioning = AlertTransitioning()
    private var box: AlertView?

    /// Creates an alert with a title, a message and a style.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
        transitioningDelegate = transitioning
    }

    /// Adds an action; adding a second cancel action raises an exception.
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

    /// Adds a text field below the message; an action sheet raises an exception.
    ///
    /// - Parameter configurationHandler: Called with the field, to set its properties.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard !isSheet else {
            raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        rebuild()
    }

    /// Begins editing the first text field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Creates the view of the alert with its labels and buttons.
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

    /// The size of the alert within the available size.
    func size(in available: CGSize) -> CGSize {
        loadViewIfNeeded()
        box?.layOut(width: preferredStyle == .alert ? min(270, available.width - 16) : available.width - 16)
        return box?.bounds.size ?? .zero
    }

    var isSheet: Bool { preferredStyle == .actionSheet }

    /// Dismisses the alert, then calls the action's handler.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, transition == nil else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// Selects the cancel action of an action sheet, if there is one.
    func tapOutside() {
        if isSheet, let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
    }
}

/// How urgent an alert is; raw values are Apple's.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// The urgency that suits the style.
    case `default` = 0
    /// Urgent.
    case critical = 1
}
