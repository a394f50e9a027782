import CoreGraphics
import Foundation
import SceneHosting
import Stage
import TestSupport
import Testing

@Suite("A scene in a process of its own shows the frames of `still`")
struct SceneProcessTests {
    private func process(_ scene: String, _ arguments: [String] = ["--scale", "0.5"]) throws -> SceneProcess {
        try SceneProcess(
            SceneLaunch(executable: Tool.built.binary.path, arguments: ["host", scene] + arguments))
    }

    @Test("Scenes show the same frames forward and backward", arguments: ["snow", "ball-game", "swipe-transition"])
    func seeking(scene: String) throws {
        let host = try process(scene)
        defer { host.end() }
        let times = [2, 0.5, 3, 1, 0, 2, 3.5, 0.5]
        var seen: [Double: UInt64] = [:]
        for time in times {
            let hash = try #require(try host.show(time, hashing: true).hash)
            #expect(seen[time] == nil || seen[time] == hash, "\(scene) at \(time)")
            seen[time] = hash
        }
        #expect(host.checkpointFailure == nil)
        try withTemporaryFolder { folder in
            let arguments = ["still", scene, "--scale", "0.5", "--time", "3s", "-o", "a.png", "--hashes", "a.json"]
            #expect(try Tool.built.run(arguments, in: folder).status == 0)
            let text = try String(contentsOfFile: "\(folder)/a.json", encoding: .utf8)
            let hash = try #require(seen[3])
            #expect(text.contains(String(hash, radix: 16)), "\(text)")
        }
    }
}
