import QuartziteCompositor
import TestSupport
import Testing

@testable import QuartzCore
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Effects of symbols")
struct SymbolEffectTests {
    private let symbols = SymbolScreen()
    private var screen: TestScreen { symbols.screen }

    private func show(_ name: String, size: CGFloat = 60) -> UIImageView { symbols.show(name, size: size) }

    private func appearance(at time: Double) -> SymbolScreen.Look { symbols.appearance(at: time) }

    /// Collects what completion blocks receive.
    private final class Log { var finished: [Bool] = [] }

    @Test("A bounce enlarges the symbol once, ends as it began and calls its completion")
    func bounce() {
        let (view, log) = (show("star.fill"), Log())
        let rest = appearance(at: 0)
        screen.run {
            view.addSymbolEffect(.bounce) { (context: UISymbolEffectCompletionContext) in
                log.finished.append(context.isFinished)
            }
        }
        #expect(appearance(at: 0.01).ink > rest.ink * 9 / 10 && view.layer.contents == nil)
        #expect(appearance(at: 0.18).box.width > rest.box.width * 1.15)
        let end = appearance(at: 0.7)
        #expect(end.box == rest.box && end.ink == rest.ink)
        #expect(log.finished == [true] && view.symbolEffects == nil && view.layer.contents != nil)
        screen.run { view.addSymbolEffect(BounceSymbolEffect.bounce.down, options: .speed(2)) }
        #expect(appearance(at: 0.7 + 0.09).box.width < rest.box.width * 0.9)
        #expect(appearance(at: 1.1).box == rest.box)
    }

    @Test("A pulse repeats until it is removed, and then ends its run")
    func pulse() {
        let (view, log) = (show("circle.fill"), Log())
        let rest = appearance(at: 0).ink
        screen.run { view.addSymbolEffect(.pulse) { log.finished.append($0.isFinished) } }
        for round in [0.0, 2, 8] {
            #expect(appearance(at: round + 1).ink < rest / 2)
            #expect(abs(appearance(at: round + 2).ink - rest) < rest / 50)
        }
        screen.advance(to: 10.5)
        screen.run { view.removeSymbolEffect(ofType: .pulse) }
        #expect(appearance(at: 11).ink < rest / 2 && view.symbolEffects != nil)
        #expect(appearance(at: 12.1).ink == rest && view.symbolEffects == nil)
    }

    @Test("Options limit and delay the runs of an effect")
    func options() {
        let (view, log) = (show("circle.fill"), Log())
        let rest = appearance(at: 0).ink
        screen.run {
            view.addSymbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1)).speed(2)) {
                log.finished.append($0.isFinished)
            }
        }
        for (time, isFaint) in [(0.5, true), (1.5, false), (2.5, true), (3.5, false), (4.5, false)] {
            #expect((appearance(at: time).ink < rest / 2) == isFaint)
        }
        #expect(log.finished == [true] && view.symbolEffects == nil)
    }

    @Test("A symbol that disappears or is scaled stays so until the effect is removed or reversed")
    func lasting() {
        let view = show("star.fill")
        let rest = appearance(at: 0)
        screen.run { view.addSymbolEffect(.disappear) }
        #expect(appearance(at: 0.2).ink < rest.ink && appearance(at: 5).ink == 0)
        screen.run { view.addSymbolEffect(.appear) }
        #expect(appearance(at: 5.4).ink == rest.ink && view.symbolEffects == nil)
        screen.run { view.addSymbolEffect(.scale.up, animated: false) }
        #expect(appearance(at: 5.45).box.width > rest.box.width * 1.15)
        #expect(appearance(at: 9).box.width > rest.box.width * 1.15)
        screen.run { view.removeAllSymbolEffects() }
        #expect(appearance(at: 9.4).box == rest.box && view.symbolEffects == nil)
    }

    @Test("Turning, wiggling and breathing move the symbol")
    func movement() {
        let view = show("arrow.up")
        let rest = appearance(at: 0)
        screen.run { view.addSymbolEffect(.rotate) }
        let quarter = appearance(at: 0.5)
        #expect(abs(quarter.box.width - rest.box.height) <= 2 && abs(quarter.box.height - rest.box.width) <= 2)
        screen.run { view.removeSymbolEffect(ofType: .rotate) }
        screen.advance(to: 3)
        screen.run { view.addSymbolEffect(.wiggle.right) }
        #expect(appearance(at: 3.16).box.minX > rest.box.minX + 3)
        #expect(appearance(at: 4).box == rest.box)
        screen.run { view.addSymbolEffect(.breathe.plain) }
        #expect(appearance(at: 5.3).box.width > rest.box.width)
    }

    @Test("A variable colour lights the shapes of a symbol for variable values in turn, and nothing else")
    func variableColor() {
        let view = show("wifi")
        let full = appearance(at: 0).ink
        screen.run { view.addSymbolEffect(.variableColor.iterative.hideInactiveLayers) }
        let inks = (0..<9).map { appearance(at: 0.05 + Double($0) * 0.11).ink }
        #expect(inks.allSatisfy { $0 < full * 3 / 4 } && Set(inks).count > 3)
        screen.run { view.removeAllSymbolEffects() }
        #expect(appearance(at: 3).ink == full)
        let star = show("star")
        let log = Log()
        screen.run { star.addSymbolEffect(.variableColor) { log.finished.append($0.isFinished) } }
        #expect(log.finished == [true] && star.layer.contents != nil)
    }

    @Test("A transition replaces a symbol, and at its end nothing else is shown")
    func replacement() {
        let (view, log) = (show("play.fill"), Log())
        let old = appearance(at: 0)
        let new = UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        screen.run {
            view.setSymbolImage(new ?? UIImage(), contentTransition: .replace.downUp) {
                log.finished.append($0.isFinished && $0.contentTransition != nil)
            }
        }
        #expect(view.image === new)
        let (start, middle, end) = (appearance(at: 0.01), appearance(at: 0.2), appearance(at: 0.6))
        #expect(start.box.insetBy(dx: -2, dy: -2).contains(old.box) && old.box.contains(start.box))
        #expect(middle.ink < min(old.ink, end.ink) / 2)
        #expect(log.finished == [true] && (view.layer.sublayers ?? []).isEmpty)
        screen.run { view.image = new }
        #expect(appearance(at: 0.7).ink == end.ink)
    }

    @Test("An image that is no symbol has no effects")
    func otherImages() {
        let log = Log()
        let view = screen.run {
            let view = UIImageView(image: UIImage(cgImage: CGImage(bitmap: Bitmap(width: 4, height: 4))))
            screen.window.addSubview(view)
            view.addSymbolEffect(.bounce) { log.finished.append($0.isFinished) }
            view.removeAllSymbolEffects()
            return view
        }
        #expect(log.finished == [false] && view.symbolEffects == nil)
    }
}
