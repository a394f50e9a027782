import Foundation
import TestSupport
import Testing

@Suite("Renders do not interfere with each other")
struct SharedOutputTests {
    private static let small = ["render", "snow", "--size", "64x36", "-q"]

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
