import CQuartziteImageCodecs
import CoreGraphics
import Glibc

/// A folder of numbered PNG files that several processes may fill at the same time.
///
/// Each file appears under its name once it is complete, so an interrupted render can be continued.
package final class FrameFolder: Sendable {
    /// The path, without a slash at its end.
    package let path: String
    private let options: EncodingOptions

    /// Creates the folder, unless it exists.
    package init(path: String, options: EncodingOptions) throws {
        try options.validate()
        var trimmed = Substring(path)
        while trimmed.hasSuffix("/"), trimmed.count > 1 { trimmed.removeLast() }
        self.path = String(trimmed)
        var options = options
        options.isShared = true
        options.replacesFiles = true
        self.options = options
        guard mkdir(self.path, 0o777) == 0 || errno == EEXIST else {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
    }

    /// Whether the file of a frame is complete: a PNG of the right size whose checksums are right.
    package func hasFrame(_ index: Int) -> Bool {
        guard let file = try? Data(contentsOf: URL(filePath: place(index)), options: .mappedIfSafe) else {
            return false
        }
        return Self.isComplete(file, width: options.width, height: options.height)
    }

    /// Writes the file of a frame.
    package func write(_ frame: Bitmap, as index: Int) throws {
        try EncodedSink(format: .png, path: place(index), options: options).write([frame])
    }

    /// Removes the frames with consecutive numbers from `index` on.
    package func removeFrames(from index: Int) {
        var stale = index
        while unlink(place(stale)) == 0 { stale += 1 }
    }

    /// Removes all frames.
    package func removeAllFrames() {
        for name in names where Self.isFrame(name) { unlink("\(path)/\(name)") }
    }

    /// Removes what processes that have ended left unfinished.
    package func removeAbandoned() {
        for name in names where Self.isUnfinished(name) {
            PartLock.removeAbandoned("\(path)/\(name.dropLast(".part".count))")
        }
    }

    /// The names of all files in the folder.
    package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    /// Whether a file name is that of a frame.
    package static func isFrame(_ name: String) -> Bool { name.hasPrefix("frame-") && name.hasSuffix(".png") }

    /// Whether a file name is that of an unfinished file.
    package static func isUnfinished(_ name: String) -> Bool { name.hasSuffix(".part") }

    private func place(_ index: Int) -> String { "\(path)/\(EncodingOptions.fileName(ofFrame: index))" }

    /// Whether a file consists of whole PNG chunks with right checksums, from a header with this size to the end.
    static func isComplete(_ file: Data, width: Int, height: Int) -> Bool {
        file.withUnsafeBytes { bytes in
            func number(_ offset: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                number(16) == width, number(20) == height
            else { return false }
            var offset = 8
            while bytes.count - offset >= 12 {
                let length = number(offset)
                guard length <= bytes.count - offset - 12 else { return false }
                let start = bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) + offset + 4 }
                guard Int(qz_crc32(0, start, 4 + length)) == number(offset + 8 + length) else { return false }
                let isEnd = bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8)
                offset += 12 + length
                if isEnd { return offset == bytes.count }
            }
            return false
        }
    }
}
