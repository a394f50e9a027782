import Testing
import UIKit

@MainActor @Suite struct TextDrawingTests {
    /// The bounding box of the pixels that `draw` paints on 200 × 100 points.
    private func painted(_ draw: () -> Void) -> CGRect {
        let context = UIGraphicsImageRendererFormat()
        context.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: context).image { _ in draw()
        }
        guard let bitmap = image.cgImage?.bitmap else { return .null }
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] >> 24 != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("System fonts have the expected weights and metrics") func fonts() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.pointSize == 20 && font.fontName == ".SFUI-Regular" && font.familyName == ".AppleSystemUIFont")
        #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9 && font.leading >= 0)
        #expect(font.withSize(40).lineHeight == 2 * font.lineHeight)
        #expect(UIFont.boldSystemFont(ofSize: 9).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 9, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.systemFont(ofSize: 9, weight: .black).fontName == ".SFUI-Black")
        #expect(UIFont.systemFont(ofSize: 9, weight: .init(0.31)).fontName == ".SFUI-Semibold")
        #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).familyName.hasSuffix("Monospaced"))
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 0 && UIFont.systemFont(ofSize: 1e300).pointSize == 1e6)
        #expect(UIFont.systemFont(ofSize: 5) == UIFont.systemFont(ofSize: 5) && font != font.withSize(21))
    }

    @Test("Fonts by name are installed fonts, replacements or nil") func names() {
        #expect(UIFont(name: "Inter-Medium", size: 12)?.fontName == "Inter-Medium")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName == "Inter")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "Wingbats Deluxe", size: 12) == nil)
    }

    @Test("Text is drawn at its position and in its colour") func drawing() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        ]
        let size = "Hxg".size(withAttributes: attributes)
        let box = painted { "Hxg".draw(at: CGPoint(x: 50, y: 20), withAttributes: attributes) }
        #expect(box.minX >= 50 && box.maxX <= 50 + size.width.rounded(.up))
        #expect(box.minY > 20 && box.maxY <= 20 + size.height.rounded(.up))
        #expect(abs(size.height - UIFont.systemFont(ofSize: 30).lineHeight) < 1e-9)
        #expect(painted { NSString(string: "Hxg").draw(at: CGPoint(x: 50, y: 20), withAttributes: attributes) } == box)
    }

    @Test("The baseline of drawn text is moved down to a whole pixel", arguments: [10.3, 10.9, 11.2])
    func baselines(top: CGFloat) throws {
        let font = UIFont.systemFont(ofSize: 20)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50), format: format).image { _ in
            "H".draw(at: CGPoint(x: 2, y: top), withAttributes: [.font: font])
        }
        let bitmap = try #require(image.cgImage?.bitmap)
        func opacity(_ x: Int, _ y: Int) -> UInt32 { bitmap[x, y] >> 24 }
        let column = try #require((0..<30).max { opacity($0, 25) < opacity($1, 25) }, "inside a stem")
        let end = Int((top + font.ascender).rounded(.up))
        #expect(opacity(column, 25) > 100)
        #expect(opacity(column, end - 1) == opacity(column, 25) && opacity(column, end) == 0)
        // Text that is turned has no rows of pixels along its baseline.
        let turned = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format).image { context in
            context.cgContext.rotate(by: .pi / 4)
            "H".draw(at: CGPoint(x: 25, y: -10), withAttributes: [.font: font])
        }
        let pixels = try #require(turned.cgImage?.bitmap)
        #expect((0..<50).contains { pixels[25, $0] >> 24 > 0 })
    }

    @Test("Drawing in a rectangle wraps and aligns text, and omits what does not fit") func rectangles() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
        let rect = CGRect(x: 20, y: 10, width: 100, height: 45)
        let box = painted { "one two three four five six seven".draw(in: rect, withAttributes: attributes) }
        #expect(rect.insetBy(dx: -1, dy: -1).contains(box) && box.maxX > 117 && box.maxY > 40)
        let text = NSAttributedString(string: "one two three four five", attributes: attributes)
        let bounds = text.boundingRect(
            with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        #expect(bounds.width <= 60 && bounds.height >= 3 * UIFont.systemFont(ofSize: 16).lineHeight)
        #expect(text.boundingRect(with: CGSize(width: 60, height: 0), options: [], context: nil).width > 60)
    }

    @Test("Paragraph styles copy, compare and clamp their values") func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.isEqual(NSParagraphStyle.default) && style.alignment == .natural)
        style.lineBreakMode = .byTruncatingMiddle
        style.lineSpacing = .nan
        style.headIndent = 1e300
        style.alignment = .justified
        #expect(style.lineSpacing == 0 && style.headIndent == 1e6)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .left
        #expect(copy.alignment == .justified && copy.lineBreakMode == .byTruncatingMiddle)
    }

    @Test("Adjacent ranges can differ in attributes and join when they are equal") func ranges() {
        let text = NSMutableAttributedString(string: "one two three")
        let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        left.alignment = .left
        right.alignment = .right
        let values: [(NSAttributedString.Key, any Hashable, any Hashable)] = [
            (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)),
            (.foregroundColor, UIColor.red, UIColor.blue), (.paragraphStyle, left, right),
        ]
        for (key, first, second) in values {
            text.addAttribute(key, value: first, range: NSRange(location: 0, length: 4))
            text.addAttribute(key, value: second, range: NSRange(location: 4, length: 9))
        }
        var range = NSRange()
        #expect(text.attribute(.font, at: 5, effectiveRange: &range) as? UIFont == .systemFont(ofSize: 20))
        #expect(range == NSRange(location: 4, length: 9))
        for (key, first, _) in values { text.addAttribute(key, value: first, range: NSRange(location: 4, length: 9)) }
        #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: &range) as? UIColor == .red)
        #expect(range == NSRange(location: 0, length: 13))
    }

    @Test("Underline, strikethrough, background, kerning and baseline offset are drawn") func marks() {
        let font = UIFont.systemFont(ofSize: 30)
        func box(_ attributes: [NSAttributedString.Key: Any]) -> CGRect {
            painted { "xxx".draw(at: .zero, withAttributes: attributes.merging([.font: font]) { a, _ in a }) }
        }
        let plain = box([:])
        #expect(box([.underlineStyle: NSUnderlineStyle.single.rawValue]).maxY > plain.maxY)
        #expect(box([.underlineStyle: NSUnderlineStyle.double.rawValue]).maxY > plain.maxY + 2)
        #expect(box([.backgroundColor: UIColor.yellow]).height > plain.height + 5)
        #expect(box([.kern: 10]).width > plain.width + 15)
        #expect(box([.baselineOffset: 8]).minY < plain.minY - 6 || box([.baselineOffset: 8]).maxY == plain.maxY)
        #expect(box([.strikethroughStyle: 1]).width > plain.width - 3)
    }
}
