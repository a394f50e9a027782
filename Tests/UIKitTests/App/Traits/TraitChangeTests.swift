import Testing

@testable import UIKit

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
}
