import Testing
import UIKit

@MainActor @Suite struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test("Glyphs of characters have the advances and outlines of their font") func glyphs() throws {
        let characters = Array("Iä😀".utf16)
        var glyphs = [CGGlyph](repeating: 1, count: characters.count)
        #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count), "Inter has no emoji")
        #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2...].allSatisfy { $0 == 0 })
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(path.boundingBoxOfPath.height - font.capHeight) < 0.5 && abs(path.boundingBoxOfPath.minY) < 0.1)
        var advance = CGSize.zero
        CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advance, 1)
        #expect(abs(advance.width - "I".size(withAttributes: [.font: font]).width) < 0.05)
    }

    @Test("A line has a run for each change of attributes, whose glyphs follow one another") func runs() throws {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(NSAttributedString(string: "cde", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map(CTRunGetGlyphCount) == [2, 3] && CTLineGetGlyphCount(line) == 5)
        #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(2, 3))
        let attributes = CTRunGetAttributes(runs[1])
        #expect((attributes[kCTFontAttributeName] as? CTFont)?.pointSize == 30)
        var positions = [CGPoint](repeating: .zero, count: 3)
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
        let width = CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)
        #expect(abs(positions[0].x - width) < 0.05 && positions[0].x < positions[1].x)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: positions[1].x + 1, y: 0)) == 3)
        #expect(CTLineGetOffsetForStringIndex(line, 2, nil) == positions[0].x)
    }

    @Test("A line's width and ascent are those of string drawing") func bounds() {
        let text = NSAttributedString(string: "Quartz", attributes: [.font: font])
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, nil, nil)
        #expect(width == text.size().width && ascent == font.ascender)
        #expect(CTLineGetImageBounds(CTLineCreateWithAttributedString(NSAttributedString()), nil) == .zero)
    }

    @Test("A line is drawn upright at the text position, where y points up") func drawing() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.textPosition = CGPoint(x: 10, y: 20)
        CTLineDraw(
            CTLineCreateWithAttributedString(NSAttributedString(string: "L", attributes: [.font: font])), context)
        let bitmap = try #require(context.makeImage()?.bitmap)
        func ink(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + (0..<40).count { x in bitmap[x, y] >> 24 > 128 } }
        }
        // Row 0 is at the top: the baseline is 20 rows above the bottom, and the foot of the letter stands on it.
        #expect(ink(0..<20) > 20 && ink(20..<40) == 0)
        #expect(ink(18..<20) > ink(8..<10))
    }

    @Test("A font is loaded from its data, and other data is refused") func loading() throws {
        let file = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
        let provider = try #require(CGDataProvider(url: file))
        let loaded = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(loaded, nil))
        #expect(loaded.postScriptName == "DejaVuSerif")
        #expect(CTFontCreateWithGraphicsFont(loaded, 12, nil, nil).familyName == "DejaVu Serif")
        #expect(CGDataProvider(data: Data([1, 2, 3])).flatMap { CGFont($0) } == nil)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/no/such.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("such.ttf") == true)
    }
}
