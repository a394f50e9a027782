import Foundation

/// The domain of errors of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a login.
public struct ASAuthorizationError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = 1000
        /// The user cancelled.
        case canceled = 1001
        /// The answer is not valid.
        case invalidResponse = 1002
        /// Nobody answers.
        case notHandled = 1003
        /// The login failed.
        case failed = 1004
        /// The user may not be asked.
        case notInteractive = 1005

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The user cancelled.
    public static var canceled: Code { .canceled }
    /// The answer is not valid.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody answers.
    public static var notHandled: Code { .notHandled }
    /// The login failed.
    public static var failed: Code { .failed }
    /// The user may not be asked.
    public static var notInteractive: Code { .notInteractive }
}

/// The domain of errors of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a login on a web page.
public struct ASWebAuthenticationSessionError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The user cancelled.
        case canceledLogin = 1
        /// There is no window.
        case presentationContextNotProvided = 2
        /// The window is not valid.
        case presentationContextInvalid = 3

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The user cancelled.
    public static var canceledLogin: Code { .canceledLogin }
    /// There is no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window is not valid.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
