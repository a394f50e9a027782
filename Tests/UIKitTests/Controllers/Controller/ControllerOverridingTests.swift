import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// Members that subclasses override in pairs; neither may call the other where Apple's implementation does not.
@MainActor @Suite struct ControllerOverridingTests {
    @Test("Overrides of a tab bar controller's index and controller can set one another") func tabs() {
        final class Tabs: UITabBarController {
            var sets: [String] = []
            override var selectedIndex: Int {
                get { super.selectedIndex }
                set {
                    sets.append("index")
                    super.selectedIndex = newValue
                }
            }
            override var selectedViewController: UIViewController? {
                get { super.selectedViewController }
                set {
                    sets.append("controller")
                    selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0
                }
            }
        }
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        #expect(tabs.sets == ["index"] && tabs.selectedIndex == 1)
        tabs.selectedViewController = tabs.viewControllers?.first
        #expect(tabs.sets == ["index", "controller", "index"] && tabs.selectedIndex == 0)
    }

    @Test("A tap on a tab sets the controller, not the index") func tabTap() throws {
        final class Tabs: UITabBarController {
            var sets: [String] = []
            override var selectedIndex: Int { didSet { sets.append("index") } }
            override var selectedViewController: UIViewController? { didSet { sets.append("controller") } }
        }
        let (screen, tabs) = (TestScreen(), Tabs())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        screen.run { screen.window.rootViewController = tabs }
        screen.touch(.began, 150, 175)
        screen.touch(.ended, 150, 175)
        #expect(tabs.sets == ["controller"] && tabs.selectedIndex == 1)
    }

    @Test("Pushing and popping do not set the stack, and the root controller is pushed") func navigation() {
        final class Stack: UINavigationController {
            var calls: [String] = []
            override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                calls.append("set")
                super.setViewControllers(viewControllers, animated: animated)
            }
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                calls.append("push \(viewControllers.count)")
                super.pushViewController(viewController, animated: animated)
            }
            override func popToViewController(
                _ viewController: UIViewController, animated: Bool
            ) -> [UIViewController]? {
                calls.append("pop to")
                return super.popToViewController(viewController, animated: animated)
            }
        }
        let stack = Stack(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        stack.popViewController(animated: false)
        stack.pushViewController(UIViewController(), animated: false)
        stack.popToRootViewController(animated: false)
        #expect(stack.calls == ["push 0", "push 1", "push 1"] && stack.viewControllers.count == 1)
        stack.viewControllers = [UIViewController()]
        #expect(stack.calls.last == "set")
    }

    @Test("Setting isEditing calls setEditing(_:animated:)") func editing() {
        final class Editor: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(editing)
            }
        }
        let editor = Editor()
        editor.isEditing = true
        #expect(editor.calls == [true] && editor.isEditing)
    }
}

/// A controller that gives other values for what UIKit finds out by itself, as mocks in tests do.
private final class RelatedController: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
    override var presentedViewController: UIViewController? { stack }
    override var sheetPresentationController: UISheetPresentationController? { nil }
}

/// Members that Apple declares in categories can be overridden.
@MainActor @Suite struct RelatedControllerTests {
    @Test("Callers of the base class get the overriding values") func values() {
        let controller = RelatedController()
        let base: UIViewController = controller
        #expect(base.navigationController === controller.stack && base.presentedViewController === controller.stack)
        #expect(base.sheetPresentationController == nil && base.presentationController is UISheetPresentationController)
    }

    @Test("Classes that Apple creates with other initialisers have NSObject's as well") func initializers() {
        #expect(UIAlertAction().style == .default && UIContextualAction().style == .normal)
        #expect(UISwipeActionsConfiguration().actions.isEmpty && UIBarButtonItemGroup().barButtonItems.isEmpty)
        #expect(UINavigationItem().title == nil && UIMenuItem().title.isEmpty)
        #expect(UIPageViewController().transitionStyle == .pageCurl)
        #expect(UISceneConfiguration().role == .windowApplication)
    }
}
