import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Output of commands")
struct OutputTests {
    private func render(_ arguments: [String], in folder: String) throws {
        let result = try Tool.built.run(["render", "snow", "-q"] + arguments, in: folder)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// The `key=value` lines of ffprobe about the first video stream.
    private func probe(_ name: String, in folder: String) throws -> [String: String] {
        let ffprobe = Tool(binary: URL(filePath: "/usr/bin/ffprobe"))
        let entries = "stream=codec_name,width,height,pix_fmt,avg_frame_rate,nb_read_frames"
        let result = try ffprobe.run(
            [
                "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries", entries, "-of",
                "default=nw=1", name,
            ],
            in: folder)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
        return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    @Test(
        "Players find the size, the rate and every frame",
        arguments: [
            ("a.mp4", "h264", "30/1"), ("a.webm", "vp9", "30/1"), ("a.gif", "gif", "25/1"), ("a.apng", "apng", "30/1"),
        ])
    func films(name: String, codec: String, rate: String) throws {
        try withTemporaryFolder { folder in
            let fps = String(rate.dropLast(2))
            try render(["-o", name, "--size", "128x72", "--fps", fps, "--frames", "0-9"], in: folder)
            let facts = try probe(name, in: folder)
            #expect(facts["codec_name"] == codec)
            #expect(facts["width"] == "128" && facts["height"] == "72")
            #expect(facts["nb_read_frames"] == "10")
            #expect(facts["avg_frame_rate"] == rate)
            if codec == "h264" { #expect(facts["pix_fmt"] == "yuv420p") }
        }
    }

    @Test("Odd dimensions become even in MP4")
    func evenSizes() throws {
        try withTemporaryFolder { folder in
            try render(["-o", "a.mp4", "--size", "63x35", "--frames", "0-1"], in: folder)
            let facts = try probe("a.mp4", in: folder)
            #expect(facts["width"] == "64" && facts["height"] == "36")
        }
    }

    @Test("A folder output has one PNG per frame")
    func folders() throws {
        try withTemporaryFolder { folder in
            try render(["-o", "frames/", "--size", "32x18", "--frames", "5-7"], in: folder)
            #expect(try files(in: folder) == ["frames"])
            let names = ["film.json", "frame-000005.png", "frame-000006.png", "frame-000007.png"]
            #expect(try files(in: folder + "/frames") == names)
        }
    }

    @Test("JSON progress is one object per line and nothing else")
    func progress() throws {
        struct Line: Decodable {
            let frame: Int
            let total: Int
            let seconds: Double
        }
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(
                ["render", "snow", "-o", "a.gif", "--size", "32x18", "--frames", "0-4", "--progress", "json"],
                in: folder)
            let lines = try result.errorLines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
            #expect(result.status == 0)
            #expect(lines.map(\.frame) == [1, 2, 3, 4, 5])
            #expect(lines.allSatisfy { $0.total == 5 && $0.seconds >= 0 })
        }
    }

    @Test("Progress without a terminal is one line per tenth")
    func plainProgress() throws {
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(
                ["render", "snow", "-o", "a.gif", "--size", "32x18", "--frames", "0-39"], in: folder)
            #expect(result.errorLines.count == 11)
            #expect(result.errorLines.first == "10% (4/40 frames)")
            #expect(!result.errors.contains("\r"))
        }
    }

    @Test("Scenes are listed and described as JSON")
    func listing() throws {
        struct Scene: Decodable, Equatable {
            let name: String
            let width: Double
            let height: Double
            let duration: Double
            let seed: UInt64
        }
        try withTemporaryFolder { folder in
            let list = try Tool.built.run(["list", "--json"], in: folder)
            let scenes = try JSONDecoder().decode([Scene].self, from: list.output)
            let snow = try #require(scenes.first { $0.name == "snow" })
            #expect(snow.width > 0 && snow.height > 0 && snow.duration > 0)
            let info = try Tool.built.run(["info", "snow", "--json"], in: folder)
            #expect(try JSONDecoder().decode(Scene.self, from: info.output) == snow)
            #expect(list.errors.isEmpty && info.errors.isEmpty)
        }
    }

    @Test("Settings change the image, their defaults do not, and info lists them")
    func settings() throws {
        try withTemporaryFolder { folder in
            func picture(_ settings: String...) throws -> Data {
                let set = settings.flatMap { ["--set", $0] }
                let still = ["still", "fire", "--time", "1s", "--size", "60x60", "-o", "a.png", "--force"]
                let result = try Tool.built.run(still + set, in: folder)
                #expect(result.status == 0 && result.errors.isEmpty)
                return try Data(contentsOf: URL(filePath: folder + "/a.png"))
            }
            let plain = try picture()
            #expect(try picture("velocity=-1", "birthRate=500") == plain)
            let pictures = try [plain, picture("velocity=120.5"), picture("birthRate=50"), picture("birthRate=0")]
            #expect(Set(pictures).count == 4)
            #expect(try picture("birthRate=50", "birthRate=500") == plain, "the last value applies")
            let info = try Tool.built.run(["info", "fire"], in: folder)
            let text = String(decoding: info.output, as: UTF8.self)
            #expect(text.contains("setting   velocity=-1, from -200 to 200: "))
            #expect(text.contains("setting   birthRate=500, from 0 to 2000: drops per second\n"))
            let json = try Tool.built.run(["info", "fire", "--json"], in: folder)
            let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
            #expect(
                (object?["settings"] as? [[String: Any]])?.map { $0["name"] as? String } == ["velocity", "birthRate"])
        }
    }

    @Test("The doctor command reports no problems on this machine")
    func doctor() throws {
        struct Report: Decodable {
            let ok: Bool
            let kernel: String
            let kernels: [String]
        }
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(["doctor", "--json"], in: folder)
            let report = try JSONDecoder().decode(Report.self, from: result.output)
            #expect(result.status == 0 && report.ok)
            #expect(report.kernels.contains("scalar") && report.kernels.contains(report.kernel))
        }
    }

    @Test("Help and version go to standard output", arguments: ["--help", "--version", "version", "help"])
    func help(argument: String) throws {
        try withTemporaryFolder { folder in
            let result = try Tool.built.run([argument], in: folder)
            #expect(result.status == 0 && result.errors.isEmpty)
            #expect(String(decoding: result.output, as: UTF8.self).contains("quartzite"))
        }
    }
    @Test("The version and the doctor say how the tool was built")
    func build() throws {
        try withTemporaryFolder { folder in
            let version = String(decoding: try Tool.built.run(["version"], in: folder).output, as: UTF8.self)
            let lines = version.split(separator: "\n")
            #expect(lines.count == 2 && lines[0].hasPrefix("quartzite \(Quartzite.version), renderer "))
            #expect(lines.last.map(String.init) == BuildKind.current.description)
            let doctor = String(decoding: try Tool.built.run(["doctor"], in: folder).output, as: UTF8.self)
            #expect(doctor.contains(BuildKind.current.description))
        }
    }
}
