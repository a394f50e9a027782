import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Replacements of symbols") struct SymbolReplacementTests {
    private let screen = TestScreen()

    @Test("Every content transition ends with the new symbol and its completion") func transitions() throws {
        let (play, pause) = (UIImage(systemName: "play.fill"), UIImage(systemName: "pause.fill"))
        let (first, second) = (try #require(play), try #require(pause))
        let view = screen.run {
            let view = UIImageView(image: first)
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            screen.window.addSubview(view)
            return view
        }
        var ends: [Bool] = []
        func replace(_ change: (UIImage) -> Void) {
            screen.run { view.image = first }
            screen.run { change(second) }
            #expect(view.image === second && view.layer.sublayers?.count == 2)
            screen.advance(to: screen.clock.now + 2)
            #expect(view.layer.sublayers?.isEmpty ?? true)
        }
        replace { view.setSymbolImage($0, contentTransition: .replace.downUp.byLayer) { ends.append($0.isFinished) } }
        replace {
            view.setSymbolImage($0, contentTransition: AutomaticSymbolEffect.automatic) { ends.append($0.isFinished) }
        }
        replace {
            view.setSymbolImage($0, contentTransition: .replace.magic(fallback: .downUp)) { ends.append($0.isFinished) }
        }
        #expect(ends == [true, true, true])
    }
}
