import Testing

@testable import SourceRewriter

@Suite("Imports of libraries that compare pictures")
struct SnapshotImportTests {
    @Test(
        "The libraries are Quartzite's modules, also where the project has them",
        arguments: [
            ("SnapshotTesting", "_SnapshotTesting"), ("InlineSnapshotTesting", "_InlineSnapshotTesting"),
            ("FBSnapshotTestCase", "_FBSnapshotTestCase"), ("iOSSnapshotTestCase", "_FBSnapshotTestCase"),
        ])
    func imports(module: String, name: String) throws {
        #expect(try rewrite("import \(module)\n") == "import \(name)\n")
        #expect(
            try rewrite("import \(module)\n", style: .portable)
                == "#if canImport(ObjectiveC)\nimport \(module)\n#else\nimport \(name)\n#endif\n")
        #expect(
            try rewrite("import UIKit\n#if canImport(\(module))\n#endif\n")
                == "import UIKit\n#if canImport(\(name))\n#endif\n")
    }

    @Test("What is internal in the library is not imported, and names may be qualified with it")
    func attributes() throws {
        #expect(try rewrite("@testable import SnapshotTesting\n").contains("import _SnapshotTesting"))
        #expect(try !rewrite("@testable import SnapshotTesting\n").contains("@testable"))
        #expect(
            try rewrite(
                "import SnapshotTesting\nlet a: SnapshotTesting.Diffing<String> = SnapshotTesting.Diffing.lines"
            )
            .contains("let a: _SnapshotTesting.Diffing<String> = _SnapshotTesting.Diffing.lines"))
    }

    @Test("An import has no access level, which imports of UIKit in other files would not have")
    func levels() throws {
        #expect(try rewrite("internal import Foundation\nlet a = 1") == "import UIKit\nlet a = 1")
        #expect(try rewrite("public import UIKit\nlet a = 1") == "import UIKit\nlet a = 1")
        #expect(try rewrite("private import SnapshotTesting\n") == "import _SnapshotTesting\n")
        #expect(try rewrite("internal import UIKit\n", style: .portable) == "internal import UIKit\n")
    }

    @Test("Tests that use a missing framework are skipped if the file imports it only where it is there")
    func missingFrameworkTests() throws {
        func skipped(_ text: String) throws -> String? {
            try BuildConditions.$settings.withValue(RewritingSettings(dropsMissingImports: true, hasPlaceholders: true))
            {
                try ParsedSource(path: "A.swift", bytes: Array(text.utf8)).skippingMissingFrameworkTests().map {
                    String(decoding: $0.source.bytes, as: UTF8.self)
                }
            }
        }
        let head = "import XCTest\n#if canImport(SceneKit)\nimport SceneKit\n#endif\nclass A: XCTestCase {\n"
        let skip = "{ throw XCTSkip(\"needs SceneKit, which Quartzite does not have\") }"
        let other = "\nfunc testB() { f() }\nfunc help() { SCNScene() } }"
        #expect(
            try skipped(head + "func testA() { let s = SCNScene() }" + other)
                == head + "func testA() throws " + skip + other)
        #expect(
            try skipped(head + "func testA() throws { SCNScene() }" + other) == head + "func testA() throws " + skip
                + other)
        #expect(try skipped(head + "func testA() {\n#if os(Linux)\nSCNScene()\n#endif\n}" + other) == nil)
        #expect(try skipped("import XCTest\nclass A: XCTestCase { func testA() { SCNScene() } }") == nil)
        #expect(
            try skipped(head + "class S: SCNNode {}\nfunc testA() { _ = S() }" + other)
                == head + "\nfunc testA() throws " + skip + other)
    }
}
