import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Attributes of containers and of controllers of lists") struct ContainerAttributeTests {
    @Test("A tab bar controller has the bar of the document", .rule("I29"), .rule("I93"))
    func tabBar() throws {
        let scene = try NibScene(
            initial: "t",
            """
            <tabBarController id="t"><tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="b">
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></tabBar><connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/></connections>
            </tabBarController>
            """,
            """
            <viewController id="a"><tabBarItem key="tabBarItem" title="One" id="i"/><view key="view" id="v"/>
            </viewController>
            """)
        let tabs = try #require(scene.makeWindow().rootViewController as? UITabBarController)
        #expect(tabs.tabBar.barTintColor == .red && !tabs.tabBar.isTranslucent)
        #expect(tabs.tabBar.superview === tabs.view && tabs.tabBar.items?.map(\.title) == ["One"])
        #expect(scene.messages.isEmpty)
    }

    @Test("A table view controller has the refresh control of the document, and may keep the selection", .rule("I28"))
    func table() throws {
        let scene = try NibScene(
            initial: "a",
            """
            <tableViewController clearsSelectionOnViewWillAppear="NO" id="a"><tableView key="view" id="t"/>
            <refreshControl key="refreshControl" contentMode="scaleToFill" id="c"/></tableViewController>
            """)
        let controller = try #require(scene.initialController() as? UITableViewController)
        #expect(!controller.clearsSelectionOnViewWillAppear && !controller.isViewLoaded)
        scene.run { controller.loadViewIfNeeded() }
        #expect(controller.refreshControl?.superview === controller.tableView)
    }

    @Test("A split view controller has the display mode and widths of the document")
    func split() throws {
        let scene = try NibScene(
            initial: "s",
            """
            <splitViewController style="doubleColumn" preferredDisplayMode="allVisible" maximumPrimaryColumnWidth="200"
             presentsWithGesture="NO" id="s"/>
            """)
        let split = try #require(scene.initialController() as? UISplitViewController)
        #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
        #expect(split.maximumPrimaryColumnWidth == 200 && !split.presentsWithGesture)
        #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    }
}
