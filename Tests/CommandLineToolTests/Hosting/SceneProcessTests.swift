import CoreGraphics
import Foundation
import QuartziteSceneHosting
import QuartziteStage
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

    @Test("Preparing checkpoints changes neither the frame shown nor later frames, and input discards what it changes")
    func preparing() throws {
        let host = try process("ball-game")
        defer { host.end() }
        let cold = try [8, 4, 2].map { try #require(try host.show($0, hashing: true).hash) }
        while try host.prepare(until: 10) {}
        let prepared = try [2, 4, 8].map { try #require(try host.show($0, hashing: true).hash) }
        #expect(prepared == cold.reversed())
        try host.replaceInput(from: 5, with: [])
        #expect(try host.show(4, hashing: true).hash == cold[1])
        let touched = try host.show(8, hashing: true).hash
        try host.replaceInput(from: 0, with: host.facts.input)
        #expect(try host.show(8, hashing: true).hash == cold[0])
        #expect(touched != cold[0], "the paddle moves between 5 and 8 s")
    }
}
