import Foundation
import Testing

@Suite("Every test can fail")
struct TestQualityTests {
    @Test("Every test contains an expectation", arguments: SourceFile.tests.filter(\.isSwift))
    func expectations(file: SourceFile) {
        for test in functions(in: file.code, where: { $0.hasPrefix("@Test") }) {
            let expects = test.body.contains { line in
                Self.expects(line) || freeCalls(in: line).contains(where: Self.helpers.contains)
            }
            #expect(expects, "\(file):\(test.line + 1) expects nothing")
        }
    }

    /// The names of functions that contain expectations, which tests can call.
    private static let helpers = Set(
        SourceFile.tests.flatMap { file in
            functions(in: file.code) { $0.contains("func ") }.filter { $0.body.contains(where: expects) }.map(\.name)
        })

    private static func expects(_ line: String) -> Bool {
        // The expectations of QuartziteTesting throw.
        ["#expect", "#require", "Issue.record", "confirmation(", "try expect", "assertInlineSnapshot("].contains(
            where: line.contains)
    }

    @Test("Test functions and their bodies are found")
    func reader() {
        let code = ["@Test(\"a\")", "func a() {", "    if x { y() }", "}", "func b() {", "}", "@Test func c() { z() }"]
        let found = functions(in: code) { $0.hasPrefix("@Test") }
        #expect(found.map(\.line) == [0, 6])
        #expect(found.map { $0.body.count } == [4, 1])
        #expect(found.map(\.name) == ["a", "c"])
    }
}

/// The functions whose first line satisfies `condition`, each up to its closing brace.
private func functions(
    in code: [String], where condition: (Substring) -> Bool
) -> [(name: String, line: Int, body: ArraySlice<String>)] {
    var found: [(name: String, line: Int, body: ArraySlice<String>)] = []
    for start in code.indices where condition(code[start].drop(while: \.isWhitespace)) {
        guard let declaration = code[start...].firstIndex(where: { $0.contains("func ") }),
            let keyword = code[declaration].range(of: "func ")
        else { continue }
        let name = code[declaration][keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        var depth = 0
        var end = declaration
        scan: for index in declaration..<code.endIndex {
            for character in code[index].utf8 {
                if character == UInt8(ascii: "{") { depth += 1 }
                if character == UInt8(ascii: "}") {
                    depth -= 1
                    if depth == 0 {
                        end = index
                        break scan
                    }
                }
            }
        }
        found.append((String(name), start, code[start...end]))
    }
    return found
}
