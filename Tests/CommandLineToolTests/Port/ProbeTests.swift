import Foundation
import Testing

@testable import quartzite

/// The probes are files of client code; each uses one part of Apple's interface.
@Suite("Probes of Apple's interface", .enabled(if: RunTool.built))
struct ProbeTests {
    /// The probes that do not compile yet, with the reason, from the table beside them.
    private static func expectedFailures(in folder: URL) throws -> [String: String] {
        let table = try String(contentsOf: folder.appending(path: "missing.tsv"), encoding: .utf8)
        let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0.count > 1 ? $0[1] : "") })
    }

    @Test("Every probe compiles, apart from those in the table of what is missing")
    func compiling() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Tests/Probes")
        let expected = try Self.expectedFailures(in: folder)
        let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        #expect(names.count > 200)
        let report = try withPortTool { tool in
            for name in names {
                try tool.write(String(contentsOf: folder.appending(path: name), encoding: .utf8), to: name)
            }
            return try JSONDecoder().decode(PortReport.self, from: tool.run("App --check --json").output)
        }
        let places = (report.missing + report.otherErrors).flatMap(\.uses)
        let failing = Set(
            places.map { String($0.prefix { $0 != ":" }) } + report.skipped.flatMap(\.files)
                + report.missingModules.flatMap(\.files))
        for name in failing.subtracting(expected.keys).sorted() { Issue.record("\(name) does not compile") }
        for name in Set(expected.keys).subtracting(failing).sorted() {
            Issue.record("\(name) compiles now; remove it from missing.tsv")
        }
        #expect(report.compiling == names.count - failing.count)
    }

    @Test("The table of what is missing gives a reason for each file, and names existing files in order")
    func table() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Tests/Probes")
        let expected = try Self.expectedFailures(in: folder)
        #expect(!expected.isEmpty && expected.values.allSatisfy { $0.count > 10 })
        for name in expected.keys {
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: name).path), "no file \(name)")
        }
        let lines = try String(contentsOf: folder.appending(path: "missing.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst()
        #expect(Array(lines) == lines.sorted())
    }
}
