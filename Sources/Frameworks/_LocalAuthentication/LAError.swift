import Foundation

/// The domain of errors of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The user is not the owner.
        case authenticationFailed = -1
        /// The user cancelled.
        case userCancel = -2
        /// The user chose to type the password.
        case userFallback = -3
        /// The device cancelled.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no biometry.
        case biometryNotAvailable = -6
        /// The device knows nobody.
        case biometryNotEnrolled = -7
        /// There were too many attempts.
        case biometryLockout = -8
        /// The app cancelled.
        case appCancel = -9
        /// The context is no longer valid.
        case invalidContext = -10
        /// The user may not be asked.
        case notInteractive = -1004

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { LAErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The user is not the owner.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user cancelled.
    public static var userCancel: Code { .userCancel }
    /// The user chose to type the password.
    public static var userFallback: Code { .userFallback }
    /// The device cancelled.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no biometry.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The device knows nobody.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many attempts.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app cancelled.
    public static var appCancel: Code { .appCancel }
    /// The context is no longer valid.
    public static var invalidContext: Code { .invalidContext }
    /// The user may not be asked.
    public static var notInteractive: Code { .notInteractive }
}
