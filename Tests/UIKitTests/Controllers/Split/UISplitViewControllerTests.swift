import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UISplitViewControllerTests {
    private let screen = TestScreen()
    private let list = UIViewController()
    private let detail = UIViewController()

    private func shown(_ delegate: (any UISplitViewControllerDelegate)? = nil, inStack: Bool = true)
        -> UISplitViewController
    {
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [inStack ? UINavigationController(rootViewController: list) : list, detail]
        screen.run { [screen] in screen.window.rootViewController = split }
        return split
    }

    @Test("In a compact width the secondary controller is pushed onto the primary navigation controller")
    func collapsing() {
        let split = shown()
        let stack = split.viewControllers.first as? UINavigationController
        #expect(split.isCollapsed && split.viewControllers.count == 1)
        #expect(stack?.viewControllers == [list, detail])
        #expect(detail.splitViewController === split && stack?.view.frame == split.view.bounds)
    }

    private final class Discarding: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test("The delegate can leave the primary controller on top, and details are pushed later") func discarding() {
        let delegate = Discarding()
        let split = shown(delegate)
        let stack = split.viewControllers.first as? UINavigationController
        #expect(stack?.viewControllers == [list])
        screen.run { list.showDetailViewController(detail, sender: nil) }
        #expect(stack?.viewControllers == [list, detail])
    }

    @Test("A primary controller without a stack fills the container") func withoutStack() {
        let split = shown(inStack: false)
        #expect(split.viewControllers == [list] && list.view.frame == split.view.bounds)
        #expect(detail.parent == nil)
    }

    @Test("In a style with columns, controllers are wrapped in navigation controllers") func wrapping() {
        let (split, stack) = (UISplitViewController(style: .doubleColumn), UINavigationController())
        split.setViewController(list, for: .primary)
        split.setViewController(stack, for: .secondary)
        split.setViewController(detail, for: .compact)
        #expect(list.navigationController?.viewControllers == [list] && split.viewController(for: .primary) === list)
        #expect(split.viewController(for: .secondary) === stack && detail.navigationController == nil)
        #expect(split.viewControllers.count == 2 && split.viewControllers.last === stack)
        #expect(split.viewControllers.first === list.navigationController)
    }
}
