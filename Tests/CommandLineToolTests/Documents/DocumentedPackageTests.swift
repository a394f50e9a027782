import Foundation
import TestSupport
import Testing

@Suite("The README's example package")
struct DocumentedPackageTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
    }

    private static func example(_ path: String) throws -> String { try text("docs/examples/Wheels/\(path)") }

    private func section() throws -> Substring {
        let sections = try Self.text("README.md").split(separator: "\n## ")
        return try #require(sections.first { $0.hasPrefix("In a package of your own\n") })
    }

    @Test(
        "The README shows the files in docs/examples",
        arguments: [
            "Sources/Wheels/WheelViewController.swift", "Sources/WheelFilm/main.swift",
            "Tests/WheelsTests/WheelTests.swift",
        ])
    func files(path: String) throws {
        #expect(try section().contains("```swift\n\(Self.example(path))```"))
    }

    @Test("The README shows the manifest, with another path to Quartzite")
    func manifest() throws {
        let manifest = try Self.example("Package.swift")
        #expect(manifest.contains("path: \"../../..\""))
        let shown = manifest.replacing("path: \"../../..\"", with: "path: \"../quartzite\"")
        #expect(try section().contains("```swift\n\(shown)```"))
    }

    @Test("The manifest names the package, so that its folder can have any name")
    func name() throws {
        #expect(try Self.example("Package.swift").contains(".package(name: \"quartzite\", path:"))
        #expect(try Self.text("Package.swift").contains("name: \"quartzite\",\n    defaultLocalization:"))
    }

    @Test("The manifest depends only on existing products")
    func products() throws {
        let products = try Self.text("Package.swift")
        let asked = try Self.example("Package.swift").matches(of: /\.product\(name: "(\w+)", package: "(\w+)"\)/)
        #expect(asked.map(\.1) == ["UIKit", "QuartziteFilm", "QuartziteTesting"])
        for product in asked {
            #expect(product.2 == "quartzite")
            #expect(products.contains(".library(name: \"\(product.1)\""))
        }
    }

    @Test("The documents quote the compiler's errors for iOS code", arguments: ["README.md", "docs/YourOwnPackage.md"])
    func errors(path: String) throws {
        let text = try Self.text(path)
        #expect(text.contains("'#selector' can only be used with the Objective-C runtime"))
        #expect(text.contains("Objective-C interoperability is disabled"))
        #expect(text.contains("Selector(\"turn:\", WheelViewController.turn(_:))"))
    }

    @Test("The package's program writes its film")
    func film() throws {
        let folder = TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "WheelFilm")
        process.currentDirectoryURL = folder.url("")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let reported = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: reported, as: UTF8.self).hasSuffix("90 of 90 frames\n"))
        #expect(folder.names == ["wheel.mp4"])
    }
}
