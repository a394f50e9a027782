import Foundation

/// An empty folder for the data that a scene's program keeps, which is removed with the last reference to it.
///
/// The program finds it as `XDG_DATA_HOME` or `XDG_CACHE_HOME`, so that its frames do not depend on what earlier runs have stored.
package final class SceneDataFolder: Sendable {
    /// The folder; nil if it cannot be created, because a scene that cannot store data is shown nevertheless.
    private let folder = try? ScratchFolder("data")

    /// The folder's path.
    package var path: String { folder?.path ?? "/nonexistent" }

    /// Creates the folder.
    package init() {}
}
