import CoreGraphics
import Synchronization

/// The files and folders that this process has begun to write, for removal if the process must end at once.
package enum UnfinishedFiles {
    private static let paths = Mutex<Set<String>>([])

    static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

    /// Removes a path from the list, after it was removed or completed.
    static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

    /// Removes all unfinished files; no more may be written afterwards.
    package static func removeAll() {
        paths.withLock { paths in
            for path in paths { try? FileManager.default.removeItem(atPath: path) }
            paths = []
        }
    }
}
