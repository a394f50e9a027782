import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The screen and the settings of a stage: everything outside a scene's code that its frames depend on.
public struct StageConfiguration: Sendable {
    /// The screen size in points; each side times ``scale`` must be between 1 and 16,384 pixels.
    public var size: CGSize
    /// The number of pixels per point, above 0; the default is 2.
    public var scale: CGFloat
    /// The seed of the scene's random numbers; the default is 0.
    public var seed: UInt64
    /// The scene's current time zone; the default is UTC.
    public var timeZone: TimeZone
    /// The scene's current locale, which also determines its calendar; the default is `en_US`.
    public var locale: Locale
    /// The images that the scene finds by name; shared by all runs of the scene, so that each file is read once.
    package var images = ImageCatalog()
    /// The direction in which emitter layers of shape `line` emit, in radians; upward by default.
    package var emitterLineDirection = SceneSettings().emitterLineDirection
    /// Writes a message for the developer of the scene; nil writes a line on standard error.
    package var writeMessage: (@Sendable (String) -> Void)?

    /// Creates a configuration; see the properties for the ranges of the values.
    public init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.size = size
        self.scale = scale
        self.seed = seed
        self.timeZone = timeZone
        self.locale = locale
    }

    /// Whether a screen of this size and scale can be drawn: sides of 1 to 16,384 pixels, and at most 67,108,864 pixels
    /// in all.
    public var isDrawable: Bool {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        return (1...16_384).contains(width) && (1...16_384).contains(height) && width * height <= 67_108_864
            && scale > 0
    }

    /// Creates the context of one run of a scene.
    @MainActor func makeContext() -> SceneContext {
        var settings = SceneSettings(seed: seed, timeZone: timeZone, locale: locale)
        (settings.screenSize, settings.screenScale) = (size, scale)
        settings.emitterLineDirection = emitterLineDirection
        let context = SceneContext(settings: settings)
        context.setObject(images)
        if let writeMessage { context.writeMessage = writeMessage }
        return context
    }
}
