import CoreGraphics
import Glibc

/// Prevents two processes from writing the same unfinished file or folder.
///
/// A lock belongs to its descriptor, and therefore ends with the process that holds it.
package enum PartLock {
    /// Creates or empties the file `part`, and locks it for this process.
    ///
    /// - Parameter path: The path in error messages.
    static func openFile(_ part: String, for path: String) throws -> Int32 {
        let descriptor = try locked(part, for: path) { open(part, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666) }
        guard ftruncate(descriptor, 0) == 0 else {
            let reason = systemReason()
            close(descriptor)
            throw FilmError.cannotWrite(path: path, reason: reason)
        }
        return descriptor
    }

    /// Creates or empties the folder `part`, and locks it for this process.
    static func openFolder(_ part: String, for path: String) throws -> Int32 {
        let descriptor = try locked(part, for: path) {
            guard mkdir(part, 0o777) == 0 || errno == EEXIST else { return -1 }
            return open(part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: part)) ?? [] {
            try? files.removeItem(atPath: "\(part)/\(name)")
        }
        return descriptor
    }

    /// Removes the unfinished output for `path` of a process that has ended.
    package static func removeAbandoned(_ path: String) {
        let part = (path.hasSuffix("/") ? String(path.dropLast()) : path) + ".part"
        guard let descriptor = try? locked(part, for: path, { open(part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }) else {
            return
        }
        try? FileManager.default.removeItem(atPath: part)
        close(descriptor)
    }

    /// Removes the unfinished files for `path` of processes that shared it and have ended.
    package static func removeAbandonedShares(of path: String) {
        let (folder, name) = (path.folderPath, (path as NSString).lastPathComponent)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        for found in names where found.hasPrefix(name + ".") && found.hasSuffix(".part") {
            // The path without its extension, which `removeAbandoned` appends.
            removeAbandoned(String((folder as NSString).appendingPathComponent(found).dropLast(".part".count)))
        }
    }

    /// Opens and locks a file, and checks that `part` is still its path, since another process may have renamed it.
    private static func locked(_ part: String, for path: String, _ open: () -> Int32) throws -> Int32 {
        while true {
            let descriptor = open()
            guard descriptor >= 0 else { throw FilmError.cannotWrite(path: path, reason: systemReason()) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw FilmError.inUse(path: path)
            }
            var (opened, named) = (stat(), stat())
            let isNamed = fstat(descriptor, &opened) == 0 && lstat(part, &named) == 0
            if isNamed, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev { return descriptor }
            close(descriptor)
        }
    }
}
