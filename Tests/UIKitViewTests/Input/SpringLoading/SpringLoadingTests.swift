import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Spring loading") struct SpringLoadingTests {
    private let stage = MenuScreen()
    private let owner = DragAndDropTests.Owner()

    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Lifts a view in the top left corner, and moves the drag to a point.
    private func drag(to end: CGPoint) {
        stage.screen.run {
            let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
            source.addInteraction(UIDragInteraction(delegate: owner))
            stage.root.view.addSubview(source)
        }
        stage.screen.touch(.began, 60, 140)
        stage.wait(0.7)
        stage.screen.touch(.moved, 80, 160)
        stage.wait(0.1)
        move(to: end)
    }

    private func move(to end: CGPoint) { stage.screen.touch(.moved, end.x, end.y) }

    private func lift(at end: CGPoint) {
        stage.screen.touch(.ended, end.x, end.y)
        stage.wait()
    }

    @Test("A held drag goes through the states, and activates the view once") func states() {
        final class Effect: NSObject, UISpringLoadedInteractionEffect {
            var lines: [String] = []
            func interaction(
                _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
            ) {
                let isOwn = context.targetView === interaction.view
                let state: UISpringLoadedInteractionEffectState = context.state
                lines.append("\(state) \(isOwn) \(Int(context.location(in: interaction.view).x))")
            }
        }
        final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
            var finished = 0
            func shouldAllow(
                _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
            ) -> Bool { context.location(in: interaction.view).x < 100 }
            func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
        }
        let (effect, behavior, log) = (Effect(), Behavior(), Log())
        let view = UIView(frame: CGRect(x: 200, y: 300, width: 150, height: 50))
        stage.screen.run {
            view.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) { _, context in
                    log.lines.append("activated \(context.state)")
                })
            stage.root.view.addSubview(view)
        }
        drag(to: CGPoint(x: 210, y: 320))
        #expect(effect.lines == ["possible true 10"])
        stage.wait(0.55)
        #expect(effect.lines.last == "activating true 10" && log.take() == [])
        move(to: CGPoint(x: 220, y: 320))
        stage.wait(0.5)
        #expect(effect.lines.last == "activated true 20" && log.take() == ["activated activated"])
        stage.wait(2)
        #expect(log.take() == [] && behavior.finished == 0)
        move(to: CGPoint(x: 320, y: 320))
        #expect(effect.lines.last == "inactive true 120" && behavior.finished == 1, "the behaviour ends it")
        move(to: CGPoint(x: 210, y: 320))
        stage.wait(0.3)
        move(to: CGPoint(x: 210, y: 500))
        stage.wait(2)
        #expect(log.take() == [] && effect.lines.suffix(2) == ["possible true 10", "inactive true 10"])
        lift(at: CGPoint(x: 210, y: 500))
    }

    @Test("Buttons perform their actions, and segments are selected") func controls() {
        let log = Log()
        let button = UIButton(type: .system, primaryAction: UIAction { _ in log.lines.append("button") })
        button.frame = CGRect(x: 200, y: 300, width: 100, height: 40)
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.frame = CGRect(x: 50, y: 400, width: 300, height: 32)
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { _ in log.lines.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
        stage.screen.run { for view in [button, segments] { stage.root.view.addSubview(view) } }
        #expect(!button.isSpringLoaded && !segments.isSpringLoaded)
        drag(to: CGPoint(x: 250, y: 320))
        stage.wait(2)
        #expect(log.take() == [])
        (button.isSpringLoaded, segments.isSpringLoaded) = (true, true)
        move(to: CGPoint(x: 251, y: 320))
        stage.wait(1.1)
        #expect(log.take() == ["button"])
        move(to: CGPoint(x: 100, y: 415))
        stage.wait(1.1)
        #expect(log.take() == [], "the selected segment stays")
        move(to: CGPoint(x: 200, y: 415))
        stage.wait(0.7)
        move(to: CGPoint(x: 300, y: 415))
        stage.wait(0.7)
        #expect(log.take() == [], "another segment begins again")
        stage.wait(0.4)
        #expect(log.take() == ["segment 2"])
        button.isSpringLoaded = false
        #expect(button.interactions.isEmpty)
        lift(at: CGPoint(x: 300, y: 600))
    }

    @Test("A row that the delegate allows is selected") func rows() {
        final class Delegate: NSObject, UITableViewDelegate {
            var lines: [String] = []
            func tableView(
                _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool { indexPath.row != 1 }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                lines.append("selected \(indexPath.row)")
            }
        }
        let (source, delegate) = (RowSource([["a", "b", "c"]]), Delegate())
        stage.screen.run {
            let table = OwningTable(frame: CGRect(x: 150, y: 300, width: 200, height: 200))
            table.owned = [source, delegate]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 40
            (table.dataSource, table.delegate) = (source, delegate)
            table.isSpringLoaded = true
            stage.root.view.addSubview(table)
        }
        drag(to: CGPoint(x: 250, y: 360))
        stage.wait(2)
        #expect(delegate.lines == [])
        move(to: CGPoint(x: 250, y: 400))
        stage.wait(1.1)
        #expect(delegate.lines == ["selected 2"])
        lift(at: CGPoint(x: 250, y: 600))
    }

    @Test("A tab is selected, and a bar button performs its action") func bars() {
        let (log, bar, tools) = (Log(), UITabBar(), UIToolbar())
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in log.lines.append("go") })
        item.isSpringLoaded = true
        stage.screen.run {
            bar.frame = CGRect(x: 0, y: 600, width: 400, height: 49)
            bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.selectedItem = bar.items?.first
            bar.isSpringLoaded = true
            tools.frame = CGRect(x: 0, y: 300, width: 400, height: 44)
            tools.items = [item]
            for view in [bar, tools] { stage.root.view.addSubview(view) }
        }
        drag(to: CGPoint(x: 300, y: 620))
        stage.wait(1.1)
        #expect(bar.selectedItem === bar.items?.last)
        var button: UIButton?
        tools.forEach { if let found = $0 as? UIButton { button = found } }
        let place = button?.convert(CGPoint(x: button?.bounds.midX ?? 0, y: button?.bounds.midY ?? 0), to: nil) ?? .zero
        move(to: place)
        stage.wait(1.1)
        #expect(log.take() == ["go"])
        lift(at: CGPoint(x: 300, y: 500))
    }
}
