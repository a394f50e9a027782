import Foundation
import Media

/// Checks, before any work, that a path may be written.
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
        return kind != S_IFREG && kind != S_IFDIR
    }

    /// Refuses what `checkFile` does, or for a folder of PNGs `checkFolder`.
    package func check(for format: OutputFormat, force: Bool) throws {
        if format == .pngFolder { try checkFolder(force: force) } else { try checkFile(force: force) }
    }

    /// Refuses an existing file without `force`, and a folder that is missing or not writable.
    package func checkFile(force: Bool) throws {
        guard !isPipe else { return }
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR): throw cannotWrite("it is a folder; name a file, or end the name with /")
        case .some: guard force else { throw existsAlready }
        }
        try checkParent()
    }

    /// Bytes in the file, nil where there is none.
    package var fileSize: Int? {
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(information.st_size)
    }

    /// For a folder of frames: it must be new or empty, or with `force` hold nothing but frames.
    package func checkFolder(force: Bool) throws {
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR):
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard names.allSatisfy({ $0.hasPrefix("frame-") && $0.hasSuffix(".png") }) else {
                throw cannotWrite("it holds other files; name a new folder")
            }
            guard names.isEmpty || force else { throw existsAlready }
        case .some: throw cannotWrite("it is not a folder")
        }
        try checkParent()
    }

    private var existsAlready: FilmError { .fileExists(path: path) }

    private func cannotWrite(_ reason: String) -> FilmError { .cannotWrite(path: path, reason: reason) }

    private func checkParent() throws {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        let parent = trimmed.lastIndex(of: "/").map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
        guard try Self.kind(of: parent) == S_IFDIR else {
            throw cannotWrite("the folder \(parent) does not exist; make it first")
        }
        guard access(parent, W_OK | X_OK) == 0 else {
            throw cannotWrite("the folder \(parent) is not writable: \(String(cString: strerror(errno)))")
        }
    }

    /// The file type bits at `path`, nil when nothing is there.
    private static func kind(of path: String) throws -> mode_t? {
        var information = stat()
        guard stat(path, &information) == 0 else {
            if errno == ENOENT { return nil }
            throw FilmError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
        }
        return information.st_mode & S_IFMT
    }
}
