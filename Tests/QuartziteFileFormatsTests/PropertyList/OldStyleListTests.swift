import Foundation
import TestSupport
import Testing
@testable import QuartziteFileFormats

@Suite("Old-style property lists") struct OldStyleListTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyListReader.read(Data(text.utf8))
    }

    @Test("Strings, arrays, data and dictionaries are read, and comments are skipped", .rule("I118"))
    func values() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { a = b; /* comment */ "c d" = ( 1, "x\\"y", ); e = { f = <0fb d>; }; path = a/b.swift; }
            """)
        #expect(list["a"] == "b")
        #expect(list["c d"] == ["1", "x\"y"])
        #expect(list["e"]?["f"] == PropertyList(.data(Data([0x0f, 0xbd]))))
        #expect(list["path"] == "a/b.swift")
    }

    @Test(
        "Escape sequences represent characters",
        arguments: [
            (#""\n\t\\""#, "\n\t\\"), (#""\U00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""\101\7""#, "A\u{7}"),
            (#"'a"b'"#, "a\"b"), (#""a\qb""#, "aqb"),
        ])
    func escapes(text: String, value: String) throws {
        #expect(try read("{ a = \(text); }")["a"]?.string == value)
    }

    @Test("Each value has its line")
    func lines() throws {
        let list = try read("{\n  a = {\n    b = \"x\ny\";\n  };\n  c = d;\n}")
        #expect(list["a"]?.line == 2)
        #expect(list["a"]?["b"]?.line == 3)
        #expect(list["c"]?.line == 6)
    }

    @Test("JSON is read as the same structure")
    func json() throws {
        let list = try read(#"{"a": ["b", {"c": 1.5}], "d": true}"#)
        #expect(list["a"]?[1]?["c"]?.string == "1.5")
        #expect(list["d"]?.boolean == true)
    }

    @Test("Strings files are dictionaries without braces")
    func strings() throws {
        let list = try read("/* Title */\n\"a b\" = \"c\";\n\"same\";\n")
        #expect(list == ["a b": "c", "same": "same"])
        #expect(try read("") == [:])
    }

    @Test("UTF-16 and byte order marks are supported")
    func encodings() throws {
        let text = "{ a = \"é\"; }"
        let wide = try #require(text.data(using: .utf16))
        #expect(try PropertyListReader.read(wide)["a"] == "é")
        #expect(try PropertyListReader.read(Data([0xef, 0xbb, 0xbf]) + Data(text.utf8))["a"] == "é")
    }

    @Test(
        "Errors state the file, line and cause",
        arguments: [
            ("{\n a = b\n}\n;", 4, "unexpected text"), ("{\n\n a b; }", 3, "expected = after a"),
            ("{ a = (\n b, ", 2, "the array that begins on line 1 has no end"),
            ("{\n a = \"x\n", 3, "the string that begins on line 2 has no end"), ("{ a = b; \n", 2, "has no end"),
            ("{ a = <0>; }", 1, "odd number"), ("{ a = <0z>; }", 1, "not a hexadecimal digit"),
            ("{ a = ; }", 1, "expected a value"),
            ("{ a = b; /* \n", 1, "comment has no end"), ("{ a = (b c); }", 1, "expected ,"),
        ])
    func errors(text: String, line: Int, message: String) {
        let error = #expect(throws: FormatError.self) { try read(text) }
        #expect(error?.line == line && error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test("Deep nesting is an error and not a crash")
    func depth() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(throws: FormatError.self) { try read(deep) }
        #expect(throws: Never.self) {
            try read(String(repeating: "(", count: 100) + String(repeating: ")", count: 100))
        }
    }

    @Test("Binary property lists are rejected as such")
    func binary() {
        let error = #expect(throws: FormatError.self) {
            try PropertyListReader.read(Data("bplist00".utf8))
        }
        #expect(error?.kind == .unsupported && error?.message.contains("plutil") == true)
    }
}
