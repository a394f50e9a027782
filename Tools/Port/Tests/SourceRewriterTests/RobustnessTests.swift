import Foundation
import Testing

@testable import SourceRewriter

@Suite("Lines are preserved, and odd input is handled")
struct RobustnessTests {
    static let samples: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
        let shared = (0..<5).reduce(root) { url, _ in url.deletingLastPathComponent() }.appending(
            path: "shared/seed_code")
        let folders = [root, shared]
        return folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
        }
    }()

    @Test("Code stays on its line, and rewriting twice changes nothing", arguments: samples)
    func lines(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let once = try rewrite(text)
        let (before, after) = (
            text.split(separator: "\n", omittingEmptySubsequences: false),
            once.split(separator: "\n", omittingEmptySubsequences: false)
        )
        #expect(after.count >= before.count)
        for (old, new) in zip(before, after) where old != new {
            // A changed line keeps part of the old one, or it is empty.
            let words = old.split { !$0.isLetter }.map(String.init)
            #expect(new.allSatisfy(\.isWhitespace) || words.contains { new.contains($0) })
        }
        #expect(try rewrite(once) == once)
    }

    @Test("Bytes that are not text are an error with a line")
    func binary() {
        for bytes: [UInt8] in [[0x61, 0x0a, 0xff, 0x62], [0x61, 0x0a, 0, 0x62], [0x61, 0x0a, 0xe2, 0x82]] {
            do throws(ParsedSource.Unreadable) {
                _ = try ParsedSource(path: "A.swift", bytes: bytes)
                Issue.record("read")
            } catch {
                #expect(error.error.line == 2)
            }
        }
    }

    @Test("A byte order mark is removed, and line endings are kept")
    func marks() throws {
        #expect(try rewrite("\u{feff}@objc class A {}\r\nlet b = 1") == "class A {}\r\nlet b = 1")
    }

    @Test("Syntax errors have lines")
    func syntax() throws {
        let source = try ParsedSource(path: "A.swift", bytes: Array("class A {\n  func f( {\n}\n".utf8))
        #expect(source.errors.contains { $0.line == 2 })
        #expect(try ParsedSource(path: "A.swift", bytes: Array("class A {}".utf8)).errors.isEmpty)
    }

    @Test("Deep nesting and long chains end")
    func nesting() async throws {
        let deep = "let x = " + String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
        let chain = "let x = a" + String(repeating: ".b()", count: 3000)
        let longest = "let x = a" + String(repeating: ".b()", count: 20_000)
        try await Self.onLargeStack {
            _ = try? ParsedSource(path: "A.swift", bytes: Array(deep.utf8))
            let rewritten = try rewrite(chain)
            #expect(rewritten == chain)
            let refused = try? ParsedSource(path: "A.swift", bytes: Array(longest.utf8))
            #expect(refused == nil)
        }
    }

    /// Calls `body` on a thread with a stack as large as the tool's.
    private static func onLargeStack(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let thread = Thread { continuation.resume(with: Result { try body() }) }
            thread.stackSize = 1 << 30
            thread.start()
        }
    }

    @Test("Ten thousand lines are rewritten")
    func long() throws {
        let text = String(repeating: "@objc func f() { g(#selector(f)) }\n", count: 10_000)
        #expect(try rewrite(text).split(separator: "\n").count == 10_000)
    }

    @Test("Paths in directives are escaped")
    func paths() throws {
        let source = try ParsedSource(path: "a \"b\"\\c.swift", bytes: Array("import UIKit".utf8))
        let bytes = Rewriter(source, index: ModuleIndex([source])).rewritten().bytes
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "#sourceLocation(file: \"a \\\"b\\\"\\\\c.swift\", line: 1)\nimport UIKit")
    }

    @Test("Directives have one line, whatever characters a path contains")
    func controlCharacters() throws {
        let source = try ParsedSource(path: "a\nb\t\u{2028}.swift", bytes: Array("import UIKit".utf8))
        let bytes = Rewriter(source, index: ModuleIndex([source])).rewritten().bytes
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "#sourceLocation(file: \"a\\u{a}b\\u{9}\\u{2028}.swift\", line: 1)\nimport UIKit")
    }
}
