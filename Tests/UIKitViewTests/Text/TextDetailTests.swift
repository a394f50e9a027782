import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of texts") struct TextDetailTests {
    private let screen = TestScreen()

    private final class Wide: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -10, width: 60, height: 100) }
    }

    @Test("An attachment's class determines its rectangle") func attachment() {
        let size = NSAttributedString(attachment: Wide()).size()
        #expect(abs(size.width - 60) < 0.01 && abs(size.height - 100) < 0.5)
    }

    /// The lines of a text in a container without padding.
    private func lines(
        _ string: String, width: CGFloat = 200, _ style: NSParagraphStyle, container change: (NSTextContainer) -> Void
    ) -> [CGRect] {
        screen.run {
            let storage = NSTextStorage(
                string: string, attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
            container.lineFragmentPadding = 0
            change(container)
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            manager.ensureLayout(for: container)
            var found: [CGRect] = []
            manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, range, _ in
                #expect(manager.characterIndexForGlyph(at: range.location) == range.location)
                found.append(used)
            }
            return found
        }
    }

    @Test("The first line is indented, others are not, and paragraphs have space between them") func paragraphs() {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.paragraphSpacing) = (12, 8)
        let found = lines("several words that are wrapped here\nnext", style) { _ in }
        #expect(found.map(\.minX) == [12, 0, 12])
        let plain = lines("several words that are wrapped here\nnext", NSParagraphStyle()) { _ in }
        #expect(plain.map(\.minX) == [0, 0, 0] && abs((found[2].maxY - plain[2].maxY) - 8) < 0.01)
    }

    @Test("A container has at most its maximum number of lines") func maximum() {
        let text = "several words that are wrapped into many lines of a narrow container"
        #expect(lines(text, width: 100, NSParagraphStyle()) { _ in }.count > 3)
        #expect(lines(text, width: 100, NSParagraphStyle()) { $0.maximumNumberOfLines = 2 }.count == 2)
    }

    @Test("A text view's text flows around pictures, and ends with an ellipsis after its last line") func exclusion() {
        let view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.text = String(repeating: "some words ", count: 30)
            screen.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        screen.run {
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))]
            view.layoutIfNeeded()
        }
        let inset = view.textContainerInset.left + view.textContainer.lineFragmentPadding
        #expect(view.caretRect(for: view.beginningOfDocument).minX >= 80 + inset - 5)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > height)
        let style = NSParagraphStyle()
        let text = "several words that are wrapped into many lines of a narrow container"
        func width(_ mode: NSLineBreakMode) -> CGFloat? {
            lines(text, width: 100, style) { ($0.maximumNumberOfLines, $0.lineBreakMode) = (2, mode) }.last?.width
        }
        #expect(width(.byTruncatingTail) != width(.byWordWrapping))
    }

    @Test("The insets of a text view move its text, and count for its size") func insets() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Text"
        let before = (view.caretRect(for: view.beginningOfDocument), view.sizeThatFits(CGSize(width: 200, height: 0)))
        view.layoutIfNeeded()
        let start = view.caretRect(for: view.beginningOfDocument)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 0)
        view.layoutIfNeeded()
        let moved = view.caretRect(for: view.beginningOfDocument)
        #expect(moved.minX == start.minX + 10 && moved.minY == start.minY + 12)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == before.1.height + 34)
    }

    @Test("Typing has the typing attributes, and a range scrolls into view") func typing() throws {
        let view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
            screen.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
        screen.run { view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 3, length: 2)) }
        screen.advance(to: screen.clock.now + 1)
        #expect(view.contentOffset.y > 300)
        screen.run {
            view.typingAttributes[.foregroundColor] = UIColor.red
            view.insertText("!")
            view.insertText("?")
        }
        let last = view.textStorage.length - 1
        for place in [last - 1, last] {
            #expect(view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .red)
        }
        #expect(view.textStorage.attribute(.foregroundColor, at: last - 2, effectiveRange: nil) as? UIColor != .red)
    }

    private final class Digits: UIView, UIKeyInput {
        var digits = ""
        var keyboardType = UIKeyboardType.numberPad
        var hasText: Bool { !digits.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { _ = digits.popLast() }
    }

    @Test("The keyboard types into a view of an app's own class, with the keys that it wants") func keyInput() throws {
        let keyboard = KeyboardScreen()
        let view = keyboard.screen.run {
            let view = Digits(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            keyboard.root.view.addSubview(view)
            view.becomeFirstResponder()
            return view
        }
        keyboard.wait()
        let digits = keyboard.keys.map(\.key).filter { if case .digit = $0 { true } else { false } }
        #expect(digits.count == 10 && !keyboard.keys.contains { $0.key == .text("q") })
        for key in digits.prefix(2) { try keyboard.tap(key) }
        #expect(view.digits == "12" && view.hasText)
        try keyboard.tap(.delete)
        #expect(view.digits == "1")
    }

    @Test("The keyboard's guide has no height without the safe area, and spacing above it is the system's") func guide()
    {
        let keyboard = KeyboardScreen()
        let view = UIView()
        keyboard.screen.run {
            let guide = keyboard.root.view.keyboardLayoutGuide
            view.translatesAutoresizingMaskIntoConstraints = false
            keyboard.root.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: keyboard.root.view.leadingAnchor),
                guide.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1),
            ])
            keyboard.root.view.layoutIfNeeded()
        }
        #expect(abs(view.frame.maxY - 802) < 0.01)
        keyboard.screen.run {
            keyboard.root.view.keyboardLayoutGuide.usesBottomSafeArea = false
            keyboard.root.view.layoutIfNeeded()
        }
        #expect(abs(view.frame.maxY - 836) < 0.01)
    }

    @Test("A finger that drags toward the keyboard moves it from the padding above it on") func padding() {
        let keyboard = KeyboardScreen()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        keyboard.screen.run {
            keyboard.root.view.keyboardLayoutGuide.keyboardDismissPadding = 50
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.keyboardDismissMode = .interactive
            keyboard.root.view.addSubview(scroll)
            _ = keyboard.field.becomeFirstResponder()
        }
        keyboard.wait()
        #expect(keyboard.frame?.minY == 553)
        keyboard.screen.drag((0...20).map { (200, 300 + CGFloat($0) * 12) }, lifts: false)
        #expect(keyboard.frame?.minY == 590)
        keyboard.screen.touch(.ended, 200, 540)
    }

    @Test("Fonts with digits of one width keep that of other characters") func digits() {
        let (plain, tabular) = (
            UIFont.systemFont(ofSize: 20), UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        )
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: font]).width
        }
        #expect(abs(width("111", tabular) - width("888", tabular)) < 0.01)
        #expect(width("111", plain) < width("888", plain) && width("abc", plain) == width("abc", tabular))
    }
}
