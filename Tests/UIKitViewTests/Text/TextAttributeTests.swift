import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Attributes of text that change glyphs and lines") struct TextAttributeTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
    }

    /// The colours of the pixels where a text is drawn on grey.
    private func colors(_ text: NSAttributedString) -> Set<UInt32> {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image {
            UIColor(white: 0.5, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            text.draw(at: CGPoint(x: 5, y: 5))
        }
        guard let bitmap = image.cgImage?.bitmap else { return [] }
        return Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } })
    }

    @Test("Tracking spaces characters unless there is kerning") func tracking() {
        let plain = text("abc").size().width
        #expect(abs(text("abc", [.tracking: 2]).size().width - plain - 6) < 0.02)
        #expect(abs(text("abc", [.tracking: 2, .kern: 1]).size().width - plain - 3) < 0.02)
        #expect(abs(text("abc", [.tracking: 2, .kern: 0]).size().width - plain - 6) < 0.02)
        #expect(text("abc", [.tracking: CGFloat.nan]).size().width == plain)
    }

    @Test("Expansion is the logarithm of the factor by which glyphs are wider, not higher") func expansion() {
        let plain = text("mmmm").size()
        let wide = text("mmmm", [.expansion: 0.5]).size()
        #expect(abs(wide.width / plain.width - 1.6487) < 0.03 && wide.height == plain.height)
        #expect(text("mmmm", [.expansion: -0.5]).size().width < plain.width * 0.63)
        #expect(text("mmmm", [.expansion: 1e9]).size().width.isFinite)
    }

    @Test("Letterpress adds a dark and a light edge to the colour of the text") func letterpress() {
        let red = text("II", [.foregroundColor: UIColor.red])
        let pressed = text(
            "II",
            [.foregroundColor: UIColor.red, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        func isLighter(_ word: UInt32) -> Bool { word & 0xFF > 0x90 && (word >> 16) & 0xFF > 0x90 }
        func isDarker(_ word: UInt32) -> Bool { (word >> 16) & 0xFF < 0x78 }
        #expect(!colors(red).contains(where: isLighter) && !colors(red).contains(where: isDarker))
        let found = colors(pressed)
        #expect(found.contains(where: isLighter) && found.contains(where: isDarker) && found.contains(0xFFFF_0000))
        #expect(pressed.size() == red.size())
        #expect(colors(text("II", [.textEffect: "other"])) == colors(text("II")))
    }

    @Test("Links in labels and drawn strings have the colour of links and an underline") func links() {
        let shown = text("a", [.link: "https://github.com/a", .foregroundColor: UIColor.red]).showingLinks
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .link)
        #expect(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        let found = colors(text("II", [.link: "https://github.com/a", .foregroundColor: UIColor.red]))
        #expect(!found.contains(0xFFFF_0000) && found.contains { $0 & 0xFF > 0xF0 && ($0 >> 16) & 0xFF < 0x20 })
        let plain = text("a")
        #expect(plain.showingLinks === plain)
    }

    @Test("The padding of an attachment is on both sides of its picture") func padding() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let size = NSAttributedString(attachment: attachment).size()
        attachment.lineLayoutPadding = 4
        #expect(abs(NSAttributedString(attachment: attachment).size().width - size.width - 8) < 0.01)
        #expect(attachment.textAttachment.bounds.minX == 4)
    }

    @Test("A single word does not stay alone on the last line of a label, unless the strategy allows it")
    func pushingOut() throws {
        func lastLine(_ strategy: NSParagraphStyle.LineBreakStrategy?) -> String {
            let style = NSMutableParagraphStyle()
            if let strategy { style.lineBreakStrategy = strategy }
            let string = "one two three four five six"
            let full = text("one two three four five", [:]).size().width
            let storage = NSTextStorage(attributedString: text(string, [.paragraphStyle: style]))
            let container = NSTextContainer(size: CGSize(width: full + 2, height: 1000))
            container.lineFragmentPadding = 0
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            var range = NSRange()
            _ = manager.lineFragmentRect(forGlyphAt: string.utf16.count - 1, effectiveRange: &range)
            return (string as NSString).substring(with: range)
        }
        SceneContext().run {
            #expect(lastLine(nil) == "six" && lastLine([]) == "six")
            #expect(lastLine(.pushOut) == "five six" && lastLine(.standard) == "five six")
            #expect(UILabel().lineBreakStrategy == .standard)
        }
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .hangulWordPriority
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.lineBreakStrategy == .hangulWordPriority && copy == style && copy != NSParagraphStyle())
    }

    @Test("Runs are enumerated by an attribute of UIKit, and attributes are merged") func runs() {
        var value = AttributedString("red")
        value.foregroundColor = .red
        value += AttributedString("plain")
        var found: [String] = []
        for (color, range) in value.runs[\.uiKit.foregroundColor] where color == .red {
            found.append(String(value[range].characters))
            value[range].backgroundColor = .yellow
        }
        value.mergeAttributes(AttributeContainer().kern(2))
        #expect(found == ["red"] && value.runs.first?.backgroundColor == .yellow)
        #expect(value.runs.allSatisfy { $0.kern == 2 })
    }

    @Test("Tracking, expansion and effects survive conversions of attributed strings") func conversion() {
        var value = AttributedString("a")
        value.tracking = 3
        value.expansion = 0.5
        value.textEffect = .letterpressStyle
        let text = NSAttributedString(value)
        #expect(text.attribute(.tracking, at: 0, effectiveRange: nil) as? CGFloat == 3)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        #expect(AttributedString(text) == value)
    }

    @Test("Underlines and strikethroughs have colours of their own, or that of the text") func lineColors() {
        let single = NSUnderlineStyle.single.rawValue
        func hasColor(_ word: UInt32, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
            let black: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
            return colors(text("xx", attributes.merging(black) { own, _ in own })).contains(word)
        }
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(hasColor(red, [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red]))
        #expect(hasColor(blue, [.strikethroughStyle: single, .strikethroughColor: UIColor.blue]))
        #expect(!hasColor(red, [.underlineColor: UIColor.red]) && !hasColor(blue, [.strikethroughColor: UIColor.blue]))
        #expect(hasColor(red, [.underlineStyle: single, .foregroundColor: UIColor.red]))
    }

    /// The lines of a text in a width.
    private func lines(_ string: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void) -> [String] {
        let style = NSMutableParagraphStyle()
        change(style)
        let storage = NSTextStorage(attributedString: text(string, [.paragraphStyle: style]))
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        container.lineFragmentPadding = 0
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var found: [String] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
            found.append((string as NSString).substring(with: range).trimmingCharacters(in: .whitespaces))
        }
        return found
    }

    @Test("Words are hyphenated where the paragraph style requires it, also in justified lines") func hyphenation() {
        let string = "A representation internationalisation"
        let width = text("A representation interna-").size().width + 6
        SceneContext().run {
            let divided = lines(string, width: width) { $0.hyphenationFactor = 1 }
            #expect(divided == ["A representation interna", "tionalisation"])
            // The first line is filled to more than a half without the next word.
            #expect(lines(string, width: width) { $0.hyphenationFactor = 0.5 }.first == "A representation")
            #expect(lines(string, width: width) { $0.usesDefaultHyphenation = true } == divided)
            let justified = lines(string, width: width) {
                ($0.usesDefaultHyphenation, $0.alignment) = (true, .justified)
            }
            #expect(justified == divided && lines(string, width: width) { _ in }.first == "A representation")
        }
    }

    @Test("Korean words stay whole with the strategy for them, unless they are longer than a line")
    func hangul() {
        func lines(_ string: String, _ strategy: NSParagraphStyle.LineBreakStrategy, width: CGFloat) -> [String] {
            self.lines(string, width: width) { $0.lineBreakStrategy = strategy }
        }
        let sentence = "한국어 문장은 단어 사이에서"
        let width = text("한국어 문장").size().width + 1
        SceneContext().run {
            #expect(lines(sentence, [], width: width).first == "한국어 문장")
            let kept = lines(sentence, .hangulWordPriority, width: width)
            #expect(kept.first == "한국어" && kept.joined(separator: " ") == sentence)
            #expect(lines(sentence, .standard, width: width).first == "한국어")
            #expect(lines("가나다라마바사아", .hangulWordPriority, width: width).count > 1)
            let mixed = text("1월 20").size().width + 1
            #expect(lines("1월 20일", .hangulWordPriority, width: mixed) == ["1월", "20일"])
            let english = "one two three four five six seven"
            #expect(lines(english, .hangulWordPriority, width: 100) == lines(english, [], width: 100))
        }
    }
}
