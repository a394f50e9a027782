import Foundation

/// A new, empty folder that is removed when the object is deallocated.
public final class TemporaryFolder: Sendable {
    /// The folder's location.
    public let url: URL

    /// Creates the folder.
    public init() {
        url = FileManager.default.temporaryDirectory.appending(path: "quartzite-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The folder's path.
    public var path: String { url.path }

    /// The sorted names of the folder's contents.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// Returns the path of a file in the folder, whether it exists or not.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Returns the location of a file in the folder, whether it exists or not.
    public func url(_ name: String) -> URL { URL(filePath: path(name)) }
}

/// Calls `body` with the path of a new folder, which is removed afterwards.
public func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Creates an empty file, or empties the one at `path`.
public func makeEmptyFile(_ path: String) throws {
    try Data().write(to: URL(filePath: path))
}
