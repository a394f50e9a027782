import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Segments keep frames exactly")
struct SegmentFileTests {
    private func frames(isOpaque: Bool) -> [Bitmap] {
        (0..<12).map { index in
            let frame = Bitmap(width: 21, height: 13)
            for y in 0..<13 {
                for x in 0..<21 {
                    let alpha = isOpaque ? 255 : UInt32((x * 12 + index) % 256)
                    let channel = { (shift: Int) in UInt32((x * 7 + y * 13 + index * shift) % 256) * alpha / 255 }
                    frame[x, y] = alpha << 24 | channel(3) << 16 | channel(5) << 8 | channel(11)
                }
            }
            return frame
        }
    }

    private func write(_ frames: [Bitmap], to path: String, isOpaque: Bool) throws {
        let sink = try SegmentSink(
            path: path, options: EncodingOptions(width: 21, height: 13, keepsAlpha: !isOpaque))
        for frame in frames { try sink.append(frame) }
        try sink.finish { hashes in Data(hashes.map(hexadecimal).joined(separator: " ").utf8) }
    }

    @Test("Every pixel is read as it was written", arguments: [true, false])
    func lossless(isOpaque: Bool) throws {
        try withTemporaryFolder { folder in
            let frames = frames(isOpaque: isOpaque)
            try write(frames, to: folder + "/a.qseg", isOpaque: isOpaque)
            let file = try SegmentFile(path: folder + "/a.qseg")
            try file.check()
            #expect(String(decoding: file.manifest, as: UTF8.self).hasPrefix(hexadecimal(frames[0].hash)))
            let reader = try SegmentReader(file, hashes: frames.map(\.hash), threads: 2)
            let bitmap = Bitmap(width: 21, height: 13)
            for frame in frames {
                #expect(!reader.isAtEnd)
                try reader.read(into: bitmap)
                #expect(bitmap.hash == frame.hash)
            }
            #expect(reader.isAtEnd)
            #expect(throws: SegmentError.damaged(path: file.path)) { try reader.read(into: bitmap) }
            #expect(throws: SegmentError.damaged(path: file.path)) {
                try SegmentReader(file, hashes: [1], threads: 1).read(into: bitmap)
            }
            #expect(throws: SegmentError.damaged(path: file.path)) {
                try SegmentReader(file, hashes: frames.map(\.hash), threads: 1).read(
                    into: Bitmap(width: 20, height: 13))
            }
        }
    }

    @Test("Every truncation and every changed byte is found")
    func damage() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/a.qseg"
            try write(Array(frames(isOpaque: true).prefix(2)), to: path, isOpaque: true)
            let intact = try Data(contentsOf: URL(filePath: path))
            for length in stride(from: 0, to: intact.count, by: 97) {
                try intact.prefix(length).write(to: URL(filePath: path))
                #expect(throws: SegmentError.self) { try SegmentFile(path: path) }
            }
            for position in stride(from: 0, to: intact.count, by: 61) {
                var changed = intact
                changed[position] ^= 1 << UInt8(position % 8)
                try changed.write(to: URL(filePath: path))
                let isFound = (try? SegmentFile(path: path).check()) == nil
                // The identifier and the size of the trailer's element are not read.
                #expect(isFound || (changed[position - 9..<position + 9].contains(0xEC)), "\(position)")
            }
        }
    }

    @Test("A PNG is complete if all its chunks are")
    func complete() throws {
        try withTemporaryFolder { folder in
            var options = EncodingOptions(width: 21, height: 13)
            options.isShared = true
            let frames = try FrameFolder(path: folder + "/f/", options: options)
            #expect(!frames.hasFrame(7))
            try frames.append(self.frames(isOpaque: true)[0], as: 7)
            #expect(frames.hasFrame(7) && frames.names == ["frame-000007.png"])
            let path = folder + "/f/frame-000007.png"
            let intact = try Data(contentsOf: URL(filePath: path))
            for length in 0..<intact.count {
                #expect(!FrameFolder.isComplete(intact.prefix(length), width: 21, height: 13))
            }
            for position in intact.indices {
                var changed = intact
                changed[position] ^= 8
                #expect(!FrameFolder.isComplete(changed, width: 21, height: 13), "\(position)")
            }
            #expect(!FrameFolder.isComplete(intact, width: 22, height: 13))
        }
    }
}
