import Foundation
import QuartziteSceneRuntime
import QuartziteStage

/// What the tests of a scene compare their pictures with, and who receives the results.
package final class SnapshotSettings {
    /// What pictures are compared with; the suite's own references by default.
    package var reference = SnapshotReference.suite
    /// Whether pictures are recorded in folders beside those of the suite.
    package var recordsHere = false
    /// Receives how each picture compares with its reference.
    package var report: ((SnapshotVerdict) -> Void)?
    /// How the picture that was compared last compares with its reference; nil if it was not one of Apple's.
    package var comparison: PictureComparison?

    /// Creates settings with the values by default.
    package init() {}

    /// The settings of the running scene; those by default outside of scenes.
    package static var current: SnapshotSettings {
        let scene = SceneContext.current
        return scene.isIdle ? SnapshotSettings() : scene.object(of: SnapshotSettings.self) { SnapshotSettings() }
    }

    /// Returns the folder in which references are that this version of the renderer drew, beside a suite's folder.
    package static func ownFolder(beside folder: URL) -> URL {
        let name = "\(folder.lastPathComponent).quartzite-\(Stage.rendererVersion)"
        return folder.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
    }
}
