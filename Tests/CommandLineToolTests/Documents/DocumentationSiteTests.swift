import Foundation
import TestSupport
import Testing

@Suite("The site that `make docs` builds")
struct DocumentationSiteTests {
    @Test(
        "The site is built without warnings, with a page for every product's module and every document",
        .enabled(
            if: ProcessInfo.processInfo.environment["DOCUMENTATION_TESTS"] != nil,
            "set DOCUMENTATION_TESTS=1; building the site takes a minute"))
    func building() throws {
        let folder = TemporaryFolder()
        let build = Tool.built.binary.deletingLastPathComponent().path
        let script = Document.root.appending(path: "scripts/build-docs").path
        let result = try DocumentShell(folder: folder.url("")).run("\(script) \(folder.path("site")) \(build)")
        #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
        let pages = folder.url("site/data/documentation")
        let documents = Document.all.map(\.path).filter { $0.hasPrefix("docs/") && !$0.dropFirst(5).contains("/") }
        let names = documents.map { $0.dropFirst(5).dropLast(3).lowercased() }.filter {
            !["readme", "learnerspath.zh"].contains($0)
        }
        let areas = Document.all.map(\.path).filter { $0.hasPrefix("docs/compatibility/") }
            .map { "compatibility-" + $0.dropFirst("docs/compatibility/".count).dropLast(3) }
        #expect(names.count >= 20 && areas.count >= 20)
        for name in (names + areas).map({ "quartzite/\($0)" }) + Self.modules.map({ $0.lowercased() }) {
            #expect(FileManager.default.fileExists(atPath: pages.appending(path: "\(name).json").path), "\(name)")
        }
    }

    private static let modules = [
        "UIKit", "QuartzCore", "CoreGraphics", "QuartziteStage", "QuartziteFilm", "QuartziteTesting", "_Combine",
        "Compression",
        "simd", "_os",
    ]

    @Test("Every module of a product has a landing page")
    func landingPages() throws {
        let pages = Document.files(in: "Sources", ".md")
        for module in Self.modules {
            #expect(pages.contains { $0.hasSuffix("/\(module)/\(module).docc/\(module).md") }, "\(module)")
        }
    }
}
