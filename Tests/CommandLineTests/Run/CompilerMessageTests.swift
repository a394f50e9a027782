import Testing

@testable import quartzite

@Suite("What the compiler says about the tool's own copies")
struct CompilerMessageTests {
    @Test("Warnings about copies and generated files are left out with their lines, but not errors")
    func copies() {
        let lines = [
            "/cache/1/rewritten/A.swift:1:2: warning: of ours", " 1 | #sourceLocation",
            "A.swift:3:1: warning: the user's",
            " 3 | let a = 1", "/cache/1/Program.swift:1:2: note: of ours", "/cache/1/Program.swift:4:2: error: shown",
            " 4 | x",
        ]
        #expect(
            ModuleCompiler.withoutOwnWarnings(lines, in: "/cache/1") == [lines[2], lines[3], lines[5], lines[6]])
    }
}
