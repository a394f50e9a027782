import UIKit

/// The scenes that come with Quartzite, by name.
package enum Gallery {
    /// In the order in which a reader should meet them.
    package static let scenes: [GalleryScene] = [
        GalleryScene(
            name: "snow",
            title: "Snow",
            summary: "Snow falls over the whole width, drifts to the right and melts away (CAEmitterLayer).",
            size: CGSize(width: 640, height: 360),
            duration: 20
        ) { SnowViewController() }
    ]

    /// The scene of that name.
    package static func scene(named name: String) -> GalleryScene? {
        scenes.first { $0.name == name }
    }
}
