import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Items are renamed in the title of the bar") struct NavigationRenamingTests {
    private let stage = MenuScreen()
    private let top = UIViewController()
    private let owner = Owner()
    private let navigation: UINavigationController

    private final class Owner: UINavigationItemRenameDelegate {
        var lines: [String] = []
        var allowsBeginning = true
        var refused = ""
        var suggestion: String?

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            lines.append("did \(title) \(navigationItem.title ?? "")")
        }
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { allowsBeginning }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            lines.append("will \(suggestedTitle) \(suggestedTitle[selectedRange])")
            guard let suggestion else { return (suggestedTitle, selectedRange) }
            return (suggestion, suggestion.startIndex..<(suggestion.firstIndex(of: ".") ?? suggestion.endIndex))
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            lines.append("should \(title)")
            return title != refused
        }
    }

    init() {
        let top = top
        top.title = "Draft"
        top.navigationItem.renameDelegate = owner
        navigation = UINavigationController(rootViewController: top)
        stage.screen.run { [stage, navigation] in
            stage.screen.window.rootViewController = navigation
            stage.screen.window.layoutIfNeeded()
        }
    }

    private var field: UITextField? {
        var found: UITextField?
        navigation.navigationBar.forEach { if let field = $0 as? UITextField { found = field } }
        return found
    }

    /// Opens the title's menu and chooses Rename.
    private func rename() throws -> UITextField {
        stage.tap(try #require(stage.place("Draft")))
        stage.wait()
        stage.tap(try #require(stage.place("Rename")))
        stage.wait()
        return try #require(field)
    }

    @Test("The title's menu opens a field with the whole title selected, whose text becomes the title")
    func renaming() throws {
        let field = try rename()
        #expect(field.isFirstResponder && field.text == "Draft" && owner.lines == ["will Draft Draft"])
        let bar = navigation.navigationBar
        #expect(abs(field.convert(field.bounds, to: bar).midX - bar.bounds.midX) < 1 && stage.label("Rename") == nil)
        stage.screen.run { field.insertText("Letter") }
        #expect(field.text == "Letter" && top.navigationItem.title == "Draft")
        stage.screen.run { _ = field.resignFirstResponder() }
        #expect(owner.lines.dropFirst() == ["should Letter", "did Letter Letter"])
        #expect(top.navigationItem.title == "Letter" && self.field == nil && stage.label("Letter") != nil)
    }

    @Test("The delegate chooses the text and the selection, and keeps the user from ending") func choosing() throws {
        (owner.suggestion, owner.refused) = ("Draft.txt", "Letter.txt")
        let field = try rename()
        #expect(field.text == "Draft.txt")
        stage.screen.run { field.insertText("Letter") }
        #expect(field.text == "Letter.txt", "the extension was not selected")
        #expect(!stage.screen.run { field.resignFirstResponder() } && field.isFirstResponder)
        stage.screen.run { field.insertText("s") }
        stage.screen.run { _ = field.delegate?.textFieldShouldReturn(field) }
        #expect(owner.lines.last == "did Letters.txt Letters.txt" && self.field == nil)
    }

    @Test("Without permission the menu has no command, and without a delegate there is no menu") func permission()
        throws
    {
        owner.allowsBeginning = false
        stage.tap(try #require(stage.place("Draft")))
        stage.wait()
        #expect(stage.label("Rename") == nil)
        #expect(!navigation.canPerformAction(Selector("rename:", UIResponder.rename(_:)), withSender: nil))
        stage.screen.run { navigation.rename(nil) }
        #expect(field == nil)
        owner.allowsBeginning = true
        #expect(navigation.canPerformAction(Selector("rename:", UIResponder.rename(_:)), withSender: nil))
        var suggested: [String] = []
        stage.screen.run {
            top.navigationItem.titleMenuProvider = { elements in
                suggested = elements.map(\.title)
                return UIMenu(children: elements + [UIAction(title: "Move") { _ in }])
            }
        }
        stage.tap(try #require(stage.place("Draft")))
        stage.wait()
        #expect(suggested == ["Rename"] && stage.label("Rename") != nil && stage.label("Move") != nil)
        stage.tap(CGPoint(x: 390, y: 690))
        stage.wait()
        stage.screen.run {
            top.navigationItem.titleMenuProvider = nil
            top.navigationItem.renameDelegate = nil
        }
        #expect(!(stage.label("Draft")?.superview is UIButton))
    }

    @Test("A delegate that is removed, an empty title and another item end renaming without a change")
    func cancelling() throws {
        stage.screen.run { navigation.rename(nil) }
        var field = try #require(field)
        stage.screen.run { field.insertText("Other") }
        stage.screen.run { top.navigationItem.renameDelegate = nil }
        #expect(self.field == nil && !field.isFirstResponder && top.navigationItem.title == "Draft")
        stage.screen.run {
            top.navigationItem.renameDelegate = owner
            navigation.rename(nil)
        }
        field = try #require(self.field)
        stage.screen.run {
            field.text = ""
            _ = field.resignFirstResponder()
        }
        #expect(self.field == nil && top.navigationItem.title == "Draft")
        stage.screen.run { navigation.rename(nil) }
        stage.screen.run { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(self.field == nil && top.navigationItem.title == "Draft")
        #expect(owner.lines.allSatisfy { $0.hasPrefix("will") })
    }
}
