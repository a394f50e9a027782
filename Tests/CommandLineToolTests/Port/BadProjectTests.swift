import Foundation
import Testing

@Suite("Bad projects are refused in one line, and nothing changes", .enabled(if: RunTool.built))
struct BadProjectTests {
    private static let refused: [(files: [String: String], arguments: String, status: Int32, message: String)] = [
        ([:], "Other --check", 66, "Other: there is no such folder"),
        (["a.swift": ""], "App/a.swift --check", 66, "not a folder"),
        ([:], "App --check", 66, "no Swift files of an iOS app or library in this folder"),
        (["a.m": "", "ATests.swift": ""], "App -o Out", 66, "omitted: Objective-C (1), tests (1)"),
        (["a.swift": "#!/usr/bin/swift\nprint(1)"], "App -o Out", 66, "omitted: scripts (1)"),
        (["a.swift": "class A {}"], "App", 64, "-o"),
        (["a.swift": "class A {}"], "App -o App", 64, "this would replace the project"),
        (["a.swift": "class A {}"], "App -o .", 64, "this would replace the project"),
        (["a.swift": "class A {}"], "App -o App/Out", 64, "this is inside the project"),
        (["a.swift": "class A {}"], "App -o App/../App/x/Out", 64, "this is inside the project"),
        (["a.swift": "class A {}"], "App -o Out --quartzite App", 66, "no package in this folder"),
        (["a.swift": "class A {\n  func f( {\n}"], "App -o Out", 1, "a.swift:2: "),
        (["b/a.swift": "let a = 1\nlet b = \u{0}"], "App -o Out", 66, "b/a.swift:2: not UTF-8 text"),
        (["a.swift": "class A {", "b.swift": "class B {"], "App -o Out", 1, "(and 1 more files); nothing was written"),
    ]

    @Test("Bad projects are refused with a message", arguments: refused)
    func refusals(files: [String: String], arguments: String, status: Int32, message: String) throws {
        try withPortTool { tool in
            for (name, text) in files { try tool.write(text, to: name) }
            let before = try tool.contents(".")
            let result = try tool.run(arguments)
            #expect(result.status == status, "\(result.errors)")
            #expect(result.errors.contains(message) && result.output.isEmpty, "\(result.errors)")
            #expect(result.errorLines.count { $0.hasPrefix("quartzite: ") } == 1)
            #expect(try tool.contents(".") == before)
        }
    }

    @Test("Existing packages are replaced only on request, and other folders never")
    func replacing() throws {
        try withPortTool { tool in
            try tool.write("import UIKit\nclass A {}", to: "a.swift")
            #expect(try tool.run("App -o Out").status == 0)
            #expect(try tool.run("App -o Out").status == 73)
            #expect(try tool.run("App -o Out --force").status == 0)
            try FileManager.default.createDirectory(atPath: tool.folder + "/Own", withIntermediateDirectories: true)
            try Data("x".utf8).write(to: URL(filePath: tool.folder + "/Own/x"))
            #expect(try tool.run("App -o Own --force").errors.contains("is not a package"))
            #expect(try tool.contents("Own") == ["x": Data("x".utf8)])
            #expect(try files(in: tool.folder) == ["App", "Out", "Own"])
        }
    }

    @Test("Cyclic links, odd names and long files are ported")
    func odd() throws {
        try withPortTool { tool in
            try tool.write("import UIKit\n" + String(repeating: "// line\n", count: 10_000), to: "a \"b\"/long.swift")
            for (link, target) in [("up", ".."), ("self", "."), ("b.swift", "a.swift"), ("lost", "none")] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(tool.folder)/App/\(link)", withDestinationPath: target)
            }
            let result = try tool.run("App -o Out")
            #expect(result.status == 0, "\(result.errors)")
            #expect(try tool.contents("Out").keys.filter { $0.hasSuffix("long.swift") }.count == 1)
        }
    }
}
