import CoreGraphics

/// A hash of contents, similar to 64-bit FNV-1a over words of eight bytes; not for security.
package struct ContentDigest: Hashable, Sendable {
    /// The hash as 16 hexadecimal digits.
    package let text: String

    package init(_ data: Data) { text = hexadecimal(Self.value(of: data)) }

    /// Returns the hash of some bytes.
    static func value(of data: Data) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x100_0000_01b3
            // The high bits of the product depend on the whole word, the low bits only on part of it.
            hash ^= hash >> 32
        }
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            for byte in bytes[offset...] { add(UInt64(byte)) }
        }
        return hash
    }

    /// Hashes a file; returns nil if it cannot be read.
    package init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    /// Returns the digests of the files that can be read, by path.
    package static func texts(of paths: [String]) -> [String: String] {
        Dictionary(
            paths.compactMap { path in ContentDigest(contentsOf: path).map { (path, $0.text) } },
            uniquingKeysWith: { first, _ in first })
    }
}

/// Formats 16 digits, like `%016llx` in C.
package func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
