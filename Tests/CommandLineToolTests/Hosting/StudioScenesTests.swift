import Foundation
import QuartziteSceneHosting
import QuartziteStage
import QuartziteStudio
import TestSupport
import Testing

@testable import quartzite

@Suite("Scenes of sources in the studio", .enabled(if: RunTool.built))
struct StudioScenesTests {
    @Test("A round of the example app gives the same film twice, and the studio shows its frames in any order")
    func round() throws {
        let example = Document.root.appending(path: "Examples/ArithmeticPractice")
        let sources = example.appending(path: "Sources/ArithmeticPractice").path
        let script = example.appending(path: "round.json")
        // The screen for which the touch script was recorded.
        let screen = "--size 195x422 --scale 0.5"
        try withRunTool { run in
            let films = try (0..<2).map { number in
                var tool = run
                tool.variables["XDG_DATA_HOME"] = "\(run.folder)/data\(number)"
                return try tool.hashes("\(sources) \(screen) --fps 0.25 --duration 58s --touches \(script.path)")
            }
            #expect(films[0] == films[1] && films[0].count == 15 && Set(films[0]).count > 10)

            let arguments = [sources] + screen.split(separator: " ").map(String.init)
            var scene = try run.starter.build(arguments, paths: [sources])
            scene.launch.data = SceneDataFolder()
            let host = try SceneProcess(scene.launch)
            defer { host.end() }
            try host.replaceInput(from: 0, with: TouchScript(json: Data(contentsOf: script)).touches)
            for index in [11, 1, 13, 0, 10, 12, 3, 7, 14] {
                let hash = try #require(try host.show(Double(index) * 4, hashing: true).hash)
                #expect(UInt64(films[0][index], radix: 16) == hash, "at \(index * 4) s")
            }
        }
    }

    @Test("Each start of a scene finds no data of earlier ones, and its own data is removed at the end")
    func data() throws {
        try withRunTool { run in
            let code = try HostedCode(
                run,
                """
                import UIKit

                class Visits: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
                        let file = folder + "/visits"
                        let isFirst = !FileManager.default.fileExists(atPath: file)
                        FileManager.default.createFile(atPath: file, contents: nil)
                        view.backgroundColor = isFirst ? .green : .red
                        print(folder)
                    }
                }
                """)
            let library = SourceLibrary(paths: [code.file], starter: run.starter)
            var frames: [UInt64?] = []
            for _ in 0..<2 {
                var host: (any SceneHost)? = try library.open("Visits", on: .scale(0.25), isLive: false)
                frames.append(try host?.show(0, hashing: true).hash)
                let folder = try #require(host?.drainLog().first)
                #expect(FileManager.default.fileExists(atPath: folder + "/visits"))
                host?.end()
                host = nil
                #expect(!FileManager.default.fileExists(atPath: folder))
            }
            #expect(frames[0] != nil && frames[0] == frames[1])
        }
    }
}
