import Foundation
import TestSupport
import Testing

@Suite("--touches plays a script of touches") struct TouchesTests {
    private static let script = """
        {"version": 1, "touches": [
            {"at": 0.2, "tap": [60, 60]},
            {"at": 0.3, "drag": [[180, 210], [300, 120]], "duration": 0.3},
            {"at": 0.3, "drag": [[330, 430], [40, 430]], "duration": 0.2, "finger": 1}
        ]}
        """

    /// The hashes in a file that the tool wrote.
    private func hashes(_ path: String) throws -> [String] {
        let data = try Data(contentsOf: URL(filePath: path))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let frames = try #require(object["frames"] as? [[String: Any]])
        return frames.compactMap { $0["hash"] as? String }
    }

    @Test("Frames follow the script, in films and in stills") func frames() throws {
        try withTemporaryFolder { folder in
            try Data(Self.script.utf8).write(to: URL(filePath: folder + "/touches.json"))
            try Data(#"{ "version": 1, "touches": [] }"#.utf8).write(to: URL(filePath: folder + "/none.json"))
            func run(_ arguments: String) throws {
                let result = try Tool.built.run(arguments.split(separator: " ").map(String.init), in: folder)
                #expect(result.status == 0, "\(result.errors)")
            }
            let size = "--size 90x120"
            try run("render touch \(size) --fps 10 --duration 1s -q --hashes film.json --touches touches.json")
            try run("render touch \(size) --fps 10 --duration 1s -q --hashes still.json --touches none.json")
            try run("render touch \(size) --fps 10 --duration 1s -q --hashes own.json")
            try run("still touch \(size) --time 500ms -o a.png --hashes one.json --touches touches.json")
            let (film, still, one, own) = try (
                hashes(folder + "/film.json"), hashes(folder + "/still.json"), hashes(folder + "/one.json"),
                hashes(folder + "/own.json")
            )
            #expect(film[0] == still[0] && Set(still).count == 1, "nothing moves without touches")
            #expect(Set(film[3...]).count == film.count - 3, "everything moves with touches")
            #expect(one == [film[5]])
            #expect(own != film && own != still, "the scene's own touches apply unless others are given")
        }
    }

    @Test(
        "A syntax error is reported with its line",
        arguments: [
            ("{\"version\": 1,\n \"touches\": [\n  {\"at\": 0},,\n]}", "line 3, column 13: this is not JSON"),
            ("{\"version\": 1,\n \"touches\": [", "line 2, column 14: this is not JSON"),
            ("{\n\"ä€\": nul}", "line 2, column"), ("", "line 1, column 1"), ("[]", "a touch script is a JSON object"),
        ])
    func syntax(text: String, message: String) throws {
        try withTemporaryFolder { folder in
            try Data(text.utf8).write(to: URL(filePath: folder + "/t.json"))
            let result = try Tool.built.run(["still", "touch", "-o", "a.png", "--touches", "t.json"], in: folder)
            #expect(result.status == 64 && result.errorLines.count == 1)
            #expect(result.errors.contains("t.json: " + message), "\(result.errors)")
        }
    }

    @Test("A bad entry is reported with its file") func badEntry() throws {
        try withTemporaryFolder { folder in
            let text = #"{"version": 1, "touches": [{"at": 0, "tap": [1]}]}"#
            try Data(text.utf8).write(to: URL(filePath: folder + "/t.json"))
            let result = try Tool.built.run(["still", "touch", "-o", "a.png", "--touches", "t.json"], in: folder)
            #expect(result.status == 64 && result.errorLines.count == 1)
            #expect(result.errors.contains("t.json: touches[0]: \"tap\" is not a point"))
        }
    }
}
