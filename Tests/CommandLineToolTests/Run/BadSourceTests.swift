import Foundation
import Testing

@Suite("Code that cannot run gets one message and leaves no files", .enabled(if: RunTool.built))
struct BadSourceTests {
    private static let output = "-o a.mp4 -q --size 94x167 --frames 0-1"

    /// Refused before compiling: a file's name and contents, arguments, the status and a part of the message.
    private static let refused: [(file: String, text: String, arguments: String, status: Int32, message: String)] = [
        ("a.swift", "class A { func f( { } }", "a.swift", 1, "the code does not compile (1 error)"),
        ("a.swift", "let a = \u{0}1", "a.swift", 66, "not UTF-8 text"),
        ("a.swift", "struct A {}", "a.swift", 66, "nothing to show"), ("a.swift", "", "a.swift", 66, "nothing to show"),
        ("a.swift", "import SwiftUI\nstruct A: View {}", "a.swift", 66, "this is SwiftUI"),
        ("a.swift", "private class A: UIView {}", "a.swift", 66, "A is private"),
        ("a.swift", "class A<T>: UIView {}", "a.swift", 66, "A is generic"),
        ("a.swift", "struct A {}", "a.swift --scene a", 66, "a.swift has nothing to show"),
        ("a.swift", "print(1)", "a.swift", 1, "statements outside of functions"),
        ("a.swift", "class A: UIView {}\nclass B: UIView {}", "a.swift", 64, "--scene with one of: A, B"),
        (
            "a.swift", "class A: UIView { init(a: Int) {} }", "a.swift", 66,
            "A cannot be created without arguments (init(a:))"
        ),
        ("a.swift", "class Snow: UIView {}", "a.swift --scene Snwo", 66, "did you mean Snow?"),
        ("a.swift", "class Snow: UIView {}", "a.swift --assets none", 66, "no such folder"),
        ("a.swift", "class Snow: UIView {}", "a.swift --timeout 0", 64, "seconds"),
        ("a.swift", "class Snow: UIView {}", "a.swift --time 1s", 64, "--time renders one frame"),
        ("a.txt", "", "a.txt", 66, "not a Swift file"), ("a.txt", "", "b.swift", 66, "no such file or folder"),
        ("App/a.txt", "", "App", 66, "no Swift file in this folder"),
    ]

    @Test("Code that cannot run is refused before compiling", arguments: refused)
    func refusals(file: String, text: String, arguments: String, status: Int32, message: String) throws {
        try withRunTool { tool in
            try tool.write(text, to: file)
            let result = try tool.run("\(arguments) \(Self.output)")
            #expect(result.status == status, "\(result.errors)")
            #expect(result.errors.contains(message) && result.output.isEmpty, "\(result.errors)")
            #expect(result.errorLines.count { $0.hasPrefix("quartzite: ") } == 1)
            #expect(try files(in: tool.folder) == [String(file.prefix { $0 != "/" })])
        }
    }

    @Test("Folders that link to each other do not make the search endless")
    func links() throws {
        try withRunTool { tool in
            try tool.write("class Snow: UIView {}", to: "App/a.swift")
            try tool.write("class Beside: UIView {}", to: "Other/a.swift")
            for (link, target) in [
                ("App/up", ".."), ("App/self", "."), ("App/b.swift", "a.swift"), ("App/lost", "none"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(tool.folder)/\(link)", withDestinationPath: target)
            }
            let result = try tool.run("App --list")
            #expect(result.output == Data("Snow  view             App/a.swift:1\n".utf8), "\(result.errors)")
        }
    }

    @Test("Compiler errors name the user's file and line, and nothing internal")
    func compilerErrors() throws {
        try withRunTool { tool in
            try tool.write(controller(doing: "view.backgroundColour = nil"), to: "App/a.swift")
            let result = try tool.run("App \(Self.output)")
            #expect(result.status == 1)
            #expect(
                result.errorLines.first
                    == "App/a.swift:6:14: error: value of type 'UIView' has no member 'backgroundColour'")
            #expect(result.errors.contains("\n6 |         view.backgroundColour = nil\n"), "\(result.errors)")
            #expect(result.errorLines.last == "quartzite: the code does not compile (1 error)")
            #expect(!result.errors.contains("sourceLocation") && !result.errors.contains("quartzite/run"))
            #expect(try files(in: tool.folder) == ["App"])
        }
    }

