import QuartzCore

/// A list of actions at the bottom of the screen; replaced by ``UIAlertController``.
@available(*, deprecated, message: "UIActionSheet is deprecated. Use UIAlertController instead")
@preconcurrency @MainActor open class UIActionSheet: UIView {
    private let buttons = AlertButtons()

    /// The object that is notified of the user's choice; a weak reference.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The title; empty by default.
    open var title = ""
    /// The style, which has no effect since iOS 7.
    open var actionSheetStyle = UIActionSheetStyle.automatic {
        didSet { unsupported("UIActionSheet.actionSheetStyle") }
    }

    /// Creates a sheet without a title or buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a sheet without a title or buttons; `coder` is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a sheet with a title, a button that cancels and one that deletes.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    /// Creates a sheet with a title, a button that cancels, one that deletes, and others between them.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    private convenience init(
        _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?,
        _ others: [String]
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructive { buttons.destructive = buttons.add(destructive) }
        for other in others { addButton(withTitle: other) }
        if let cancel { buttons.cancel = buttons.add(cancel) }
    }

    /// Adds a button, and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    /// Returns the title of a button; nil if there is no such button.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.titles.indices.contains(buttonIndex) ? buttons.titles[buttonIndex] : nil
    }
    /// The number of buttons.
    open var numberOfButtons: Int { buttons.titles.count }
    /// The index of the button that cancels; -1 without one.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }
    /// The index of the button that deletes, which is drawn in red; -1 without one.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
    }
    /// The index of the first other button; -1 without one.
    open var firstOtherButtonIndex: Int { buttons.firstOther }
    /// Whether the sheet is on screen.
    open var isVisible: Bool { buttons.isVisible }

    /// Shows the sheet at the bottom of the screen.
    open func show(in view: UIView) { show() }
    /// Shows the sheet at the bottom of the screen.
    open func show(from view: UIToolbar) { show() }
    /// Shows the sheet at the bottom of the screen.
    open func show(from view: UITabBar) { show() }
    /// Shows the sheet at the bottom of the screen.
    open func show(from item: UIBarButtonItem, animated: Bool) { show() }
    /// Shows the sheet at the bottom of the screen.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show() }

    private func show() {
        guard !isVisible else { return }
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        delegate?.willPresent(self)
        buttons.show(sheet, choose: notifyDelegate) { [self] in delegate?.didPresent(self) }
    }

    private func notifyDelegate(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    /// Removes the sheet, as if the user had tapped a button, but without `actionSheet(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        buttons.dismiss(animated: animated) { [self] in
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}

/// The look of an action sheet, which has no effect since iOS 7; raw values are Apple's.
public enum UIActionSheetStyle: Int, Sendable {
    /// The look of the bar that the sheet appears from.
    case automatic = -1
    /// The default look.
    case `default` = 0
    /// A dark translucent look.
    case blackTranslucent = 2
    /// A dark opaque look.
    case blackOpaque = 1
}

/// Methods that tell of the user's choice in an action sheet of the old class; all are optional.
@available(*, deprecated, message: "Use UIAlertController instead")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user has tapped a button.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet disappears.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the sheet has disappeared.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    /// Called when the system cancels the sheet, which it never does here.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
}

@available(*, deprecated, message: "Use UIAlertController instead")
extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
}
