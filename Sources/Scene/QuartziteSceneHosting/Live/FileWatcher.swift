import CoreGraphics
import Foundation

/// Waits for changes of files: contents, names, and files that appear or disappear.
///
/// Folders are watched with all folders in them, except hidden ones and those for build products. A folder that is
/// deleted, and made again, is watched again.
package final class FileWatcher: @unchecked Sendable {
    private static let skipped: Set = ["build", "DerivedData", "Pods.build", "node_modules"]
    /// The number of folders that are watched.
    private static let maximumFolders = 4_000
    private static let changes = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    private let descriptor: Int32
    /// The folders that are to be watched with all folders in them, and those of files.
    private var trees: [String] = []
    private var filesFolders: [String] = []
    /// The number of the watch on each folder.
    private var watches: [String: Int32] = [:]

    /// Creates a watcher for files and folders.
    package init(_ paths: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        watch(paths)
    }

    deinit { close(descriptor) }

    /// Adds files and folders that exist.
    package func watch(_ paths: [String]) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                if !trees.contains(path) { trees.append(path) }
            } else {
                // Editors replace files, so the folder of a file is watched.
                let folder = path.folderPath
                let place = folder.isEmpty ? "." : folder
                if !filesFolders.contains(place) { filesFolders.append(place) }
            }
        }
        addFolders()
    }

    /// Waits until something changes, and then until nothing has changed for a moment; returns false at the time limit.
    package func wait(milliseconds: Int32) -> Bool {
        guard readChanges(milliseconds) || findFolders() else { return false }
        // An editor makes several changes for each save.
        while readChanges(30) {}
        addFolders()
        return true
    }

    /// Watches the folders that were given and exist again, which no other watch reports; returns whether there are any.
    private func findFolders() -> Bool {
        let before = watches.count
        for folder in trees + filesFolders { add(folder) }
        return watches.count > before
    }

    /// Waits for changes, and returns whether there were any.
    private func readChanges(_ milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var isRelevant = false
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            let namesChange = handle(buffer[..<count])
            isRelevant = isRelevant || namesChange
        }
        return isRelevant
    }

    /// Forgets the folders that are no longer where they were; returns whether an event is about a file that is not hidden.
    private func handle(_ events: ArraySlice<UInt8>) -> Bool {
        // An event has four numbers of 32 bits: the watch, what happened, a cookie, and the length of the name that follows.
        func number(_ place: Int) -> UInt32 {
            (place..<place + 4).reversed().reduce(0) { $0 << 8 | UInt32(events[$1]) }
        }
        var start = events.startIndex
        var isRelevant = false
        while start + 16 <= events.endIndex {
            let (watch, event) = (Int32(bitPattern: number(start)), number(start + 4))
            let length = Int(number(start + 12))
            if event & UInt32(IN_IGNORED) != 0 {
                for (folder, number) in watches where number == watch { watches[folder] = nil }
            } else if event & UInt32(IN_MOVE_SELF) != 0 {
                forgetTree(of: watch)
            }
            let name = events[min(start + 16, events.endIndex)..<min(start + 16 + length, events.endIndex)]
            if name.first != UInt8(ascii: "."), name.prefix(while: { $0 != 0 }).last != UInt8(ascii: "~") {
                isRelevant = true
            }
            start += 16 + length
        }
        return isRelevant
    }

    /// Stops watching a folder that was moved, and the folders in it.
    private func forgetTree(of watch: Int32) {
        for moved in watches.filter({ $0.value == watch }).keys {
            for (folder, number) in watches where folder == moved || folder.hasPrefix(moved + "/") {
                inotify_rm_watch(descriptor, number)
                watches[folder] = nil
            }
        }
    }

    /// Watches all folders that are not watched yet.
    private func addFolders() {
        for folder in filesFolders { add(folder) }
        for folder in trees { addTree(folder) }
    }

    private func addTree(_ folder: String) {
        guard watches[folder] != nil || watches.count < Self.maximumFolders else { return }
        add(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
            let path = (folder as NSString).appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                addTree(path)
            }
        }
    }

    private func add(_ folder: String) {
        guard watches[folder] == nil else { return }
        let watch = inotify_add_watch(descriptor, folder, Self.changes)
        if watch >= 0 { watches[folder] = watch }
    }
}
