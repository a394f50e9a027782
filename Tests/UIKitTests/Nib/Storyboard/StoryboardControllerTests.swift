import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Controllers of storyboards") struct StoryboardControllerTests {
    static let scene = """
        <viewController title="Home" storyboardIdentifier="home" id="1" customClass="NibController"
         customModule="UIKitTests"><view key="view" contentMode="scaleToFill" id="2">
        <rect key="frame" x="0" y="0" width="361" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view contentMode="scaleToFill" id="3" customClass="NibWheel"><rect key="frame" x="0" y="0" width="361"
         height="20"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
        <navigationItem key="navigationItem" title="Bar" id="4"/>
        <connections><outlet property="beta" destination="3" id="a"/><outlet property="model" destination="5" id="b"/>
        </connections></viewController>
        <view contentMode="scaleToFill" id="5" customClass="NibWheel"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="6" sceneMemberID="firstResponder"/>
        """

    @Test(
        "The controller is connected with its scene, then awakes; the view follows when it is needed", .rule("I21"),
        .rule("I22"), .rule("I23"))
    func order() throws {
        let scene = try NibScene(initial: "1", Self.scene)
        let controller = try #require(scene.initialController() as? NibController)
        #expect(
            NibLog.take() == [
                "Home.init Home true", "wheel 0 true 0", "Home.model", "Home.awake true false", "wheel awake",
            ])
        #expect(
            !controller.isViewLoaded && controller.nibName == "1-view-2" && controller.navigationItem.title == "Bar")
        scene.run { controller.loadViewIfNeeded() }
        #expect(NibLog.take() == ["wheel 0 true 0", "Home.beta set", "wheel awake", "Home.load 390"])
        #expect(scene.messages.isEmpty)
    }

    @Test("The root view gets the size of the screen, and masks resize its subviews", .rule("I25"))
    func size() throws {
        let scene = try NibScene(initial: "1", Self.scene)
        let view = try #require(scene.run { scene.initialController()?.view })
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 20))
    }

    @Test("Identifiers find controllers, and every call creates new ones", .rule("I20"))
    func identifiers() throws {
        let scene = try NibScene(Self.scene)
        scene.run {
            let storyboard = UIStoryboard(name: "Main", bundle: scene.bundle)
            #expect(storyboard.instantiateInitialViewController() == nil)
            let first = storyboard.instantiateViewController(withIdentifier: "home")
            let second: NibController = storyboard.instantiateViewController(identifier: "home")
            #expect(first !== second && second.storyboard === storyboard)
            let made = storyboard.instantiateViewController(identifier: "home") { coder in
                NibController(coder: coder, caption: "made")
            }
            #expect(made.caption == "made" && made.title == "Home")
            made.loadViewIfNeeded()
            #expect(made.view.subviews.count == 1)
        }
    }

    @Test("Containers get their controllers, whose parent is set when they awake", .rule("I27"))
    func containers() throws {
        let scene = try NibScene(
            initial: "t",
            """
            <tabBarController id="t"><connections>
            <segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="p" kind="relationship" relationship="viewControllers" id="r2"/></connections>
            </tabBarController>
            """,
            """
            <navigationController navigationBarHidden="YES" id="n">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>
            <segue destination="1" kind="relationship" relationship="rootViewController" id="r3"/></connections>
            </navigationController>
            """, Self.scene,
            """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="second" id="p">
            <tabBarItem key="tabBarItem" title="Two" id="i"/></viewControllerPlaceholder>
            """)
        try Data(
            NibText.storyboard(
                "<viewController title=\"Second\" storyboardIdentifier=\"second\" id=\"1\" customClass=\"NibController\"/>"
            ).utf8
        ).write(to: scene.folder.url("Other.storyboard"))
        let tabs = try #require(scene.initialController() as? UITabBarController)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.isNavigationBarHidden && navigation.viewControllers.count == 1)
        #expect(tabs.viewControllers?.last?.title == "Second")
        let lines = NibLog.take()
        #expect(lines.contains("Home.awake true true") && lines.contains("Second.awake true true"))
        #expect(!lines.contains { $0.contains("move") })
    }

    @Test("Attributes of controllers have the values of the document, or Interface Builder's defaults", .rule("I28"))
    func attributes() throws {
        let scene = try NibScene(
            initial: "1",
            """
            <viewController title="One" hidesBottomBarWhenPushed="YES" modalPresentationStyle="overFullScreen"
             automaticallyAdjustsScrollViewInsets="NO" id="1"><extendedEdge key="edgesForExtendedLayout"/>
            <navigationItem key="navigationItem" id="2"/><tabBarItem key="tabBarItem" title="Tab" id="3"/>
            </viewController>
            """)
        let controller = try #require(scene.initialController())
        #expect(controller.hidesBottomBarWhenPushed && controller.modalPresentationStyle == .overFullScreen)
        #expect(!controller.automaticallyAdjustsScrollViewInsets && controller.edgesForExtendedLayout == [])
        #expect(controller.navigationItem.title == nil && controller.tabBarItem.title == "Tab")
        #expect(controller.title == "One")
        let plain = try #require(NibScene(initial: "1", "<viewController id=\"1\"/>").initialController())
        #expect(plain.edgesForExtendedLayout == .all && plain.automaticallyAdjustsScrollViewInsets)
    }

    @Test("A split view gets the controllers of its columns", .rule("I27"))
    func splitView() throws {
        let scene = try NibScene(
            initial: "1",
            """
            <splitViewController id="1"><connections>
            <segue destination="2" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="3" kind="relationship" relationship="detailViewController" id="s2"/>
            </connections></splitViewController>
            """, "<viewController title=\"first\" id=\"2\"/>", "<viewController title=\"second\" id=\"3\"/>")
        let split = try #require(scene.initialController() as? UISplitViewController)
        #expect(split.viewController(for: .primary)?.title == "first")
        #expect(split.viewController(for: .secondary)?.title == "second")
    }

    @Test(
        "A cell from a prototype is complete when it is dequeued, and static cells exist with the table", .rule("I91"))
    func cells() throws {
        let scene = try NibScene(
            initial: "1",
            """
            <tableViewController id="1"><tableView key="view" dataMode="static" rowHeight="44" style="plain" id="2">
            <sections><tableViewSection headerTitle="Head" id="s"><cells>
            <tableViewCell rowHeight="70" id="c1"><tableViewCellContentView key="contentView" id="v1"/></tableViewCell>
            <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="v2"/></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController>
            """,
            """
            <viewController storyboardIdentifier="list" id="3"><tableView key="view" dataMode="prototypes" id="4">
            <prototypes><tableViewCell reuseIdentifier="row" id="5"><tableViewCellContentView key="contentView" id="6">
            <subviews><view contentMode="scaleToFill" id="7" customClass="NibWheel"/></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></viewController>
            """)
        let controller = try #require(scene.initialController() as? UITableViewController)
        try scene.run {
            let table = try #require(controller.tableView)
            // The document connects neither.
            #expect(table.dataSource === controller && table.delegate === controller)
            #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
            #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
            #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 70)
            #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)) == 44)
            let list = UIStoryboard(name: "Main", bundle: scene.bundle).instantiateViewController(
                withIdentifier: "list")
            let cell = (list.view as? UITableView)?.dequeueReusableCell(withIdentifier: "row")
            #expect(cell?.reuseIdentifier == "row" && cell?.contentView.subviews.first is NibWheel)
        }
        #expect(NibLog.take() == ["wheel 0 true 0", "wheel awake"])
    }
}
