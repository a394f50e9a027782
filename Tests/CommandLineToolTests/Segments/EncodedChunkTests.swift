import Foundation
import TestSupport
import Testing

@Suite("Chunks that are encoded where they are drawn")
struct EncodedChunkTests {
    private static let small = ["--size", "96x54", "-q"]

    /// Renders some frames of snow.
    private func render(_ frames: String, _ name: String, in folder: String, _ more: String...) throws {
        let words = ["render", "snow", "--frames", frames, "-o", name] + Self.small + more
        let result = try Tool.built.run(words, in: folder)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Renders the encoded segments 0-24, 25-49 and 50-69.
    private func renderSegments(in folder: String, _ more: [String] = []) throws {
        for (index, frames) in ["0-24", "25-49", "50-69"].enumerated() {
            let words = ["render", "snow", "--frames", frames, "-o", "\(index).qseg", "--encode-chunks"]
            let result = try Tool.built.run(words + Self.small + more, in: folder)
            #expect(result.status == 0, "\(result.errors)")
        }
    }

    private func join(_ words: String..., in folder: String) throws -> Tool.Result {
        try Tool.built.run(["join"] + words + ["-q"], in: folder)
    }

    private func data(_ name: String, in folder: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    }

    /// Expects that joining fails with one line and writes nothing.
    private func expectRefusal(
        _ reason: String, in folder: String, status: Int32 = 66, film: String = "film.mp4", _ more: String...
    ) throws {
        let before = try files(in: folder)
        let result = try Tool.built.run(["join", ".", "-o", film, "-q"] + more, in: folder)
        #expect(result.status == status && result.errorLines.count == 1, "\(result.status)")
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(try files(in: folder) == before)
    }

    @Test("The film has the same bytes in any order of the arguments, and each time")
    func order() throws {
        try withTemporaryFolder { folder in
            try renderSegments(in: folder)
            #expect(try join("0.qseg", "1.qseg", "2.qseg", "-o", "a.mp4", in: folder).status == 0)
            #expect(try join("2.qseg", "0.qseg", "1.qseg", "-o", "b.mp4", in: folder).status == 0)
            #expect(try data("a.mp4", in: folder) == data("b.mp4", in: folder))
            try renderSegments(in: folder, ["--force", "--threads", "2"])
            #expect(try join(".", "--frames", "0-69", "-o", "a.mp4", "--force", in: folder).status == 0)
            #expect(try data("a.mp4", in: folder) == data("b.mp4", in: folder))
            #expect(try join(".", "-o", "a.mp4", in: folder).status == 73, "it is not replaced without --force")
        }
    }

    @Test("The film has every frame once, at its time, and looks like that of a single machine")
    func film() throws {
        guard let ffprobe = Self.installed("ffprobe"), let ffmpeg = Self.installed("ffmpeg") else { return }
        try withTemporaryFolder { folder in
            try renderSegments(in: folder)
            try render("0-69", "whole.mp4", in: folder)
            #expect(try join(".", "-o", "film.mp4", in: folder).status == 0)
            let packets = try ffprobe.run(
                ["-v", "error", "-show_entries", "packet=pts,dts", "-of", "csv=p=0", "film.mp4"], in: folder)
            let times = String(decoding: packets.output, as: UTF8.self).split(separator: "\n").map { line in
                line.split(separator: ",").prefix(2).compactMap { Int($0) }
            }
            // MP4 counts 15,360 units a second, which is 256 for a frame.
            #expect(times.map { $0[0] }.sorted() == (0..<70).map { $0 * 256 })
            #expect(times.map { $0[1] } == (-1..<69).map { $0 * 256 })
            #expect(times.allSatisfy { $0[0] >= $0[1] })
            let stream = try ffprobe.run(
                [
                    "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames,duration", "-of",
                    "csv=p=0", "film.mp4",
                ], in: folder)
            #expect(String(decoding: stream.output, as: UTF8.self).hasPrefix("1.166667,70"))
            let luma = try ["film.mp4", "whole.mp4"].map { name in
                try ffmpeg.run(["-v", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "gray", "-"], in: folder)
            }
            #expect(luma.allSatisfy { $0.errors.isEmpty && $0.output.count == 70 * 96 * 54 })
            for index in 0..<70 {
                let frames = luma.map { $0.output.dropFirst(index * 96 * 54).prefix(96 * 54) }
                #expect(signalToNoise(frames[0], frames[1]) > 32, "frame \(index)")
            }
        }
    }

    /// A program of FFmpeg; nil if it is not installed.
    private static func installed(_ name: String) -> Tool? {
        ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }
            .first(where: FileManager.default.isExecutableFile).map { Tool(binary: URL(filePath: $0)) }
    }

    /// The peak signal-to-noise ratio of two pictures in decibels.
    private func signalToNoise(_ a: Data, _ b: Data) -> Double {
        let squares = zip(a, b).reduce(0) { sum, pair in
            let difference = Int(pair.0) - Int(pair.1)
            return sum + difference * difference
        }
        return squares == 0 ? .infinity : 10 * log10(255 * 255 * Double(a.count) / Double(squares))
    }

