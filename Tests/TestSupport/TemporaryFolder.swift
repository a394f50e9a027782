import Foundation

/// A fresh, empty folder, which is removed with the object.
public final class TemporaryFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// Makes the folder.
    public init() {
        url = FileManager.default.temporaryDirectory.appending(path: "quartzite-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The folder's path.
    public var path: String { url.path }

    /// The names of what lies in the folder, in their order.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The path of a file in the folder, whether it exists or not.
    public func path(_ name: String) -> String { path + "/" + name }

    /// The location of a file in the folder, whether it exists or not.
    public func url(_ name: String) -> URL { URL(filePath: path(name)) }
}

/// Runs `body` with the path of a fresh folder, which is removed afterwards.
public func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Makes a file without contents, or empties the one at `path`.
public func makeEmptyFile(_ path: String) throws {
    try Data().write(to: URL(filePath: path))
}
