import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct UIMenuTests {
    private final class Sender: UIView {
        var received: [String] = []
        func turn(_ sender: UICommand) { received.append("\(sender.title) \(sender.propertyList as? String ?? "")") }
    }

    private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

    private func scene<Result>(_ body: () throws -> Result) rethrows -> Result { try SceneContext().run(body) }

    @Test("A menu lists its selected elements, also those of its submenus")
    func selection() {
        scene {
            let on = UIAction(title: "On", state: .on) { _ in }
            let inner = UIAction(title: "Inner", state: .on) { _ in }
            let menu = UIMenu(children: [
                on, UIAction(title: "Off") { _ in }, UIMenu(options: .displayInline, children: [inner]),
            ])
            #expect(menu.selectedElements == [on, inner])
        }
    }

    @Test("Replacing the elements of a menu keeps everything else")
    func replacing() {
        scene {
            let menu = UIMenu(
                title: "Title", subtitle: "Second", identifier: .edit, options: [.destructive, .singleSelection],
                preferredElementSize: .medium)
            let other = menu.replacingChildren([UIAction(title: "One") { _ in }])
            #expect(other.title == "Title" && other.subtitle == "Second" && other.identifier == .edit)
            #expect(other.options == menu.options && other.preferredElementSize == .medium)
            #expect(other.children.count == 1 && menu.children.isEmpty)
            #expect(UIMenu().identifier != UIMenu().identifier)
        }
    }

    @Test("A palette is one row, and preferences limit the lines of titles") func display() throws {
        scene {
            let palette = UIMenu(options: .displayAsPalette, children: "abcdefg".map { action(String($0)) })
            palette.preferredElementSize = .small
            let rows = MenuEntry.entries(of: palette, isSubmenu: false, isReversed: false)
            #expect(rows.map { $0.elements.count } == [6, 1])
            palette.displayPreferences = UIMenuDisplayPreferences()
            palette.displayPreferences?.maximumNumberOfTitleLines = 1
            let other = palette.replacingChildren([])
            #expect(other.displayPreferences === palette.displayPreferences && other.preferredElementSize == .small)
            let copy = palette.displayPreferences?.copy() as? UIMenuDisplayPreferences
            #expect(copy?.maximumNumberOfTitleLines == 1 && copy !== palette.displayPreferences)
            let long = action("A title that is much too long for a single line of a menu")
            let heights = [1, 2].map { lines -> CGFloat in
                let menu = UIMenu(children: [long])
                menu.displayPreferences = UIMenuDisplayPreferences()
                menu.displayPreferences?.maximumNumberOfTitleLines = lines
                return MenuPanel(menu, isSubmenu: false, isReversed: false).bounds.height
            }
            #expect(heights[0] == 44 && heights[1] > 60)
        }
    }

    @Test("Inline menus are sections, separated by wide lines, and placed from below if the order is reversed")
    func sections() {
        scene {
            let titles = { (entries: [MenuEntry]) in
                entries.map { entry -> String in
                    switch entry {
                    case .header(let text): "[\(text)]"
                    case .document(let document): "\(document.properties.metadata.title ?? "")"
                    case .back(let menu): "<\(menu.title)"
                    case .row(let element): element.title
                    case .strip(let elements, _): elements.map(\.title).joined(separator: "|")
                    case .gap: "-"
                    case .loading: "…"
                    }
                }
            }
            let menu = UIMenu(
                title: "Top",
                children: [
                    action("A"), UIMenu(title: "Part", options: .displayInline, children: [action("B"), action("C")]),
                    UIMenu(
                        options: .displayInline, preferredElementSize: .small, children: [action("D"), action("E")]),
                ])
            #expect(
                titles(MenuEntry.entries(of: menu, isSubmenu: false, isReversed: false))
                    == ["[Top]", "A", "-", "[Part]", "B", "C", "-", "D|E"])
            #expect(
                titles(MenuEntry.entries(of: menu, isSubmenu: true, isReversed: true)).prefix(4)
                    == ["<Top", "D|E", "-", "C"])
        }
    }

    @Test("A command goes to the first responder in the chain that has its method")
    func command() {
        scene {
            let outer = Sender()
            let inner = UIView()
            outer.addSubview(inner)
            let command = UIKeyCommand(
                title: "Turn", action: Selector("turn:", Sender.turn(_:)), input: UIKeyCommand.inputUpArrow,
                modifierFlags: [.command, .shift], propertyList: "left")
            command.performWithSender(inner, target: nil)
            #expect(outer.received == ["Turn left"])
            command.performWithSender(nil, target: outer)
            #expect(outer.received.count == 2)
            #expect(command.input == "UIKeyInputUpArrow" && command.modifierFlags.rawValue == 1 << 20 | 1 << 17)
        }
    }

    @Test("A responder performs the methods of its class, but those of editing only if it says so")
    func canPerform() {
        final class Copier: UIView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "copy:" || super.canPerformAction(action, withSender: sender)
            }
        }
        scene {
            let turn = Selector("turn:", Sender.turn(_:))
            #expect(
                Sender().canPerformAction(turn, withSender: nil) && !UIView().canPerformAction(turn, withSender: nil))
            let paste = Selector("paste:", UIResponder.paste(_:))
            #expect(!Copier().canPerformAction(paste, withSender: nil))
            let copier = Copier()
            let child = UIView()
            copier.addSubview(child)
            let copy = Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
            #expect(child.target(forAction: copy, withSender: nil) as? UIView === copier)
        }
    }
}
