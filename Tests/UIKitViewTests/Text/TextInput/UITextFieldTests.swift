import Testing
import UIKit

@testable import QuartziteUICore
import UIKitTestSupport

@MainActor @Suite struct UITextFieldTests {
    private let screen = TestScreen()

    @MainActor private final class Delegate: UITextFieldDelegate {
        var log: [String] = []
        var refuses = ""

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuses != "begin" }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != "end" }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location),\(range.length) \(string)")
            return string != "x"
        }
    }

    @MainActor private final class Listener: UITextFieldDelegate {
        var reasons: [UITextField.DidEndEditingReason] = []
        var plain = 0

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            reasons.append(reason)
        }
        func textFieldDidEndEditing(_ textField: UITextField) { plain += 1 }
    }

    private func field() -> UITextField {
        screen.run {
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 150, height: 34))
            screen.window.backgroundColor = .white
            screen.window.addSubview(field)
            return field
        }
    }

    @Test("A delegate receives the reason in place of the plain end of editing") func reason() {
        let (field, listener) = (field(), Listener())
        field.delegate = listener
        screen.run { field.becomeFirstResponder() }
        #expect(listener.reasons == [] && field.isEditing)
        screen.run { field.resignFirstResponder() }
        #expect(listener.reasons == [.committed] && listener.plain == 0)
    }

    @Test("A field is a whole number of points high", arguments: [(17, 22), (18, 23), (30, 37)])
    func height(size: CGFloat, height: CGFloat) {
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == height)
    }

    @Test("The caret appears in the turn after the one in which editing begins")
    func caretWaits() {
        let field = field()
        let display = field.selectionDisplay
        screen.run { field.becomeFirstResponder() }
        #expect(display.caret.isHidden)
        screen.advance(to: screen.clock.now)
        #expect(!display.caret.isHidden)
    }

    @Test("Editing begins on a tap and ends on resigning if the delegate agrees, and sends events")
    func editing() {
        let (field, delegate) = (field(), Delegate())
        field.delegate = delegate
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end"), (.editingChanged, "change"),
        ] {
            field.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        delegate.refuses = "begin"
        screen.drag([(40, 30), (41, 30)])
        #expect(!field.isEditing)
        delegate.refuses = "end"
        screen.drag([(40, 30), (41, 30)])
        #expect(field.isEditing)
        #expect(!screen.run { field.resignFirstResponder() } && field.isEditing)
        delegate.refuses = ""
        screen.run {
            field.insertText("a")
            field.insertText("x")
            field.insertText("👨‍👩‍👧")
            field.deleteBackward()
            field.resignFirstResponder()
        }
        #expect(field.text == "a" && !field.isEditing)
        #expect(delegate.log == ["began", "0,0 a", "1,0 x", "1,0 👨‍👩‍👧", "1,8 ", "ended"])
        #expect(events == ["begin", "change", "change", "change", "end"])
    }

    @Test("The return key sends editingDidEndOnExit")
    func returnKey() {
        let field = field()
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        screen.run { field.insertText("\n") }
        #expect(exits == 1 && field.text == "" && !field.hasText)
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test("The return key ends editing only if editingDidEndOnExit has an action")
    func returnKeyEndsEditing() {
        let field = field()
        screen.run {
            field.becomeFirstResponder()
            field.insertText("\n")
        }
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        screen.run { field.insertText("\n") }
        #expect(!field.isEditing)
    }

    @Test("The caret follows the text and blinks in the stage's time")
    func caret() throws {
        let field = field()
        screen.run {
            field.tintColor = .red
            field.becomeFirstResponder()
        }
        let isRed: (UInt32) -> Bool = { $0 == 0xffff_0000 }
        screen.advance(to: 0.2)
        let empty = try #require(screen.box(isRed))
        #expect(empty.minX == 20)
        screen.advance(to: 0.75)
        #expect(screen.box(isRed) == nil)
        screen.run { field.insertText("word ") }
        let typed = try #require(screen.box(isRed))
        let room = "word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(Double(typed.minX) > 20 + room + 3, "the space counts")
        screen.run { field.resignFirstResponder() }
        #expect(screen.box(isRed) == nil)
    }

    @Test("A placeholder is shown without text, and dots replace secure text")
    func placeholder() {
        let field = field()
        let isDark: (UInt32) -> Bool = { $0 & 0xff < 100 }
        screen.run { field.placeholder = "HHHH" }
        #expect(screen.box { $0 != 0xffff_ffff } != nil && screen.box(isDark) == nil)
        screen.run { field.text = "HHHH" }
        let plain = screen.box(isDark)
        #expect(plain != nil)
        screen.run { field.isSecureTextEntry = true }
        #expect(screen.box(isDark).map { dots in dots.height < plain?.height ?? 0 } == true && field.text == "HHHH")
    }

    @Test("Text lies inside the border and between the side views")
    func layout() {
        let field = field()
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 136, height: 34))
        #expect(field.intrinsicContentSize.height == 34)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 113, height: 34))
    }
}
