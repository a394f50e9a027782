import Foundation

/// Waits for changes of files: contents, names, and files that appear or disappear.
///
/// Folders are watched with all folders in them, except hidden ones and those for build products.
package final class FileWatcher: @unchecked Sendable {
    private static let skipped: Set = ["build", "DerivedData", "Pods.build", "node_modules"]
    /// The number of folders that are watched.
    private static let mostFolders = 4_000
    private static let changes = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    private let descriptor: Int32
    private var folders: Set<String> = []

    /// Creates a watcher for files and folders.
    package init(_ paths: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        watch(paths)
    }

    deinit { close(descriptor) }

    /// Adds files and folders.
    package func watch(_ paths: [String]) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            // Editors replace files, so the folder of a file is watched.
            if isFolder.boolValue { addTree(path) } else { add((path as NSString).deletingLastPathComponent) }
        }
    }

    /// Waits until something changes, and then until nothing has changed for a moment; returns false at the time limit.
    package func wait(milliseconds: Int32) -> Bool {
        guard take(milliseconds) else { return false }
        // An editor makes several changes for each save.
        while take(30) {}
        watch(Array(folders))
        return true
    }

    /// Waits for changes, and returns whether there were any.
    private func take(_ milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var isRelevant = false
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            isRelevant = isRelevant || Self.namesChange(buffer[..<count])
        }
        return isRelevant
    }

    /// Whether one of the events is about a file that is not hidden.
    private static func namesChange(_ events: ArraySlice<UInt8>) -> Bool {
        // An event has four numbers of 32 bits, the last of which is the length of the name that follows.
        var start = events.startIndex
        while start + 16 <= events.endIndex {
            let length = (12..<16).reversed().reduce(0) { $0 << 8 | Int(events[start + $1]) }
            let name = events[min(start + 16, events.endIndex)..<min(start + 16 + length, events.endIndex)]
            if name.first != UInt8(ascii: "."), name.prefix(while: { $0 != 0 }).last != UInt8(ascii: "~") {
                return true
            }
            start += 16 + length
        }
        return false
    }

    private func addTree(_ folder: String) {
        add(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
            let path = (folder as NSString).appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
                folders.count < Self.mostFolders
            {
                addTree(path)
            }
        }
    }

    private func add(_ folder: String) {
        let folder = folder.isEmpty ? "." : folder
        guard folders.insert(folder).inserted else { return }
        inotify_add_watch(descriptor, folder, Self.changes)
    }
}
