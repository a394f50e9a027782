import Foundation
import QuartziteMedia

/// An output path, checked before any work is done.
package struct OutputPath: Equatable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Creates the path of a file URL.
    init(_ url: URL) throws {
        path = url.path(percentEncoded: false)
        guard url.isFileURL, !path.utf8.contains(0) else {
            throw FilmError.cannotWrite(path: url.absoluteString, reason: "it is not a file URL")
        }
    }

    package var isStandardOutput: Bool { StandardOutput.isMeant(by: path) }

    /// Whether the path is standard output, a pipe or a device, where writing cannot be undone.
    package var isPipe: Bool {
        guard !isStandardOutput, let kind = try? Self.kind(of: path) else { return isStandardOutput }
        return ![S_IFREG, S_IFDIR, S_IFLNK].contains(kind)
    }

    /// Calls `checkFolder` for a folder of PNG files, otherwise `checkFile`.
    package func check(for format: FilmFormat, force: Bool, slice: ClosedRange<Int>? = nil) throws {
        if format == .pngFolder { try checkFolder(force: force, slice: slice) } else { try checkFile(force: force) }
    }

    /// Throws if the file exists, unless `force` is true, or if its folder is missing or not writable.
    package func checkFile(force: Bool) throws {
        guard !isPipe else { return }
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR): throw cannotWrite("it is a folder; name a file, or end the name with /")
        case .some: guard force else { throw FilmError.fileExists(path: path) }
        }
        try checkParent()
    }

    /// The size of the file in bytes; nil if there is no file.
    package var fileSize: Int? {
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(information.st_size)
    }

    /// Throws if the folder contains other files than frames or, unless `force` is true, any frames.
    ///
    /// - Parameter slice: The numbers of the frames to write if other frames may be in the folder; `force` is required
    ///   only if the folder contains some of these.
    package func checkFolder(force: Bool, slice: ClosedRange<Int>? = nil) throws {
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR):
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard names.allSatisfy(Self.isFrame) else {
                throw cannotWrite("it holds other files; name a new folder")
            }
            guard names.isEmpty || force else { try checkFrames(names, slice); break }
        case .some: throw cannotWrite("it is not a folder")
        }
        try checkParent()
    }

    /// Throws if the folder contains other files than those that a folder of frames may contain.
    ///
    /// - Parameter isExpected: Returns whether a file with this name may be in the folder.
    package func checkFolder(isExpected: (String) -> Bool) throws {
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR):
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard names.allSatisfy(isExpected) else { throw cannotWrite("it holds other files; name a new folder") }
        case .some: throw cannotWrite("it is not a folder")
        }
        try checkParent()
    }

    private func checkFrames(_ names: [String], _ slice: ClosedRange<Int>?) throws {
        guard let slice else { throw FilmError.fileExists(path: path) }
        let existing = names.first { name in
            Int(name.dropFirst("frame-".count).dropLast(".png".count)).map(slice.contains) ?? false
        }
        if let existing { throw FilmError.fileExists(path: path + (path.hasSuffix("/") ? "" : "/") + existing) }
    }

    /// Returns whether a file name is that of a frame.
    private static func isFrame(_ name: String) -> Bool { name.hasPrefix("frame-") && name.hasSuffix(".png") }

    private func cannotWrite(_ reason: String) -> FilmError { .cannotWrite(path: path, reason: reason) }

    private func checkParent() throws {
        let folder = Self.parts(of: path).folder
        guard try Self.kind(of: folder) == S_IFDIR else {
            throw cannotWrite("the folder \(folder) does not exist; make it first")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw cannotWrite("the folder \(folder) is not writable: \(String(cString: strerror(errno)))")
        }
    }

    /// Returns the file type bits of the target of `path`, those of a link if it is broken, or nil if nothing exists.
    private static func kind(of path: String) throws -> mode_t? {
        var information = stat()
        if stat(path, &information) == 0 { return information.st_mode & S_IFMT }
        let reason = errno
        if reason == ENOENT || reason == ELOOP, lstat(withoutSlash(path), &information) == 0 { return S_IFLNK }
        if reason == ENOENT { return nil }
        throw FilmError.cannotWrite(path: path, reason: String(cString: strerror(reason)))
    }

    /// Splits a path into its folder, `.` for the current one, and the name in that folder.
    package static func parts(of path: String) -> (folder: String, name: String) {
        let name = withoutSlash(path)
        guard let slash = name.lastIndex(of: "/") else { return (".", name) }
        return (slash == name.startIndex ? "/" : String(name[..<slash]), String(name[name.index(after: slash)...]))
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
