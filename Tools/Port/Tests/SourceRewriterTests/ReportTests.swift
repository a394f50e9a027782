import Foundation
import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Reports of a file's contents")
struct ReportTests {
    private func reports(_ files: [String: String]) throws -> [String: SourceReport] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-port-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let set = SourceSet(root: folder, output: folder.appending(path: "out"))
        let found = try set.rewrite(files.keys.sorted().map { folder.appending(path: $0).path })
        return Dictionary(uniqueKeysWithValues: found.map { (URL(filePath: $0.source).lastPathComponent, $0) })
    }

    @Test("Reports contain types with their extensions, imports, edits and top-level code")
    func types() throws {
        let found = try reports([
            "A.swift": """
            import Foundation
            import UIKit
            #if os(iOS)
            @UIApplicationMain open class App<T>: NSObject {
                public convenience init?(x: Int, _ y: Int = 1) { nil }
                struct Inner {}
            }
            #else
            class Never {}
            #endif
            print(1)
            """,
            "B.swift": "import SnapKit\nextension App: UIApplicationDelegate { required init() {} }",
        ])
        let a = try #require(found["A.swift"])
        #expect(a.types.map(\.name) == ["App", "Inner"])
        let app = try #require(a.types.first)
        #expect(app.inherits == ["NSObject", "UIApplicationDelegate"])
        #expect(app.attributes == ["main"] && app.generic && app.access == "open" && app.line == 4)
        #expect(app.initializers.map(\.labels) == [["x", "_"], []])
        #expect(app.initializers[0].failable && app.initializers[0].convenience && app.initializers[1].required)
        #expect(a.types[1].nestedIn == "App")
        #expect(a.imports == ["UIKit"] && a.topLevelCode)
        #expect(a.edits["@UIApplicationMain"] == 1)
        #expect(found["B.swift"]?.imports == ["SnapKit"] && found["B.swift"]?.topLevelCode == false)
    }

    @Test("Missing files, folders and unreadable files are errors")
    func unreadable() throws {
        let set = SourceSet(root: URL(filePath: "."), output: FileManager.default.temporaryDirectory)
        #expect(throws: SourceSet.Failure.self) { try set.rewrite(["nowhere.swift"]) }
        #expect(throws: SourceSet.Failure.self) { try set.rewrite(["."]) }
        let found = try reports(["A.swift": "a\0b"])
        #expect(found["A.swift"]?.output == nil && found["A.swift"]?.errors.count == 1)
    }

    @Test("Manifests are parsed without being run")
    func manifest() {
        let manifest = Manifest(
            """
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: [.target(name: "X")], path: "Sources", exclude: ["E"]),
                .testTarget(name: "T", dependencies: ["A"]),
            ])
            """)
        #expect(manifest.targets.map(\.name) == ["A", "T"])
        #expect(manifest.targets[0].path == "Sources" && manifest.targets[0].exclude == ["E"])
        #expect(manifest.targets[1].kind == "testTarget")
    }
}
