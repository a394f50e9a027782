import Foundation

/// A folder with sources, which is removed with this object.
final class SourceFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "quartzite-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    }

    /// Starts a studio that shows a file of the folder.
    func studio(showing name: String) throws -> StudioTool {
        try StudioTool(["\(path)/\(name)"], environment: ["XDG_CACHE_HOME": path])
    }
}
