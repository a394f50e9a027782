import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("The top controller's view loads after the navigation controller's") struct NavigationLoadingTests {
    private final class LoggingNavigationController: UINavigationController {
        var log: Log?

        override func viewDidLoad() {
            super.viewDidLoad()
            log?.lines.append("navigation load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log?.lines.append("navigation will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?.lines.append("navigation appeared")
        }
    }

    private let screen = TestScreen()
    private let log = Log()

    private func navigation() -> LoggingNavigationController {
        let navigation = LoggingNavigationController(rootViewController: LoggingController("a", log))
        navigation.log = log
        _ = log.take()
        return navigation
    }

    @Test("It loads when the navigation controller is about to appear")
    func appearance() {
        screen.run { screen.window.rootViewController = navigation() }
        #expect(
            log.take() == [
                "navigation load", "navigation will appear", "a load", "a joined", "a will appear", "a appearing",
                "a appeared", "navigation appeared",
            ])
    }

    @Test("It does not load with the navigation controller's view, but when that is laid out")
    func layout() {
        screen.run {
            let navigation = navigation()
            navigation.loadViewIfNeeded()
            #expect(log.take() == ["navigation load"])
            #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
            navigation.view.layoutIfNeeded()
            #expect(log.take().first == "a load")
            #expect(navigation.topViewController?.view.isDescendant(of: navigation.view) == true)
        }
    }

    @Test("A controller that replaces the first one before the view appears is the only one whose view loads")
    func replacement() {
        screen.run {
            let navigation = navigation()
            navigation.loadViewIfNeeded()
            navigation.setViewControllers([LoggingController("b", log)], animated: true)
            screen.window.rootViewController = navigation
        }
        let lines = log.take()
        #expect(lines.contains("b load"))
        #expect(!lines.contains("a load"))
    }
}
