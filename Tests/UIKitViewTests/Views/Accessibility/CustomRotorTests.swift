import Testing
import UIKit

@MainActor @Suite("Custom rotors and content") struct CustomRotorTests {
    private final class Card: UIView, @MainActor AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
    }

    @Test("The closure of a rotor receives the direction and the current item, and returns the next item")
    func rotor() throws {
        let views = [UIView(), UIView(), UIView()]
        let card = Card()
        card.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Moons") { predicate in
                let step = predicate.searchDirection == .next ? 1 : -1
                let current = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? 0
                guard views.indices.contains(current + step) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: views[current + step], targetRange: nil)
            }
        ]
        let rotor = try #require(card.accessibilityCustomRotors?.first)
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.name == "Moons" && predicate.currentItem.targetElement == nil)
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[1])
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[1], targetRange: nil)
        predicate.searchDirection = UIAccessibilityCustomRotor.Direction.previous
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[0])
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[0], targetRange: nil)
        #expect(rotor.itemSearchBlock(predicate) == nil)
    }

    @Test("Custom content has a label, a value and an importance") func content() {
        let card = Card()
        let size = AXCustomContent(label: "Size", value: "Small")
        size.importance = .high
        card.accessibilityCustomContent = [
            size,
            AXCustomContent(attributedLabel: NSAttributedString(string: "Age"), attributedValue: .init(string: "4")),
        ]
        #expect(card.accessibilityCustomContent.map(\.label) == ["Size", "Age"])
        #expect(card.accessibilityCustomContent.map(\.value) == ["Small", "4"])
        #expect(card.accessibilityCustomContent.map(\.importance) == [.high, AXCustomContent.Importance.default])
    }
}
