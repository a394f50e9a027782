import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Touches in text") struct TextTouchTests {
    private let screen = TestScreen()

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var changes = 0
        func textFieldDidChangeSelection(_ textField: UITextField) { changes += 1 }
        func textViewDidChangeSelection(_ textView: UITextView) { changes += 1 }
    }

    private func field(_ text: String) -> UITextField {
        screen.run {
            screen.window.backgroundColor = .white
            let field = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 34))
            field.text = text
            screen.window.addSubview(field)
            return field
        }
    }

    private func tap(_ point: CGPoint, times: Int = 1) {
        for _ in 0..<times {
            screen.touch(.began, point.x, point.y)
            screen.advance(to: screen.clock.now + 0.05)
            screen.touch(.ended, point.x, point.y)
            screen.advance(to: screen.clock.now + 0.05)
        }
        screen.advance(to: screen.clock.now + 1)
    }

    /// The middle of a character of an input in the window.
    private func place(_ input: any UITextInput, _ offset: Int) throws -> CGPoint {
        let point: CGPoint? = screen.run {
            let rect = input.firstRect(for: UITextRange(NSRange(location: offset, length: 1)))
            return rect.isEmpty ? nil : input.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }
        return try #require(point)
    }

    private func selected(_ input: any UITextInput) -> String? {
        screen.run { input.selectedTextRange.flatMap { input.text(in: $0) } }
    }

    @Test("A tap puts the caret at the nearer edge of a word, two taps select the word, three everything")
    func taps() throws {
        let (field, editor) = (field("alpha beta gamma"), Editor())
        field.delegate = editor
        tap(try place(field, 6))
        #expect(field.isEditing && editor.changes == 1)
        screen.run { field.insertText("-") }
        #expect(field.text == "alpha -beta gamma")
        tap(try place(field, 8), times: 2)
        #expect(selected(field) == "beta")
        screen.run { field.insertText("B") }
        screen.advance(to: screen.clock.now + 1)
        #expect(field.text == "alpha -B gamma")
        tap(try place(field, 2), times: 3)
        #expect(selected(field) == field.text)
        screen.run { field.deleteBackward() }
        #expect(field.text == "")
    }

    @Test("A selection has a highlight and handles instead of a caret, and no more after editing")
    func highlight() throws {
        let field = field("word")
        screen.run { field.tintColor = .red }
        let isPink: (UInt32) -> Bool = { $0 == 0xffff_cccc }
        let isRed: (UInt32) -> Bool = { $0 == 0xffff_0000 }
        tap(try place(field, 1), times: 2)
        let (pink, red) = (try #require(screen.box(isPink)), try #require(screen.box(isRed)))
        #expect(red.minX < pink.minX && red.maxX > pink.maxX && red.minY < pink.minY && red.maxY > pink.maxY)
        screen.run { field.resignFirstResponder() }
        #expect(screen.box(isPink) == nil && screen.box(isRed) == nil)
    }

    @Test("Handles change the selection, which keeps at least one character")
    func handles() throws {
        let field = field("one two three")
        tap(try place(field, 5), times: 2)
        #expect(selected(field) == "two")
        let (last, target) = (try place(field, 6), try place(field, 10))
        let end = screen.run { field.convert(field.caretRect(for: UITextPosition(7)), to: nil) }
        screen.drag([(end.midX, end.maxY + 4), (last.x + 20, end.maxY + 4), (target.x + 3, end.maxY + 4)])
        #expect(selected(field) == "two thr")
        let start = screen.run { field.convert(field.caretRect(for: UITextPosition(4)), to: nil) }
        screen.drag([(start.midX, start.minY - 2), (start.midX + 10, start.minY - 2), (199, start.minY - 2)])
        #expect(selected(field)?.isEmpty == false && selected(field).map { "two thr".hasSuffix($0) } == true)
    }

    @Test("Taps in a text view select words and paragraphs of any line")
    func textView() throws {
        let editor = Editor()
        let view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            view.font = .systemFont(ofSize: 16)
            view.text = "first line\nsecond line\nthird"
            view.delegate = editor
            screen.window.addSubview(view)
            return view
        }
        let point = try place(view, 13)
        tap(point, times: 2)
        #expect(view.isFirstResponder && selected(view) == "second" && editor.changes > 0)
        tap(point, times: 3)
        #expect(selected(view) == "second line\n")
        tap(try place(view, 26))
        screen.run { view.insertText("!") }
        #expect(view.text == "first line\nsecond line\nthird!")
    }

    @Test("The edit menu's commands change text and pasteboard")
    func commands() throws {
        let field = field("cut this")
        screen.run {
            field.becomeFirstResponder()
            let (cut, paste) = (Selector("cut:", UIResponder.cut(_:)), Selector("paste:", UIResponder.paste(_:)))
            #expect(!field.canPerformAction(cut, withSender: nil) && !field.canPerformAction(paste, withSender: nil))
            field.selectedTextRange = field.textRange(from: UITextPosition(0), to: UITextPosition(4))
            #expect(field.canPerformAction(cut, withSender: nil))
            field.cut(nil)
            #expect(field.text == "this" && UIPasteboard.general.string == "cut ")
            field.selectedTextRange = UITextRange(NSRange(location: 4, length: 0))
            #expect(field.canPerformAction(paste, withSender: nil))
            field.paste(nil)
            #expect(field.text == "thiscut ")
            field.selectAll(nil)
            field.copy(nil)
            #expect(UIPasteboard.general.string == "thiscut ")
            field.isSecureTextEntry = true
            #expect(!field.canPerformAction(cut, withSender: nil))
        }
    }

    @Test("Two taps open the edit menu, whose commands act on the selection")
    func menu() throws {
        let field = field("word")
        tap(try place(field, 1), times: 2)
        var labels: [String] = []
        screen.window.forEach { if let text = ($0 as? UILabel)?.text { labels.append(text) } }
        #expect(labels.contains("Cut") && labels.contains("Copy"))
        tap(CGPoint(x: 100, y: 190))
        labels = []
        screen.window.forEach { if let text = ($0 as? UILabel)?.text { labels.append(text) } }
        #expect(!labels.contains("Cut"))
    }
}
