import Foundation
import TestSupport
import Testing

@testable import _InlineSnapshotTesting
@_spi(Internals) @testable import _SnapshotTesting

@Suite("Texts of snapshots are written into the code of tests")
struct InlineSnapshotTests {
    private let folder = TemporaryFolder()

    /// Returns code after texts were written to calls at lines and columns.
    private func written(
        _ code: String, _ texts: [(text: String?, line: Int, column: Int)],
        _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
    ) throws -> String {
        let url = folder.url("Tests.swift")
        try Data(code.utf8).write(to: url)
        let writer = InlineSnapshotWriter()
        for (text, line, column) in texts {
            try writer.write(text, to: url.path, line: line, column: column, descriptor)
        }
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("A call without a closure gets one")
    func new() throws {
        let code = "func test() {\n    assertInlineSnapshot(of: f(\")\"), as: .dump)\n}\n"
        let expected = """
            func test() {
                assertInlineSnapshot(of: f(")"), as: .dump) {
                  \"""
                  a

                  b
                  \"""
                }
            }

            """
        #expect(try written(code, [("a\n\nb", 2, 5)]) == expected)
    }

    @Test(
        "The text of a closure is replaced or removed, and later calls are found at their places in what was compiled")
    func replaced() throws {
        let code = """
            assertInlineSnapshot(of: 1, as: .dump) { // }
              \"""
              - "old" \\(")")
              \"""
            }
            check(of: 2) { other } matches: {
              "x"
            }
            assertInlineSnapshot(of: 3, as: .dump)
            """
        let expected = """
            assertInlineSnapshot(of: 1, as: .dump) {
              \"""
              new
              \"""
            }
            check(of: 2) { other }
            assertInlineSnapshot(of: 3, as: .dump) {
              \"""
              three
              \"""
            }
            """
        #expect(try written(code, [("three", 9, 1), ("new", 1, 1)]).contains("three"))
        let other = InlineSnapshotSyntaxDescriptor(trailingClosureOffset: 1)
        #expect(try written(code, [(nil, 6, 1)], other).contains("check(of: 2) { other }\nassert"))
        let writer = InlineSnapshotWriter()
        let url = folder.url("Tests.swift")
        try Data(code.utf8).write(to: url)
        let usual = InlineSnapshotSyntaxDescriptor()
        try writer.write("new", to: url.path, line: 1, column: 1, usual)
        try writer.write(nil, to: url.path, line: 6, column: 1, other)
        try writer.write("three", to: url.path, line: 9, column: 1, usual)
        #expect(try String(contentsOf: url, encoding: .utf8) == expected)
    }

    @Test("A second closure has its label")
    func label() throws {
        let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
        #expect(try written("f(1) { 2 }", [("a", 1, 1)], descriptor) == "f(1) { 2 } is: {\n  \"\"\"\n  a\n  \"\"\"\n}")
    }

    @Test("A text with backslashes or quotation marks gets number signs")
    func signs() throws {
        #expect(try written("f(1)", [("a\\n", 1, 1)]).contains("#\"\"\"\n  a\\n\n  \"\"\"#"))
        #expect(try written("f(1)", [("\"\"\"#", 1, 1)]).contains("##\"\"\"\n  \"\"\"#\n  \"\"\"##"))
    }

    @Test("Where there is no call, nothing is written", arguments: [(1, 1), (9, 1), (0, 0), (1, 400)])
    func noCall(line: Int, column: Int) throws {
        #expect(throws: InlineSnapshotWriter.Failure.self) { try written("let x = 1 // f(1)", [("a", line, column)]) }
    }

    @Test("A value is compared with the text of the closure")
    func assertion() {
        assertInlineSnapshot(of: [1, 2], as: .description) { "[1, 2]" }
        withKnownIssue {
            assertInlineSnapshot(of: 1, as: .description, record: .never) { "2" }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue == "Snapshot did not match. Difference: …\n\n  @@ −1,1 +1,1 @@\n  −2\n  +1"
            }
        }
        withKnownIssue {
            assertInlineSnapshot(of: 1, as: .description, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "No expected value to assert against." }
        }
    }
}
