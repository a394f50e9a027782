import QuartzCore
import QuartziteText
import Testing
import UIKit

@MainActor @Suite("The system font has about the metrics of San Francisco") struct SystemFontTests {
    /// A text in the system font, and the width that Interface Builder saved for its label.
    struct Sample: CustomStringConvertible, Sendable {
        let text: String
        let size: CGFloat
        var weight = UIFont.Weight.regular
        let width: CGFloat

        var description: String { text }
    }

    nonisolated private static let samples = [
        Sample(text: "FEB 14th", size: 10, width: 43), Sample(text: "Dismiss Height Percentage", size: 13, width: 164),
        Sample(text: "Resign first responder", size: 15, width: 151),
        Sample(text: "Custom layout by subclassing", size: 17, width: 228),
        Sample(text: "What animals do you like the most?", size: 17, width: 270),
        Sample(text: "Elongation Preview", size: 26, width: 212.5), Sample(text: "Second", size: 34, width: 112),
        Sample(text: "Selected title color", size: 17, weight: .medium, width: 147),
        Sample(text: "Victoria Anderson", size: 18, weight: .semibold, width: 151.67),
        Sample(text: "PRESENTATION CONTEXT", size: 13, weight: .bold, width: 168.5),
        Sample(text: "This is the notification title", size: 17, weight: .bold, width: 221.5),
    ]

    @Test("A text is as wide as in San Francisco, within 2 % and half a point", arguments: samples)
    func widths(sample: Sample) {
        let font = UIFont.systemFont(ofSize: sample.size, weight: sample.weight)
        let width = sample.text.size(withAttributes: [.font: font]).width
        #expect(abs(width - sample.width) <= sample.width * 0.02 + 0.5, "\(width) instead of \(sample.width)")
    }

    @Test(
        "Labels are exactly as wide as a simulator says, in thirds of a point",
        arguments: [
            Sample(text: "What's", size: 16, weight: .semibold, width: 158), Sample(text: "the", size: 16, width: 71),
            Sample(text: "point", size: 16, width: 111), Sample(text: "?", size: 14, width: 22),
            Sample(text: "What's", size: 17, weight: .semibold, width: 167), Sample(text: "the", size: 17, width: 75),
            Sample(text: "point", size: 17, width: 117), Sample(text: "?", size: 15, width: 23),
        ])
    func labelWidths(sample: Sample) {
        var settings = SceneSettings()
        settings.screenScale = 3
        SceneContext(settings: settings).run {
            let label = UILabel()
            label.font = .systemFont(ofSize: sample.size, weight: sample.weight)
            label.text = sample.text
            #expect((label.sizeThatFits(.zero).width * 3).rounded() == sample.width)
        }
    }

    @Test("Ascender, descender, capital letters and lowercase x are exactly those of San Francisco")
    func heights() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287_109_375 && font.leading == 0)
        #expect(font.ascender == 16.186_523_437_5 && font.descender == -4.100_585_937_5)
        #expect(abs(font.capHeight - 11.978) < 0.001 && abs(font.xHeight - 8.948) < 0.001)
        #expect(abs(UIFont.preferredFont(forTextStyle: .largeTitle).lineHeight - 40.574) < 0.001)
        #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).lineHeight == font.lineHeight)
    }

    @Test("Labels have the heights of iOS, rounded up to pixels")
    func labels() {
        let heights: [(size: CGFloat, height: CGFloat)] = [
            (10, 12), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (21, 25.5), (34, 41),
        ]
        for (size, height) in heights {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Quartz"
            #expect(label.intrinsicContentSize.height == height, "\(size) points")
        }
    }

    @Test("Letters are drawn as high as the font says") func outlines() throws {
        let font = UIFont.systemFont(ofSize: 100 / 5)
        let glyph = try #require(CTFont.glyph("H", in: font))
        let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
        #expect(abs(path.boundingBoxOfPath.maxY - font.capHeight) < 0.05)
    }

    @Test("Chinese characters and text in other fonts are not scaled or spaced") func others() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        #expect(abs("你好你好".size(withAttributes: attributes).width - 68) < 0.01)
        let inter = UIFont(name: "Inter-Regular", size: 17)
        let wide = "Settings".size(withAttributes: [.font: inter as Any]).width
        #expect(wide > "Settings".size(withAttributes: attributes).width + 2)
    }

    @Test("Underlines and backgrounds are not interrupted between letters") func marks() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .underlineStyle: 1]
        let text = StyledText(
            NSAttributedString(string: "underlined", attributes: attributes), style: TextStyle(size: 10))
        let fills = TextLayout(text).fills()
        #expect(
            fills.count == 2 && abs((fills.last?.path.boundingBox.width ?? 0) - CGFloat(TextLayout(text).width)) < 0.001
        )
        var rectangles = 0
        fills.last?.path.applyWithBlock { if $0.pointee.type == .moveToPoint { rectangles += 1 } }
        #expect(rectangles == 1)
    }

    @Test("The system font has the names that it has on iOS, and is found by them") func names() throws {
        for font in [
            UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 30, weight: .heavy), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 13, weight: .bold),
        ] {
            let found = try #require(UIFont(name: font.fontName, size: font.pointSize))
            #expect(found == font && found.familyName.hasPrefix(".AppleSystemUIFont"), "\(font.fontName)")
        }
    }
}

extension CTFont {
    /// Returns the glyph of a character.
    fileprivate static func glyph(_ character: String, in font: UIFont) -> CGGlyph? {
        let units = Array(character.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        return CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count) ? glyphs.first : nil
    }
}
