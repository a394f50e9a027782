import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Directions, options and layers of symbol effects")
struct SymbolDirectionTests {
    private let symbols = SymbolScreen()
    private var screen: TestScreen { symbols.screen }

    /// Collects what completion blocks receive.
    private final class Log { var finished: [Bool] = [] }

    @Test("A symbol disappears by shrinking or growing, and appears at the speed of its options") func appearing() {
        let (view, log) = (symbols.show("star.fill"), Log())
        let rest = symbols.appearance(at: 0)
        screen.run { view.addSymbolEffect(.disappear.down.byLayer) { log.finished.append($0.isFinished) } }
        let shrinking = symbols.appearance(at: 0.17)
        #expect(shrinking.box.width < rest.box.width * 0.9 && shrinking.ink < rest.ink)
        #expect(symbols.appearance(at: 0.5).ink == 0 && log.finished == [true])
        screen.run { view.addSymbolEffect(.appear.up.wholeSymbol, options: .speed(0.5)) }
        #expect(symbols.appearance(at: 0.5).ink == 0, "the symbol appears gradually")
        let early = symbols.appearance(at: 0.85)
        #expect(early.ink > 0 && early.ink < rest.ink && early.box.width < rest.box.width * 0.95)
        #expect(symbols.appearance(at: 1.25) == rest && view.symbolEffects == nil)
        screen.run { view.addSymbolEffect(.disappear.up) }
        #expect(symbols.appearance(at: 1.42).box.width > rest.box.width * 1.1)
        screen.run { view.addSymbolEffect(.appear.down) }
        #expect(symbols.appearance(at: 1.6).box.width > rest.box.width * 1.05)
        #expect(symbols.appearance(at: 2) == rest)
    }

