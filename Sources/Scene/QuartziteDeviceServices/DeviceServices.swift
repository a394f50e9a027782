import CoreGraphics
import QuartziteSceneRuntime

/// What the device of a scene answers to frameworks beside UIKit: what the user allows, and where the device is.
package final class DeviceServices {
    /// The names of what the user allows when an app asks, such as `notifications`; everything else is denied.
    package var grants: Set<String> = []
    /// The place of the device in degrees north and east; nil if the user does not allow apps to know it.
    package var place: (latitude: Double, longitude: Double)?

    package init() {}

    /// The services of the current scene.
    package static var current: DeviceServices {
        SceneContext.current.object(of: DeviceServices.self) { DeviceServices() }
    }

    /// The seconds of the scene's clock after which an answer arrives.
    package static let delay = 0.1

    /// Calls a block on the scene's main queue, as an answer of the device arrives.
    ///
    /// - Parameter seconds: The delay on the scene's clock; ``delay`` by default.
    package static func answer(after seconds: Double = delay, _ block: @escaping () -> Void) {
        let loop = SceneContext.current.runLoop
        loop.add(at: SceneContext.current.clock.now + seconds, block)
    }

    /// Reports on standard error, once for each scene, that the device does not have something.
    ///
    /// - Parameters:
    ///   - member: The type or member that code uses, such as `CNContactStore`.
    ///   - reason: What the device lacks, such as `there are no contacts`.
    package static func report(_ member: String, _ reason: String) { Notices.report("\(member): \(reason)") }
}
