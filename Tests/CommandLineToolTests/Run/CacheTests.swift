import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Compiled programs are cached until they change", .enabled(if: RunTool.built))
struct CacheTests {
    private static let arguments = "a.swift b.swift --frames 0 --size 94x167 -j 1"

    private func write(_ color: String, _ tool: RunTool) throws {
        try tool.write(controller(doing: "view.backgroundColor = color()"), to: "a.swift")
        try tool.write("import UIKit\nfunc color() -> UIColor { UIColor.\(color) }", to: "b.swift")
    }

    private func date(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test("Only changed files are compiled again")
    func again() throws {
        try withFreshCache { tool in
            try write("red", tool)
            let first = try tool.hashes(Self.arguments)
            let folder = try #require(try tool.compiledFolders().first)
            let dates = try (date(folder + "/program"), date(folder + "/objects/a.swift.o"))
            #expect(try tool.hashes(Self.arguments) == first)
            #expect(try date(folder + "/program") == dates.0)
            try write("blue", tool)
            #expect(try tool.hashes(Self.arguments) != first)
            #expect(try date(folder + "/program") != dates.0)
            #expect(try date(folder + "/objects/a.swift.o") == dates.1)
        }
    }

    @Test("An edit is noticed even when the dates of the copies do not change")
    func dates() throws {
        try withFreshCache { tool in
            // The compiler of this test gives all copies the same date.
            let found = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
            let compiler = try #require(found.first(where: FileManager.default.isExecutableFile))
            let script = """
                #!/bin/sh
                touch -d 2020-01-01 "$XDG_CACHE_HOME"/quartzite/run/*/rewritten/*.swift
                exec \(compiler) "$@"
                """
            try tool.write(script, to: "bin/swiftc")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tool.folder + "/bin/swiftc")
            var tool = tool
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            tool.variables = ["PATH": "\(tool.folder)/bin:\(path)"]
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            try write("blue", tool)
            #expect(try tool.hashes(Self.arguments) != red)
            try write("red", tool)
            #expect(try tool.hashes(Self.arguments) == red)
        }
    }

    @Test(
        "Damaged files of the cache are made again",
        arguments: ["program", "objects/a.swift.o", "objects/module.priors", "rewritten/a.swift", "state.json"])
    func damage(name: String) throws {
        try withFreshCache { tool in
            try write("red", tool)
            let red = try tool.hashes(Self.arguments)
            let path = try #require(try tool.compiledFolders().first) + "/" + name
            let whole = try #require(FileManager.default.contents(atPath: path))
            func damage() throws { try whole.prefix(whole.count / 2).write(to: URL(filePath: path)) }
            try damage()
            #expect(try tool.hashes(Self.arguments) == red)
            try damage()
            try write("blue", tool)
            #expect(try tool.hashes(Self.arguments) != red)
        }
    }

    @Test("Programs are compiled again after the tool changes")
    func tool() throws {
        try withTemporaryFolder { folder in
            var installation = try Installation.current()
            installation.tool = folder + "/quartzite"
            try Data("before".utf8).write(to: URL(filePath: installation.tool))
            let before = try installation.fingerprint
            #expect(try installation.fingerprint == before)
            try Data("after".utf8).write(to: URL(filePath: installation.tool))
            #expect(try installation.fingerprint != before)
        }
    }

    @Test("A damaged cache of C modules is made again")
    func moduleCache() throws {
        try withTemporaryFolder { home in
            _ = try RunTool.linkBuild(in: home)
            try withFreshCache { tool in
                var tool = tool
                tool.variables = ["QUARTZITE_HOME": home]
                try write("red", tool)
                let red = try tool.hashes(Self.arguments)
                let modules = tool.cache + "/quartzite/run/modules"
                let files = FileManager.default.enumerator(atPath: modules)?.compactMap { $0 as? String } ?? []
                let shims = try #require(files.first { $0.contains("/SwiftShims-") })
                try Data("damaged".utf8).write(to: URL(filePath: "\(modules)/\(shims)"))
                try write("blue", tool)
                #expect(try tool.hashes(Self.arguments) != red)
            }
        }
    }

    @Test("A cache that cannot be written is not reported as an error in the code")
    func full() throws {
        try withFreshCache { tool in
            try write("red", tool)
            let shell = Tool(binary: URL(filePath: "/bin/bash"))
            // The limit is half of what the program needs.
            let command = "ulimit -f 60; exec \(Tool.built.binary.path) run \(Self.arguments) --hashes -"
            let result = try shell.run(
                ["-c", command], in: tool.folder, environment: ["XDG_CACHE_HOME": tool.cache])
            #expect(result.status == 73, "\(result.errors)")
            #expect(result.errorLines.count == 1 && result.errors.contains("File too large"), "\(result.errors)")
            #expect(result.errors.contains("set XDG_CACHE_HOME"), "\(result.errors)")
            #expect(try tool.hashes(Self.arguments).count == 1)
        }
    }
}
