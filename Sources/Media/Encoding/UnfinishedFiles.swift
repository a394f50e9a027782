import CoreGraphics
import Synchronization

/// The files and folders that this process has begun to write, for a process that must end at once.
package enum UnfinishedFiles {
    private static let paths = Mutex<Set<String>>([])

    static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

    /// The path was removed, or is complete.
    static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

    /// Removes all of them; the process writes no more.
    package static func removeAll() {
        paths.withLock { paths in
            for path in paths { try? FileManager.default.removeItem(atPath: path) }
            paths = []
        }
    }
}
