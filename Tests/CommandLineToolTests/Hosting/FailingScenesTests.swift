import Foundation
import QuartziteSceneHosting
import Testing

@Suite("A scene that fails does not harm its host", .enabled(if: RunTool.built))
struct FailingScenesTests {
    /// Scenes that each do one thing at half a second.
    private static let source = """
        import Foundation
        import UIKit

        class Timed: UIViewController {
            func act() {}
            override func viewDidLoad() {
                super.viewDidLoad()
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.act() }
            }
        }
        class Crashing: Timed {
            override func act() {
                print("about to crash")
                let names: [String] = []
                print(names[1])
            }
        }
        class Hanging: Timed {
            override func act() { while view.tag == 0 {} }
        }
        class Hungry: Timed {
            var blocks: [UnsafeMutablePointer<UInt8>] = []
            override func act() { while true { blocks.append(.allocate(capacity: 1 << 24)) } }
        }
        class Leaving: Timed {
            override func act() { exit(3) }
        }
        class Forking: Timed {
            override func act() {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                do { try process.run() } catch { view.backgroundColor = .red }
            }
        }
        class ForkingAtOnce: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                do { try process.run() } catch { view.backgroundColor = .red }
            }
        }
        class CrashingAtOnce: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("about to crash at once")
                view.addSubview(view)
            }
        }
        """

    private func failure(of host: SceneProcess, at time: Double) -> SceneFailure? {
        do throws(SceneFailure) {
            try host.show(time)
            return nil
        } catch {
            return error
        }
    }

    @Test("The failure names the line, earlier times can still be shown, and no process stays")
    func failures() throws {
        try withRunTool { run in
            let code = try HostedCode(run, Self.source)
            var limits = SceneLimits()
            limits.answer = .seconds(3)
            let expected: [(scene: String, kind: SceneFailure.Kind, words: [String])] = [
                ("Crashing", .crashed, ["Scenes.swift:15"]),
                ("Hanging", .hung, ["did not answer", "Scenes.swift:19"]),
                ("Hungry", .crashed, ["Scenes.swift:23"]),
                ("Leaving", .crashed, ["exit(3)", "Scenes.swift:26"]),
            ]
            for (scene, kind, words) in expected {
                let host = try code.show(scene, limits: limits)
                let before = try host.show(0.25, hashing: true).hash
                let failure = try #require(self.failure(of: host, at: 1), "\(scene)")
                #expect(failure.kind == kind, "\(scene): \(failure)")
                for word in words { #expect(failure.description.contains(word), "\(scene): \(failure)") }
                let again = try host.show(0.25, hashing: true).hash
                #expect(again == before, "\(scene)")
                if scene == "Crashing" { #expect(host.drainLog().contains { $0.contains("Index out of range") }) }
                host.end()
            }
        }
    }

    @Test("After a scene was stopped, the next request fails, and the scene can be shown again and opened again")
    func stopped() throws {
        try withRunTool { run in
            let code = try HostedCode(run, Self.source)
            var limits = SceneLimits()
            limits.answer = .seconds(2)
            let host = try code.show("Crashing", limits: limits)
            let before = try host.show(0.25, hashing: true).hash
            // The processes of the scene are those that name its file.
            let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
            for number in numbers where number != getpid() {
                let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
                if words.range(of: Data(code.file.utf8)) != nil { kill(number, SIGSTOP) }
            }
            #expect(failure(of: host, at: 0.5)?.kind == .hung)
            let again = try code.show("Crashing", limits: limits)
            #expect(try again.show(0.25, hashing: true).hash == before)
            again.end()
            host.end()
        }
    }

    @Test("A scene that starts a process while it opens is refused it, and opens")
    func processesAtOnce() throws {
        try withRunTool { run in
            let begin = ContinuousClock.now
            let host = try HostedCode(run, Self.source).show("ForkingAtOnce")
            #expect(host.drainLog().contains { $0.contains("the scene may not start a process") })
            host.end()
            // Compiling takes some seconds, and an unanswered request thirty.
            #expect(ContinuousClock.now - begin < .seconds(29))
        }
    }

    @Test("The failure of a scene that crashes while it opens has the line, Apple's words, and what was printed")
    func crashesAtOnce() throws {
        try withRunTool { run in
            let code = try HostedCode(run, Self.source)
            do {
                _ = try code.show("CrashingAtOnce")
                Issue.record("the scene opened")
            } catch let error as SceneFailure {
                #expect(error.kind == .crashed && error.description.contains("Scenes.swift:47"), "\(error)")
                #expect(error.description.contains("NSInvalidArgumentException"), "\(error)")
                #expect(error.printed.first == "about to crash at once", "\(error.printed)")
                #expect(error.printed.contains { $0.contains("Can't add self as subview") }, "\(error.printed)")
            }
        }
    }

    @Test("A scene cannot start processes, and the log says so")
    func processes() throws {
        try withRunTool { run in
            let code = try HostedCode(run, Self.source)
            let host = try code.show("Forking")
            let before = try host.show(0.25, hashing: true).hash
            let after = try host.show(1, hashing: true).hash
            #expect(before != after, "the scene turns red if it is refused")
            #expect(host.drainLog().contains { $0.contains("the scene may not start a process") })
            host.end()
        }
    }
}
