import Foundation
import QuartziteCommandLine

/// Tells contents apart (like FNV-1a in 64 bits, eight bytes at a time); nothing secret depends on it.
struct Digest {
    let text: String

    init(_ data: Data) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x100_0000_01b3
            // The product's high bits depend on all of the word, its low bits on little of it.
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
        text = hexadecimal(hash)
    }

    /// Of a file; nil where there is none that can be read.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    /// The digests of files, by path, as far as they can be read.
    static func texts(of paths: [String]) -> [String: String] {
        Dictionary(
            paths.compactMap { path in Digest(contentsOf: path).map { (path, $0.text) } },
            uniquingKeysWith: { first, _ in first })
    }
}
