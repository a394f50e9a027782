import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Layout managers") struct NSLayoutManagerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 110, height: 0))

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    private func set(_ text: String, _ size: CGFloat = 16) {
        storage.setAttributedString(
            NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }

    @Test("The used rectangle agrees with string measures and labels")
    func measures() {
        set("several words in lines")
        let used = manager.usedRect(for: container)
        let measured = storage.boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(used.minX == 0 && abs(used.height - measured.height) < 0.001)
        // The used rectangle has the space at which the widest line is wrapped.
        let space = NSAttributedString(string: " ", attributes: [.font: UIFont.systemFont(ofSize: 16)]).size().width
        #expect(used.width - 10 >= measured.width - 0.001 && used.width - 10 <= measured.width + space + 0.001)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(attributedString: storage)
        #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - used.height) < 0.51)
        container.lineFragmentPadding = 0
        container.size.width = 100
        #expect(abs(manager.usedRect(for: container).height - used.height) < 0.001)
    }

    @Test("The last character of a wrapped line is as wide as elsewhere, and the space follows it")
    func wrappedSpace() {
        set("minim minim minim")
        container.lineFragmentPadding = 0
        container.size.width = 60
        func rect(_ index: Int) -> CGRect {
            manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
        }
        #expect(rect(6).minY > rect(4).minY, "the second word is on the second line")
        #expect(abs(rect(4).width - rect(16).width) < 0.01)
        #expect(abs(rect(5).minX - rect(4).maxX) < 0.01 && rect(5).width > 3)
        #expect(abs(manager.usedRect(for: container).width - rect(5).maxX) < 0.01)
    }

    @Test(
        "Characters that are left out have the place of the ellipsis, which also replaces the space before it",
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func ellipsis(mode: NSLineBreakMode) throws {
        set("Lorem ipsum dolor sit amet")
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 1
        container.lineBreakMode = mode
        func rect(_ index: Int) -> CGRect {
            manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
        }
        for width in stride(from: 70.0, to: 150, by: 5) {
            container.size.width = width
            let rects = (0..<storage.length).map(rect)
            let hidden = rects.indices.filter { index in rects.contains { $0 == rects[index] } }.filter { index in
                rects.indices.contains { $0 != index && rects[$0] == rects[index] }
            }
            #expect(hidden.count > 1 && hidden.last.map { $0 - hidden[0] + 1 } == hidden.count, "one part is left out")
            let first = try #require(hidden.first), last = try #require(hidden.last)
            let text = storage.string as NSString
            if first > 0 { #expect(text.character(at: first - 1) != 0x20) }
            if last + 1 < text.length { #expect(text.character(at: last + 1) != 0x20) }
            // Three dots are about as wide as a capital letter.
            #expect(rects[first].width > 8 && rects[first].width < 20)
        }
    }

    @Test("The used rectangle has the space after the last line, though more text is left out")
    func spaceBeforeOmittedText() {
        set("minim minim minim")
        container.lineFragmentPadding = 0
        container.size.width = 60
        container.maximumNumberOfLines = 1
        let space = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container)
        #expect(space.width > 3 && abs(manager.usedRect(for: container).maxX - space.maxX) < 0.01)
    }

    @Test("The rectangle of glyphs that go on in the next line is as wide as the container")
    func dividedRange() {
        set("minim minim minim")
        container.lineFragmentPadding = 0
        container.size.width = 60
        func rect(_ location: Int, _ length: Int) -> CGRect {
            manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container)
        }
        #expect(rect(0, 8).minX == 0 && rect(0, 8).width == 60 && rect(0, 8).height == 2 * rect(0, 1).height)
        #expect(rect(0, 5).width < 55)
    }

    @Test("Rectangles of glyphs lie side by side, and points in them find the glyphs")
    func glyphs() {
        set("Wave AV fi")
        container.size.width = 400
        var right: CGFloat = 5
        for index in 0..<manager.numberOfGlyphs {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            #expect(abs(rect.minX - right) < 0.6, "kerning moves glyphs")
            right = rect.maxX
            let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
            var fraction: CGFloat = 0
            #expect(
                manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == index)
            #expect(abs(fraction - 0.25) < 0.01)
            let place = manager.location(forGlyphAt: index)
            #expect(abs(place.x - rect.minX) < 0.001 && place.y > 10 && place.y < rect.maxY)
        }
        #expect(
            manager.characterIndex(
                for: CGPoint(x: 1000, y: 1000), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 9)
    }

    @Test("Line fragments cover the text from top to bottom, and the line after a line end is extra")
    func lines() throws {
        set("one two three four five\n")
        var (rects, ranges): ([CGRect], [NSRange]) = ([], [])
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
            #expect(rect.width == 110 && used.width <= 110 && used.height == rect.height)
            rects.append(rect)
            ranges.append(range)
        }
        #expect(ranges.count >= 2 && ranges.first?.location == 0 && ranges.last.map(NSMaxRange) == storage.length)
        #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxY == $1.minY })
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { NSMaxRange($0) == $1.location })
        #expect(manager.extraLineFragmentRect.minY == rects.last?.maxY)
        var range = NSRange()
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range) == rects.first && range == ranges.first)
    }

    @Test("Text flows from one container to the next")
    func containers() {
        set("one two three four five six seven eight nine ten")
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        container.size.height = line * 2
        let second = NSTextContainer(size: CGSize(width: 110, height: 0))
        manager.addTextContainer(second)
        let (first, rest) = (manager.glyphRange(for: container), manager.glyphRange(for: second))
        #expect(first.length > 5 && NSMaxRange(first) == rest.location && NSMaxRange(rest) == storage.length)
        #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container)
        #expect(manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
        #expect(manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).minY == 0)
    }

    @Test("Lines end at exclusion paths and continue beside them")
    func exclusion() {
        set("some words that flow around a hole in the middle of the container")
        container.size.width = 310
        let whole = manager.usedRect(for: container).height
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 30))]
        var left = 0, right = 0
        for index in 0..<storage.length {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            // Spaces at the ends of lines take no space.
            if rect.minY < 30, (storage.string as NSString).character(at: index) != 0x20 {
                #expect(rect.maxX <= 100.01 || rect.minX >= 199.99)
                if rect.maxX <= 100.01 { left += 1 } else { right += 1 }
            }
        }
        #expect(left > 5 && right > 5 && manager.usedRect(for: container).height > whole)
    }

    @Test("Glyphs and backgrounds are drawn separately, and a part of them alone")
    func drawing() {
        set("HHHH", 20)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        func colors(_ body: @escaping () -> Void) -> (red: Int, black: Int) {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in body() }
            // Red is the first or the third component.
            return (image.count { $0[3] == 255 && $0[1] == 0 && $0[0] != $0[2] }, image.count { $0 == [0, 0, 0, 255] })
        }
        let all = NSRange(location: 0, length: 4)
        let background = colors { [manager] in manager.drawBackground(forGlyphRange: all, at: .zero) }
        let glyphs = colors { [manager] in manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        let half = colors { [manager] in manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: .zero) }
        #expect(background.red > 500 && background.black == 0)
        #expect(glyphs.red == 0 && glyphs.black > 100 && abs(half.black * 2 - glyphs.black) < glyphs.black / 4)
    }
}

extension UIImage {
    /// Returns the number of pixels whose three colours and alpha satisfy a condition.
    fileprivate func count(_ isCounted: ([Int]) -> Bool) -> Int {
        guard let data = cgImage?.dataProvider?.data else { return 0 }
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count - 3, by: 4).count { isCounted(bytes[$0..<$0 + 4].map(Int.init)) }
    }
}
