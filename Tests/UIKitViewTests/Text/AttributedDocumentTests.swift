import Testing
import UIKit

@Suite("Attributed strings from documents")
struct AttributedDocumentTests {
    @Test("Plain text is decoded in the encoding that the options name")
    func plain() throws {
        var found: NSDictionary?
        let text = try NSAttributedString(
            data: Data([0x4b, 0xe4, 0x73, 0x65]),
            options: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue),
                .defaultAttributes: [NSAttributedString.Key.kern: 3],
            ], documentAttributes: &found)
        #expect(text.string == "Käse")
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(found?["DocumentType"] as? String == "NSPlainText")
    }

    @Test("HTML and undecodable bytes are errors")
    func refused() {
        #expect(throws: CocoaError(.featureUnsupported)) {
            try NSAttributedString(
                data: Data("<b>x</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil)
        }
        #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
            try NSAttributedString(data: Data([0xff, 0xfe, 0xff]), documentAttributes: nil)
        }
    }

    @Test("Strings can be made without arguments")
    func empty() {
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
        let text = NSMutableString()
        text.append("a")
        #expect(text == "a")
    }

    @Test("appendFormat appends the formatted text")
    func format() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%C%03d", unichar(66), 7)
        #expect(text == "aB007")
    }
}
