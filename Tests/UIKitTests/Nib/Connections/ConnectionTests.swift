import QuartzCore
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Outlets, actions and runtime attributes") struct ConnectionTests {
    /// Creates the objects of a xib with an owner, and returns the messages.
    private func load(_ objects: String, owner: AnyObject?) throws -> (objects: [Any], messages: [String]) {
        let scene = try NibScene(["Test.xib": NibText.xib(objects)])
        let made = scene.run { UINib(nibName: "Test", bundle: scene.bundle).instantiate(withOwner: owner) }
        return (made, scene.messages)
    }

    private let owner = NibController(nibName: nil, bundle: nil)

    private func placeholder(_ connections: String) -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        \(connections)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        """
    }

    @Test(
        "Runtime attributes come first, then collections, outlets by name, and awakeFromNib", .rule("I12"),
        .rule("I13"),
        .rule("I14"), .rule("I15"))
    func order() throws {
        let owners = placeholder(
            """
            <outlet property="beta" destination="2" id="a"/><outlet property="alpha" destination="3" id="b"/>
            <outletCollection property="items" destination="3" id="c"/>
            <outletCollection property="items" destination="2" id="d"/>
            """)
        let (objects, messages) = try load(
            owners + """
                <view tag="1" contentMode="scaleToFill" id="2" customClass="NibWheel"><subviews>
                <view tag="2" contentMode="scaleToFill" id="3"/></subviews>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="speed"><integer key="value" value="4"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                <connections><outlet property="hub" destination="3" id="e"/>
                <outletCollection property="gestureRecognizers" destination="4" appends="YES" id="f"/></connections>
                </view><tapGestureRecognizer id="4"/>
                """, owner: owner)
        #expect(
            NibLog.take() == [
                "wheel 1 true 0", "speed 4 true", "controller.items [2, 1]", "controller.alpha false",
                "controller.beta set", "hub", "wheel awake",
            ])
        #expect(objects.count == 2 && (objects[0] as? UIView)?.gestureRecognizers?.count == 1)
        #expect(messages.isEmpty)
    }

    @Test("Numbers, key paths of layers and structures, and colours are set by name", .rule("I18"), .rule("I19"))
    func attributes() throws {
        let (objects, messages) = try load(
            """
            <view contentMode="scaleToFill" id="1" customClass="NibWheel"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="side"><integer key="value" value="1"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="2" height="3"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
            <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            <textField id="2"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="Name"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="text"/>
            </userDefinedRuntimeAttributes></textField>
            """, owner: nil)
        let wheel = try #require(objects[0] as? NibWheel)
        #expect(wheel.layer.cornerRadius == 4.5 && wheel.layer.masksToBounds && wheel.side == .right)
        #expect(wheel.layer.shadowOffset == CGSize(width: 2, height: 3) && wheel.alpha == 0.5)
        #expect(wheel.layer.borderColor == CALayer().borderColor)
        #expect((objects[1] as? UITextField)?.placeholder == "Name")
        #expect(messages.isEmpty)
    }

    @Test("Unknown outlets and attributes are reported in Apple's words, with their lines", .rule("I16"), .rule("I17"))
    func unknown() throws {
        let (_, messages) = try load(
            placeholder("<outlet property=\"heart\" destination=\"1\" id=\"a\"/>")
                + """
                <view contentMode="scaleToFill" id="1"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/>
                </userDefinedRuntimeAttributes></view>
                """, owner: owner)
        let words = "this class is not key value coding-compliant for the key"
        #expect(
            messages == [
                "Test.xib:6: Failed to set (mood) user defined inspected property on (UIView): "
                    + "[<UIView> setValue:forUndefinedKey:]: \(words) mood.",
                "Test.xib:4: [<UIKitTests.NibController> setValue:forUndefinedKey:]: \(words) heart.",
            ])
    }

    @Test("An outlet of another type stays nil, and the message names the type")
    func otherType() throws {
        let (_, messages) = try load(
            placeholder("<outlet property=\"model\" destination=\"1\" id=\"a\"/>")
                + "<label id=\"1\"/>", owner: owner)
        #expect(owner.model == nil && messages.count == 1)
        #expect(
            messages.first?.hasPrefix("Test.xib:4: The property model of UIKitTests.NibController has the type") == true
        )
    }

    @Test("Actions of controls, bar items and recognizers call their methods", .rule("I95"), .rule("I96"))
    func actions() throws {
        let (objects, messages) = try load(
            placeholder("") + """
                <button tag="1" opaque="NO" contentMode="scaleToFill" id="1"><connections>
                <action selector="tapped:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
                <switch tag="2" id="2"><connections>
                <action selector="tapped:" destination="-1" eventType="valueChanged" id="b"/>
                <action selector="reset" destination="-1" eventType="valueChanged" id="c"/></connections></switch>
                <barButtonItem id="3"><connections><action selector="reset" destination="-1" id="d"/></connections>
                </barButtonItem>
                <tapGestureRecognizer id="4"><connections><action selector="reset" destination="-1" id="e"/>
                </connections></tapGestureRecognizer>
                <button id="5"><connections>
                <action selector="none:" destination="-1" eventType="touchUpInside" id="f"/></connections></button>
                """, owner: owner)
        (objects[0] as? UIControl)?.sendActions(for: .touchUpInside)
        (objects[1] as? UIControl)?.sendActions(for: .valueChanged)
        #expect(NibLog.take() == [])
        let scene = try NibScene([:])
        scene.run {
            (objects[0] as? UIControl)?.sendActions(for: .touchUpInside)
            (objects[1] as? UIControl)?.sendActions(for: .valueChanged)
        }
        #expect(NibLog.take() == ["controller.tapped 1", "controller.tapped 2", "controller.reset"])
        let item = try #require(objects[2] as? UIBarButtonItem)
        #expect(item.target === owner && item.action == Selector("reset"))
        #expect((objects[3] as? UIGestureRecognizer)?.targets.first?.object === owner)
        #expect(messages == ["Test.xib:15: -[UIKitTests.NibController none:]: unrecognized selector sent to instance"])
    }

    @Test("An action of First Responder goes up the responder chain", .rule("I95"))
    func firstResponder() throws {
        let objects =
            placeholder("<outlet property=\"view\" destination=\"1\" id=\"v\"/>") + """
                <view contentMode="scaleToFill" id="1"><subviews><button tag="7" id="2"><connections>
                <action selector="tapped:" destination="-2" eventType="touchUpInside" id="a"/></connections></button>
                </subviews></view>
                """
        let scene = try NibScene(["Test.xib": NibText.xib(objects)])
        scene.run {
            let made = UINib(nibName: "Test", bundle: scene.bundle).instantiate(withOwner: owner)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = owner
            window.makeKeyAndVisible()
            _ = NibLog.take()
            ((made.first as? UIView)?.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)
        }
        #expect(NibLog.take() == ["controller.tapped 7"])
    }

    @Test("The delegate of a table can be one that is only notified of scrolling", .rule("I98"))
    func scrollDelegate() throws {
        final class Listener: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let listener = Listener()
        let connection = #"<connections><outlet property="delegate" destination="-1" id="a"/></connections>"#
        let (objects, messages) = try load(
            placeholder("") + "<tableView id=\"1\">\(connection)</tableView>", owner: listener)
        let table = try #require(objects.first as? UITableView)
        table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        #expect(listener.count == 1 && table.delegate == nil)
        #expect(messages.isEmpty)
    }
}