    @Test("Segments that are missing, repeated, damaged or of another film are named")
    func checks() throws {
        try withTemporaryFolder { folder in
            try renderSegments(in: folder)
            let intact = try data("1.qseg", in: folder)
            let url = URL(filePath: folder + "/1.qseg")
            try intact.dropLast(50).write(to: url)
            try expectRefusal("./1.qseg is truncated or damaged; render it again", in: folder)
            for position in [0.2, 0.5] {
                var changed = intact
                changed[Int(Double(changed.count) * position)] ^= 4
                try changed.write(to: url)
                try expectRefusal("./1.qseg is damaged; render it again", in: folder)
            }
            try FileManager.default.removeItem(at: url)
            try expectRefusal("frames 25-49 are missing", in: folder)
            try render("20-49", "1.qseg", in: folder, "--encode-chunks")
            try expectRefusal("frames 20-24 are in both ./0.qseg and ./1.qseg", in: folder)
            try render("25-49", "1.qseg", in: folder, "--encode-chunks", "--seed", "8", "--force")
            try expectRefusal("./1.qseg is of another film: seed 8 instead of 0", in: folder)
            try intact.write(to: url)
            #expect(try join(".", "-o", "film.mp4", in: folder).status == 0)
        }
    }

    @Test("Segments of several kinds or qualities make no film, nor do encoded ones in other formats")
    func kinds() throws {
        try withTemporaryFolder { folder in
            try renderSegments(in: folder)
            try expectRefusal("name a film that ends in .mp4", in: folder, status: 64, film: "film.webm")
            try expectRefusal("frames encoded with --quality medium; omit", in: folder, status: 64, "--quality", "low")
            try render("25-49", "1.qseg", in: folder, "--force")
            try expectRefusal(
                "./1.qseg has lossless frames, but ./0.qseg has frames encoded with --quality medium", in: folder)
            try render("25-49", "1.qseg", in: folder, "--encode-chunks", "--quality", "high", "--force")
            try expectRefusal(
                "./1.qseg has frames encoded with --quality high, but ./0.qseg has frames encoded with --quality medium",
                in: folder)
        }
    }

    @Test("A complete segment is kept, and one of another kind is an error")
    func again() throws {
        try withTemporaryFolder { folder in
            func render(_ more: String...) throws -> Tool.Result {
                let words = ["render", "snow", "--size", "96x54", "--frames", "5-9", "-o", "a.qseg"]
                return try Tool.built.run(words + more, in: folder)
            }
            #expect(try render("--encode-chunks").status == 0)
            #expect(try render("--encode-chunks").errors.contains("5 frames (all complete before)"))
            let lossless = try render()
            #expect(lossless.status == 73 && lossless.errorLines.count == 1)
            #expect(lossless.errors.contains("frames encoded with --quality medium instead of lossless frames"))
            let high = try render("--encode-chunks", "--quality", "high")
            #expect(high.status == 73 && high.errors.contains("instead of frames encoded with --quality high"))
            #expect(try render("--force").status == 0)
            #expect(try files(in: folder) == ["a.qseg"])
        }
    }

    @Test(
        "Chunks are encoded only to segments without transparency, and only for MP4 films",
        arguments: [
            "render snow --encode-chunks -o a.mp4", "render snow --encode-chunks -o frames/",
            "render snow --encode-chunks --background transparent -o a.qseg",
            "render snow --encode-chunks --hashes a.json", "job snow --encode-chunks -o a.gif",
            "job snow --encode-chunks -o a.mp4 --background transparent",
        ])
    func refusals(arguments: String) throws {
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(arguments.split(separator: " ").map(String.init), in: folder)
            #expect(result.status == 64 && result.errorLines.count == 1, "\(result.errors)")
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test(
        "A job passes the option and the quality to each chunk",
        arguments: ["openjd", "deadline", "slurm", "kubernetes", "parallel"])
    func jobs(engine: String) throws {
        try withTemporaryFolder { folder in
            let words = ["job", "snow", "-o", "a.mp4", "--frames", "0-24", "--chunk", "10", "-q", "--for", engine]
            let more = ["--encode-chunks", "--quality", "high", "--fps", "30"]
            #expect(try Tool.built.run(words + more, in: folder).status == 0)
            let name = try #require(files(in: folder).first)
            let file = engine == "deadline" ? name + "/template.json" : name
            let separators = CharacterSet(charactersIn: " ,\"\n\\'")
            let text = String(decoding: try data(file, in: folder), as: UTF8.self)
                .components(separatedBy: separators).filter { !$0.isEmpty }.joined(separator: " ")
            let chunk = "--fps 30 --encode-chunks --quality high --threads 1 --frames"
            #expect(text.components(separatedBy: chunk).count == 2, "\(text)")
            #expect(text.components(separatedBy: "--encode-chunks").count == 2, "the join has no such option")
        }
    }

    @Test("A job's chunks make its film, and an estimate counts the copying")
    func wholeJob() throws {
        try withTemporaryFolder { folder in
            let words = ["job", "snow", "-o", "a.mp4", "--frames", "0-29", "--chunk", "10", "--encode-chunks"]
            let options = ["--size", "64x36", "--for", "parallel", "--estimate"]
            let job = try Tool.built.run(words + options, in: folder)
            #expect(job.status == 0 && job.errors.contains("to copy to the film"), "\(job.errors)")
            let shell = Tool(binary: URL(filePath: "/bin/sh"))
            let environment = ["QUARTZITE": Tool.built.binary.path]
            try FileManager.default.createDirectory(atPath: folder + "/a.segments", withIntermediateDirectories: false)
            for index in 0..<3 {
                let chunk = try shell.run(
                    ["a.parallel.sh", "chunk", "\(index)"], in: folder, environment: environment)
                #expect(chunk.status == 0, "\(chunk.errors)")
            }
            #expect(try join("a.segments", "--frames", "0-29", "-o", "a.mp4", in: folder).status == 0)
        }
    }
}
