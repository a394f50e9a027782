import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIContextMenuInteractionTests {
    let stage = MenuScreen()
    let owner = Owner()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 120, height: 80))

    final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var lines: [String] = []
        var hasMenu = true
        var preview: UIViewController?
        var style: UIContextMenuInteractionCommitStyle?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            lines.append("ask \(Int(location.x)) \(Int(location.y))")
            return UIContextMenuConfiguration(
                identifier: "photo" as NSString, previewProvider: preview.map { shown in { shown } }
            ) { _ in
                UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.lines.append("share") }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("open \(configuration.identifier)")
            animator?.addCompletion { [weak self] in self?.lines.append("opened") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { animator?.addCompletion { [weak self] in self?.lines.append("ended") } }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            if let style { animator.preferredCommitStyle = style }
            lines.append("commit \(animator.preferredCommitStyle == .pop)")
            animator.addCompletion { [weak self] in self?.lines.append("committed") }
        }
    }

    init() {
        stage.screen.run { [view, stage, owner] in
            view.backgroundColor = .systemBlue
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            stage.root.view.addSubview(view)
        }
    }

    private func press() {
        stage.screen.touch(.began, 60, 120)
        stage.wait(0.4)
        #expect(stage.label("Share") == nil)
        stage.wait(0.8)
        stage.screen.touch(.ended, 60, 120)
    }

    private var interaction: UIContextMenuInteraction? { view.interactions.first as? UIContextMenuInteraction }

    @Test("A long press lifts the view and opens its menu, and choosing an element puts it back")
    func menu() throws {
        press()
        #expect(owner.lines == ["ask 10 20", "open photo", "opened"])
        #expect(view.alpha == 0 && interaction?.menuAppearance == .rich)
        stage.tap(try #require(stage.place("Share")))
        stage.wait()
        #expect(owner.lines.suffix(2) == ["share", "ended"])
        #expect(view.alpha == 1 && interaction?.menuAppearance == .unknown)
        #expect(stage.screen.window.subviews == [stage.root.view])
    }

    @Test("Without a configuration the press is not recognized")
    func noMenu() {
        owner.hasMenu = false
        press()
        #expect(stage.label("Share") == nil && view.alpha == 1)
    }

    @Test("A tap on the preview performs its action, and a tap beside it closes the menu")
    func commit() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 300, height: 200)
        owner.preview = preview
        press()
        let shown = try #require(preview.view.window.map { preview.view.convert(preview.view.bounds, to: $0) })
        #expect(shown.size == CGSize(width: 300, height: 200))
        stage.tap(CGPoint(x: shown.midX, y: shown.midY))
        stage.wait()
        #expect(owner.lines.contains("commit true") && owner.lines.last == "committed")
        #expect(preview.view.superview == nil)
        press()
        stage.tap(CGPoint(x: 390, y: 690))
        stage.wait()
        #expect(owner.lines.last == "ended" && stage.label("Share") == nil)
    }

    @Test("A committed preview grows as it closes, or shrinks into its view", arguments: [true, false])
    func commitStyles(pops: Bool) throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        preview.view.backgroundColor = .red
        owner.preview = preview
        owner.style = pops ? .pop : .dismiss
        press()
        func red() -> PixelRect? {
            stage.screen.box(width: 400, height: 700) { $0 >> 16 & 255 > 150 && $0 & 0xFFFF < 0x6060 }
        }
        let open = try #require(red())
        let place = try #require(preview.view.window.map { preview.view.convert(preview.view.bounds, to: $0) })
        stage.tap(CGPoint(x: place.midX, y: place.midY))
        stage.wait(0.1)
        let closing = red()
        #expect(((closing?.maxX ?? 0) - (closing?.minX ?? 0) >= open.maxX - open.minX) == pops)
        stage.wait()
        #expect(owner.lines.contains("commit \(pops)") && owner.lines.contains("committed") && red() == nil)
    }

    @Test("The open menu can be replaced and closed")
    func replace() {
        press()
        stage.screen.run {
            interaction?.updateVisibleMenu { menu in menu.replacingChildren([UIAction(title: "Other") { _ in }]) }
        }
        #expect(stage.label("Other") != nil && stage.label("Share") == nil)
        stage.screen.run { interaction?.dismissMenu() }
        stage.wait()
        #expect(stage.label("Other") == nil)
    }

    @Test("An interaction moves from view to view, and its recognizer with it")
    func moves() throws {
        let other = UIView()
        let moved = try #require(interaction)
        stage.screen.run { other.addInteraction(moved) }
        #expect(view.interactions.isEmpty && view.gestureRecognizers == nil)
        #expect(moved.view === other && other.gestureRecognizers?.count == 1)
        stage.screen.run { other.interactions = [] }
        #expect(moved.view == nil && other.gestureRecognizers == nil)
    }
}
