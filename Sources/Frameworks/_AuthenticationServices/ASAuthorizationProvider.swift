import QuartziteDeviceServices
import UIKit

/// What a login succeeded with; there is never one.
open class ASAuthorization: NSObject {
    /// The way of the login.
    public let provider: any ASAuthorizationProvider
    /// What the app learns about the user.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }

    /// What an app asks about the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the user.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address of the user.
        public static let email = Scope(rawValue: "email")
    }
    /// What a login is for.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whatever the device decides.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// Logging in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// Refreshing a login.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// Logging out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// A way of a login.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// What an app learns about a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request for a login.
open class ASAuthorizationRequest: NSObject {
    /// The way of the login.
    public let provider: any ASAuthorizationProvider
    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request for a login with OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the app asks about the user; nil by default.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A value that the answer repeats; nil by default.
    open var state: String?
    /// A value that the token contains; nil by default.
    open var nonce: String?
    /// What the login is for.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for a login with an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user that the app knows; nil by default.
    open var user: String?
}

/// The login with an Apple ID, which always fails because the device has none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What is known about a user.
    public enum CredentialState: Int, Sendable {
        /// The user does not use the app any more.
        case revoked
        /// The user uses the app.
        case authorized
        /// The user is not known.
        case notFound
        /// The user uses the app in another team.
        case transferred
    }
    /// The notification that a user does not use the app any more; never posted.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    /// Creates the way of a login.
    public override init() {}
    /// Returns a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
    /// Answers `notFound` after 0.1 seconds of the scene's clock.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { DeviceServices.answer { completion(.notFound, nil) } }
    /// Returns `notFound`.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// What an app learns about a user with an Apple ID; there is never one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The name of the user for the app.
    open var user: String { "" }
    /// The value of the request.
    open var state: String? { nil }
    /// What the app may know.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// The code for the server.
    open var authorizationCode: Data? { nil }
    /// The token for the server.
    open var identityToken: Data? { nil }
    /// The address of the user.
    open var email: String? { nil }
    /// The name of the user.
    open var fullName: PersonNameComponents? { nil }
    /// Whether the user is likely a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    override init() {}
}

/// Whether a user is likely a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The device does not tell.
    case unsupported
    /// It is not known.
    case unknown
    /// Likely.
    case likelyReal
}

/// The login with a password that the device knows; it knows none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates the way of a login.
    public override init() {}
    /// Returns a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A request for a login with a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// Creates a value.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
