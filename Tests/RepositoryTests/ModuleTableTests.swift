import Foundation
import Testing

@Suite("CONTRIBUTING describes the package") struct ModuleTableTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    }

    /// The lines between a heading and the next one.
    private static func section(_ heading: String) throws -> [String] {
        let lines = try text("CONTRIBUTING.md").split(separator: "\n").map(String.init)
        return lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }.map { $0 }
    }

    /// The names in the first column of a table, row by row.
    private static func rows() throws -> [[String]] {
        try section("Modules").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
        }
    }

    /// The modules that the manifest declares, without tests.
    private static func modules() throws -> [String] {
        let targets = /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"|framework\("(\w+)"/
        return try text("Package.swift").matches(of: targets).compactMap { $0.1 ?? $0.2 }.map(String.init)
    }

    @Test("The table names each module exactly once, and no others")
    func modules() throws {
        let modules = try Self.modules()
        #expect(modules.count > 20)
        #expect(try Self.rows().flatMap(\.self).sorted() == modules.sorted())
    }

    @Test("Each module is in a row above those that its target names")
    func order() throws {
        var rows: [String: Int] = [:]
        for (index, names) in try Self.rows().enumerated() { for name in names { rows[name] = index } }
        #expect(rows.count > 20)
        // All modules of C are in one row.
        for module in Set(SourceFile.sources.map(\.module)).sorted() where !module.hasPrefix("CQuartzite") {
            for other in PackageManifest.own.dependencies[module, default: []].sorted() {
                guard let upper = rows[module], let lower = rows[other] else { continue }
                #expect(upper < lower, "\(module) is not above \(other)")
            }
        }
    }

    @Test("The reason for a module without code is below the table")
    func emptyModules() throws {
        let names = Set(SourceFile.sources.map(\.module)).sorted()
        let empty = names.filter { name in
            SourceFile.sources.filter { $0.module == name }.flatMap(\.code).allSatisfy { line in
                line.allSatisfy(\.isWhitespace) || line.hasPrefix("#pragma once")
            }
        }
        #expect(empty.count >= 3)
        let prose = try Self.section("Modules").filter { !$0.hasPrefix("|") }.joined(separator: " ")
        for name in empty { #expect(prose.contains("`\(name)`"), "say why \(name) is empty") }
    }

    @Test(
        "The reason for each package that a manifest depends on is in the table",
        arguments: [
            "Package.swift", "Tools/Port/Package.swift", "Benchmarks/Package.swift",
            "Examples/GreetingServer/Package.swift",
        ])
    func dependencies(manifest: String) throws {
        let urls = try Self.text(manifest).matches(of: /url: "https:\/\/github.com\/([^"]+)"/).map { String($0.1) }
        #expect(!urls.isEmpty)
        let table = try Self.section("Dependencies").filter { $0.hasPrefix("|") }
        for url in urls {
            let name = url.split(separator: "/").last.map { String($0).replacing(".git", with: "") } ?? url
            #expect(table.contains { $0.contains(name) }, "say why \(manifest) depends on \(name)")
        }
    }
}
