import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

private enum Theme: UITraitDefinition {
    static let defaultValue = 0
}

/// A view that notes the changes of its traits.
private final class Witness: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.append("\(previous?.userInterfaceStyle.rawValue ?? 0)>\(traitCollection.userInterfaceStyle.rawValue)")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if UITraitCollection.current.userInterfaceStyle == .dark { log.append("tint") }
    }

    override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIRectFill(rect)
    }

    func changed(_ view: Witness, _ previous: UITraitCollection) {
        log.append("selector \(previous.userInterfaceStyle.rawValue)")
    }
}

@MainActor @Suite struct TraitInheritanceTests {
    private func make() -> (screen: TestScreen, outer: UIView, inner: Witness) {
        let screen = TestScreen()
        let outer = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = screen.run { Witness(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        screen.run { outer.addSubview(inner) }
        inner.log = []
        return (screen, outer, inner)
    }

    @Test("An interface style applies to a view and its subviews, which are notified once")
    func style() {
        let (screen, outer, inner) = make()
        screen.run { outer.overrideUserInterfaceStyle = .dark }
        #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.log == ["1>2", "tint"])
        screen.run { outer.overrideUserInterfaceStyle = .dark }
        #expect(inner.log.count == 2 && screen.window.traitCollection.userInterfaceStyle == .light)
        screen.run { outer.overrideUserInterfaceStyle = .unspecified }
        #expect(inner.log.last == "2>1" && inner.traitCollection == UIScreen.main.traitCollection)
    }

    @Test("A view that moves takes the traits of its new superview, and its own override wins")
    func moving() {
        let (screen, outer, inner) = make()
        let dark = screen.addView()
        screen.run { dark.overrideUserInterfaceStyle = .dark }
        screen.run { dark.addSubview(inner) }
        #expect(inner.log.first == "1>2")
        screen.run { outer.addSubview(inner) }
        #expect(inner.log.last == "2>1")
        screen.run { inner.overrideUserInterfaceStyle = .light }
        inner.log = []
        screen.run { dark.addSubview(inner) }
        #expect(inner.traitCollection.userInterfaceStyle == .light && inner.log.isEmpty)
    }

    @Test("A controller's style applies to its view and its children, and a parent can set that of a child")
    func controllers() {
        let screen = TestScreen()
        let (parent, child) = screen.run { (UIViewController(), UIViewController()) }
        screen.run {
            screen.window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.overrideUserInterfaceStyle = .dark
        }
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        screen.run {
            parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        }
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        #expect(parent.overrideTraitCollection(forChild: child) == UITraitCollection(userInterfaceStyle: .light))
        #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Registered closures and selectors are called for their traits only, until they are unregistered")
    func registering() {
        let (screen, outer, inner) = make()
        var seen: [Int] = []
        let registration = inner.registerForTraitChanges([Theme.self]) { (view: Witness, previous) in
            seen += [previous[Theme.self], view.traitCollection[Theme.self]]
        }
        inner.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: inner,
            action: Selector("changed", Witness.changed))
        screen.run { outer.traitOverrides[Theme.self] = 4 }
        #expect(seen == [0, 4] && inner.log == ["1>1"])
        screen.run { outer.traitOverrides.userInterfaceStyle = .dark }
        #expect(seen.count == 2 && inner.log.last == "selector 1")
        inner.unregisterForTraitChanges(registration)
        screen.run { outer.traitOverrides.remove(Theme.self) }
        #expect(seen.count == 2 && !outer.traitOverrides.contains(Theme.self))
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }

    @Test("Backgrounds, drawings, text and tinted images follow the style, and layers keep the colours they were given")
    func redrawing() throws {
        let (screen, outer, inner) = make()
        let icon = try #require(UIImage(systemName: "square.fill"))
        let picture = screen.run { UIImageView(image: icon.withRenderingMode(.alwaysTemplate)) }
        let plain = screen.addView(CGRect(x: 60, y: 60, width: 20, height: 20), in: outer)
        screen.run {
            picture.tintColor = .label
            picture.frame = CGRect(x: 40, y: 0, width: 40, height: 40)
            outer.addSubview(picture)
            outer.backgroundColor = .systemBackground
            plain.layer.backgroundColor = UIColor.systemRed.cgColor
        }
        #expect(screen.pixel(20, 20) == [0, 0, 0, 255] && screen.pixel(60, 20) == [0, 0, 0, 255])
        #expect(screen.pixel(90, 90) == [255, 255, 255, 255] && screen.pixel(70, 70) == [255, 59, 48, 255])
        screen.run { screen.window.overrideUserInterfaceStyle = .dark }
        #expect(screen.pixel(20, 20) == [255, 255, 255, 255] && screen.pixel(60, 20) == [255, 255, 255, 255])
        #expect(screen.pixel(90, 90) == [0, 0, 0, 255] && screen.pixel(70, 70) == [255, 59, 48, 255])
        #expect(
            outer.backgroundColor == .systemBackground && plain.backgroundColor?.cgColor == plain.layer.backgroundColor)
        _ = inner
    }

    @Test("Sheets are at the elevated level, which other presentations are not")
    func levels() {
        let screen = TestScreen()
        let (root, sheet, cover) = screen.run { (UIViewController(), UIViewController(), UIViewController()) }
        (sheet.modalPresentationStyle, cover.modalPresentationStyle) = (.pageSheet, .fullScreen)
        screen.run {
            screen.window.rootViewController = root
            root.present(sheet, animated: false)
            sheet.present(cover, animated: false)
        }
        #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
        #expect(cover.view.traitCollection.userInterfaceLevel == .base)
        #expect(root.view.traitCollection.userInterfaceLevel == .base)
    }

    @Test("The overrides of a scene apply to its windows")
    func scene() {
        let screen = TestScreen()
        screen.run { screen.window.windowScene?.traitOverrides.userInterfaceStyle = .dark }
        #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
        #expect(screen.window.windowScene?.traitCollection.userInterfaceStyle == .dark)
    }
}
