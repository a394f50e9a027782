import QuartziteInterfaceBuilder
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Colours, fonts, images and text of a nib") struct NibValueTests {
    private func label(_ content: String, resources: String = "") throws -> UILabel {
        try NibView(#"<label text="a" id="1">\#(content)</label>"#).object()
    }

    private func expect(_ attributes: String, toBe color: UIColor) throws {
        #expect(try label(#"<color key="textColor" \#(attributes)/>"#).textColor == color)
    }

    private func expect(_ attributes: String, toBe font: UIFont) throws {
        #expect(try label(#"<fontDescription key="fontDescription" \#(attributes)/>"#).font == font)
    }

    @Test("Components, class properties and former names are colours", .rule("I63"), .rule("I66"))
    func colors() throws {
        try NibView.run {
            try expect(#"red="0" green="1" blue="0" alpha="1" colorSpace="deviceRGB""#, toBe: .green)
            try expect(
                #"white="0.5" alpha="0.5" colorSpace="deviceWhite""#, toBe: UIColor(white: 0.5, alpha: 0.5))
            try expect(#"systemColor="secondaryLabelColor""#, toBe: .secondaryLabel)
            try expect(#"cocoaTouchSystemColor="darkTextColor" white="1""#, toBe: .darkText)
            try expect(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, toBe: .systemGroupedBackground)
            try expect(
                #"systemColor="newColor" red="1" green="0" blue="0" colorSpace="deviceRGB""#, toBe: UIColor.red)
        }
    }

    @Test("A font has the type, weight, style or name of its description", .rule("I70"), .rule("I71"), .rule("I72"))
    func fonts() throws {
        try NibView.run {
            let semibold = UIFont.systemFont(ofSize: 12, weight: .semibold)
            try expect(#"type="system" weight="semibold" pointSize="12""#, toBe: semibold)
            try expect(#"type="italicSystem" pointSize="12""#, toBe: .italicSystemFont(ofSize: 12))
            try expect(#"style="UICTFontTextStyleTitle1""#, toBe: .preferredFont(forTextStyle: .title1))
            try expect(#"name="NoSuchFont" family="None" pointSize="21""#, toBe: .systemFont(ofSize: 21))
            try expect(#"type="boldSystem""#, toBe: .boldSystemFont(ofSize: 17))
        }
    }

    @Test("A missing image is reported with its line, and is nil", .rule("I73"))
    func missingImage() throws {
        let messages = try SceneContext.messages {
            let view: UIImageView = try NibView("\n<imageView image=\"none\" id=\"1\"/>").object()
            #expect(view.image == nil)
        }
        #expect(messages == ["Test.xib:4: Could not load the \"none\" image referenced from this document."])
    }

    @Test("An unknown colour without a copy is reported with its line, and is not set", .rule("I66"), .rule("I67"))
    func missingColor() throws {
        let messages = try SceneContext.messages {
            let label = try label("\n<color key=\"textColor\" name=\"None\"/>")
            #expect(try label.textColor == self.label("").textColor)
        }
        #expect(messages == ["Test.xib:4: Could not load the \"None\" color referenced from this document."])
    }

    @Test("Missing images and symbols are reported with their lines where placeholders replace them", .rule("I73"))
    func replacedImages() throws {
        let messages = try SceneContext.messages {
            let images = ImageCatalog.current
            images.replacesMissing = true
            let nib = try NibView(
                "\n<imageView image=\"none\" id=\"1\"/>\n<imageView image=\"no.sign\" catalog=\"system\" id=\"2\"/>")
            #expect(try nib.object("1", as: UIImageView.self).image != nil)
            #expect(try nib.object("2", as: UIImageView.self).image != nil)
            #expect(images.missingNames.isEmpty && images.missingSymbols.isEmpty)
        }
        let text = { (line: Int, name: String) in
            "Test.xib:\(line): Could not load the \"\(name)\" image referenced from this document."
        }
        #expect(messages == [text(4, "none"), text(5, "no.sign")])
    }

    @Test("The placeholder of a missing image has the size that the document states", .rule("I73"))
    func placeholder() throws {
        try NibView.run {
            ImageCatalog.current.replacesMissing = true
            let view: UIImageView = try NibView(
                #"<imageView image="none" id="1"/></objects><resources><image name="none" width="30" height="20"/>"#
                    + "</resources><objects>"
            ).object()
            #expect(view.image?.size == CGSize(width: 30, height: 20))
        }
    }

    @Test("Attributed text has the fonts, colours and paragraph styles of its fragments", .rule("I74"))
    func attributedText() throws {
        try NibView.run {
            let view: UILabel = try NibView(
                """
                <label usesAttributedText="YES" id="1"><attributedString key="attributedText"><fragment content="One">
                <attributes><color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" metaFont="systemBold"
                    size="18"/><real key="NSKern" value="2"/><paragraphStyle key="NSParagraphStyle" alignment="right"
                    lineSpacing="3"/></attributes></fragment><fragment content=" two"/></attributedString></label>
                """
            ).object()
            let text = try #require(view.attributedText)
            #expect(text.string == "One two")
            #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
            #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 18))
            #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            #expect(style?.alignment == .right && style?.lineSpacing == 3)
            #expect(text.attribute(.font, at: 4, effectiveRange: nil) == nil)
        }
    }
}
