import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Fonts and attributed text")
struct FontTests {
    private func font(_ attributes: String) throws -> InterfaceFont? {
        try Sample.view("<fontDescription key=\"fontDescription\" \(attributes)/>").font("fontDescription")
    }

    @Test("A font has a type, a name or a text style", .rule("I70")) func forms() throws {
        #expect(try font(#"type="system" pointSize="17""#) == .system(size: 17, weight: .regular))
        #expect(try font(#"type="boldSystem" pointSize="17""#) == .boldSystem(size: 17))
        #expect(try font(#"type="italicSystem" pointSize="17""#) == .italicSystem(size: 17))
        let named = try font(#"name="Avenir-Book" family="Avenir" pointSize="12.5""#)
        #expect(named == .named("Avenir-Book", family: "Avenir", size: 12.5))
        #expect(try font(#"style="UICTFontTextStyleTitle1""#) == .style(.title1))
        #expect(try font(#"type="system""#) == .system(size: nil, weight: .regular))
        #expect(try font(#"type="system" pointSize="-3""#) == .system(size: nil, weight: .regular))
        #expect(try font("") == nil && font(#"style="Fancy""#) == nil && font(#"type="odd""#) == nil)
    }

    @Test(
        "System fonts have weights", .rule("I70"),
        arguments: ["ultraLight", "thin", "light", "medium", "semibold", "heavy", "black"])
    func weights(word: String) throws {
        let weight = try #require(InterfaceFontWeight(rawValue: word))
        #expect(try font("type=\"system\" weight=\"\(word)\" pointSize=\"9\"") == .system(size: 9, weight: weight))
    }

    @Test("Text styles have sizes", .rule("I71")) func styles() {
        let sizes = InterfaceTextStyle.allCases.map { ($0.rawValue.dropFirst(17), $0.pointSize) }
        let text = sizes.map { "\($0.0) \(Int($0.1))" }.joined(separator: ", ")
        #expect(
            text == """
                Title0 34, Title1 28, Title2 22, Title3 20, Headline 17, Body 17, Callout 16, Subhead 15, Footnote 13, \
                Caption1 12, Caption2 11
                """)
        #expect(InterfaceTextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    }

    @Test("Attributed text is a list of fragments", .rule("I74")) func attributedText() throws {
        let text = try #require(try SampleFile.card.element("crd-la-b00").attributedString("attributedText"))
        #expect(text.string == "Red and\ncentred" && text.fragments.count == 2)
        let red = InterfaceColorComponents(space: .sRGB, red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            text.fragments[0].attributes == [
                .init(name: "NSColor", value: .color(.components(red))),
                .init(name: "NSFont", value: .font(.named("HelveticaNeue-Bold", family: nil, size: 17))),
                .init(name: "NSKern", value: .number(1.5)),
            ])
        let style = InterfaceParagraphStyle(
            alignment: "center", lineBreakMode: "wordWrapping", baseWritingDirection: "natural",
            numbers: ["lineSpacing": 4])
        #expect(
            text.fragments[1].attributes == [
                .init(name: "NSFont", value: .font(.system(size: 12, weight: .regular))),
                .init(name: "NSUnderline", value: .number(1)),
                .init(name: "NSParagraphStyle", value: .paragraphStyle(style)),
            ])
        #expect(try Sample.view("").attributedString("attributedText") == nil)
    }

    @Test(
        "Fragments can use system fonts", .rule("I74"),
        arguments: [
            ("system", InterfaceFont.system(size: 12, weight: .regular)), ("systemBold", .boldSystem(size: 12)),
            ("systemSemibold", .system(size: 12, weight: .semibold)),
            ("systemUltraLight", .system(size: 12, weight: .ultraLight)),
            ("systemItalic", .italicSystem(size: 12)),
        ])
    func metaFonts(word: String, font: InterfaceFont) throws {
        let view = try Sample.view("<font key=\"NSFont\" size=\"12\" metaFont=\"\(word)\"/>")
        #expect(view.font("NSFont") == font)
    }
}
