import Foundation
import Testing

/// Scenes that crash: the last line names the line in the user's sources, and the line before has the message.
@Suite("Crashes name the line", .enabled(if: RunTool.built, "the rewriter is not built"), .serialized)
struct CrashTests {
    struct Scene: Sendable {
        let name: String
        /// The body of `viewDidLoad`; the crash is in the line that ends in `// here`.
        let body: String
        /// The function that contains that line; nil for `viewDidLoad`.
        var inner: String?
        /// The end of the last line.
        let reason: String
        /// A part of the text before it.
        var words = ""

        var function: String { inner ?? name + ".viewDidLoad" }
    }

    static let scenes = [
        Scene(
            name: "Nothing", body: "let none: String? = view.tag == 0 ? nil : \"\"\nprint(none!) // here",
            reason: "fatal error", words: "Fatal error: Unexpectedly found nil"),
        Scene(
            name: "Beyond", body: "let numbers = [1]\nfor i in 0...1 {\n    print(numbers[i]) // here\n}",
            reason: "fatal error", words: "Fatal error: Index out of range"),
        Scene(
            name: "Sum", body: "var sum = Int8(view.tag + 127)\nsum += 1 // here\nprint(sum)",
            reason: "arithmetic overflow"),
        Scene(
            name: "Cast", body: "let any: Any = view.tag\nprint(any as! String) // here", reason: "aborted",
            words: "Could not cast value of type 'Swift.Int'"),
        Scene(name: "Abort", body: "abort() // here", reason: "aborted"),
        Scene(
            name: "Position", body: "view.center.x = CGFloat.nan * CGFloat(view.tag) // here",
            reason: "uncaught exception 'CALayerInvalidGeometry'", words: "'CALayer position contains NaN: [nan 333.5]'"
        ),
        // The compiler attributes the call that writes the value back to the next line.
        Scene(
            name: "Written", body: "view.center.x = .nan // here\nprint(view.tag)",
            reason: "uncaught exception 'CALayerInvalidGeometry'"),
        Scene(
            name: "LayerCycle",
            body: "let layer = CALayer()\nview.layer.addSublayer(layer)\nlayer.addSublayer(view.layer) // here",
            reason: "uncaught exception 'CALayerInvalid'", words: "is a part of cycle in its layer tree'"),
        Scene(
            name: "Unrelated",
            body: "let other = UIView()\n"
                + "NSLayoutConstraint.activate([other.topAnchor.constraint(equalTo: view.topAnchor)]) // here",
            reason: "uncaught exception 'NSGenericException'", words: "because they have no common ancestor."),
        Scene(
            name: "Later", body: "DispatchQueue.main.async {\n    self.addChild(self) // here\n}",
            reason: "uncaught exception 'NSInvalidArgumentException'"),
        // The repeated call, not the one inside it in which the stack ended.
        Scene(
            name: "Deep",
            body: "print(fall(0))\n}\nfunc fall(_ depth: Int) -> Int {\n    fall(twice(depth)) + 1 // here\n}\n"
                + "func twice(_ number: Int) -> Int {\n    number * 2",
            inner: "Deep.fall", reason: "stack overflow"),
        Scene(
            name: "Blocks",
            body: "tick()\n}\nfunc tick() {\n    UIView.performWithoutAnimation { self.tick() } // here",
            inner: "Blocks.tick", reason: "stack overflow"),
    ]

    /// Calls `body` with all scenes in one app, which is compiled once.
    private func withApp(_ body: (RunTool) throws -> Void) throws {
        try withRunTool { tool in
            for scene in Self.scenes {
                try tool.write(controller(scene.name, doing: scene.body), to: "App/\(scene.name).swift")
            }
            try body(tool)
        }
    }

    private static let frame = "--frames 0-1 --fps 10 -o out.mp4 -q"

    @Test("Every crash is reported with file, line, function and reason")
    func crashes() throws {
        try withApp { tool in
            for scene in Self.scenes {
                let lines = controller(scene.name, doing: scene.body).components(separatedBy: "\n")
                let line = try #require(lines.firstIndex { $0.hasSuffix("// here") }) + 1
                let result = try tool.run("App --scene \(scene.name) \(Self.frame)")
                #expect(result.status == 1)
                let place = "App/\(scene.name).swift:\(line), in \(scene.function)"
                let message = "quartzite: \(scene.name) crashed at \(place): \(scene.reason)"
                #expect(result.errorLines.last.map(String.init) == message)
                #expect(scene.words.isEmpty || result.errors.contains(scene.words), "\(result.errors)")
            }
        }
    }

    @Test("A call of exit is reported with its line")
    func exits() throws {
        try withRunTool { tool in
            try tool.write(controller("Leaving", doing: "exit(3)"), to: "Leaving.swift")
            let result = try tool.run("Leaving.swift \(Self.frame)")
            #expect(result.status == 1)
            let place = "Leaving.swift:6, in Leaving.viewDidLoad"
            let message = "Leaving called exit(3) at \(place); nothing was written"
            #expect(result.errors == "quartzite: \(message)\n")
        }
    }

    @Test("Swift's own backtrace is printed on request")
    func backtrace() throws {
        try withRunTool { tool in
            try tool.write(controller("Listed", doing: "print([1][view.tag + 1])"), to: "Listed.swift")
            let result = try tool.run("Listed.swift \(Self.frame)", environment: ["SWIFT_BACKTRACE": "enable=yes"])
            #expect(result.status == 1)
            #expect(result.errors.contains("Listed.viewDidLoad()"), "\(result.errors)")
            let last = "quartzite: Listed crashed at Listed.swift:6, in Listed.viewDidLoad: fatal error"
            #expect(result.errorLines.last.map(String.init) == last)
        }
    }
}
