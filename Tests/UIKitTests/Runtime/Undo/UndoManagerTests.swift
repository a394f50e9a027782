import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Undo managers record changes in groups") struct UndoManagerTests {
    @MainActor private final class Page: NSObject {
        var text = ""
        let manager = UndoManager()

        func write(_ new: String) {
            let old = text
            manager.registerUndo(withTarget: self) { $0.write(old) }
            text = new
        }

        func erase(_ sender: Any?) {
            let old = text
            manager.registerUndo(withTarget: self, selector: Selector("restore:", Page.restore), object: old)
            text = ""
        }

        func restore(_ old: Any?) { write(old as? String ?? "?") }
    }

    private let screen = TestScreen()
    private let page = Page()
    private var manager: UndoManager { page.manager }

    @Test("Changes of one pass of the run loop are undone together") func passes() {
        screen.run {
            page.write("a")
            page.write("ab")
            manager.setActionName("Typing")
        }
        screen.advance(to: 0.1)
        screen.run { page.write("abc") }
        screen.advance(to: 0.2)
        #expect(manager.groupingLevel == 0 && manager.canUndo && !manager.canRedo && manager.undoCount == 2)
        screen.run { manager.undo() }
        #expect(page.text == "ab" && manager.canRedo && manager.undoMenuItemTitle == "Undo Typing")
        screen.run { manager.undo() }
        #expect(page.text == "" && !manager.canUndo && manager.redoMenuItemTitle == "Redo Typing")
        screen.run { manager.redo() }
        #expect(page.text == "ab" && manager.undoActionName == "Typing")
        screen.run { manager.redo() }
        #expect(page.text == "abc" && !manager.canRedo)
        screen.run { manager.undo() }
        screen.run { page.write("x") }
        #expect(!manager.canRedo && manager.canUndo)
    }

    @Test("Groups inside groups are undone with them, and a limit forgets the oldest") func groups() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        page.write("a")
        manager.beginUndoGrouping()
        page.write("b")
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(page.text == "")
        manager.levelsOfUndo = 2
        for text in ["1", "2", "3"] {
            manager.beginUndoGrouping()
            page.write(text)
            manager.endUndoGrouping()
        }
        for _ in 0..<3 { manager.undo() }
        #expect(page.text == "1" && manager.redoCount == 2)
    }

    @Test("Selectors undo, changes are not registered while that is disabled, and targets can be forgotten")
    func registration() {
        screen.run { page.write("a") }
        screen.advance(to: 0.1)
        screen.run { page.erase(nil) }
        screen.run { manager.undo() }
        #expect(page.text == "a")
        manager.disableUndoRegistration()
        screen.run { page.write("b") }
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled && manager.undoCount == 1)
        manager.removeAllActions(withTarget: page)
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("A window has an undo manager, which views find along the responder chain") func responders() {
        let view = screen.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.undoManager != nil && view.undoManager === screen.window.undoManager)
        #expect(UIView().undoManager == nil)
        var names: [String] = []
        let token = screen.run {
            NotificationCenter.default.addObserver(forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        screen.run { page.write("a") }
        screen.run { manager.undo() }
        #expect(names == ["NSUndoManagerDidUndoChangeNotification"])
        screen.run { NotificationCenter.default.removeObserver(token) }
    }
}
