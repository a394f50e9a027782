import QuartziteDeviceServices
import UIKit

/// Whether the user lets the app recognise them in other apps: only with `--grant tracking`.
open class ATTrackingManager: NSObject {
    /// What the user allows.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The app has not asked.
        case notDetermined
        /// The device does not allow it.
        case restricted
        /// The user does not allow it.
        case denied
        /// The user allows it.
        case authorized
    }
    private final class Question {
        var isAsked = false
        static var current: Question { SceneContext.current.object(of: Question.self) { Question() } }
    }
    /// What the user allows: nothing is determined before the app has asked.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        guard Question.current.isAsked else { return .notDetermined }
        return DeviceServices.current.grants.contains("tracking") ? .authorized : .denied
    }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) {
        Question.current.isAsked = true
        let status = trackingAuthorizationStatus
        DeviceServices.answer { completion(status) }
    }
    /// Asks the user.
    @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
