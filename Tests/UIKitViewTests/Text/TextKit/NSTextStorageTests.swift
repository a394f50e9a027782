import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Text storage") struct NSTextStorageTests {
    private final class Highlighter: NSTextStorageDelegate {
        var log: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            let text = textStorage.string as NSString
            let place = text.range(of: "red")
            if place.location != NSNotFound {
                textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: place)
            }
        }
    }

    /// A text that is stored elsewhere.
    private final class Backed: NSTextStorage {
        let backing = NSMutableAttributedString(string: "")
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
            Any]
        {
            backing.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test("The delegate receives one notification for a group of edits, and can colour the text")
    func editing() {
        let (storage, highlighter) = (NSTextStorage(string: "a fox"), Highlighter())
        storage.delegate = highlighter
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "red ")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
        #expect(highlighter.log.isEmpty)
        storage.endEditing()
        #expect(highlighter.log == ["will 3 {0, 6} 4"])
        #expect(storage.string == "a red fox")
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 6, effectiveRange: nil) == nil)
        var range = NSRange()
        _ = storage.attribute(
            .foregroundColor, at: 2, longestEffectiveRange: &range, in: NSRange(location: 0, length: 9))
        #expect(range == NSRange(location: 2, length: 3))
    }

    @Test("Edits update text views that show the text")
    func textView() {
        let storage = NSTextStorage(string: "text")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        #expect(view.text == "text" && view.textStorage === storage && view.layoutManager === manager)
        view.layoutIfNeeded()
        let height = view.contentSize.height
        storage.append(NSAttributedString(string: "\nmore\nlines"))
        view.layoutIfNeeded()
        #expect(view.text == "text\nmore\nlines" && view.contentSize.height > height + 20)
        view.insertText("!")
        #expect(storage.string.hasSuffix("lines!"))
    }

    @Test("A subclass can store the text elsewhere")
    func subclass() {
        let storage = Backed()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        view.font = .systemFont(ofSize: 20)
        view.insertText("backed")
        #expect(storage.backing.string == "backed" && view.text == "backed")
        #expect((storage.backing.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(manager.usedRect(for: container).height > 20)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "ack")
    }
}
