import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIAlertControllerTests {
    let screen = TestScreen()
    let root = UIViewController()

    init() { screen.run { [screen, root] in screen.window.rootViewController = root } }

    private func button(at point: CGPoint) -> UIControl? {
        screen.run { screen.window.hitTest(point, with: nil) } as? UIControl
    }

    @Test("An alert is centred, and a tap on an action dismisses it and then calls the handler")
    func alert() throws {
        let log = Log()
        weak var gone: UIAlertController?
        screen.run {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            gone = alert
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.lines.append("cancel") })
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [root] _ in
                    log.lines.append("ok \(root.presentedViewController == nil)")
                })
            root.present(alert, animated: true)
        }
        screen.advance(to: 1)
        let frame = try #require(gone?.view.frame)
        #expect(frame.width == 184 && abs(frame.midX - 100) < 1 && abs(frame.midY - 100) < 1)
        #expect(root.view.superview === screen.window)
        let ok = try #require(button(at: CGPoint(x: frame.maxX - 20, y: frame.maxY - 20)))
        #expect(button(at: CGPoint(x: frame.minX + 20, y: frame.maxY - 20)) !== ok)
        screen.run { ok.sendActions(for: .touchUpInside) }
        #expect(log.lines.isEmpty)
        screen.advance(to: 2)
        #expect(log.lines == ["ok true"] && screen.window.subviews == [root.view])
        screen.run {}
        #expect(gone == nil)
    }

    @Test("An action sheet slides up from the bottom, and a tap outside cancels it")
    func sheet() throws {
        let log = Log()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.lines.append("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.lines.append("cancel") })
        screen.run { root.present(sheet, animated: true) }
        let place = sheet.view.frame
        #expect(place.maxY == 192 && place.height == 57 + 8 + 57)
        #expect(screen.shown(sheet.view, at: 0.2).frame.minY > place.minY + 10)
        screen.advance(to: 1)
        let outside = try #require(button(at: CGPoint(x: 100, y: 10)))
        screen.run { outside.sendActions(for: .touchUpInside) }
        screen.advance(to: 2)
        #expect(log.lines == ["cancel"] && root.presentedViewController == nil)
    }

    @Test("The text fields of an alert are below the message, and the first one is edited")
    func textFields() throws {
        var entered: String?
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "First" }
        alert.addTextField()
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in entered = alert?.textFields?.first?.text })
        screen.run { root.present(alert, animated: true) }
        screen.advance(to: 1)
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder && fields[0].placeholder == "First")
        let (first, second) = (fields[0].convert(CGPoint.zero, to: nil), fields[1].convert(CGPoint.zero, to: nil))
        #expect(second.y > first.y + 30)
        screen.run { fields[0].insertText("Ann") }
        let ok = try #require(button(at: CGPoint(x: 100, y: alert.view.frame.maxY - 20)))
        screen.run { ok.sendActions(for: .touchUpInside) }
        screen.advance(to: 2)
        #expect(entered == "Ann")
    }
}
