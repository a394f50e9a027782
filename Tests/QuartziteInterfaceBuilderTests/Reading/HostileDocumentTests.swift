import Foundation
@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Damaged and hostile documents")
struct HostileDocumentTests {
    private func xib(_ objects: String) -> String { Sample.xib(objects) }

    @Test("An empty file is rejected without a line number") func empty() {
        #expect(Sample.error(Data())?.description == "Test.xib: the file is empty")
        #expect(Sample.error(" \n ")?.reason == .notWellFormed("there is no element"))
    }

    @Test(
        "UTF-16 is read like UTF-8", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
    func utf16(encoding: String.Encoding, hasMark: Bool) throws {
        let text = xib(#"<label contentMode="left" text="Grüße 👻" id="l"/>"#)
            .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
        let data = try #require(((hasMark ? "\u{FEFF}" : "") + text).data(using: encoding))
        let document = try InterfaceDocument(data: data, file: "Test.xib")
        #expect(document.element("l")?.string("text") == "Grüße 👻")
        #expect(document.element("l")?.line == 6)
    }

    @Test("A UTF-8 byte order mark is skipped") func mark() throws {
        #expect(try Sample.read("\u{FEFF}" + xib("")).kind == .xib)
    }

    @Test("Other encodings are rejected") func encodings() throws {
        let text = xib(#"<label contentMode="left" text="é" id="l"/>"#)
        let latin = try #require(text.data(using: .isoLatin1))
        #expect(Sample.error(latin)?.reason == .encoding)
        let half = Data([0xFF, 0xFE, 0x3C])
        #expect(Sample.error(half)?.reason == .encoding)
        let surrogate = Data([0xFF, 0xFE, 0x00, 0xD8])
        #expect(Sample.error(surrogate)?.reason == .encoding)
    }

    @Test("A NUL byte is rejected with its line") func nul() {
        let error = Sample.error(xib("<view contentMode=\"center\" id=\"v\u{0}\"/>"))
        #expect(error?.line == 6 && error?.reason == .notWellFormed("the text contains a NUL byte"))
    }

    @Test(
        "XML that is not well-formed is rejected with its line",
        arguments: [
            ("<view id=\"a\">", 7), ("<view id=\"a\"></label>", 6), ("</objects></document><objects><view>", 6),
            ("<view id=a/>", 6), ("<view id=\"a\" id=\"b\"/>", 6), ("<view id=\"<\"/>", 6), ("<view", 7),
            ("<view id=\"&undeclared;\"/>", 6), ("<view>&#1;</view>", 6), ("<view>&#0;</view>", 6), ("<1/>", 6),
            ("<view/></objects></document>text", 6), ("<?xml version=\"1.0\"?>", 6), ("<view><![CDATA[</view>", 6),
            ("<view><!-- </view>", nil), ("<view id='a\"/>", nil),
        ])
    func malformed(objects: String, line: Int?) {
        let error = Sample.error(xib(objects))
        guard case .notWellFormed = error?.reason else {
            Issue.record("\(objects): \(error?.description ?? "no error")")
            return
        }
        #expect(line == nil || error?.line == line, "\(objects): \(error?.description ?? "")")
        #expect(error?.description.contains("\n") == false)
    }

    @Test("Every truncated document is rejected") func truncations() {
        let text = Data(xib(#"<label contentMode="left" text="é" id="l"><string key="k">a</string></label>"#).utf8)
        let readable = (0..<text.count).filter { Sample.error(text.prefix($0)) == nil }
        #expect(readable.isEmpty)
    }

    @Test("Entity declarations are rejected, which prevents expansion attacks") func entities() {
        var declarations = "<!ENTITY a0 \"aaaaaaaaaa\">"
        for level in 1...20 {
            let references = String(repeating: "&a\(level - 1);", count: 10)
            declarations += "<!ENTITY a\(level) \"\(references)\">"
        }
        let bomb = "\(Sample.declaration)\n<!DOCTYPE document [\(declarations)]>\n<document>&a20;</document>"
        #expect(Sample.error(bomb)?.description == "Test.xib:2: a document type declaration is not allowed")
        let external = "<!DOCTYPE document SYSTEM \"passwords\"><document/>"
        #expect(Sample.error(external)?.reason == .refused("a document type declaration is not allowed"))
        #expect(Sample.error("<!-- <!DOCTYPE a> -->" + "<document/>")?.reason == .otherType(""))
    }

    @Test("Elements can be nested up to 512 levels") func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<view><subviews>\n", count: count)
                + String(repeating: "</subviews></view>", count: count)
        }
        // The document and its objects use two levels.
        let document = try Sample.read(xib(nested(255)))
        #expect(document.objects.count == 3)
        let error = Sample.error(xib(nested(256)))
        #expect(error?.reason == .refused("elements are nested more than 512 levels deep") && error?.line == 6 + 255)
        #expect(Sample.error(String(repeating: "<a>", count: 100_000))?.description.contains("levels deep") == true)
    }

    @Test("A document can have up to a million elements") func elements() {
        let error = Sample.error(xib(String(repeating: "<a/>", count: 1_000_000)))
        #expect(error?.description == "Test.xib:6: the document has more than 1000000 elements")
    }

    @Test("The time to read an element grows linearly with its attributes") func attributes() {
        let attributes = (0..<200_000).map { "a\($0)='>' " }.joined()
        #expect(Sample.error(xib("<view \(attributes)/>")) == nil)
    }

    @Test(
        "Processing instructions, namespaces and names from other scripts are read",
        arguments: [
            "<?a?>", "<?a b?>", "<view xmlns='' xmlns:a='b' a:c=''/>", "<é/>", "<a:b xmlns:a=''><a:b/></a:b>",
        ])
    func unusual(objects: String) { #expect(Sample.error(xib(objects)) == nil) }

    @Test("A document can have up to 16 MB") func size() {
        let text = xib("<view/>" + String(repeating: " ", count: InterfaceDocument.maximumBytes))
        #expect(Sample.error(text)?.description == "Test.xib: the document has more than 16 MB")
    }

    @Test("Only regular files are read") func files() throws {
        let folder = TemporaryFolder()
        func error(_ name: String) -> String? {
            do throws(InterfaceDocumentError) {
                _ = try InterfaceDocument(contentsOf: folder.url(name), file: name)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(error("absent.xib") == "absent.xib: cannot be read: No such file or directory")
        #expect(mkfifo(folder.path("pipe.xib"), 0o600) == 0)
        #expect(error("pipe.xib") == "pipe.xib: cannot be read: not a regular file")
        #expect(error(".") == ".: cannot be read: not a regular file")
        try Data(xib("").utf8).write(to: folder.url("good.xib"))
        #expect(error("good.xib") == nil)
        try Data("<document/>".utf8).write(to: folder.url("bad.xib"))
        #expect(error("bad.xib") == "bad.xib:1: the document has no type")
    }

    @Test("The work for a document grows linearly with its size") func manyVariations() throws {
        let count = 20_000
        let properties = (0..<count).map { "<size key=\"k\($0)\"/>" }.joined()
        let masks = String(repeating: "<mask key=\"subviews\"><exclude reference=\"v\"/></mask>", count: count)
        let view = try Sample.view("\(properties)<variation key=\"default\">\(properties)\(masks)</variation>")
        let resolved = view.resolved(for: .tablet)
        #expect(resolved.children.count == count && !resolved.isInstalled)
    }

    @Test("A document has at most a thousand warnings") func manyWarnings() throws {
        let elements = (0..<20_000).map { "<e\($0)/>" }.joined()
        #expect(try Sample.read(xib(elements)).warnings.count == 1000)
    }

    @Test("Messages show text from a document in one short line") func excerpts() {
        let name = "a" + String(repeating: "é", count: 1000)
        let error = Sample.error(xib("<outlet destination=\"\(name)\n\u{7}\"/>".replacing("\u{7}", with: "&#9;")))
        #expect(error.map { $0.description.count < 200 && !$0.description.contains("\t") } == true)
    }
}
