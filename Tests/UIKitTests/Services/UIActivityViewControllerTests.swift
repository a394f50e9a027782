import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIActivityViewControllerTests {
    let stage = MenuScreen()
    let log = Log()

    private final class Shout: UIActivity {
        let log: Log
        init(_ log: Log) { self.log = log }
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) {
            log.lines.append("prepare \(activityItems.count)")
        }
        override func perform() { activityDidFinish(true) }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "made for copying" : "other" }
    }

    private func show(_ items: [Any]) -> UIActivityViewController {
        stage.screen.run { [stage, log] in
            let controller = UIActivityViewController(activityItems: items, applicationActivities: [Shout(log)])
            controller.excludedActivityTypes = [.print]
            controller.completionWithItemsHandler = { type, completed, _, _ in
                log.lines.append("\(type?.rawValue ?? "none") \(completed)")
            }
            stage.root.present(controller, animated: true)
            return controller
        }
    }

    @Test("Copying puts the item that its source makes on the pasteboard, and ends with its type")
    func copying() throws {
        _ = show([Source()])
        stage.wait()
        #expect(stage.label("Print") == nil && stage.label("Shout") != nil && stage.label("Save Image") == nil)
        stage.tap(try #require(stage.place("Copy")))
        stage.wait()
        #expect(log.lines == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(stage.screen.run { UIPasteboard.general.string } == "made for copying")
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("A service of the app prepares and performs, and ends the screen")
    func custom() throws {
        _ = show(["Text"])
        stage.wait()
        stage.tap(try #require(stage.place("Shout")))
        stage.wait()
        #expect(log.lines == ["prepare 1", "shout true"])
    }

    @Test("Dragging the screen away ends without a service")
    func cancelling() {
        let controller = show(["Text"])
        stage.wait()
        #expect(controller.sheetPresentationController?.presentedView?.frame.minY == 350)
        stage.screen.drag((0...12).map { (200, 360 + CGFloat($0) * 26) })
        stage.wait()
        #expect(log.lines == ["none false"] && stage.root.presentedViewController == nil)
    }
}
