import Foundation

/// Checks, before any work, that a path may be written.
struct OutputPath: Equatable {
    let path: String

    var isStandardOutput: Bool { path == "-" }

    /// Refuses an existing file without `force`, anything that is not a regular file, and a folder that is missing or
    /// not writable.
    func checkWritable(force: Bool) throws {
        guard !isStandardOutput else { return }
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFREG): guard force else { throw existsAlready }
        case .some(S_IFDIR): throw Failure.cannotWrite("\(path) is a folder; name a file, or end the name with /")
        case .some: throw Failure.cannotWrite("\(path) is not a regular file; write to a file, or to - for a pipe")
        }
        try checkParent()
    }

    /// For a folder of frames: it must be new or empty, or with `force` hold nothing but frames.
    func checkFolder(force: Bool) throws {
        switch try Self.kind(of: path) {
        case .none: break
        case .some(S_IFDIR):
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard names.allSatisfy({ $0.hasPrefix("frame-") && $0.hasSuffix(".png") }) else {
                throw Failure.cannotWrite("\(path) holds other files; name a new folder")
            }
            guard names.isEmpty || force else { throw existsAlready }
        case .some: throw Failure.cannotWrite("\(path) is not a folder")
        }
        try checkParent()
    }

    private var existsAlready: Failure { .cannotWrite("\(path) exists; add --force to replace it") }

    private func checkParent() throws {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        let parent = trimmed.lastIndex(of: "/").map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
        guard try Self.kind(of: parent) == S_IFDIR else {
            throw Failure.cannotWrite("the folder \(parent) does not exist; make it first")
        }
        guard access(parent, W_OK | X_OK) == 0 else {
            throw Failure.cannotWrite("the folder \(parent) is not writable: \(String(cString: strerror(errno)))")
        }
    }

    /// The file type bits at `path`, nil when nothing is there.
    private static func kind(of path: String) throws -> mode_t? {
        var information = stat()
        guard stat(path, &information) == 0 else {
            if errno == ENOENT { return nil }
            throw Failure.cannotWrite("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        return information.st_mode & S_IFMT
    }
}
