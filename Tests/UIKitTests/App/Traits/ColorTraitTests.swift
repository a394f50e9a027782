import Observation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Traits that affect colours, and observed models of controllers") struct ColorTraitTests {
    private let screen = TestScreen()

    private struct Theme: UITraitDefinition {
        static let defaultValue = "classic"
        static let affectsColorAppearance = true
        static let name = "Theme"
        static let identifier = "tests.theme"
    }

    @Test("A view's dynamic colours are resolved again for a trait of the app's own") func colors() {
        let view = screen.addView(
            color: UIColor { traits in traits[Theme.self] == "modern" ? .green : .red })
        let inner = screen.addView(CGRect(x: 10, y: 10, width: 10, height: 10), in: view)
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255] && inner.traitCollection[Theme.self] == "classic")
        screen.run {
            screen.window.traitOverrides[Theme.self] = "modern"
            view.updateTraitsIfNeeded()
            #expect(inner.traitCollection[Theme.self] == "modern")
        }
        #expect(screen.pixel(5, 5) == [0, 255, 0, 255])
        screen.run { screen.window.traitOverrides.remove(Theme.self) }
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
        let (light, modern) = (UITraitCollection { _ in }, UITraitCollection { $0[Theme.self] = "modern" })
        #expect(modern.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test("The system's traits for colours include style, level, contrast and gamut") func systemTraits() {
        let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { "\($0)" }
        for name in ["UserInterfaceStyle", "UserInterfaceLevel", "AccessibilityContrast", "DisplayGamut"] {
            #expect(names.contains("UITrait\(name)"))
        }
        #expect(!names.contains("UITraitHorizontalSizeClass"))
        final class Card: UIView {
            var changes = 0
            func colorsChanged() { changes += 1 }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.run {
            card.registerForTraitChanges(
                UITraitCollection.systemTraitsAffectingColorAppearance,
                action: Selector("colorsChanged", Card.colorsChanged))
            screen.window.addSubview(card)
        }
        card.changes = 0
        screen.run { card.overrideUserInterfaceStyle = .dark }
        screen.run { card.traitOverrides.horizontalSizeClass = .regular }
        #expect(card.changes == 1)
    }

    @Observable @MainActor final class NameModel {
        var name = "Anna"
        @ObservationIgnored var cache = 0
    }

    @Test("Code that tracks a model itself learns of its changes, but not of ignored ones") func tracking() {
        final class Watcher: UIViewController {
            let model = NameModel()
            func watch() {
                withObservationTracking {
                    title = model.name
                } onChange: { [weak self] in
                    Task { @MainActor in self?.watch() }
                }
            }
        }
        let watcher = screen.run { Watcher() }
        screen.run { watcher.watch() }
        screen.run { watcher.model.cache = 1 }
        #expect(watcher.title == "Anna")
        screen.run { watcher.model.name = "Ben" }
        screen.advance(to: 0.1)
        #expect(watcher.title == "Ben")
        screen.run { watcher.model.name = "Carla" }
        screen.advance(to: 0.2)
        #expect(watcher.title == "Carla")
    }
}