    @Test("A smaller symbol stays smaller, and regains its size when the effect of its kind is removed")
    func scaling() {
        let view = symbols.show("star.fill")
        let rest = symbols.appearance(at: 0)
        screen.run { view.addSymbolEffect(ScaleSymbolEffect.scale.down.byLayer, animated: false) }
        for time in [0.02, 3] { #expect(symbols.appearance(at: time).box.width < rest.box.width * 0.85) }
        screen.run { view.removeSymbolEffect(ofType: .bounce) }
        #expect(symbols.appearance(at: 3.5).box.width < rest.box.width * 0.85)
        screen.run { view.removeSymbolEffect(ofType: .scale, options: .default, animated: true) }
        let growing = symbols.appearance(at: 3.62).box.width
        #expect(growing > rest.box.width * 0.8 && growing < rest.box.width)
        #expect(symbols.appearance(at: 4) == rest && view.symbolEffects == nil)
    }

    @Test("A pulse that does not repeat ends after one run") func nonRepeating() {
        let view = symbols.show("circle.fill")
        let rest = symbols.appearance(at: 0)
        screen.run { view.addSymbolEffect(.pulse.wholeSymbol, options: .nonRepeating) }
        #expect(symbols.appearance(at: 1).ink < rest.ink / 2)
        #expect(symbols.appearance(at: 2.1) == rest && view.symbolEffects == nil)
        #expect(symbols.appearance(at: 3) == rest)
    }

    @Test("A breathing symbol grows, and fades unless it is plain") func breathing() {
        let view = symbols.show("circle.fill")
        let rest = symbols.appearance(at: 0)
        screen.run { view.addSymbolEffect(.breathe.pulse.byLayer) }
        let fading = symbols.appearance(at: 1.3)
        #expect(fading.box.width > rest.box.width * 1.05 && fading.ink < rest.ink * 3 / 4)
        screen.run { view.addSymbolEffect(.breathe.plain.wholeSymbol) }
        let plain = symbols.appearance(at: 2.6)
        #expect(plain.box.width > rest.box.width * 1.05 && plain.ink > rest.ink)
    }

    @Test("A symbol turns and wiggles in either direction, and along an angle") func turning() {
        let view = symbols.show("arrow.up")
        let rest = symbols.appearance(at: 0)
        screen.run { view.addSymbolEffect(.rotate.clockwise.byLayer, options: .repeat(.continuous)) }
        for time in [0.5, 2.5, 4.5] {
            let quarter = symbols.appearance(at: time)
            #expect(quarter.right > quarter.ink * 11 / 20, "the arrow points to the right at \(time)")
        }
        screen.run { view.addSymbolEffect(.rotate.counterClockwise) }
        let left = symbols.appearance(at: 5)
        #expect(left.right < left.ink * 9 / 20)
        screen.run { view.removeAllSymbolEffects() }
        screen.advance(to: 10)
        let upright = rest.right * 100 / rest.ink
        screen.run { view.addSymbolEffect(.wiggle.clockwise.byLayer) }
        let leaning = symbols.appearance(at: 10.16)
        #expect(leaning.right * 100 / leaning.ink != upright && leaning.box.maxX > rest.box.maxX)
        screen.advance(to: 11)
        screen.run { view.addSymbolEffect(.wiggle.custom(angle: 90)) }
        let lower = symbols.appearance(at: 11.16)
        #expect(lower.box.minY > rest.box.minY + 3 && abs(lower.box.minX - rest.box.minX) <= 1)
        #expect(symbols.appearance(at: 12) == rest)
    }

    @Test("Shapes for variable values light up one by one or together, dimmed or hidden, and run back")
    func variableColor() {
        let view = symbols.show("wifi")
        let full = symbols.appearance(at: 0).ink
        screen.run { view.addSymbolEffect(.variableColor.cumulative.nonReversing.hideInactiveLayers) }
        let growing = [0.03, 0.3, 0.5, 0.7].map { symbols.appearance(at: $0).ink }
        #expect(growing == growing.sorted() && Set(growing).count > 2 && growing[0] < full / 4)
        screen.run { view.removeAllSymbolEffects() }
        screen.advance(to: 5)
        screen.run { view.addSymbolEffect(.variableColor.iterative.dimInactiveLayers) }
        let dimmed = [5.05, 5.3, 5.6].map { symbols.appearance(at: $0).ink }
        #expect(dimmed.allSatisfy { $0 > full / 4 && $0 < full * 9 / 10 })
        screen.run { view.removeAllSymbolEffects() }
        screen.advance(to: 10)
        screen.run {
            view.addSymbolEffect(
                .variableColor.iterative.reversing.hideInactiveLayers, options: .repeat(.periodic(1)))
        }
        let length = 0.22 * Double((view.image?.variableShapes.count ?? 0) + 1) * 2
        let parts = [0.1, 0.2, 0.3, 0.4]
        let there = parts.map { symbols.appearance(at: 10 + $0 * length).ink }
        let back = parts.reversed().map { symbols.appearance(at: 10 + (1 - $0) * length).ink }
        #expect(zip(there, back.reversed()).allSatisfy { abs($0 - $1) < full / 50 } && Set(there).count > 2)
        #expect(symbols.appearance(at: 10 + length + 0.1).ink == full && view.symbolEffects == nil)
    }

    @Test("An effect on each layer moves the shapes of a symbol one after another") func layers() {
        let (whole, log) = (symbols.show("wifi"), Log())
        let rest = symbols.appearance(at: 0)
        screen.run { whole.addSymbolEffect(.bounce.up.wholeSymbol) }
        #expect(symbols.appearance(at: 0.1).box.height > rest.box.height + 2)
        #expect(symbols.appearance(at: 1) == rest)
        screen.run {
            whole.addSymbolEffect(.bounce.up.byLayer, options: .speed(0.5)) { log.finished.append($0.isFinished) }
        }
        // The lowest shape bounces first, while the upper ones rest.
        let first = symbols.appearance(at: 1.2)
        #expect(first.box.minY == rest.box.minY && first.ink != rest.ink && log.finished == [])
        #expect(symbols.appearance(at: 2).box.minY < rest.box.minY)
        #expect(symbols.appearance(at: 4) == rest && log.finished == [true] && whole.symbolEffects == nil)
    }
}
