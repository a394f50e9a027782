import CoreGraphics
import Foundation

/// The settings of a scene: everything outside its code that its frames depend on.
package struct SceneSettings: Sendable {
    /// The seed of all random numbers.
    package var seed: UInt64
    /// The time zone that the scene's code finds as the current one.
    package var timeZone: TimeZone
    /// The locale that the scene's code finds as the current one.
    package var locale: Locale
    /// The size of the screen in points.
    package var screenSize = CGSize(width: 390, height: 844)
    /// The number of pixels per point of the screen.
    package var screenScale: CGFloat = 2
    /// The version of iOS that the scene's code finds; 18.0, the system whose look is drawn, by default.
    package var systemVersion = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
    /// The direction in which emitter layers of shape `line` emit, in radians: upward by default, as on Apple's systems.
    package var emitterLineDirection = -Double.pi / 2

    /// Whether new layers smooth their edges, as the property list of an app says with `UIViewEdgeAntialiasing`.
    package var smoothsEdges = false

    package init(
        seed: UInt64 = 0, timeZone: TimeZone = .gmt, locale: Locale = Locale(identifier: "en_US")
    ) {
        self.seed = seed
        self.timeZone = timeZone
        self.locale = locale
    }
}
