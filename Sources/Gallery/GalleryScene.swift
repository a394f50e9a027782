import UIKit

/// A scene and how it is usually shown.
package struct GalleryScene {
    /// What the command line calls it.
    package let name: String
    package let title: String
    /// One sentence.
    package let summary: String
    /// Points.
    package let size: CGSize
    /// Seconds.
    package let duration: TimeInterval
    package let seed: UInt64
    /// Numbers a viewer may change, in the order to show them.
    package let controls: [SceneControl]
    /// What fingers do in it unless a viewer says otherwise, as a touch script's list of touches; empty by default.
    package let touches: String
    /// Makes the scene's view controller.
    package let make: @MainActor () -> UIViewController

    init(
        name: String, title: String, summary: String, size: CGSize, duration: TimeInterval, seed: UInt64 = 0,
        controls: [SceneControl] = [], touches: String = "", make: @escaping @MainActor () -> UIViewController
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.duration = duration
        self.seed = seed
        self.controls = controls
        self.touches = touches
        self.make = make
    }
}

extension GalleryScene {
    /// The touch script in JSON.
    package var touchScript: Data { Data("{ \"version\": 1, \"touches\": [\(touches)] }".utf8) }
}
