import QuartziteDeviceServices
import UIKit

/// What the user did with a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Cancelled it.
    case cancelled
    /// Saved it.
    case saved
    /// Sent it.
    case sent
    /// Sent it without success.
    case failed
}

/// A screen for a mail, which a device without accounts cannot send: a placeholder with a button that cancels.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// The object that learns what the user did.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private let screen = ComposeScreen("MFMailComposeViewController", "New Message")

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
            if let mailComposeDelegate {
                mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            } else {
                presentingViewController?.dismiss(animated: true)
            }
        }
        viewControllers = [screen]
    }

    /// Returns false: the device has no account.
    open class func canSendMail() -> Bool { false }
    /// Shows the subject as the title.
    open func setSubject(_ subject: String) { screen.title = subject.isEmpty ? "New Message" : subject }
    /// Shows the receivers.
    open func setToRecipients(_ toRecipients: [String]?) {
        screen.detail = toRecipients?.joined(separator: ", ")
    }
    /// Does nothing, because no mail is sent.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Does nothing, because no mail is sent.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Does nothing, because no mail is sent.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Does nothing, because no mail is sent.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Does nothing, because no mail is sent.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// An object that learns what the user did with a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user has finished; the delegate dismisses the screen.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Dismisses the screen.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.presentingViewController?.dismiss(animated: true) }
}
