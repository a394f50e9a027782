import CoreGraphics
import Foundation
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Encoded segments are appended without encoding them again")
struct SegmentAppenderTests {
    private let options = EncodingOptions(width: 47, height: 32, frameRate: .fps50)

    private func frames(_ range: Range<Int>) -> [Bitmap] { range.map { Sample.frame($0, width: 47) } }

    /// Writes an encoded segment, and opens it.
    private func segment(_ path: String, _ range: Range<Int>, _ options: EncodingOptions) throws -> SegmentFile {
        let sink = try SegmentSink(path: path, options: options, isEncoded: true)
        for index in range { try sink.append(Sample.frame(index, width: options.width)) }
        try sink.finish { hashes in Data(hashes.map(hexadecimal).joined(separator: " ").utf8) }
        return try SegmentFile(path: path)
    }

    private func join(_ path: String, _ segments: [(SegmentFile, Int)], _ options: EncodingOptions) throws -> Data {
        let film = try SegmentAppender(path: path, options: options, first: try #require(segments.first).0)
        for (segment, count) in segments { try film.append(segment, frames: count) }
        try film.finish()
        return try Data(contentsOf: URL(filePath: path))
    }

    @Test("The film of one segment has the bytes of an encoder's own", arguments: FilmQuality.allCases)
    func oneSegment(quality: FilmQuality) throws {
        try withTemporaryFolder { folder in
            var options = options
            options.quality = quality
            let segment = try segment(folder + "/a:b.qseg", 0..<75, options)
            let joined = try join(folder + "/joined.mp4", [(segment, 75)], options)
            // Segments are encoded with one thread, and films with several.
            var profile = EncoderProfile(mp4: options)
            profile.threads = 1
            let file = try PartFile(path: folder + "/film.mp4")
            let encoder = try FrameEncoder(profile, format: .mp4, options: options, file: file)
            for (time, frame) in frames(0..<75).enumerated() { try encoder.write(frame, time: time) }
            try encoder.finish()
            try file.commit()
            #expect(try Data(contentsOf: URL(filePath: folder + "/film.mp4")) == joined)
        }
    }

    @Test("Segments of any length, down to one frame, make the same bytes each time")
    func lengths() throws {
        try withTemporaryFolder { folder in
            var segments: [(SegmentFile, Int)] = []
            var first = 0
            for count in [1, 1, 2, 30, 3] {
                let file = try segment("\(folder)/\(first).qseg", first..<first + count, options)
                try file.check()
                segments.append((file, count))
                first += count
            }
            let films = try (0..<2).map { try join("\(folder)/\($0).mp4", segments, options) }
            #expect(films[0] == films[1])
            let less = try join(folder + "/less.mp4", Array(segments.dropLast()), options)
            #expect(less.count < films[0].count)
        }
    }

    @Test("The manifest of an encoded segment has the hashes of the frames before they were encoded")
    func hashes() throws {
        try withTemporaryFolder { folder in
            let file = try segment(folder + "/a.qseg", 0..<3, options)
            let words = frames(0..<3).map { hexadecimal($0.hash) }
            #expect(String(decoding: file.manifest, as: UTF8.self) == words.joined(separator: " "))
        }
    }

    @Test("Another number of frames, another encoder's segment and lossless frames are refused, and leave no film")
    func refusals() throws {
        try withTemporaryFolder { folder in
            let good = try segment(folder + "/good.qseg", 0..<9, options)
            for count in [8, 10] {
                #expect(throws: SegmentError.damaged(path: good.path)) {
                    try join(folder + "/a.mp4", [(good, count)], options)
                }
            }
            var larger = options
            larger.width = 64
            let other = try segment(folder + "/other.qseg", 0..<9, larger)
            #expect(throws: SegmentError.different(path: other.path)) {
                try join(folder + "/a.mp4", [(good, 9), (other, 9)], options)
            }
            let sink = try SegmentSink(path: folder + "/lossless.qseg", options: options)
            for frame in frames(0..<9) { try sink.append(frame) }
            try sink.finish { _ in Data() }
            let lossless = try SegmentFile(path: folder + "/lossless.qseg")
            #expect(throws: SegmentError.different(path: lossless.path)) {
                try join(folder + "/a.mp4", [(good, 9), (lossless, 9)], options)
            }
            try Data("no video".utf8).write(to: URL(filePath: good.path), options: .atomic)
            #expect(throws: SegmentError.damaged(path: good.path)) {
                try join(folder + "/a.mp4", [(good, 9)], options)
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["good.qseg", "lossless.qseg", "other.qseg"])
        }
    }

    @Test("Transparent frames cannot be encoded")
    func transparency() throws {
        try withTemporaryFolder { folder in
            var options = options
            options.keepsAlpha = true
            #expect(throws: FilmError.self) {
                try SegmentSink(path: folder + "/a.qseg", options: options, isEncoded: true)
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.isEmpty)
        }
    }
}
