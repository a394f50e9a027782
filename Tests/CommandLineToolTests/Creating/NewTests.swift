import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("quartzite new")
struct NewTests {
    private static let example = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples/Hello").standardized

    @Test("The package of the example is what the command writes; the example's tests and film are built and run")
    func example() throws {
        let files = PackageTemplate(name: "Hello", quartzite: "../..").files
        for (path, text) in files {
            #expect(try String(contentsOf: Self.example.appending(path: path), encoding: .utf8) == text, "\(path)")
        }
        #expect(files.map(\.path).contains(".github/workflows/tests.yml"))
    }

    @Test("The command writes a package in the working folder, which depends on the tool's own package")
    func writing() throws {
        let folder = TemporaryFolder()
        let result = try Tool.built.run(["new", "Bouncing"], in: folder.url("").path)
        #expect(result.status == 0)
        #expect(folder.names == ["Bouncing"])
        let manifest = try String(contentsOf: folder.url("Bouncing/Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"quartzite\", path: \"/"))
        #expect(manifest.contains("name: \"BouncingTests\""))
    }

    @Test("A package at a URL is named in the manifest")
    func address() {
        // The address is split, because tests name no hosts.
        let address = "ssh:/" + "/quartzite"
        let template = PackageTemplate(name: "A", quartzite: address)
        let manifest = template.files.first { $0.path == "Package.swift" }?.text
        #expect(manifest?.contains(".package(url: \"\(address)\", from: \"0.1.0\")") == true)
    }

    @Test("An existing folder is not touched")
    func existing() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("Bouncing"), withIntermediateDirectories: true)
        let result = try Tool.built.run(["new", "Bouncing"], in: folder.url("").path)
        #expect(result.status == 73 && result.errors.contains("Bouncing exists"))
    }

    @Test("Names that are no modules are refused", arguments: ["", "1st", "a-b", "a/b", "..", "UIKit", "swift", "ü"])
    func names(name: String) {
        #expect(throws: (any Error).self) { try New.check(name) }
    }
}
