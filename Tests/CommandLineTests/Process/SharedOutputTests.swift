import Foundation
import TestSupport
import Testing

@Suite("Renders do not interfere with each other")
struct SharedOutputTests {
    private static let small = ["render", "snow", "--size", "64x36", "-q"]

    @Test("Of two renders into a folder, the second fails with a message and leaves nothing")
    func folder() throws {
        try withTemporaryFolder { folder in
            let first = try Tool.built.start(Self.small + ["--frames", "0-900000", "-o", "seq/"], in: folder)
            try first.waitForFile(folder + "/seq.part/frame-000001.png")
            let second = try Tool.built.run(Self.small + ["--frames", "0-1", "-o", "seq/"], in: folder)
            #expect(second.status == 75 && second.errorLines.count == 1, "\(second.errors)")
            #expect(try files(in: folder) == ["seq.part"])
            #expect(try files(in: folder + "/seq.part").count > 2)
            first.process.terminate()
            #expect(try first.wait().status == 143)
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("A folder left by a killed render is reused without its frames")
    func leftover() throws {
        try withTemporaryFolder { folder in
            let part = folder + "/seq.part"
            try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: false)
            try makeEmptyFile(part + "/frame-000007.png")
            let result = try Tool.built.run(Self.small + ["--frames", "0-1", "-o", "seq/"], in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try files(in: folder + "/seq") == ["frame-000000.png", "frame-000001.png"])
        }
    }

    @Test("A slice numbers its frames as in the whole and keeps those of other slices")
    func slices() throws {
        try withTemporaryFolder { folder in
            func render(_ frames: String, _ more: String...) throws -> Tool.Result {
                try Tool.built.run(Self.small + ["--frames", frames, "-o", "seq/"] + more, in: folder)
            }
            func numbers() throws -> [Int] {
                try files(in: folder + "/seq").compactMap { Int($0.dropFirst(6).dropLast(4)) }
            }
            #expect(try render("90-92").status == 0)
            #expect(try files(in: folder + "/seq").first == "frame-000090.png")
            #expect(try render("93-94").status == 0)
            #expect(try numbers() == [90, 91, 92, 93, 94])
            let refused = try render("94-95")
            #expect(refused.status == 73 && refused.errors.contains("frame-000094.png exists"), "\(refused.errors)")
            #expect(try render("91", "--force").status == 0)
            #expect(try numbers() == [90, 91, 92, 93, 94])
        }
    }

    @Test("A file that appears in the meantime is not replaced without --force")
    func meanwhile() throws {
        try withTemporaryFolder { folder in
            let first = try Tool.built.start(Self.small + ["--frames", "0-300", "-o", "a.gif"], in: folder)
            try first.waitForFile(folder + "/a.gif.part")
            try Data("precious".utf8).write(to: URL(filePath: folder + "/a.gif"))
            let result = try first.wait()
            #expect(result.status == 73 && result.errors.contains("a.gif exists"), "\(result.errors)")
            #expect(try Data(contentsOf: URL(filePath: folder + "/a.gif")) == Data("precious".utf8))
            #expect(try files(in: folder) == ["a.gif"])
        }
    }

    @Test("A dangling link is replaced only with --force", arguments: ["-o", "--hashes"])
    func danglingLink(option: String) throws {
        try withTemporaryFolder { folder in
            let link = folder + "/a.gif"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.gif")
            let arguments = Self.small + ["--frames", "0", option, "a.gif"]
            let refused = try Tool.built.run(arguments, in: folder)
            #expect(refused.status == 73 && refused.errors.contains("a.gif exists"), "\(refused.errors)")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere.gif")
            #expect(try Tool.built.run(arguments + ["--force"], in: folder).status == 0)
        }
    }

    @Test(
        "Input files are never replaced, not even with --force",
        arguments: [
            "render touch --frames 0 --hashes t.json", "render touch --frames 0 --hashes ./t.json",
            "render touch --frames 0 --hashes link.json", "still touch -o a.png --hashes t.json",
        ])
    func input(arguments: String) throws {
        try withTemporaryFolder { folder in
            let script = Data(#"{"version": 1, "touches": []}"#.utf8)
            try script.write(to: URL(filePath: folder + "/t.json"))
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link.json", withDestinationPath: "t.json")
            let words = arguments.split(separator: " ").map(String.init) + ["--touches", "t.json", "--force"]
            let result = try Tool.built.run(words, in: folder)
            #expect(result.status == 73 && result.errors.contains("is read"), "\(result.errors)")
            #expect(try Data(contentsOf: URL(filePath: folder + "/t.json")) == script)
            #expect(try files(in: folder) == ["link.json", "t.json"])
        }
    }
}
