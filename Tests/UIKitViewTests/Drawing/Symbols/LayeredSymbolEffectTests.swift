import Testing

@testable import QuartzCore
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Symbol effects by layer") struct LayeredSymbolEffectTests {
    private let symbols = SymbolScreen()
    private var screen: TestScreen { symbols.screen }

    /// Shows a symbol with four shapes.
    private func showWaves() throws -> (view: UIImageView, ink: Int) {
        let view = symbols.show("wifi")
        #expect(view.image?.variableShapes.count == 4)
        return (view, symbols.appearance(at: 0).ink)
    }

    private func ink(at time: Double) -> Int { symbols.appearance(at: time).ink }

    @Test("Individually, a shape is drawn when the one before is complete") func individually() throws {
        let (view, full) = try showWaves()
        screen.run { view.addSymbolEffect(.drawOn.individually) }
        let first = ink(at: 0.7)
        #expect(ink(at: 0.71) <= first + full / 100, "the second shape has just begun")
        let second = ink(at: 1.4)
        let third = ink(at: 2.1)
        #expect(0 < first && first < second && second < third && third < full && view.symbolEffects != nil)
        #expect(ink(at: 2.9) == full && view.symbolEffects == nil)
    }

    @Test("By layer, shapes are drawn at short intervals, and later than as a whole") func byLayer() throws {
        let (view, full) = try showWaves()
        screen.run { view.addSymbolEffect(.drawOn.byLayer) }
        #expect(ink(at: 0.7) > 0)
        #expect(ink(at: 0.9) < full * 99 / 100, "the last shape begins after 0.36 s")
        #expect(ink(at: 1.1) == full && view.symbolEffects == nil)
        screen.run { view.addSymbolEffect(.drawOn.byLayer.wholeSymbol) }
        #expect(ink(at: 1.75) > full * 98 / 100)
        #expect(ink(at: 1.85) == full && view.symbolEffects == nil)
    }

    @Test("A symbol erased by layer stays erased until it is drawn") func erasing() throws {
        let (view, full) = try showWaves()
        screen.run { view.addSymbolEffect(.drawOff.individually, options: .speed(2)) }
        let first = ink(at: 0.35)
        #expect(0 < first && first < full)
        #expect(ink(at: 0.7) < first && ink(at: 1.5) == 0 && ink(at: 5) == 0)
        screen.run { view.addSymbolEffect(.drawOn) }
        #expect(ink(at: 5.3) > 0)
        #expect(ink(at: 6) == full && view.symbolEffects == nil)
        screen.run { view.addSymbolEffect(.drawOff.byLayer.reversed, animated: false) }
        #expect(ink(at: 6.05) == 0)
        screen.run { view.removeAllSymbolEffects() }
        #expect(ink(at: 8) == full && view.symbolEffects == nil)
    }

    @Test("A replacement by layer moves the shapes of both symbols one after another") func replacement() throws {
        let (view, _) = try showWaves()
        var isFinished: Bool?
        let new = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        let image = try #require(new)
        screen.run {
            view.setSymbolImage(image, contentTransition: .replace.offUp.byLayer) { isFinished = $0.isFinished }
        }
        #expect(view.layer.sublayers?.count == 5)
        #expect(ink(at: 0.5) > 0 && isFinished == nil)
        let full = ink(at: 0.85)
        #expect(isFinished == true && (view.layer.sublayers ?? []).isEmpty)
        let waves = UIImage(systemName: "wifi", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        let back = try #require(waves)
        screen.run { view.setSymbolImage(back, contentTransition: .replace.byLayer) }
        let early = ink(at: 0.85 + 0.3)
        #expect(early < full)
        let late = ink(at: 0.85 + 0.65)
        let end = ink(at: 2)
        #expect(late < end, "the last shape arrives last")
        #expect((view.layer.sublayers ?? []).isEmpty)
    }
}
