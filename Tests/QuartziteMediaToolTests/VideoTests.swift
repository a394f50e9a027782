import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Video") struct VideoTests {
    /// The fields that ffprobe reports for the first stream; nil if ffprobe is not installed.
    private func probe(_ path: String) throws -> [String: String]? {
        guard
            let tool = ["/usr/bin/ffprobe", "/usr/local/bin/ffprobe"].first(where: FileManager.default.isExecutableFile)
        else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["-v", "error", "-count_frames", "-show_streams", "-of", "default=nw=1", path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var fields: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
        }
        return fields
    }

    /// The names of the top-level boxes of an MP4 file.
    private func boxes(_ data: Data) -> [String] {
        var names: [String] = []
        var position = 0
        while position + 8 <= data.count {
            let size = data[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: data[(position + 4)..<(position + 8)], as: UTF8.self))
            guard size >= 8 else { break }
            position += size
        }
        return names
    }

    @Test("MP4 is H.264, 4:2:0, BT.709, with the index in front") func mp4() throws {
        let folder = TemporaryFolder()
        let data = try Sample.file("a.mp4", (0..<13).map { Sample.frame($0) }, in: folder) {
            $0.frameRate = try FrameRate(29.97)
        }
        let names = boxes(data)
        let index = try #require(names.firstIndex(of: "moov"))
        let media = try #require(names.firstIndex(of: "mdat"))
        #expect(names.first == "ftyp" && index < media)
        guard let stream = try probe(folder.path("a.mp4")) else { return }
        #expect(stream["codec_name"] == "h264" && stream["pix_fmt"] == "yuv420p")
        #expect(stream["width"] == "48" && stream["height"] == "32")
        #expect(stream["r_frame_rate"] == "30000/1001" && stream["nb_read_frames"] == "13")
        #expect(stream["color_space"] == "bt709" && stream["color_range"] == "tv")
    }

    @Test("Odd dimensions grow to even ones") func oddSides() throws {
        let folder = TemporaryFolder()
        _ = try Sample.file("a.mp4", (0..<3).map { Sample.frame($0, width: 47, height: 31) }, in: folder)
        guard let stream = try probe(folder.path("a.mp4")) else { return }
        #expect(stream["width"] == "48" && stream["height"] == "32")
    }

    @Test("A single pixel makes a video", arguments: ["a.mp4", "a.webm"]) func onePixel(name: String) throws {
        let folder = TemporaryFolder()
        #expect(try !Sample.file(name, [Sample.frame(width: 1, height: 1)], in: folder).isEmpty)
    }

    @Test("WebM is VP9", arguments: [false, true]) func webm(keepsAlpha: Bool) throws {
        let folder = TemporaryFolder()
        let frames = (0..<9).map { Sample.frame($0, isTransparent: keepsAlpha) }
        _ = try Sample.file("a.webm", frames, in: folder) { $0.keepsAlpha = keepsAlpha }
        guard let stream = try probe(folder.path("a.webm")) else { return }
        #expect(stream["codec_name"] == "vp9" && stream["nb_read_frames"] == "9" && stream["r_frame_rate"] == "60/1")
        #expect(stream["TAG:alpha_mode"] == (keepsAlpha ? "1" : nil))
    }

    @Test("WebP keeps frames, delays and loop count") func webp() throws {
        let folder = TemporaryFolder()
        let frames = (0..<5).map { Sample.frame($0) }
        let data = try Sample.file("a.webp", frames, in: folder) {
            $0.frameRate = .fps50
            $0.quality = .max
            $0.loopCount = 2
        }
        let image = try ImageDecoder.decode(data)
        #expect(image.format == .webp && image.frameCount == 5 && image.loopCount == 2)
        #expect(image.delays.allSatisfy { abs($0 - 0.02) < 0.0011 })
        for index in [0, 4, 2] { #expect(try samePixels(image.frame(at: index).bitmap, frames[index])) }
    }

    @Test("WebP keeps alpha") func webpAlpha() throws {
        let folder = TemporaryFolder()
        let frames = (0..<3).map { Sample.frame($0, isTransparent: true) }
        let data = try Sample.file("a.webp", frames, in: folder) {
            $0.quality = .max
            $0.keepsAlpha = true
        }
        let image = try ImageDecoder.decode(data)
        for index in 0..<3 { #expect(try difference(image.frame(at: index).bitmap, frames[index]) <= 1) }
    }

    @Test("Encoding the same frames gives the same bytes", arguments: ["a.mp4", "a.webm", "a.gif", "a.apng", "a.webp"])
    func sameBytes(name: String) throws {
        let folder = TemporaryFolder()
        let files = try (0..<2).map { _ in
            try Sample.file(name, (0..<12).map { Sample.frame($0, width: 160, height: 90) }, in: folder)
        }
        #expect(files[0] == files[1])
    }

    @Test("Every quality setting encodes", arguments: FilmQuality.allCases)
    func qualities(quality: FilmQuality) throws {
        for name in ["a.mp4", "a.webm", "a.gif", "a.apng", "a.webp", "a.png"] {
            let folder = TemporaryFolder()
            #expect(try !Sample.file(name, [Sample.frame()], in: folder) { $0.quality = quality }.isEmpty)
        }
    }
}
