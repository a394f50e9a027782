import Foundation

/// The encodings of text files.
package enum TextEncoding {
    /// Returns text as UTF-8 without a byte order mark; nil if it is neither UTF-8 nor UTF-16.
    package static func utf8(_ data: Data) -> [UInt8]? {
        let bytes = [UInt8](data)
        let start = Array(bytes.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            return utf16(bytes.dropFirst(2), bigEndian: start[0] == 0xFE)
        }
        // Without a byte order mark, the zeros in the first two characters determine the byte order.
        let zeros = start.map { $0 == 0 }
        if zeros == [false, true, false, true] { return utf16(bytes[...], bigEndian: false) }
        if zeros == [true, false, true, false] { return utf16(bytes[...], bigEndian: true) }
        let text = withoutMark(bytes)
        return String(validating: text, as: UTF8.self) == nil ? nil : Array(text)
    }

    /// Returns the bytes without the byte order mark of UTF-8.
    static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Returns the number of the first line that is not UTF-8; nil if all lines are.
    static func damagedLine(_ bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
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
