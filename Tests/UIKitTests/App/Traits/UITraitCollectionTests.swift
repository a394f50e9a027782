import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit

private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
}

@MainActor @Suite struct UITraitCollectionTests {
    @Test("Merging keeps, for each trait, the last value that is specified")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .large)
        #expect(traits.userInterfaceLevel == .elevated && traits.layoutDirection == .rightToLeft)
        #expect(traits.displayScale == 0 && traits.horizontalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test("A closure creates and modifies traits, system traits as well as custom ones")
    func mutations() {
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0[Theme.self] = "red"
        }
        #expect(traits.userInterfaceIdiom == .pad && traits[Theme.self] == "red")
        let other = traits.modifyingTraits { $0.legibilityWeight = .bold }
        #expect(other.legibilityWeight == .bold && other[Theme.self] == "red" && other != traits)
        #expect(traits.replacing(Theme.self, value: "plain")[Theme.self] == UITraitCollection()[Theme.self])
    }

    @Test("Collections are equal if all their traits are, including custom ones")
    func equality() {
        let red = UITraitCollection { $0[Theme.self] = "red" }
        let sameRed = UITraitCollection { $0[Theme.self] = "red" }
        let blue = UITraitCollection { $0[Theme.self] = "blue" }
        #expect(red == sameRed && red.hash == sameRed.hash && red != blue && red != UITraitCollection())
    }

    @Test("A collection that is current resolves dynamic colours until the closure ends")
    func current() {
        #expect(UITraitCollection.current == UIScreen.main.traitCollection)
        var inside: CGColor?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { inside = UIColor.label.cgColor }
        #expect(inside == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
        #expect(UIColor.label.cgColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    }

    @Test("Text sizes are ordered, and the last five are accessibility sizes")
    func textSizes() {
        let sizes = UIContentSizeCategory.ascending
        #expect(sizes.count == 12 && zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
        #expect(sizes.filter(\.isAccessibilityCategory) == Array(sizes.suffix(5)))
        #expect(UIContentSizeCategory.extraLarge >= .large && .small <= UIContentSizeCategory.medium)
    }
}
