import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct NSTextLayoutManagerTests {
    private let scene = SceneContext()

    private func layout(_ string: String, width: CGFloat = 200) -> (NSTextContentStorage, NSTextLayoutManager) {
        scene.run {
            let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
            content.addTextLayoutManager(manager)
            manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
            content.attributedString = NSAttributedString(
                string: string, attributes: [.font: UIFont.systemFont(ofSize: 16)])
            return (content, manager)
        }
    }

    private func fragments(
        _ manager: NSTextLayoutManager, from location: (any NSTextLocation)? = nil,
        options: NSTextLayoutFragment.EnumerationOptions = []
    ) -> [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        scene.run {
            _ = manager.enumerateTextLayoutFragments(from: location, options: options) {
                found.append($0)
                return true
            }
        }
        return found
    }

    @Test("Each paragraph is a fragment below the one before, with its lines") func fragments() throws {
        let (content, manager) = layout("First\nA second paragraph that is wrapped into lines\nThird")
        let found = fragments(manager, options: [.ensuresLayout])
        try #require(found.count == 3)
        #expect(found.map(\.textLineFragments.count) == [1, 2, 1])
        #expect(found.map { $0.rangeInElement.units } == [0..<6, 6..<52, 52..<57])
        #expect(found[0].layoutFragmentFrame.minX == 5 && found[0].layoutFragmentFrame.minY == 0)
        #expect(found[1].layoutFragmentFrame.minY == found[0].layoutFragmentFrame.maxY)
        #expect(found[1].layoutFragmentFrame.height == 2 * found[0].layoutFragmentFrame.height)
        let lines = found[1].textLineFragments
        #expect(lines[0].typographicBounds.minY == 0)
        #expect(lines[1].typographicBounds.minY == lines[0].typographicBounds.height)
        #expect(lines[0].characterRange.location == 0 && NSMaxRange(lines[1].characterRange) == 46)
        #expect(manager.usageBoundsForTextContainer.maxY == found[2].layoutFragmentFrame.maxY)
        #expect(manager.documentRange.isEqual(to: content.documentRange) && content.documentRange.units == 0..<57)
        #expect(fragments(manager, options: .reverse).map { $0.rangeInElement.units.lowerBound } == [52, 6, 0])
        #expect(fragments(manager, from: found[1].rangeInElement.location).count == 2)
        let middle = CGPoint(x: 20, y: found[1].layoutFragmentFrame.midY)
        #expect(manager.textLayoutFragment(for: middle) === found[1])
        #expect(manager.textLayoutFragment(for: found[2].rangeInElement.location) === found[2])
    }

    private final class Shouting: NSObject, NSTextContentStorageDelegate {
        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            guard range.location > 0 else { return nil }
            let text = textContentStorage.attributedString?.attributedSubstring(from: range).string ?? ""
            return NSTextParagraph(attributedString: NSAttributedString(string: text.uppercased()))
        }
    }

    @Test("A delegate replaces the paragraphs of an enumeration, in both directions") func replacedParagraphs() {
        let (content, delegate) = (layout("one\ntwo\nthree").0, Shouting())
        content.delegate = delegate
        func paragraphs(_ options: NSTextContentManager.EnumerationOptions) -> [String] {
            var found: [String] = []
            content.enumerateTextElements(from: nil, options: options) { element in
                found.append(content.attributedString(for: element)?.string ?? "")
                return true
            }
            return found
        }
        #expect(paragraphs([]) == ["one\n", "TWO\n", "THREE"])
        #expect(paragraphs(.reverse) == ["THREE", "TWO\n", "one\n"])
    }

    @Test("Lines find characters at points and points of characters") func characters() throws {
        let (content, manager) = layout("abc\ndef ghi")
        let line = try #require(fragments(manager)[1].textLineFragments.first)
        #expect(line.locationForCharacter(at: 0).x == 0)
        let place = line.locationForCharacter(at: 4)
        #expect(place.x > 10 && line.characterIndex(for: CGPoint(x: place.x + 1, y: 5)) == 4)
        #expect(line.characterIndex(for: CGPoint(x: 1000, y: 5)) == 7)
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: NSTextRange(1..<6), type: .standard) { _, rect, baseline, _ in
            rects.append(rect)
            #expect(baseline > 0 && baseline < rect.height)
            return true
        }
        #expect(rects.count == 2 && rects[0].minX > 5 && rects[1].minX == 5)
        #expect(manager.textContentManager === content)
    }

    private final class Shifted: NSTextLayoutFragment {
        override func draw(at point: CGPoint, in context: CGContext) {
            super.draw(at: CGPoint(x: point.x, y: point.y + 100), in: context)
        }
    }

    private final class Maker: NSObject, NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Shifted(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("A text view draws the fragments that the delegate creates") func drawing() throws {
        let screen = TestScreen()
        let maker = Maker()
        let view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 190))
            view.text = "Text\n\n\n\n\n\n\n\n\n\n\n"
            view.textColor = .red
            screen.window.addSubview(view)
            return view
        }
        func isRed(_ word: UInt32) -> Bool { word & 0xFF < 0x40 && (word >> 16) & 0xFF > 0xC0 }
        let plain = try #require(screen.box(isRed))
        let manager = try #require(view.textLayoutManager)
        screen.run { manager.delegate = maker }
        let moved = try #require(screen.box(isRed))
        #expect(moved.minY == plain.minY + 100 && moved.minX == plain.minX && moved.maxX == plain.maxX)
        screen.run { view.text = "" }
        #expect(screen.box(isRed) == nil && manager.textContainer === view.textContainer)
    }

    @Test("Rendering attributes change how text looks, but not the text") func rendering() throws {
        let screen = TestScreen()
        let view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = "Text"
            screen.window.addSubview(view)
            return view
        }
        func isGreen(_ word: UInt32) -> Bool { word & 0xFF < 0x40 && (word >> 8) & 0xFF > 0xC0 }
        #expect(screen.box(isGreen) == nil)
        let manager = try #require(view.textLayoutManager)
        screen.run { manager.addRenderingAttribute(.foregroundColor, value: UIColor.green, for: manager.documentRange) }
        #expect(screen.box(isGreen) != nil)
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .green)
        screen.run { manager.removeRenderingAttribute(.foregroundColor, for: manager.documentRange) }
        #expect(screen.box(isGreen) == nil)
    }

    private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect.zero
        var shown: [Int] = []
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) { shown.append(textLayoutFragment.rangeInElement.units.lowerBound) }
    }

    @Test("The viewport has the fragments that it shows") func viewport() {
        let (content, manager) = layout("a\nb\nc\nd")
        let viewport = Viewport()
        let height = fragments(manager)[0].layoutFragmentFrame.height
        let controller = manager.textViewportLayoutController
        controller.delegate = viewport
        viewport.bounds = CGRect(x: 0, y: height + 1, width: 200, height: height)
        scene.run { controller.layoutViewport() }
        #expect(viewport.shown == [2, 4] && controller.viewportRange?.units == 2..<6)
        #expect(content.textLayoutManagers.first === manager)
    }

    @Test("Places and ranges are compared, and lie within the document") func places() throws {
        let (content, _) = layout("abc\ndef")
        let start = content.documentRange.location
        let third = try #require(content.location(start, offsetBy: 3))
        #expect(content.offset(from: start, to: third) == 3 && content.location(start, offsetBy: 8) == nil)
        #expect(content.location(start, offsetBy: -1) == nil && start.compare(third) == .orderedAscending)
        #expect(NSTextRange(location: third, end: start) == nil && NSTextRange(location: third).isEmpty)
        let (a, b) = (NSTextRange(1..<4), NSTextRange(3..<6))
        #expect(a.intersects(b) && a.intersection(b)?.units == 3..<4 && a.union(b).units == 1..<6)
        #expect(a.contains(third) && !b.contains(start) && a.contains(NSTextRange(2..<3)))
        let paragraph = try #require(content.textElements(for: NSTextRange(0..<2)).first as? NSTextParagraph)
        #expect(paragraph.attributedString.string == "abc\n")
        #expect(paragraph.paragraphContentRange?.units == 0..<3 && paragraph.paragraphSeparatorRange?.units == 3..<4)
    }
}
