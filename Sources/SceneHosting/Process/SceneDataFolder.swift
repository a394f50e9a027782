import Foundation

/// An empty folder for the data that a scene's program keeps, which is removed with the last reference to it.
///
/// The program finds it as `XDG_DATA_HOME`, so that its frames do not depend on what earlier runs have stored.
package final class SceneDataFolder: Sendable {
    /// The folder's path.
    package let path: String

    /// Creates the folder.
    package init() {
        let url = FileManager.default.temporaryDirectory.appending(path: "quartzite-data-\(UUID().uuidString)")
        path = url.path
        // A scene that cannot store data is shown nevertheless.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
