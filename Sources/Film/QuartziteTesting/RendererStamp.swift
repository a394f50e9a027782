import Foundation
import QuartziteStage

/// The version of the renderer that drew a reference, as it is noted in the reference.
///
/// PNG files have a text chunk after their header, and lists of hashes a comment in their first line.
enum RendererStamp {
    private static let keyword = "Renderer"
    private static let comment = "# renderer "
    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns a reference with a note of the current version.
    static func adding(to reference: Data) -> Data {
        let bytes = [UInt8](reference)
        guard bytes.starts(with: pngSignature) else {
            return Data("\(comment)\(Stage.rendererVersion)\n".utf8) + reference
        }
        // The header is 13 bytes, with 4 each for its length, type and checksum.
        let end = pngSignature.count + 25
        guard bytes.count > end else { return reference }
        let content = Array("tEXt\(keyword)".utf8) + [0] + Array("\(Stage.rendererVersion)".utf8)
        let chunk = bigEndian(UInt32(content.count - 4)) + content + bigEndian(checksum(content))
        return Data(bytes[..<end] + chunk + bytes[end...])
    }

    /// Returns the version that is noted in a reference; nil if there is no note.
    static func version(in reference: Data) -> Int? {
        let bytes = [UInt8](reference)
        guard bytes.starts(with: pngSignature) else {
            let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
            return line.hasPrefix(comment) ? Int(line.dropFirst(comment.count)) : nil
        }
        var position = pngSignature.count
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= bytes.count else { return nil }
            let content = bytes[position + 8..<position + 8 + length]
            if bytes[position + 4..<position + 8].elementsEqual("tEXt".utf8),
                content.starts(with: Array(keyword.utf8) + [0])
            {
                return Int(String(decoding: content.dropFirst(keyword.utf8.count + 1), as: UTF8.self))
            }
            position += 12 + length
        }
        return nil
    }

    /// Explains, for a failure, whether the renderer has changed since the reference was recorded.
    static func explanation(for reference: URL) -> String {
        let current = Stage.rendererVersion
        guard let data = try? Data(contentsOf: reference), let recorded = version(in: data) else {
            return "drawn by renderer \(current)"
        }
        return recorded == current
            ? "recorded by the same renderer, \(current)"
            : "recorded by renderer \(recorded), and drawn by \(current)"
    }

    /// Returns the CRC-32 of a chunk's type and contents, which ends a chunk of a PNG file.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
