import Foundation

/// A new folder for temporary files, which only this user can read, and which is removed with the last reference to it.
///
/// A process that is killed cannot remove its folders. Their locks end with it, however, so that the next process that
/// creates a folder removes those without a lock.
package final class ScratchFolder: Sendable {
    /// Why a folder could not be created, in one line.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// How the names of all folders begin.
    private static let prefix = "quartzite."
    /// How the names of folders begin that have no lock yet.
    private static let newPrefix = ".quartzite-new."
    /// The time in seconds after which a folder without a lock is not one that is just being created.
    private static let creationTime = 3600

    package let path: String
    private let lock: Int32

    /// Creates a folder in the folder for temporary files.
    ///
    /// - Parameter purpose: A word for the name of the folder.
    package init(_ purpose: String) throws(Failure) {
        let all = FileManager.default.temporaryDirectory.path
        Self.removeAbandoned(in: all)
        let identifier = UUID().uuidString.lowercased()
        let new = "\(all)/\(Self.newPrefix)\(identifier)"
        path = "\(all)/\(Self.prefix)\(purpose).\(identifier)"
        guard mkdir(new, 0o700) == 0 else { throw Self.failure(all) }
        let descriptor = open(new, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(new, path) == 0 else {
            let failure = Self.failure(all)
            if descriptor >= 0 { close(descriptor) }
            rmdir(new)
            throw failure
        }
        lock = descriptor
    }

    deinit {
        remove()
        close(lock)
    }

    /// Removes the folder before the last reference to it is gone.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    private static func failure(_ folder: String) -> Failure {
        Failure(description: "cannot create a folder in \(folder): \(String(cString: strerror(errno)))")
    }

    /// Removes the folders of this user whose processes have ended.
    static func removeAbandoned(in all: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? [] {
            let isNew = name.hasPrefix(newPrefix)
            guard isNew || name.hasPrefix(prefix) else { continue }
            let folder = open("\(all)/\(name)", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard folder >= 0 else { continue }
            defer { close(folder) }
            var information = stat()
            guard fstat(folder, &information) == 0, information.st_uid == geteuid(),
                !isNew || information.st_mtim.tv_sec < time(nil) - creationTime, flock(folder, LOCK_EX | LOCK_NB) == 0
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(all)/\(name)")
        }
    }
}
