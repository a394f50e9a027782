import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Links in text views") struct TextLinkTests {
    private final class Reader: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(URL.absoluteString) \(characterRange)")
            return false
        }
        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("attachment \(characterRange)")
            return true
        }
    }

    private final class NewReader: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case UITextItem.Content.link = textItem.content else { return defaultAction }
            return UIAction { _ in self.log.append("own \(textItem.range)") }
        }
    }

    private let screen = TestScreen()
    private let view: UITextView

    init() {
        let screen = screen
        view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            view.isEditable = false
            screen.window.backgroundColor = .white
            screen.window.addSubview(view)
            return view
        }
    }

    private func tap(_ unit: Int) {
        let rect = screen.run { view.firstRect(for: UITextRange(NSRange(location: unit, length: 1))) }
        screen.touch(.began, rect.midX, rect.midY)
        screen.advance(to: screen.clock.now + 0.05)
        screen.touch(.ended, rect.midX, rect.midY)
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("A tap on a link asks the delegate; beside links nothing happens")
    func links() throws {
        let reader = Reader()
        let text = NSMutableAttributedString(
            string: "see this page", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.addAttribute(
            .link, value: try #require(URL(string: "https://github.com/a")), range: NSRange(location: 4, length: 4))
        screen.run {
            view.attributedText = text
            view.delegate = reader
        }
        tap(5)
        #expect(reader.log == ["https://github.com/a {4, 4}"])
        tap(1)
        tap(10)
        #expect(reader.log.count == 1)
        screen.run { view.isSelectable = false }
        tap(5)
        #expect(reader.log.count == 1)
    }

    @Test("Data detectors make links of text that cannot be edited")
    func detectors() {
        let reader = Reader()
        screen.run {
            view.font = .systemFont(ofSize: 14)
            view.text = "call 555-123-4567 or\nsee github.com"
            view.dataDetectorTypes = [.phoneNumber, .link]
            view.delegate = reader
        }
        tap(8)
        tap(28)
        #expect(reader.log == ["tel:5551234567 {5, 12}", "http:" + "//github.com {25, 10}"])
        screen.run { view.dataDetectorTypes = .link }
        tap(8)
        #expect(reader.log.count == 2)
    }

    @Test("Links have the tint colour, or the attributes that the view has for them")
    func colors() {
        let isRed: (UInt32) -> Bool = { $0 == 0xffff_0000 }
        let isGreen: (UInt32) -> Bool = { $0 == 0xff00_ff00 }
        screen.run {
            view.tintColor = .red
            view.font = .systemFont(ofSize: 30, weight: .bold)
            view.text = "a.com"
        }
        #expect(screen.box(isRed) == nil)
        screen.run { view.dataDetectorTypes = .all }
        #expect(screen.box(isRed) != nil)
        screen.run { view.linkTextAttributes = [.foregroundColor: UIColor.green] }
        #expect(screen.box(isRed) == nil && screen.box(isGreen) != nil)
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .green)
    }

    @Test("A delegate can replace the action of a link, and is asked for attachments")
    func actions() throws {
        let (old, new) = (Reader(), NewReader())
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let text = NSMutableAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.addAttribute(.link, value: "https://github.com/a", range: NSRange(location: 0, length: 4))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        screen.run {
            view.attributedText = text
            view.delegate = new
        }
        tap(1)
        #expect(new.log == ["own {0, 4}"])
        screen.run { view.delegate = old }
        tap(4)
        #expect(old.log == ["attachment {4, 1}"])
        #expect(view.contentSize.height >= 30)
    }
}
