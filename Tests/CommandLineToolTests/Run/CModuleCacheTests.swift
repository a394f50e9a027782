import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Compiled C modules beside the tool", .enabled(if: RunTool.built))
struct CModuleCacheTests {
    private func modules(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".pcm") }.sorted()
    }

    @Test("Programs use them, and a damaged cache is replaced by the user's own")
    func using() throws {
        try withTemporaryFolder { home in
            let cache = "\(try RunTool.linkBuild(in: home))/CModuleCache"
            let variables = ["QUARTZITE_HOME": home]
            let compiled = try Tool.built.run(["compile-c-modules"], in: home, environment: variables)
            #expect(compiled.status == 0, "\(compiled.errors)")
            let first = modules(in: cache)
            #expect(
                first.contains { $0.contains("/CQuartzitePango-") } && first.contains { $0.contains("/SwiftShims-") })

            try withFreshCache { tool in
                var tool = tool
                tool.variables = variables
                let own = tool.cache + "/quartzite/run/modules"
                let arguments = "a.swift --frames 0 --size 94x167 -j 1"
                try tool.write(controller(doing: "view.backgroundColor = .red"), to: "a.swift")
                let red = try tool.hashes(arguments)
                #expect(modules(in: cache) == first)
                #expect(modules(in: own).isEmpty)

                let shims = try #require(first.first { $0.contains("/SwiftShims-") })
                try Data("damaged".utf8).write(to: URL(filePath: "\(cache)/\(shims)"))
                try tool.write(controller(doing: "view.backgroundColor = .blue"), to: "a.swift")
                #expect(try tool.hashes(arguments) != red)
                #expect(modules(in: own).contains { $0.contains("/SwiftShims-") })
                #expect(modules(in: cache).isEmpty)
            }
        }
    }
}
