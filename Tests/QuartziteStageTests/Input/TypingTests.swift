import Foundation
import Testing
import UIKit

@testable import QuartziteStage

/// A text field above a text view, and a log of the calls of the delegate.
private final class FormController: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 34))
    let notes = UITextView(frame: CGRect(x: 10, y: 60, width: 180, height: 100))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        view.backgroundColor = .white
        field.delegate = self
        field.addTarget(self, action: Selector("changed", FormController.changed), for: .editingChanged)
        view.addSubview(field)
        view.addSubview(notes)
    }

    func changed() { log.append("changed \(field.text ?? "")") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "!" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        notes.becomeFirstResponder()
        return true
    }
}

@MainActor @Suite("Typing reaches the first responder") struct TypingTests {
    private func stage() -> Stage { Stage(size: CGSize(width: 200, height: 200), scale: 1) { FormController() } }

    private func controller(_ stage: Stage) throws -> FormController {
        try #require(stage.rootViewController as? FormController)
    }

    private static let script = """
        {"version": 1, "touches": [
            {"at": 0.5, "text": "lost"}, {"at": 1, "tap": [50, 27]}, {"at": 1.1, "text": "H"},
            {"at": 1.2, "text": "u"}, {"at": 1.3, "key": "delete"}, {"at": 1.4, "text": "!"}, {"at": 1.5, "text": "i"},
            {"at": 2, "key": "return"}, {"at": 2.1, "text": "a"}, {"at": 2.2, "key": "return"}, {"at": 2.3, "text": "b"}
        ]}
        """

    @Test("Text fields consult their delegates, the return key ends a line, and text views accept line breaks")
    func script() throws {
        let stage = stage()
        stage.play(try TouchScript(json: Data(Self.script.utf8)))
        stage.seek(to: 0.9)
        #expect(try controller(stage).field.text == "" && !stage.acceptsText)
        stage.seek(to: 1.5)
        #expect(stage.acceptsText)
        #expect(try controller(stage).field.text == "Hi")
        #expect(try controller(stage).log == ["changed H", "changed Hu", "changed H", "changed Hi"])
        stage.seek(to: 3)
        #expect(try controller(stage).log.last == "return")
        #expect(try controller(stage).notes.text == "a\nb")
        let hash = stage.frame().hash
        stage.seek(to: 1.2)
        #expect(try controller(stage).field.text == "Hu")
        stage.seek(to: 3)
        #expect(stage.frame().hash == hash)
    }

    @Test("Input that is added at the current time takes effect at once and rebuilds nothing")
    func addingNow() throws {
        var count = 0
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            count += 1
            return FormController()
        }
        stage.seek(to: 1)
        let tap = [TimedInput(1, .down(at: CGPoint(x: 50, y: 27))), TimedInput(1, .up())]
        stage.replaceInput(from: 1, with: tap)
        stage.replaceInput(from: 1, with: tap + [TimedInput(1, .text("a"))])
        stage.replaceInput(from: 0.5, with: tap + [TimedInput(1, .text("a")), TimedInput(2, .text("b"))])
        #expect(try controller(stage).field.text == "a" && count == 1)
        stage.seek(to: 2)
        #expect(try controller(stage).field.text == "ab" && count == 1)
        stage.replaceInput(from: 1, with: tap)
        #expect(try controller(stage).field.text == "" && count == 2)
    }
}
