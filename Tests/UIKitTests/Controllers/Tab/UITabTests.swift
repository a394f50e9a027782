import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Tabs as objects") struct UITabTests {
    private let stage = MenuScreen()
    private let tabs = UITabBarController()

    private final class Log: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var allows = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { lines.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)") }
    }

    private func makeTab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.title
            return controller
        }
    }

    private func show(wide: Bool = false) {
        stage.screen.run {
            if wide {
                stage.screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
                tabs.traitOverrides.horizontalSizeClass = .regular
                tabs.traitOverrides.userInterfaceIdiom = .pad
            }
            stage.screen.window.rootViewController = tabs
            tabs.view.layoutIfNeeded()
        }
    }

    @Test("The first tab is selected, and only its controller is created; the search is last")
    func start() throws {
        let (home, other) = (makeTab("home"), makeTab("other"))
        tabs.tabs = [UISearchTab { _ in UIViewController() }, home, other]
        show()
        #expect(tabs.selectedTab === home && tabs.selectedViewController === home.viewController)
        #expect(other.viewControllerIfLoaded == nil && tabs.viewControllers?.count == 1)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Other", "Search"])
        #expect(tabs.tabBar.selectedItem?.title == "Home" && tabs.selectedIndex == 0)
        #expect(home.viewController?.tab === home && home.tabBarController === tabs)
        #expect(tabs.tab(forIdentifier: "other") === other && tabs.tab(forIdentifier: "none") == nil)
    }

    @Test("A tap selects a tab unless the delegate refuses, and creates its controller once")
    func tapping() throws {
        let log = Log()
        let (home, other) = (makeTab("home"), makeTab("other"))
        tabs.tabs = [home, other]
        tabs.delegate = log
        show()
        log.allows = false
        stage.tap(CGPoint(x: 300, y: 675))
        #expect(tabs.selectedTab === home && log.lines.isEmpty)
        log.allows = true
        stage.tap(CGPoint(x: 300, y: 675))
        #expect(tabs.selectedTab === other && log.lines == ["home > other"])
        #expect(other.viewController?.view.window != nil && home.viewController?.view.window == nil)
        stage.tap(CGPoint(x: 100, y: 675))
        stage.tap(CGPoint(x: 300, y: 675))
        #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 1)
    }

    @Test("A tap on the selected tab pops its navigation controller to the root") func again() {
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.tabs = [UITab(title: "a", image: nil, identifier: "a") { _ in stack }, makeTab("b")]
        show()
        stage.screen.run { stack.pushViewController(UIViewController(), animated: false) }
        stage.tap(CGPoint(x: 100, y: 675))
        #expect(stack.viewControllers.count == 1 && tabs.selectedIndex == 0)
    }

    @Test("Badges, titles, hidden tabs and a list of identifiers change the bar") func changes() {
        let (home, other, third) = (makeTab("home"), makeTab("other"), makeTab("third"))
        tabs.tabs = [home, other, third]
        show()
        home.badgeValue = "3"
        other.title = "New"
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "New", "Third"])
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        home.isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["New", "Third"] && tabs.selectedTab === other)
        tabs.compactTabIdentifiers = ["third", "other"]
        #expect(tabs.tabBar.items?.map(\.title) == ["Third", "New"] && tabs.selectedIndex == 1)
        stage.screen.run { tabs.setTabBarHidden(true, animated: false) }
        #expect(tabs.isTabBarHidden && tabs.tabBar.frame.minY == 700)
        #expect(other.viewController?.view.safeAreaInsets.bottom == 0)
    }

    @Test("A group without a controller shows a child, and one with a navigation controller stacks its own")
    func groups() {
        let (one, two) = (makeTab("one"), makeTab("two"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
        group.defaultChildIdentifier = "two"
        tabs.tabs = [makeTab("home"), group]
        show()
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Group"])
        stage.tap(CGPoint(x: 300, y: 675))
        #expect(tabs.selectedTab === two && group.selectedChild === two && tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController === two.viewController && one.viewControllerIfLoaded == nil)
        group.selectedChild = one
        #expect(tabs.selectedTab === one && one.parent === group && one.tabBarController === tabs)
        let stack = UINavigationController()
        let managing = UITabGroup(
            title: "Stack", image: nil, identifier: "stack", children: [makeTab("inner")]
        ) { _ in UIViewController() }
        managing.managingNavigationController = stack
        tabs.tabs = [managing]
        tabs.selectedTab = managing.children[0]
        #expect(tabs.selectedViewController === stack && managing.children[0].managingTabGroup === managing)
        #expect(stack.viewControllers == [managing, managing.children[0]].map(\.viewController))
    }

    @Test("On a tablet the tabs are in a bar above the content, with the children of groups") func topBar() throws {
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [makeTab("one"), makeTab("two")])
        let hidden = makeTab("side")
        hidden.preferredPlacement = .sidebarOnly
        tabs.tabs = [makeTab("home"), group, hidden]
        show(wide: true)
        let bar = try #require(tabs.tabState.topBar)
        #expect(tabs.tabBar.superview == nil && bar.buttons.map(\.tab.identifier) == ["home", "one", "two"])
        #expect(bar.frame.midX == 500 && bar.frame.minY == 4 && bar.frame.height == 44)
        #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 52)
        stage.tap(bar.buttons[2].convert(CGPoint(x: 20, y: 20), to: stage.screen.window))
        #expect(tabs.selectedTab?.identifier == "two" && tabs.selectedIndex == 2)
    }

    private final class SidebarLog: NSObject, UITabBarController.Sidebar.Delegate {
        var changes: [Bool] = []
        var ended = 0
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            changes.append(sidebar.isHidden)
            animator.addCompletion { [weak self] in self?.ended += 1 }
        }
    }

    @Test("The sidebar takes its width beside the content, has sections, and closes") func sidebar() throws {
        let log = SidebarLog()
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [makeTab("one"), makeTab("two")])
        var acted = 0
        group.sidebarActions = [UIAction(title: "New") { _ in acted += 1 }]
        let home = makeTab("home")
        tabs.tabs = [home, group]
        tabs.mode = .tabSidebar
        tabs.sidebar.delegate = log
        show(wide: true)
        #expect(tabs.sidebar.isHidden && tabs.selectedViewController?.view.frame.width == 1000)
        let opener = try #require(tabs.tabState.topBar?.frame)
        stage.tap(CGPoint(x: opener.minX + 24, y: opener.midY))
        stage.wait()
        #expect(!tabs.sidebar.isHidden && log.changes == [true] && log.ended == 1)
        #expect(tabs.content.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 0 && tabs.tabState.topBar?.alpha == 0)
        let side = try #require(tabs.tabState.sidebarView)
        #expect(side.rows.map(\.kind) == [.tab, .section, .tab, .tab, .action])
        #expect(side.rows.map(\.isSelected) == [true, false, false, false, false])
        let row = side.rows[2]
        stage.tap(row.convert(CGPoint(x: 100, y: 22), to: stage.screen.window))
        #expect(tabs.selectedTab?.identifier == "one")
        stage.tap(side.rows[4].convert(CGPoint(x: 100, y: 22), to: stage.screen.window))
        #expect(acted == 1)
        stage.tap(side.rows[1].convert(CGPoint(x: 100, y: 22), to: stage.screen.window))
        #expect(side.rows.map(\.kind) == [.tab, .section])
        tabs.sidebar.preferredLayout = .overlap
        stage.screen.run { tabs.view.layoutIfNeeded() }
        #expect(tabs.content.frame.width == 1000 && side.frame.minX == 0)
        stage.screen.run { tabs.sidebar.isHidden = true }
        stage.wait()
        #expect(side.frame.maxX == 0 && tabs.tabState.topBar?.alpha == 1)
    }

    @Test("Setting controllers removes the tabs, and no tabs leave an empty screen") func replacing() {
        tabs.tabs = [makeTab("home")]
        show()
        let plain = UIViewController()
        plain.title = "Plain"
        stage.screen.run { tabs.viewControllers = [plain] }
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.tabBar.items?.map(\.title) == ["Plain"])
        tabs.compactTabIdentifiers = ["home"]
        #expect(tabs.viewControllers == [plain])
        stage.screen.run { tabs.tabs = [] }
        #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
    }
}
