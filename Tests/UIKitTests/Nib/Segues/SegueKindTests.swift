import QuartzCore
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Kinds of segues") struct SegueKindTests {
    private static let split = """
        <splitViewController id="s"><connections>
        <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/></connections>
        </splitViewController>
        """
    private static let navigation = """
        <navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController>
        """

    /// A storyboard with a split view controller, whose master A has segues and views and whose detail is B.
    private func makeScene(
        initial: String = "s", segues: String = "", views: String = "", screen: CGSize? = nil
    ) throws -> NibScene {
        let first = """
            <viewController title="A" id="a"><view key="view" id="av"><subviews>\(views)</subviews></view>
            <connections>\(segues)</connections></viewController>
            """
        let others = ["b", "c"].map { id in
            "<viewController title=\"\(id.uppercased())\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\"/></viewController>"
        }
        let scenes = [Self.split, Self.navigation, first] + others
        return try NibScene(["Main.storyboard": NibText.storyboard(initial: initial, scenes: scenes)], screen: screen)
    }

    private func first(in window: UIWindow) throws -> UIViewController {
        let root = window.rootViewController
        let navigation = (root as? UINavigationController) ?? root?.children.first as? UINavigationController
        return try #require(navigation?.viewControllers.first)
    }

    @Test("The columns of a split view controller are the destinations of its relationships", .rule("I27"))
    func columns() throws {
        let scene = try makeScene(screen: CGSize(width: 1024, height: 768))
        let window = scene.makeWindow()
        let split = try #require(window.rootViewController as? UISplitViewController)
        #expect(split.viewControllers.count == 2 && split.viewControllers.first is UINavigationController)
        #expect(split.viewControllers.last?.title == "B")
        #expect(split.viewControllers.allSatisfy { $0.parent === split && $0.view.superview === split.view })
        #expect(scene.messages.isEmpty)
    }

    @Test("Show detail and replace change the detail of a split view controller", .rule("I104"))
    func details() throws {
        for kind in ["showDetail", "replace"] {
            let segue = "<segue destination=\"c\" kind=\"\(kind)\" identifier=\"go\" id=\"g\"/>"
            let scene = try makeScene(segues: segue, screen: CGSize(width: 1024, height: 768))
            let window = scene.makeWindow()
            let source = try first(in: window)
            scene.run { source.performSegue(withIdentifier: "go", sender: nil) }
            #expect((window.rootViewController as? UISplitViewController)?.viewControllers.last?.title == "C")
            #expect(source.presentedViewController == nil)
        }
    }

    @Test("Show detail presents where there is no split view controller", .rule("I104"))
    func detailWithoutSplit() throws {
        let segue = #"<segue destination="c" kind="showDetail" identifier="go" id="g"/>"#
        let scene = try makeScene(initial: "n", segues: segue)
        let source = try first(in: scene.makeWindow())
        scene.run { source.performSegue(withIdentifier: "go", sender: nil) }
        #expect(source.presentedViewController?.title == "C")
    }

    @Test("A popover has the anchor and the directions of its segue", .rule("I104"))
    func popover() throws {
        let button = """
            <button contentMode="scaleToFill" id="1"><rect key="frame" x="100" y="300" width="50" height="30"/>
            <connections><segue destination="c" kind="popoverPresentation" popoverAnchorView="1" id="g">
            <popoverArrowDirection key="popoverArrowDirection" down="YES"/></segue></connections></button>
            """
        let scene = try makeScene(initial: "n", views: button, screen: CGSize(width: 1024, height: 768))
        let source = try first(in: scene.makeWindow())
        let control = try #require(source.view.subviews.first as? UIControl)
        scene.run { UIView.performWithoutAnimation { control.sendActions(for: .touchUpInside) } }
        let presented = try #require(source.presentedViewController)
        let popover = try #require(presented.popoverPresentationController)
        #expect(popover.sourceView === control && popover.permittedArrowDirections == .down)
        #expect(popover.arrowDirection == .down)
        #expect(popover.frameOfPresentedViewInContainerView.maxY == 300)
    }

    @Test("A popover segue shows a sheet on a compact screen", .rule("I104"))
    func compactPopover() throws {
        let segue =
            #"<segue destination="c" kind="popoverPresentation" popoverAnchorView="av" identifier="go" id="g"/>"#
        let scene = try makeScene(initial: "n", segues: segue)
        let source = try first(in: scene.makeWindow())
        scene.run { source.performSegue(withIdentifier: "go", sender: nil) }
        let sheet = try #require(source.presentedViewController?.sheetPresentationController)
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    }

    @Test("A tap on the accessory of a cell performs its own segue, and a selection the other one", .rule("I102"))
    func accessory() throws {
        let table = """
            <tableViewController id="a"><tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">
            <rect key="frame" x="0" y="0" width="390" height="844"/><sections><tableViewSection id="x"><cells>
            <tableViewCell accessoryType="detailDisclosureButton" id="1">
            <tableViewCellContentView key="contentView" tableViewCell="1" id="2"/><connections>
            <segue destination="b" kind="show" id="s"/>
            <segue destination="c" kind="show" trigger="accessoryAction" id="u"/></connections></tableViewCell>
            </cells></tableViewSection></sections><connections><outlet property="dataSource" destination="a" id="d"/>
            <outlet property="delegate" destination="a" id="e"/></connections></tableView></tableViewController>
            """
        for (isAccessory, title) in [(true, "C"), (false, "B")] {
            let others = ["b", "c"].map { id in
                "<viewController title=\"\(id.uppercased())\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\"/></viewController>"
            }
            let text = NibText.storyboard(initial: "n", scenes: [Self.navigation, table] + others)
            let scene = try NibScene(["Main.storyboard": text])
            let source = try #require(try first(in: scene.makeWindow()) as? UITableViewController)
            scene.run { source.tableView.layoutIfNeeded() }
            let cell = try #require(source.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            scene.run {
                UIView.performWithoutAnimation {
                    if isAccessory { cell.tapAccessory() } else { cell.segues.selection?.trigger(cell) }
                }
            }
            #expect(source.navigationController?.topViewController?.title == title)
        }
    }
}
