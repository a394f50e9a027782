import Foundation
import QuartzCore
import QuartziteStage
import UIKit

/// The scene to render, with its default settings.
package struct RenderedScene {
    package let name: String
    /// The size in points.
    package let size: CGSize
    /// The duration in seconds.
    package let duration: TimeInterval
    package let seed: UInt64
    /// The touches in the scene, as a touch script.
    package let touchScript: Data
    package let opening: Opening
    /// The images that the scene finds by name.
    package let images: ImageCatalog
    /// The direction in which emitter layers of shape `line` emit, in radians.
    package let emitterLineDirection: Double
    /// Whether warnings about storyboards and xibs, and members without effect, end the rendering.
    package let isStrict: Bool
    /// Whether the members without effect are printed at the end.
    package let listsUnsupported: Bool
    /// The interface style that the app has whatever the user prefers; nil if it follows the user.
    package let fixedAppearance: UIUserInterfaceStyle?
    /// Whether the language of the app's texts is written from right to left.
    package let isRightToLeft: Bool
    /// Whether a device shows its status bar and home indicator.
    package let showsSystemBars: Bool
    /// Whether a keyboard slides in while text can be typed.
    package let showsKeyboard: Bool
    /// The digest of the scene's source files; nil for a scene of the gallery, or if none is needed.
    package let sourceDigest: String?
    /// The settings of the scene that are not at their defaults, by their names.
    package let settings: [String: String]
    /// The files that the scene reads, which must not be replaced.
    package let inputs: SceneInputs

    package init(
        name: String, size: CGSize, duration: TimeInterval, seed: UInt64 = 0,
        touchScript: Data = Data("{ \"version\": 1, \"touches\": [] }".utf8), opening: Opening,
        images: ImageCatalog = ImageCatalog(),
        emitterLineDirection: Double = SceneSettings().emitterLineDirection,
        isStrict: Bool = false, listsUnsupported: Bool = false, fixedAppearance: UIUserInterfaceStyle? = nil,
        isRightToLeft: Bool = false, showsSystemBars: Bool = false,
        showsKeyboard: Bool = false, sourceDigest: String? = nil, settings: [String: String] = [:],
        inputs: SceneInputs = SceneInputs()
    ) {
        self.name = name
        self.size = size
        self.duration = duration
        self.seed = seed
        self.touchScript = touchScript
        self.opening = opening
        self.images = images
        self.emitterLineDirection = emitterLineDirection
        self.isStrict = isStrict
        self.listsUnsupported = listsUnsupported
        self.fixedAppearance = fixedAppearance
        self.isRightToLeft = isRightToLeft
        self.showsSystemBars = showsSystemBars
        self.showsKeyboard = showsKeyboard
        self.sourceDigest = sourceDigest
        self.settings = settings
        self.inputs = inputs
    }
}