    @Test(
        "Scenes that crash, exit or take too long are reported in one line",
        arguments: [
            (
                "while true {}", "--timeout 1",
                "quartzite: Sample took longer than 1 s, and was at a.swift:6, in Sample.viewDidLoad; nothing was written"
            ),
            (
                "let none: String? = nil; print(none!)", "",
                "quartzite: Sample crashed at a.swift:6, in Sample.viewDidLoad: fatal error"
            ),
            (
                "exit(0)", "",
                "quartzite: Sample called exit(0) at a.swift:6, in Sample.viewDid"
            ),
            (
                "DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { exit(66) }", "",
                "quartzite: Sample called exit(66) at a.swift:6, in Sample.viewDidLoad; nothing"
            ),
            (
                "print(readLine() ?? 0)\nabort()", "--timeout 60",
                "quartzite: Sample crashed at a.swift:7, in Sample.viewDidLoad: aborted"
            ),
        ])
    func endings(body: String, option: String, message: String) throws {
        try withRunTool { tool in
            try tool.write(controller(doing: body), to: "a.swift")
            let result = try tool.run("a.swift \(option) \(Self.output)")
            #expect(result.status == 1, "\(result.errors)")
            #expect(result.errorLines.last?.hasPrefix(message) == true, "\(result.errors)")
            #expect(result.errorLines.count <= 2, "\(result.errors)")
            #expect(try files(in: tool.folder) == ["a.swift"])
        }
    }

    @Test("Text that code prints does not mix with the data")
    func printing() throws {
        try withRunTool { tool in
            try tool.write(controller(doing: "print(\"hello\")"), to: "a.swift")
            let result = try tool.run("a.swift --hashes - -q --size 94x167 --frames 0")
            #expect(result.errors == "hello\n")
            #expect(try JSONDecoder().decode(HashFile.self, from: result.output).frames.count == 1)
        }
    }

    @Test("Code can use the files beside it when its folder is run")
    func neighbors() throws {
        try withRunTool { tool in
            try tool.write(controller(doing: "view.backgroundColor = sky"), to: "App/a.swift")
            let alone = try tool.run("App/a.swift \(Self.output)")
            #expect(alone.errorLines.last == "quartzite: the code does not compile (1 error)")
            try tool.write("import UIKit\nlet sky = UIColor.cyan", to: "App/b.swift")
            let one = try tool.run("App/a.swift \(Self.output)")
            #expect(one.status == 1 && one.errors.contains("name the folder instead"), "\(one.errors)")
            #expect(try tool.run("App \(Self.output)").status == 0)
        }
    }

    @Test("A missing module is an error only if its names are used")
    func modules() throws {
        try withRunTool { tool in
            try tool.write("import Nowhere\n" + controller(doing: ""), to: "App/a.swift")
            try tool.write("struct Other {}", to: "App/b.swift")
            #expect(try tool.run("App \(Self.output)").status == 0)
            try tool.write("import Nowhere\n" + controller(doing: "Somewhere.go()"), to: "App/a.swift")
            let result = try tool.run("App --force \(Self.output)")
            let reason = "Somewhere is part of Nowhere, which Quartzite does not have"
            let lines = result.errors.split(separator: "\n")
            #expect(lines.last?.hasSuffix(reason) == true, "\(result.errors)")
        }
    }

    @Test("An interrupted or timed-out run leaves no unfinished file")
    func interruption() throws {
        try withRunTool { tool in
            try tool.write(controller(doing: ""), to: "a.swift")
            let running = try tool.start("a.swift -o a.mp4 -q --size 94x167 --frames 0-900000")
            try running.waitForFile(tool.folder + "/a.mp4.part")
            kill(running.process.processIdentifier, SIGINT)
            let result = try running.wait()
            #expect(result.status == 130 && result.errorLines.count == 1, "\(result.errors)")
            let late = try tool.run("a.swift -o a.mp4 -q --size 94x167 --frames 0-900000 --timeout 1")
            #expect(late.status == 1 && late.errors.contains("took longer"), "\(late.errors)")
            #expect(try files(in: tool.folder) == ["a.swift"])
        }
    }

    @Test("A file of ten thousand lines is compiled")
    func longFile() throws {
        try withRunTool { tool in
            let lines = (0..<10_000).map { "    // line \($0)" }.joined(separator: "\n")
            try tool.write("import UIKit\nclass Long: UIView {\n\(lines)\n    let a: Int = \"\"\n}\n", to: "a.swift")
            let result = try tool.run("a.swift \(Self.output)")
            #expect(result.status == 1 && result.errors.hasPrefix("a.swift:10003:18: error: "), "\(result.errors)")
        }
    }
}
