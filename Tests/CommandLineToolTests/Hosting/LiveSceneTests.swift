import CoreGraphics
import Foundation
import QuartziteSceneHosting
import QuartziteStage
import TestSupport
import Testing

@testable import quartzite

@Suite("An edited scene is shown at the same moment, after the same touches", .enabled(if: RunTool.built))
struct LiveSceneTests {
    private func source(_ color: String, _ more: String = "") -> String {
        """
        import UIKit

        class Scene: UIViewController {
            let square = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                square.backgroundColor = .\(color)
                view.addSubview(square)
                UIView.animate(withDuration: 2) { self.square.center.y = 500 }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                square.transform = CGAffineTransform(rotationAngle: 0.5)
            }
            \(more)
        }
        """
    }

    /// Waits for the result of a save.
    private func change(of scene: LiveScene, at time: Double? = nil) async throws -> LiveScene.Change {
        for _ in 0..<2400 {
            if let change = scene.update(at: time) { return change }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw SceneFailure(.hung, "the save had no effect in 2 minutes")
    }

    /// Waits until a save is shown, and returns the touches that hit another view than before.
    private func replacement(of scene: LiveScene, at time: Double? = nil) async throws -> [TouchTarget] {
        switch try await change(of: scene, at: time) {
        case .replaced(let changed): return changed
        case .failed(let failure): throw failure
        }
    }

    @Test("Saves keep the time and the touches; errors keep the old scene")
    func saves() async throws {
        let folder = TemporaryFolder()
        let code = try HostedCode(RunTool(folder: folder.path), source("red"))
        // On a busy machine, the scene would get checkpoints.
        var limits = SceneLimits()
        limits.replay = 60
        let live = try LiveScene(limits: limits) { () throws(SceneFailure) in try code.build("Scene") }
        defer { live.end() }
        let touch = [TimedInput(0.5, .down(at: CGPoint(x: 5, y: 5))), TimedInput(0.5, .up())]
        try live.replaceInput(from: 0, with: touch)
        let red = try live.show(1, hashing: true).hash

        try code.write(source("blue"))
        let changed = try await replacement(of: live)
        #expect(changed.isEmpty, "the touch hits the same view")
        let blue = try live.show(1, hashing: true).hash
        #expect(blue != red)

        try code.write(source("blue", "let broken: = 1"))
        guard case .failed(let failure) = try await change(of: live) else {
            Issue.record("broken code was accepted")
            return
        }
        #expect(failure.kind == .notCompiled && failure.description.contains("Scenes.swift:14"), "\(failure)")
        #expect(try live.show(1, hashing: true).hash == blue)

        try code.write(
            source("blue", "override func viewDidAppear(_: Bool) { print(\"here\"); view.addSubview(view) }"))
        guard case .failed(let crash) = try await change(of: live) else {
            Issue.record("the crash was not reported")
            return
        }
        #expect(crash.kind == .crashed && crash.description.contains("Scenes.swift:14"), "\(crash)")
        #expect(crash.printed.contains("here"), "\(crash.printed)")
        #expect(try live.show(1, hashing: true).hash == blue)

        try code.write(source("red"))
        _ = try await replacement(of: live)
        #expect(try live.show(1, hashing: true).hash == red)
        #expect(live.current.processCount <= 2)

        let cover = "override func loadView() { view = UIScrollView() }"
        try code.write(source("red", cover))
        let lost = try await replacement(of: live)
        #expect(lost.map(\.view) == ["UIView"] && lost.map(\.time) == [0.5])
    }

    @Test("A save keeps touches made while it compiles, and compares them although an earlier frame was shown last")
    func concurrentTouches() async throws {
        let folder = TemporaryFolder()
        let code = try HostedCode(RunTool(folder: folder.path), source("red"))
        let live = try LiveScene { () throws(SceneFailure) in try code.build("Scene") }
        defer { live.end() }
        try live.replaceInput(from: 0, with: [TimedInput(0.5, .down(at: CGPoint(x: 5, y: 5))), TimedInput(0.5, .up())])
        try live.show(1)
        try live.show(0)

        try code.write(source("red", "override func loadView() { view = UIScrollView() }"))
        let lost = try await replacement(of: live, at: 1)
        #expect(lost.map(\.view) == ["UIView"] && lost.map(\.time) == [0.5])

        try code.write(source("red", "override func loadView() { view = UITextView() }"))
        // The save needs more than a second to compile.
        try await Task.sleep(for: .milliseconds(500))
        let later = [TimedInput(0.75, .down(at: CGPoint(x: 5, y: 5))), TimedInput(0.75, .up())]
        try live.replaceInput(from: 0, with: later)
        let lostLater = try await replacement(of: live, at: 1)
        #expect(lostLater.map(\.view) == ["UIScrollView"] && lostLater.map(\.time) == [0.75])
    }

    /// Waits until the sources compile, and returns the hash of the frame of a second.
    private func hash(of scene: LiveScene) async throws -> UInt64? {
        while case .failed = try await change(of: scene) {}
        return try scene.show(1, hashing: true).hash
    }

    @Test("Files that are added take part, and files that are deleted do not")
    func files() async throws {
        let folder = TemporaryFolder()
        let run = RunTool(folder: folder.path)
        let sources = "\(folder.path)/Sources"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(filePath: "\(sources)/\(name)"))
        }
        try write("Scene.swift", source("red", "override func viewDidAppear(_: Bool) { view.backgroundColor = shade }"))
        try write("Red.swift", "import UIKit\nlet shade = UIColor.red\n")
        let starter = run.starter
        let live = try LiveScene { () throws(SceneFailure) in
            try starter.build([sources, "--scene", "Scene", "--scale", "0.25"], paths: [sources])
        }
        defer { live.end() }
        let red = try live.show(1, hashing: true).hash
        try write("Blue.swift", "import UIKit\nextension UIColor { static var shade: UIColor { .blue } }\n")
        #expect(try await hash(of: live) == red)
        try write("Red.swift", "import UIKit\nlet shade = UIColor.shade\n")
        let blue = try await hash(of: live)
        #expect(blue != red)
        try FileManager.default.removeItem(atPath: "\(sources)/Blue.swift")
        guard case .failed(let failure) = try await change(of: live) else {
            Issue.record("the deleted file still takes part")
            return
        }
        #expect(failure.description.contains("Red.swift:2"), "\(failure)")
        #expect(try live.show(1, hashing: true).hash == blue)
        try write("Red.swift", "import UIKit\nlet shade = UIColor.red\n")
        #expect(try await hash(of: live) == red)
    }
}
