import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Changes of traits") struct TraitChangeTests {
    private class Card: UIView {
        var styles: [UIUserInterfaceStyle] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Self, previous: UITraitCollection) in
                card.styles += [previous.userInterfaceStyle, card.traitCollection.userInterfaceStyle]
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class NamedCard: Card {}

    @Test("A closure in a class takes an object of type Self, and one without types takes the object itself")
    func closures() {
        let screen = TestScreen()
        let cards = screen.run { [Card(), NamedCard()] }
        var widths: [CGFloat] = []
        screen.run {
            for card in cards { screen.window.addSubview(card) }
            cards[0].registerForTraitChanges([UITraitUserInterfaceStyle.self]) { card, _ in widths.append(card.alpha) }
            for card in cards { card.styles = [] }
            screen.window.overrideUserInterfaceStyle = .dark
        }
        #expect(cards.map(\.styles) == [[.light, .dark], [.light, .dark]] && widths == [1])
    }

    private struct Theme: UITraitDefinition { static let defaultValue = 0 }

    @Test("The changed traits of two collections are those that differ, an app's own last")
    func changes() {
        let light = UITraitCollection { $0.userInterfaceStyle = .light }
        let dark = light.modifyingTraits { traits in
            traits.userInterfaceStyle = .dark
            traits.layoutDirection = .rightToLeft
            traits[Theme.self] = 1
        }
        let names = dark.changedTraits(from: light).map { "\($0)" }
        #expect(names == ["UITraitUserInterfaceStyle", "UITraitLayoutDirection", "Theme"])
        #expect(dark.changedTraits(from: dark).isEmpty)
        #expect(light.changedTraits(from: nil).map { "\($0)" } == ["UITraitUserInterfaceStyle"])
    }

    @Test("Each trait of the system is observed by its own type") func systemTraits() {
        let screen = TestScreen()
        let view = screen.addView()
        let traits: [UITrait] = [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitDisplayScale.self,
            UITraitVerticalSizeClass.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
        var changed: [String] = []
        func observe(_ object: some UITraitChangeObservable) {
            for trait in traits { object.registerForTraitChanges([trait]) { _, _ in changed.append("\(trait)") } }
        }
        observe(view)
        let size = view.traitCollection.verticalSizeClass == .regular ? UIUserInterfaceSizeClass.compact : .regular
        screen.run { view.traitOverrides.userInterfaceIdiom = .pad }
        screen.run { view.traitOverrides.userInterfaceLevel = .elevated }
        screen.run { view.traitOverrides.displayScale = 3 }
        screen.run { view.traitOverrides.verticalSizeClass = size }
        screen.run { view.traitOverrides.displayGamut = .P3 }
        screen.run { view.traitOverrides.accessibilityContrast = .high }
        screen.run { view.traitOverrides.legibilityWeight = .bold }
        #expect(changed == traits.map { "\($0)" })
        #expect(view.traitCollection.displayScale == 3 && view.traitCollection.userInterfaceIdiom == .pad)
    }

    private final class Counter: UIViewController {
        var calls: [String] = []
        var registration: (any UITraitChangeRegistration)?

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges(
                [UITraitHorizontalSizeClass.self], action: Selector("sizeClassChanged", Counter.sizeClassChanged))
            registerForTraitChanges(
                UITraitCollection.systemTraitsAffectingColorAppearance, target: self,
                action: Selector("colors:", Counter.colors(_:)))
            registration = registerForTraitChanges([
                UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
            ]) { (controller: Self, previous: UITraitCollection) in
                controller.calls.append("text \(previous.preferredContentSizeCategory == .large)")
            }
        }

        func sizeClassChanged() { calls.append("width \(traitCollection.horizontalSizeClass.rawValue)") }
        func colors(_ controller: UIViewController) { calls.append("colors \(controller === self)") }
    }

    @Test("A controller's methods and closures are called for changes of width, colours and text size")
    func controllers() {
        let screen = TestScreen()
        let controller = Counter()
        screen.run { screen.window.rootViewController = controller }
        controller.calls = []
        screen.run { screen.window.traitOverrides.horizontalSizeClass = .regular }
        screen.run { screen.window.traitOverrides.horizontalSizeClass = .compact }
        #expect(controller.calls == ["width 2", "width 1"])
        controller.calls = []
        screen.run { screen.window.traitOverrides.preferredContentSizeCategory = .extraLarge }
        #expect(controller.calls == ["text true"])
        screen.run { screen.window.overrideUserInterfaceStyle = .dark }
        #expect(controller.calls.sorted() == ["colors true", "text false", "text true"])
        controller.calls = []
        if let registration = controller.registration { controller.unregisterForTraitChanges(registration) }
        screen.run { screen.window.traitOverrides.preferredContentSizeCategory = .small }
        #expect(controller.calls == [])
    }
}
