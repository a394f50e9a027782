import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Parts of text fields") struct UITextFieldPartsTests {
    private final class Plain: UITextField {
        var drawn: [String] = []
        override func drawPlaceholder(in rect: CGRect) { drawn.append("placeholder") }
        override func drawText(in rect: CGRect) {
            drawn.append("text")
            super.drawText(in: rect)
        }
    }

    private final class Guard: UITextFieldDelegate {
        var allows = false
        func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
    }

    private func pixels(of view: UIView) -> Data? {
        UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }.pngData()
    }

    @Test("A subclass can draw its own placeholder and text") func drawing() {
        let field = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let blank = pixels(of: field)
        field.placeholder = "Name"
        #expect(pixels(of: field) == blank && field.drawn.contains("placeholder"))
        field.text = "Ada"
        #expect(pixels(of: field) != blank && field.drawn.contains("text"))
    }

    @Test("The clear button appears by its mode while there is text, reserves space, and asks the delegate")
    func clearing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        field.clearButtonMode = .whileEditing
        field.text = "Ada"
        field.layoutIfNeeded()
        #expect(field.clearButton.isHidden && field.textRect(forBounds: field.bounds).width == 200)
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(!field.clearButton.isHidden)
        #expect(field.clearButton.frame == CGRect(x: 176, y: 10.5, width: 19, height: 19))
        #expect(field.textRect(forBounds: field.bounds).width == 176)
        let guardian = Guard()
        field.delegate = guardian
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.clearButton.sendActions(for: .touchUpInside)
        #expect(field.text == "Ada" && changes == 0)
        guardian.allows = true
        field.clearButton.sendActions(for: .touchUpInside)
        field.layoutIfNeeded()
        #expect(field.text == "" && changes == 1 && field.clearButton.isHidden)
    }

    @Test("A right view replaces the clear button") func rightView() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.clearButtonMode = .always
        field.text = "Ada"
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        field.rightViewMode = .always
        field.layoutIfNeeded()
        #expect(field.clearButton.isHidden)
        #expect(field.textRect(forBounds: field.bounds).maxX == 170)
    }

    @Test("Text views post editing notifications and accept a text container") func textViews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.isHidden = false
        let container = NSTextContainer(size: .zero)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.textContainer === container && container.size.width == 100)
        var received: [String] = []
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
                received.append(note.name.rawValue)
            }
        }
        view.becomeFirstResponder()
        view.insertText("a")
        view.resignFirstResponder()
        #expect(received == names.map(\.rawValue))
    }
}
