import Foundation
import QuartziteSceneHosting
import Synchronization

/// The exported files, which are in a private temporary folder, and which only their unguessable names lead to.
final class ExportStore: Sendable {
    private struct File {
        var path: String
        var name: String
    }

    private struct State {
        var folder: ScratchFolder?
        /// The complete files by their identifiers, and the identifiers from the oldest to the newest.
        var files: [String: File] = [:]
        var order: [String] = []
    }

    private let state = Mutex(State())

    /// The number of files that are kept; older ones are removed.
    private static let capacity = 8

    /// Returns a path for a new file, in a folder that only this user can read.
    func newPath(extension suffix: String) throws -> String {
        try state.withLock { state in
            let folder = try state.folder ?? ScratchFolder("export")
            state.folder = folder
            return "\(folder.path)/\(Self.newIdentifier()).\(suffix)"
        }
    }

    /// Offers a complete file under a name, and returns its identifier.
    func add(_ path: String, name: String) -> String {
        let id = Self.newIdentifier()
        state.withLock { state in
            state.files[id] = File(path: path, name: name)
            state.order.append(id)
            while state.order.count > Self.capacity {
                let file = state.files.removeValue(forKey: state.order.removeFirst())
                if let file { try? FileManager.default.removeItem(atPath: file.path) }
            }
        }
        return id
    }

    func response(for id: String) -> Response? {
        guard let file = state.withLock({ $0.files[id] }), let handle = FileHandle(forReadingAtPath: file.path),
            let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil
        else { return nil }
        return Response(download: handle, size: Int(size), type: "application/octet-stream", name: file.name)
    }

    /// Removes all files.
    func removeAll() {
        state.withLock { state in
            state.folder?.remove()
            state = State()
        }
    }

    /// An identifier of 122 random bits.
    private static func newIdentifier() -> String { UUID().uuidString.lowercased() }
}
