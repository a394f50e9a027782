import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Strings files")
struct StringsTableTests {
    private func read(_ text: String, _ encoding: String.Encoding = .utf8) throws -> [String: String] {
        let data = try #require(text.data(using: encoding))
        return try StringsTable(strings: data, file: "A.strings").texts.mapValues(\.format)
    }

    private func error(_ text: String) -> String? {
        do throws(StringsFileError) {
            _ = try StringsTable(strings: Data(text.utf8), file: "A.strings")
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Pairs, comments and escapes follow the property list syntax", .rule("I112")) func pairs() throws {
        let text = #"""
            /* A comment; "with" = "pairs"; */
            "greeting" = "Hello,\n\"world\"\t\\";
            // another
            "unicode" = "\U00e9 \Ud83d\Udc7b é 👻 \'";   plain.key-1 = plain_value;
            "alone"; 'single' = 'quotes "inside"';
            "octal" = "\101\12"; "twice" = "1"; "twice" = "2"; "end\
            line" = "";
            """#
        let expected = [
            "greeting": "Hello,\n\"world\"\t\\", "unicode": "é 👻 é 👻 '", "plain.key-1": "plain_value", "alone": "alone",
            "single": "quotes \"inside\"", "octal": "A\n", "twice": "2", "end\nline": "",
        ]
        #expect(try read(text) == expected)
        #expect(try read("{\n\(text)\n}\n") == expected)
        #expect(try read("") == [:] && read("/* */") == [:] && read("{}") == [:])
    }

    @Test(
        "Text can be UTF-8 or UTF-16", .rule("I112"),
        arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func encodings(encoding: String.Encoding) throws {
        #expect(try read(#""größe" = "👻";"#, encoding) == ["größe": "👻"])
    }

    @Test("A strings file can be an XML property list", .rule("I112")) func propertyLists() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>a</key><string>1 &lt; 2</string><key>b</key><true/>
            <key>c</key><string></string></dict></plist>
            """
        #expect(try read(text) == ["a": "1 < 2", "c": ""])
    }

    @Test(
        "A damaged file produces an error with its line",
        arguments: [
            ("\"a\" = \"b\"", "A.strings:1: expected ; after the value of a"),
            ("\"a\" = \"b\";\n\"c\" = ;", "A.strings:2: expected a value, found “;”"),
            ("\n\n= \"b\";", "A.strings:3: expected a value, found “=”"),
            ("\"a\" = \"b", "A.strings:1: the string that begins on line 1 has no end"),
            ("\n/* a", "A.strings:2: the comment has no end"),
            ("{ a = b;", "A.strings:1: the dictionary that begins on line 1 has no end"),
            ("{ } x", "A.strings:1: unexpected text after the end of the property list"),
            ("\"a\\", "A.strings:1: the file ends after a backslash"),
            ("<plist><array/></plist>", "A.strings:1: this is not a property list with a dictionary"),
            (
                "<plist><dict></plist>",
                "A.strings:1: plist ends where dict of line 1 should"
            ),
            ("<!DOCTYPE a [<!ENTITY b \"c\">]><plist/>", "A.strings:1: declares an entity; entities are not read"),
            ("bplist00\u{1}", "A.strings: a binary property list; convert it with plutil -convert xml1"),
        ])
    func errors(text: String, message: String) {
        #expect(error(text) == message)
    }

    @Test("Random changes never stop the program") func mutations() {
        let original = Array(#"/* c */ "a\U00e9" = "b\101\n%1$@"; d = 'e'; { } // f"#.utf8)
        var random = SeededRandom(seed: 112)
        var read = 0
        for _ in 0..<2000 {
            var bytes = original
            for _ in 0...random.below(5) {
                let index = random.below(bytes.count)
                if random.below(2) == 0 { bytes.remove(at: index) } else { bytes[index] = UInt8(random.below(128)) }
            }
            let table = try? StringsTable(strings: Data(bytes), file: "a")
            read += table == nil ? 0 : 1
        }
        #expect(read < 2000)
    }

    @Test("Later tables take precedence") func merging() throws {
        var table = try StringsTable(strings: Data(#""a" = "1"; "b" = "2";"#.utf8), file: "a")
        table.merge(try StringsTable(strings: Data(#""b" = "3";"#.utf8), file: "b"))
        #expect(table["a"] == "1" && table["b"] == "3" && table["c"] == nil)
    }
}
