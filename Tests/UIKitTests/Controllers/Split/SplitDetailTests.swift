import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of split view controllers") struct SplitDetailTests {
    private let screen = TestScreen()

    private final class Chooser: NSObject, UISplitViewControllerDelegate {
        var proposed: [UISplitViewController.Column] = []
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            proposed.append(proposedTopColumn)
            return .primary
        }
    }

    @Test("The primary column is at least as wide as the minimum") func minimum() {
        let parts = [UIViewController(), UIViewController()]
        screen.run {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(parts[0], for: .primary)
            split.setViewController(parts[1], for: .secondary)
            split.preferredPrimaryColumnWidthFraction = 0.1
            split.minimumPrimaryColumnWidth = 200
            screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            split.traitOverrides.horizontalSizeClass = .regular
            screen.window.rootViewController = split
            split.view.layoutIfNeeded()
        }
        let columns = parts.map { $0.navigationController?.view.frame ?? .zero }
        #expect(columns[0].width == 200 && columns[1].minX == 200)
    }

    @Test("In a compact width the delegate chooses the column on top") func collapsing() {
        let (list, detail, chooser) = (UIViewController(), UIViewController(), Chooser())
        let stack = UINavigationController(rootViewController: list)
        screen.run {
            let split = UISplitViewController(style: .doubleColumn)
            split.delegate = chooser
            split.setViewController(stack, for: .primary)
            split.setViewController(detail, for: .secondary)
            screen.window.rootViewController = split
        }
        #expect(chooser.proposed == [.secondary] && stack.viewControllers == [list])
    }
}
