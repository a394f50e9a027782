import QuartziteStage
import Testing
import UIKit
import _AuthenticationServices
import _LocalAuthentication
import _MessageUI
import _SafariServices

@MainActor @Suite("Screens of other apps, and logins") struct ScreenTests {
    private final class Reader: NSObject, SFSafariViewControllerDelegate {
        var told: [String] = []
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { told.append("loaded \(didLoadSuccessfully)") }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { told.append("finished") }
    }

    /// The texts of the labels in a view.
    private func texts(_ view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
    }

    @Test("A web page is a screen with its address, and the button Done ends it")
    func page() throws {
        let reader = Reader()
        var shown: [String] = []
        var screen: SFSafariViewController?
        let journal = Journal.run(until: 3) { journal, controller in
            DispatchQueue.main.async {
                let url = URL(string: "https://github.com/apple")
                screen = url.map { SFSafariViewController(url: $0) }
                guard let screen else { return }
                screen.delegate = reader
                controller.present(screen, animated: false)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    shown = texts(screen.view)
                    buttons(screen.view).first?.sendActions(for: .touchUpInside)
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    journal.note("\(controller.presentedViewController == nil)")
                }
            }
        }
        #expect(shown.contains("github.com") && shown.contains("Done"))
        #expect(shown.contains { $0.contains("https://github.com/apple") })
        #expect(reader.told == ["loaded false", "finished"])
        #expect(journal.lines == ["2.0 true"])
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        [view as? UIButton].compactMap(\.self) + view.subviews.flatMap(buttons)
    }

    @Test("The device sends neither mails nor messages")
    func messages() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let journal = Journal.run(until: 0) { journal, _ in
            let mail = MFMailComposeViewController()
            mail.setSubject("Hello")
            journal.note("\(mail.viewControllers.map { $0.title ?? "" })")
        }
        #expect(journal.lines == ["0.0 [\"Hello\"]"])
    }

    @Test("Biometry is not available, and a passcode is not set")
    func authentication() {
        let journal = Journal.run(until: 1) { journal, _ in
            let context = LAContext()
            var error: NSError?
            journal.note("\(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))")
            #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") { success, error in
                if let error, case LAError.passcodeNotSet = error { journal.note("\(success)") }
            }
        }
        #expect(journal.lines == ["0.0 false", "0.1 false"])
    }

    @Test("A login with an Apple ID fails, and one on a web page is cancelled")
    func logins() {
        final class Listener: NSObject, ASAuthorizationControllerDelegate {
            var code: ASAuthorizationError.Code?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                code = (error as? ASAuthorizationError)?.code
            }
        }
        let listener = Listener()
        let journal = Journal.run(until: 1) { journal, _ in
            let request = ASAuthorizationAppleIDProvider().createRequest()
            request.requestedScopes = [.fullName, .email]
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = listener
            controller.performRequests()
            guard let url = URL(string: "https://github.com/login") else { return }
            ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, error in
                journal.note("\((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)")
            }.start()
        }
        #expect(listener.code == .unknown && journal.lines == ["0.1 true"])
    }
}
