import Foundation
import Media

/// A path to write to, checked before any work.
package struct OutputPath: Equatable {
    package let path: String

    package init(path: String) { self.path = path }

    /// The path of a file's URL.
    init(_ url: URL) throws {
        path = url.path(percentEncoded: false)
        guard url.isFileURL, !path.utf8.contains(0) else {
            throw FilmError.cannotWrite(path: url.absoluteString, reason: "it is no file's URL")
        }
    }

    package var isStandardOutput: Bool { StandardOutput.isMeant(by: path) }

    /// Standard output, or the name of a pipe or a device: what is written there cannot be taken back.
    package var isPipe: Bool {
        guard !isStandardOutput, let kind = try? Self.kind(of: path) else { return isStandardOutput }
        return ![S_IFREG, S_IFDIR, S_IFLNK].contains(kind)
    }

    /// Refuses what `checkFile` does, or for a folder of PNGs `checkFolder`.
    package func check(for format: OutputFormat, force: Bool, slice: ClosedRange<Int>? = nil) throws {
        if format == .pngFolder { try checkFolder(force: force, slice: slice) } else { try checkFile(force: force) }
    }

    /// Refuses an existing file without `force`, and a folder that is missing or not writable.
    package func checkFile(force: Bool) throws {
        guard !isPipe else { return }
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR): throw cannotWrite("it is a folder; name a file, or end the name with /")
        case .some: guard force else { throw FilmError.fileExists(path: path) }
        }
        try checkParent()
    }

    /// Bytes in the file, nil where there is none.
    package var fileSize: Int? {
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(information.st_size)
    }

    /// Refuses a folder that is neither new nor empty; with `force`, one that holds anything but frames.
    ///
    /// - Parameter slice: The numbers of the frames to come where others may lie beside them; a folder that has none of
    ///   these needs no force.
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

    private func checkFrames(_ names: [String], _ slice: ClosedRange<Int>?) throws {
        guard let slice else { throw FilmError.fileExists(path: path) }
        let taken = names.first { name in
            Int(name.dropFirst("frame-".count).dropLast(".png".count)).map(slice.contains) ?? false
        }
        if let taken { throw FilmError.fileExists(path: path + (path.hasSuffix("/") ? "" : "/") + taken) }
    }

    /// Whether a file in a folder has a name that frames have.
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

    /// The file type bits of what `path` leads to; those of a link that leads nowhere; nil when nothing is there.
    private static func kind(of path: String) throws -> mode_t? {
        var information = stat()
        if stat(path, &information) == 0 { return information.st_mode & S_IFMT }
        let reason = errno
        if reason == ENOENT || reason == ELOOP, lstat(withoutSlash(path), &information) == 0 { return S_IFLNK }
        if reason == ENOENT { return nil }
        throw FilmError.cannotWrite(path: path, reason: String(cString: strerror(reason)))
    }

    /// The folder that a name lies in, `.` for the current one, and the name there.
    package static func parts(of path: String) -> (folder: String, name: String) {
        let name = withoutSlash(path)
        guard let slash = name.lastIndex(of: "/") else { return (".", name) }
        return (slash == name.startIndex ? "/" : String(name[..<slash]), String(name[name.index(after: slash)...]))
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
