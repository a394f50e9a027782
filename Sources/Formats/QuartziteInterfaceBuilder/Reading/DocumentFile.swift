import Foundation

/// The bytes of a file.
enum DocumentFile {
    /// Reads a regular file, up to one byte more than `limit`.
    static func read(_ path: String, limit: Int) throws(InterfaceDocumentError) -> Data {
        func failure(_ reason: String) -> InterfaceDocumentError {
            InterfaceDocumentError(file: path, line: nil, reason: .unreadable(reason))
        }
        // Opens in nonblocking mode, because opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("not a regular file")
        }
        do {
            return try file.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw failure("reading failed")
        }
    }
}
