import QuartzCore
import TestSupport
import Testing
import UIKit

/// A segue that logs.
final class NibSegue: UIStoryboardSegue {
    override func perform() { NibLog.lines.append("custom \(identifier ?? "-")") }
}

@MainActor @Suite("Segues") struct SegueTests {
    /// A navigation controller with the scene A, whose segues lead to the scene B.
    private func makeScene(_ segues: String, view: String = "") throws -> (NibScene, UIWindow, NibController) {
        let scene = try NibScene(
            initial: "n",
            """
            <navigationController id="n"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController title="A" id="a" customClass="NibController"><view key="view" id="av"><subviews>\(view)
            </subviews></view><connections>\(segues)</connections></viewController>
            """,
            """
            <viewController title="B" storyboardIdentifier="b" id="b" customClass="NibController">
            <view key="view" id="bv"/><connections>
            <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="u"/></connections>
            </viewController><exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            """)
        let window = scene.run {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = scene.initialController()
            window.makeKeyAndVisible()
            scene.windows.append(window)
            return window
        }
        let first = (window.rootViewController as? UINavigationController)?.viewControllers.first as? NibController
        _ = NibLog.take()
        return (scene, window, try #require(first))
    }

    @Test(
        "performSegue creates the destination, prepares it without its view, and pushes it", .rule("I103"),
        .rule("I104"))
    func show() throws {
        let (scene, _, first) = try makeScene("<segue destination=\"b\" kind=\"show\" identifier=\"next\" id=\"s\"/>")
        scene.run {
            UIView.performWithoutAnimation { first.performSegue(withIdentifier: "next", sender: nil) }
            #expect(first.navigationController?.topViewController?.title == "B")
        }
        #expect(
            Array(NibLog.take().prefix(3)) == ["B.init B true", "B.awake true false", "A.prepare next false"])
    }

    @Test("A control asks its controller first, and a refusal ends the segue", .rule("I102"), .rule("I103"))
    func control() throws {
        let button = """
            <button id="1"><connections><segue destination="b" kind="presentation" identifier="open"
             modalPresentationStyle="overFullScreen" animates="NO" id="s"/></connections></button>
            """
        let (scene, _, first) = try makeScene("", view: button)
        let control = try #require(first.view.subviews.first as? UIControl)
        first.allows = false
        scene.run { control.sendActions(for: .touchUpInside) }
        #expect(NibLog.take() == ["A.should open UIButton"])
        first.allows = true
        scene.run { control.sendActions(for: .touchUpInside) }
        #expect(first.presentedViewController?.title == "B")
        #expect(first.presentedViewController?.modalPresentationStyle == .overFullScreen)
    }

    @Test("A custom segue performs itself, and a segue action creates the destination", .rule("I105"), .rule("I26"))
    func custom() throws {
        let (scene, _, first) = try makeScene(
            """
            <segue destination="b" kind="custom" identifier="fade" customClass="NibSegue" customModule="UIKitTests"
             destinationCreationSelector="makeNext:sender:" id="s"/>
            """)
        scene.run { first.performSegue(withIdentifier: "fade", sender: self) }
        // The segue action's initialiser does not log, unlike `init(coder:)`.
        #expect(NibLog.take() == ["B.awake true false", "A.prepare fade false", "custom fade"])
    }

    @Test("A container view gets its child between loadView and viewDidLoad", .rule("I106"))
    func embed() throws {
        let container = """
            <containerView contentMode="scaleToFill" id="1"><rect key="frame" x="10" y="20" width="100" height="50"/>
            <connections><segue destination="b" kind="embed" identifier="in" id="s"/></connections></containerView>
            """
        let scene = try NibScene(
            initial: "a",
            """
            <viewController title="A" id="a" customClass="NibController"><view key="view" id="av"><subviews>\(container)
            </subviews></view></viewController>
            """,
            "<viewController title=\"B\" id=\"b\" customClass=\"NibController\"><view key=\"view\" id=\"bv\"/></viewController>"
        )
        let controller = try #require(scene.initialController())
        _ = NibLog.take()
        scene.run { controller.loadViewIfNeeded() }
        #expect(
            NibLog.take() == [
                "A.should in NibController", "B.init B true", "B.awake true false", "A.prepare in false", "B.load 390",
                "B.will move", "B.did move", "A.load 390",
            ])
        let child = try #require(controller.children.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("An unwind segue prepares, calls the method of an earlier controller, and pops to it", .rule("I107"))
    func unwind() throws {
        let (scene, _, first) = try makeScene("<segue destination=\"b\" kind=\"show\" identifier=\"next\" id=\"s\"/>")
        try scene.run {
            UIView.performWithoutAnimation { first.performSegue(withIdentifier: "next", sender: nil) }
            let second = try #require(first.navigationController?.topViewController as? NibController)
            _ = NibLog.take()
            UIView.performWithoutAnimation { second.performSegue(withIdentifier: "back", sender: nil) }
            #expect(Array(NibLog.take().prefix(2)) == ["B.prepare back true", "A.back from B"])
            #expect(first.navigationController?.topViewController === first)
        }
    }
}
