import Foundation
import Testing
@testable import QuartziteFileFormats

@Suite("XML documents") struct MarkupElementTests {
    private func parse(_ text: String) throws -> MarkupElement {
        try MarkupElement(document: Data(text.utf8))
    }

    @Test("Elements, attributes, text and lines are read")
    func elements() throws {
        let root = try parse(
            """
            <?xml version="1.0"?>
            <!-- <x> -->
            <!DOCTYPE a [ <!ELEMENT a (b)> ]>
            <a x:k = "1&lt;&#233;&#x1F600;" l='"
            '>t<b/>&amp;<c><![CDATA[<&]]></c>
            <b n=""></b></a>
            <!-- end -->
            """)
        #expect(root.name == "a" && root.line == 4 && root.attributes == ["x:k": "1<é😀", "l": "\" "])
        #expect(root.children.map(\.name) == ["b", "c", "b"] && root.children.map(\.line) == [5, 5, 6])
        #expect(root.text == "t&\n" && root.descendant("c")?.text == "<&")
        #expect(root.children("b").map(\.attributes) == [[:], ["n": ""]])
    }

    @Test("Namespaces are read as plain attributes")
    func namespaces() throws {
        #expect(try parse("<a xmlns=\"\" xmlns:b=\"c\"><b:d/></a>").children[0].name == "b:d")
    }

    @Test(
        "Errors state the line and cause",
        arguments: [
            ("<a>\n<b></a>", 2, "a ends where b of line 2 should"), ("<a>", 1, "has no end"), ("<a", 1, "no end"),
            ("</a>", 1, "does not begin"), ("<a/><b/>", 1, "second root"), ("", 1, "no element"),
            ("x<a/>", 1, "text outside"),
            ("<a b/>", 1, "expected = after b"), ("<a b=c/>", 1, "no quotes"), ("<a b='<'/>", 1, "has no end"),
            ("<a b='' b=''/>", 1, "two attributes b"), ("<a>&x;</a>", 1, "not declared"),
            ("<a>& </a>", 1, "expected ;"),
            ("\n<!-- ", 2, "comment has no end"), ("<a><![CDATA[", 1, "has no end"), ("<!DOCTYPE", 1, "has no end"),
            ("<a b=''c=''/>", 1, "expected a space"), ("< a/>", 1, "expected a name"),
            ("<a>&#xD800;</a>", 1, "not declared"),
        ])
    func errors(text: String, line: Int, message: String) {
        let error = #expect(throws: FormatError.self) { try parse(text) }
        #expect(error?.line == line && error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test("A document with more than a million elements is rejected")
    func elementCount() {
        let error = #expect(throws: FormatError.self) {
            try parse("<a>" + String(repeating: "<b/>", count: 1_000_001) + "</a>")
        }
        #expect(error?.kind == .tooLarge)
    }
}
