import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Columns of a split view controller lie over one another") struct SplitOverlayTests {
    private let stage = MenuScreen()
    private let log = Log()
    private let parts = (0..<3).map { _ in UIViewController() }

    final class Log: NSObject, UISplitViewControllerDelegate {
        var lines: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { lines.append("mode \(displayMode.rawValue)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            lines.append("show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            lines.append("hide \(column.rawValue)")
        }
    }

    /// Shows columns in a window of 1000 points.
    private func makeSplit(_ style: UISplitViewController.Style) -> UISplitViewController {
        stage.screen.run {
            let split = UISplitViewController(style: style)
            split.delegate = log
            split.setViewController(parts[0], for: .primary)
            if style == .tripleColumn { split.setViewController(parts[1], for: .supplementary) }
            split.setViewController(parts[2], for: .secondary)
            stage.screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            split.traitOverrides.horizontalSizeClass = .regular
            stage.screen.window.rootViewController = split
            split.view.layoutIfNeeded()
            return split
        }
    }

    private func frames() -> [CGFloat] { parts.compactMap { $0.navigationController?.viewIfLoaded?.frame.minX } }

    @Test("A swipe from the edge shows the primary column over the secondary one, and a tap beside it hides it")
    func edge() {
        let split = makeSplit(.doubleColumn)
        #expect(!split.isCollapsed && frames() == [0, 320] && split.displayMode == .oneBesideSecondary)
        stage.screen.run {
            split.preferredDisplayMode = .secondaryOnly
            split.view.layoutIfNeeded()
        }
        #expect(frames() == [-320, 0] && parts[2].view.frame.width == 1000 && split.primaryColumnWidth == 0)
        stage.screen.drag((0...10).map { (2 + CGFloat($0) * 20, 300) })
        stage.wait()
        #expect(split.displayMode == .oneOverSecondary && frames() == [0, 0])
        #expect(parts[2].view.frame.width == 1000 && parts[0].view.frame.width == 320)
        stage.tap(CGPoint(x: 700, y: 300))
        stage.wait()
        #expect(split.displayMode == .secondaryOnly && frames() == [-320, 0])
        #expect(log.lines == ["mode 1", "hide 0", "mode 3", "show 0", "mode 1", "hide 0"])
    }

    @Test("Without the gesture, the edge does nothing, and a swipe back hides an overlay")
    func gestures() {
        let split = makeSplit(.doubleColumn)
        stage.screen.run {
            split.presentsWithGesture = false
            split.preferredDisplayMode = .secondaryOnly
        }
        stage.screen.drag((0...10).map { (2 + CGFloat($0) * 20, 300) })
        stage.wait()
        #expect(split.displayMode == .secondaryOnly)
        stage.screen.run {
            split.preferredSplitBehavior = .overlay
            split.show(.primary)
        }
        stage.wait()
        #expect(split.displayMode == .oneOverSecondary)
        stage.screen.drag((0...10).map { (300 - CGFloat($0) * 20, 300) })
        stage.wait()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("Three columns are beside, over or displace one another")
    func three() {
        let split = makeSplit(.tripleColumn)
        #expect(frames() == [-320, 0, 320] && split.viewControllers.count == 3)
        stage.screen.run { split.show(.primary) }
        stage.wait()
        #expect(split.displayMode == .twoBesideSecondary && frames() == [0, 320, 640])
        stage.screen.run { split.hide(.primary) }
        stage.wait()
        #expect(split.displayMode == .oneBesideSecondary && frames() == [-320, 0, 320])
        stage.screen.run {
            split.preferredSplitBehavior = .displace
            split.show(.primary)
        }
        stage.wait()
        #expect(split.displayMode == .twoDisplaceSecondary && frames() == [0, 320, 640])
        #expect(parts[2].view.frame.width == 680)
        stage.screen.run { split.preferredDisplayMode = .twoOverSecondary }
        #expect(split.displayMode == .twoOverSecondary)
        stage.wait()
        #expect(frames() == [0, 320, 0] && split.supplementaryColumnWidth == 320)
        stage.screen.run { split.hide(.supplementary) }
        stage.wait()
        #expect(split.displayMode == .secondaryOnly && frames() == [-640, -320, 0])
    }

    @Test("The primary column can be at the trailing edge") func trailingEdge() {
        let split = makeSplit(.doubleColumn)
        stage.screen.run {
            let width = split.primaryColumnWidth
            split.primaryEdge = .trailing
            split.view.layoutIfNeeded()
            #expect(parts[0].navigationController?.view.frame.minX == 1000 - width)
            #expect(parts[2].navigationController?.view.frame.minX == 0)
        }
    }

    @Test("A controller for the inspector of iOS 26 is reported, because it is not shown") func inspector() {
        let split = makeSplit(.doubleColumn)
        stage.screen.run {
            let inspector = UIViewController()
            split.setViewController(inspector, for: .inspector)
            #expect(split.viewController(for: .inspector) === inspector)
            #expect(!split.viewControllers.contains { $0.children.contains(inspector) })
        }
    }
}
