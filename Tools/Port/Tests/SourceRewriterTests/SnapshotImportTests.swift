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
}
