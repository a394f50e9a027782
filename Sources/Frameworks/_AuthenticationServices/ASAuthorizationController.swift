import QuartziteDeviceServices
import UIKit

/// The window over which a login appears.
public typealias ASPresentationAnchor = UIWindow

/// A login, which always fails with `ASAuthorizationError.unknown`, as on a device without an account.
open class ASAuthorizationController: NSObject {
    /// The ways of the login.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The object that learns the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object that knows the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a login.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Fails after 0.1 seconds of the scene's clock.
    open func performRequests() {
        DeviceServices.report("ASAuthorizationController", "the device has no account")
        DeviceServices.answer { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
        }
    }
    /// Fails after 0.1 seconds of the scene's clock.
    open func performAutoFillAssistedRequests() { performRequests() }
    /// Does nothing: the login fails in any case.
    open func cancel() {}
}

/// An object that learns whether a login succeeded; all methods are optional.
@preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The login succeeded; never called.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The login failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// An object that knows the window over which a login appears.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A login on a web page, which is always cancelled, because no web pages are loaded.
open class ASWebAuthenticationSession: NSObject {
    /// The type of the block that receives the answer.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// The object that knows the window.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the browser's cookies are left alone; false by default, and without effect.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether the login can start; always true.
    open var canStart: Bool { true }
    private let handler: CompletionHandler

    /// Creates a login.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
    }
    /// Cancels the login after 0.1 seconds of the scene's clock, and returns true.
    @discardableResult open func start() -> Bool {
        DeviceServices.report("ASWebAuthenticationSession", "Quartzite loads no web pages")
        let handler = handler
        DeviceServices.answer { handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Does nothing, because the login is cancelled in any case.
    open func cancel() {}
}

/// An object that knows the window over which a login on a web page appears.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
