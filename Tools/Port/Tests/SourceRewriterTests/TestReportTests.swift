import Foundation
import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Tests of XCTest in a file")
struct TestReportTests {
    private func report(_ text: String) throws -> SourceReport {
        let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
        return SourceReport(source, output: nil, applied: [], index: ModuleIndex([source]))
    }

    @Test("Methods that XCTest would call are reported with their class and line, also those of extensions")
    func methods() throws {
        let found = try report(
            """
            class A: XCTestCase {
                func testOne() {}
                func testTwo() async throws {}
                func testThree() -> Void {}
                private func testHidden() {}
                static func testStatic() {}
                func testWith(_ value: Int) {}
                func testValue() -> Int { 1 }
                func help() {}
                class B: XCTestCase { func testInner() {} }
            }
            extension A { func testLater() throws {} }
            """
        ).tests
        #expect(found.map(\.name) == ["testOne", "testTwo", "testThree", "testInner", "testLater"])
        #expect(found.map(\.type) == ["A", "A", "A", "A.B", "A"])
        #expect(found.map(\.line) == [2, 3, 4, 10, 12])
        #expect(found.filter(\.isAsync).map(\.name) == ["testTwo"])
    }

    @Test("XCTest is Quartzite's module, and in code for Apple's systems still theirs")
    func imports() throws {
        #expect(try rewrite("import XCTest") == "import _XCTest")
        #expect(
            try rewrite("import XCTest\n", style: .portable)
                == "#if canImport(ObjectiveC)\nimport XCTest\n#else\nimport _XCTest\n#endif\n")
    }
}
