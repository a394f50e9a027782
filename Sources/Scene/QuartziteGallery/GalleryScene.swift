import UIKit

/// A scene and its default size, duration and settings.
package struct GalleryScene {
    /// The name on the command line.
    package let name: String
    package let title: String
    /// A description in one sentence.
    package let summary: String
    /// The size in points.
    package let size: CGSize
    /// The duration in seconds.
    package let duration: TimeInterval
    package let seed: UInt64
    /// The numbers that viewers may change, in display order.
    package let controls: [SceneControl]
    /// The default touches, as the list of touches of a touch script; empty by default.
    package let touches: String
    /// Creates the scene's view controller.
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
        // The gallery is an app whose property list sets `UIViewEdgeAntialiasing`.
        self.make = {
            SceneContext.current.settings.smoothsEdges = true
            return make()
        }
    }
}

extension GalleryScene {
    /// The default touch script as JSON.
    package var touchScript: Data { Data("{ \"version\": 1, \"touches\": [\(touches)] }".utf8) }
}
