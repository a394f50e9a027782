import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("A program of one source is compiled without the compiler's driver", .enabled(if: RunTool.built))
struct OneSourceTests {
    private static let arguments = "a.swift --frames 0 --size 94x167 -j 1"

    /// Calls `body` with a tool whose `swiftc` counts how often it starts.
    private func withCount(_ body: (RunTool, () -> Int) throws -> Void) throws {
        try withFreshCache { tool in
            let compiler = try Installation.current().compiler()
            let script = "#!/bin/sh\necho >> \(tool.folder)/starts\nexec \(compiler) \"$@\"\n"
            try tool.write(script, to: "bin/swiftc")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tool.folder + "/bin/swiftc")
            var tool = tool
            tool.variables["PATH"] =
                "\(tool.folder)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
            try body(tool) { FileManager.default.contents(atPath: tool.folder + "/starts")?.count ?? 0 }
        }
    }

    private func write(_ color: String, _ tool: RunTool) throws {
        try tool.write(controller(doing: "view.backgroundColor = .\(color)"), to: "a.swift")
    }

    @Test("The driver plans it once, and again after the options or the plan have changed")
    func plans() throws {
        try withCount { tool, starts in
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            #expect(starts() == 1)
            try write("blue", tool)
            #expect(try tool.hashes(Self.arguments) != red)
            #expect(starts() == 1)

            let jobs = try #require(try tool.compiledFolders().first) + "/jobs.json"
            let kept = try #require(FileManager.default.contents(atPath: jobs))
            try Data("damaged".utf8).write(to: URL(filePath: jobs))
            try write("red", tool)
            #expect(try tool.hashes(Self.arguments) == red)
            #expect(starts() == 2)
            #expect(FileManager.default.contents(atPath: jobs) == kept)

            var other = tool
            other.variables["SWIFT_UNKNOWN"] = "1"
            try write("blue", tool)
            #expect(try other.hashes(Self.arguments) != red)
            #expect(starts() == 3)
        }
    }

    @Test("A plan whose programs are gone is left to the driver")
    func gone() throws {
        try withCount { tool, _ in
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            let jobs = URL(filePath: try #require(try tool.compiledFolders().first) + "/jobs.json")
            let kept = try String(contentsOf: jobs, encoding: .utf8)
            try Data(kept.replacing("ld.lld", with: "ld.none").utf8).write(to: jobs)
            try write("blue", tool)
            let blue = try tool.hashes(Self.arguments)
            #expect(blue != red)
        }
    }

    @Test("Errors after an edit name the file and the line, and the next edit mends them")
    func errors() throws {
        try withCount { tool, _ in
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            try write("nothing", tool)
            for _ in 0..<2 {
                let result = try tool.run(Self.arguments + " --hashes -")
                #expect(result.status != 0)
                #expect(result.errors.contains("a.swift:6:"), "\(result.errors)")
                #expect(result.errors.contains("has no member 'nothing'"), "\(result.errors)")
                #expect(result.errors.contains("(1 error)"), "\(result.errors)")
            }
            try tool.write(controller(doing: "missing()"), to: "a.swift")
            #expect(try tool.run(Self.arguments + " --hashes -").errors.contains("cannot find 'missing'"))
            try write("red", tool)
            #expect(try tool.hashes(Self.arguments) == red)
        }
    }

    @Test("A name that the linker does not find is reported")
    func undefined() throws {
        try withCount { tool, _ in
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            let source = "\n@_silgen_name(\"quartziteTestNothing\") func nothing()\n"
            try tool.write(controller(doing: "nothing()") + source, to: "a.swift")
            let result = try tool.run(Self.arguments + " --hashes -")
            #expect(result.status != 0 && result.errors.contains("quartziteTestNothing"), "\(result.errors)")
            try write("red", tool)
            #expect(try tool.hashes(Self.arguments) == red)
        }
    }

    @Test("A folder can get a second file and lose it again")
    func files() throws {
        try withFreshCache { tool in
            let arguments = "App --frames 0 --size 94x167 -j 1"
            try tool.write(controller(doing: "view.backgroundColor = color()"), to: "App/a.swift")
            try tool.write("import UIKit\nfunc color() -> UIColor { .red }", to: "App/b.swift")
            let red = try tool.hashes(arguments)
            let merged = controller(doing: "view.backgroundColor = color()") + "\nfunc color() -> UIColor { .blue }"
            try tool.write(merged, to: "App/a.swift")
            try FileManager.default.removeItem(atPath: tool.folder + "/App/b.swift")
            let blue = try tool.hashes(arguments)
            #expect(blue != red)
            try tool.write(controller(doing: "view.backgroundColor = color()"), to: "App/a.swift")
            try tool.write("import UIKit\nfunc color() -> UIColor { .red }", to: "App/b.swift")
            #expect(try tool.hashes(arguments) == red)
            try tool.write("import UIKit\nfunc color() -> UIColor { .blue }", to: "App/b.swift")
            #expect(try tool.hashes(arguments) == blue)
        }
    }
}
