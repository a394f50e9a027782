import QuartzCore

/// A message with buttons in the middle of the screen; replaced by ``UIAlertController``.
@available(*, deprecated, message: "UIAlertView is deprecated. Use UIAlertController instead")
@preconcurrency @MainActor open class UIAlertView: UIView {
    private let buttons = AlertButtons()

    /// The object that is notified of the user's choice; a weak reference.
    open weak var delegate: AnyObject?
    /// The title; empty by default.
    open var title = ""
    /// The message; nil by default.
    open var message: String?
    /// The text fields of the alert; none by default.
    open var alertViewStyle = UIAlertViewStyle.default

    /// Creates an alert without a title or buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an alert without a title or buttons; `coder` is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert with a title, a message and a button that cancels.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
    }

    /// Creates an alert with a title, a message, a button that cancels, and other buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
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
    /// The index of the first other button; -1 without one.
    open var firstOtherButtonIndex: Int { buttons.firstOther }
    /// Whether the alert is on screen.
    open var isVisible: Bool { buttons.isVisible }

    /// Returns a text field of the alert, which exists while it is shown.
    ///
    /// An index without a field raises an exception.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard buttons.textFields.indices.contains(textFieldIndex) else {
            raise(
                .invalidArgument,
                "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        }
        return buttons.textFields[textFieldIndex]
    }

    private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Shows the alert over all windows.
    open func show() {
        guard !isVisible else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for placeholder in alertViewStyle.placeholders {
            alert.addTextField { field in
                field.placeholder = placeholder.text
                field.isSecureTextEntry = placeholder.isSecret
            }
        }
        listener?.willPresent(self)
        buttons.show(alert, choose: notifyDelegate) { [self] in listener?.didPresent(self) }
    }

    private func notifyDelegate(_ index: Int) {
        listener?.alertView(self, clickedButtonAt: index)
        listener?.alertView(self, willDismissWithButtonIndex: index)
        listener?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// Removes the alert, as if the user had tapped a button, but without `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible else { return }
        listener?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        buttons.dismiss(animated: animated) { [self] in
            listener?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}

/// The text fields of an alert of the old class; raw values are Apple's.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text fields.
    case `default` = 0
    /// A field whose text is hidden.
    case secureTextInput = 1
    /// A field.
    case plainTextInput = 2
    /// Fields for a name and a password.
    case loginAndPasswordInput = 3

    fileprivate var placeholders: [(text: String?, isSecret: Bool)] {
        switch self {
        case .default: []
        case .secureTextInput: [(nil, true)]
        case .plainTextInput: [(nil, false)]
        case .loginAndPasswordInput: [("Login", false), ("Password", true)]
        }
    }
}

/// Methods that tell of the user's choice in an alert of the old class; all are optional.
@available(*, deprecated, message: "Use UIAlertController instead")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
    /// Called when the user has tapped a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert disappears.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert has disappeared.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Called when the system cancels the alert, which it never does here.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Whether the first other button can be tapped; not asked here.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated, message: "Use UIAlertController instead")
extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertViewCancel(_ alertView: UIAlertView) {}
    /// True.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
