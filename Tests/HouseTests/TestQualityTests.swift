import Testing

@Suite("Tests can fail")
struct TestQualityTests {
    @Test("every test expects something", arguments: SourceFile.tests.filter(\.isSwift))
    func expectations(file: SourceFile) {
        for test in testFunctions(in: file.code) {
            let expects = test.body.contains { line in
                line.contains("#expect") || line.contains("#require") || line.contains("Issue.record")
                    || freeCalls(in: line).contains { $0.hasPrefix("expect") || $0.hasPrefix("check") }
            }
            #expect(expects, "\(file):\(test.line + 1) expects nothing")
        }
    }

    @Test("the reader of tests finds their bodies")
    func reader() {
        let code = ["@Test(\"a\")", "func a() {", "    if x { y() }", "}", "func b() {", "}", "@Test func c() { z() }"]
        let found = testFunctions(in: code)
        #expect(found.map(\.line) == [0, 6])
        #expect(found.map { $0.body.count } == [4, 1])
    }

    /// Each `@Test` with the lines up to the end of its function.
    private func testFunctions(in code: [String]) -> [(line: Int, body: ArraySlice<String>)] {
        var found: [(line: Int, body: ArraySlice<String>)] = []
        for start in code.indices where code[start].drop(while: \.isWhitespace).hasPrefix("@Test") {
            guard let declaration = code[start...].firstIndex(where: { $0.contains("func ") }) else { continue }
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
            found.append((start, code[start...end]))
        }
        return found
    }
}
