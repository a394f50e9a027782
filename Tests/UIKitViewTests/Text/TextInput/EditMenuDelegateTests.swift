import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Delegates change the edit menus of text") struct EditMenuDelegateTests {
    private let stage = MenuScreen()
    private let editor = Editor()

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu {
            log.append("\(range.location)+\(range.length) of \(suggested.map(\.title))")
            return UIMenu(children: [UIAction(title: "Define") { [weak self] _ in self?.log.append("define") }])
        }
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("present")
        }
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("dismiss")
        }
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }
    }

    private func tapTwice(_ input: any UITextInput) {
        let rect = input.firstRect(for: UITextRange(NSRange(location: 1, length: 1)))
        let place = input.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        for _ in 0..<2 {
            stage.tap(place)
            stage.wait(0.05)
        }
        stage.wait()
    }

    @Test("A field's delegate returns the menu of the selected word, and follows its presentation") func field() throws
    {
        let field = stage.screen.run {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            (field.text, field.delegate) = ("alpha", editor)
            stage.root.view.addSubview(field)
            return field
        }
        tapTwice(field)
        #expect(editor.log.first?.hasPrefix("0+5 of [") == true && editor.log.first?.contains("Copy") == true)
        #expect(editor.log.contains("present") && stage.label("Copy") == nil)
        stage.tap(try #require(stage.place("Define")))
        stage.wait()
        #expect(editor.log.suffix(2) == ["dismiss", "define"])
    }

    @Test("A text view's delegate returns the menu of the selected word") func view() throws {
        let view = stage.screen.run {
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            (view.text, view.delegate) = ("alpha beta", editor)
            stage.root.view.addSubview(view)
            return view
        }
        tapTwice(view)
        #expect(editor.log.first?.hasPrefix("0+5") == true && stage.label("Define") != nil)
    }
}
