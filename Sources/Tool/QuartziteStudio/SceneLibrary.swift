import Foundation
import QuartziteSceneHosting

/// The scenes that a studio shows.
///
/// Its methods are called on any thread, also at the same time.
package protocol SceneLibrary: Sendable {
    /// The scenes, in display order.
    ///
    /// - Throws: A ``SceneFailure`` if they are not known, because the sources have an error.
    func scenes() throws(SceneFailure) -> [SceneEntry]

    /// The files and folders whose changes may make a scene start that failed to; empty if there are none.
    var watched: [String] { get }

    /// Starts a scene, at time 0.
    ///
    /// - Parameters:
    ///   - name: The name of one of ``scenes``.
    ///   - screen: The size of its frames.
    ///   - isLive: Whether the scene is started again when its sources change, as a ``LiveScene``.
    func open(_ name: String, on screen: StudioScreen, isLive: Bool) throws(SceneFailure) -> any SceneHost
}

/// The size of the frames of a scene.
package enum StudioScreen: Hashable, Sendable {
    /// The scene's own size, with a number of pixels per point.
    case scale(Double)
    /// A size in pixels, at the largest scale at which the scene's own size fits.
    case pixels(width: Int, height: Int)
}

/// What a studio shows of a scene before it is opened.
package struct SceneEntry: Codable, Hashable, Sendable {
    /// The name that identifies the scene.
    package var name: String
    package var title: String
    /// A description in one sentence.
    package var summary: String
    /// The size in points, as far as it is known before the scene is opened.
    package var width: Double
    package var height: Double
    /// The duration in seconds.
    package var duration: Double

    package init(name: String, title: String, summary: String, width: Double, height: Double, duration: Double) {
        self.name = name
        self.title = title
        self.summary = summary
        self.width = width
        self.height = height
        self.duration = duration
    }
}
