import Foundation

/// The bytes of a file, checked and converted to UTF-8.
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

    /// Returns text as UTF-8 without a byte order mark; nil if it is neither UTF-8 nor UTF-16.
    static func utf8(_ data: Data) -> [UInt8]? {
        let bytes = [UInt8](data)
        let start = Array(bytes.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            return utf16(bytes.dropFirst(2), bigEndian: start[0] == 0xFE)
        }
        // Without a byte order mark, the zeros in the first two characters determine the byte order.
        let zeros = start.map { $0 == 0 }
        if zeros == [false, true, false, true] { return utf16(bytes[...], bigEndian: false) }
        if zeros == [true, false, true, false] { return utf16(bytes[...], bigEndian: true) }
        let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return String(validating: text, as: UTF8.self) == nil ? nil : Array(text)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8]? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
}
