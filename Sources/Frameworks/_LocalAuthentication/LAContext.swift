import QuartziteDeviceServices
import UIKit

/// What authenticates the owner; raw values are Apple's.
public enum LAPolicy: Int, Sendable {
    /// The face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// The face, a finger or the passcode.
    case deviceOwnerAuthentication = 2
}

/// The biometry of a device.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none
    /// A finger.
    case touchID
    /// The face.
    case faceID
    /// The eyes.
    case opticID
}

/// An authentication of the device's owner, which always fails: the device has neither biometry nor a passcode.
open class LAContext: NSObject {
    /// The title of the button for the password; nil by default, and never shown.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels; nil by default, and never shown.
    open var localizedCancelTitle: String?
    /// The reason for asking; empty by default, and never shown.
    open var localizedReason = ""
    /// Whether the user may not be asked; false by default.
    open var interactionNotAllowed = false
    /// The seconds for which an earlier authentication counts; 0 by default, and without effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// The biometry of the device: none.
    open var biometryType: LABiometryType { .none }
    /// What identifies the known persons; always nil.
    open var evaluatedPolicyDomainState: Data? { nil }

    private func reason(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
    /// Returns false, and the reason: `passcodeNotSet` if the passcode would do, otherwise `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let reason = reason(policy)
        error?.pointee = NSError(domain: LAErrorDomain, code: reason.errorCode)
        return false
    }
    /// Fails after 0.1 seconds of the scene's clock with the same reason.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        DeviceServices.report("LAContext", "the device has neither biometry nor a passcode")
        let reason = reason(policy)
        DeviceServices.answer { reply(false, reason) }
    }
    /// Fails with the same reason.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw reason(policy) }
    /// Does nothing, because nothing is under way.
    open func invalidate() {}
}
