import Testing
import UIKit

@Suite struct UIFontDescriptorTests {
    @Test("Text styles have their sizes") func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        let body = UIFont.preferredFont(forTextStyle: .body)
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(body.fontName == UIFont.systemFont(ofSize: 17).fontName && body.pointSize == 17)
        #expect(headline.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
        #expect(body.leading > 0, "a font of a fixed size has none")
    }

    @Test("A descriptor recreates its font") func roundTrip() {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 12).pointSize == 12)
        #expect(UIFont(descriptor: UIFontDescriptor(name: "Menlo", size: 9), size: 0) == UIFont(name: "Menlo", size: 9))
    }

    @Test("Attributes replace size, weight and spacing of digits") func attributes() {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        #expect(plain.addingAttributes([.size: 12]).pointSize == 12 && plain.addingAttributes().pointSize == 20)
        let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .bold))
        let digits = plain.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        ])
        #expect(UIFont(descriptor: digits, size: 0) == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        #expect(UIFontDescriptor(fontAttributes: [.name: "Menlo", .size: 9]).pointSize == 9)
    }

    @Test("Traits change weight, slant and width") func traits() throws {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        #expect(plain.symbolicTraits.isEmpty)
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(plain.withDesign(.monospaced))
        #expect(mono.symbolicTraits.contains(.traitMonoSpace))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(
            "Wide".size(withAttributes: [.font: font]).width
                > "Wide".size(withAttributes: [.font: UIFont(descriptor: plain, size: 0)]).width)
    }
}
