import UIKit

/// What the user did with a message.
public enum MessageComposeResult: Int, Sendable {
    /// Cancelled it.
    case cancelled
    /// Sent it.
    case sent
    /// Sent it without success.
    case failed
}

/// A screen for a message, which a device without accounts cannot send: a placeholder with a button that cancels.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// The object that learns what the user did.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The receivers; nil by default.
    open var recipients: [String]? { didSet { screen.detail = recipients?.joined(separator: ", ") } }
    /// The text; nil by default, and not shown.
    open var body: String?
    /// The subject; nil by default, and not shown.
    open var subject: String?
    private let screen = ComposeScreen("MFMessageComposeViewController", "New Message")

    /// Creates a screen.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a screen.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }
    /// Creates a screen from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        screen.cancel = { [weak self] in
            guard let self else { return }
            if let messageComposeDelegate {
                messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
            } else {
                presentingViewController?.dismiss(animated: true)
            }
        }
        viewControllers = [screen]
    }

    /// Returns false: the device sends no messages.
    open class func canSendText() -> Bool { false }
    /// Returns false: the device sends no messages.
    open class func canSendSubject() -> Bool { false }
    /// Returns false: the device sends no messages.
    open class func canSendAttachments() -> Bool { false }
    /// Returns false, and attaches nothing.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Returns false, and attaches nothing.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

/// An object that learns what the user did with a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user has finished; the delegate dismisses the screen.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
