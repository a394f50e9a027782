import UIKit

/// The name of the device for advertising; the device has none.
open class ASIdentifierManager: NSObject {
    private override init() {}
    /// Returns the object of the scene.
    open class func shared() -> ASIdentifierManager {
        SceneContext.current.object(of: ASIdentifierManager.self) { ASIdentifierManager() }
    }
    /// The name: only zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user allows it; false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
