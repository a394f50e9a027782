import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("The edit button of a controller") struct EditButtonTests {
    private final class Editor: UIViewController {
        var calls: [Bool] = []

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append(animated)
        }
    }

    @Test("Its tap turns editing on and off with animation, and its title follows")
    func toggling() {
        let editor = Editor()
        let item = editor.editButtonItem
        #expect(item === editor.editButtonItem && item.title == "Edit")
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(editor.isEditing && item.title == "Done" && item.style == .done)
        editor.isEditing = false
        #expect(item.title == "Edit" && item.style == .plain && editor.calls == [true, false])
    }
}
