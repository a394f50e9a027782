import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Blocks without a duration") struct DefaultSpringTests {
    private let screen = TestScreen()

    @Test("They animate with a spring of half a second without bounce, and tell their end") func spring() {
        let (plain, sprung) = (screen.addView(), screen.addView())
        var ends: [String] = []
        screen.run {
            UIView.animate {
                plain.center.x += 100
                plain.alpha = 0.5
            } completion: { finished in
                ends.append("plain \(finished)")
            }
            UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0, options: []) {
                sprung.center.x += 100
            } completion: { finished in
                ends.append("sprung \(finished)")
            }
        }
        let (first, second) = (screen.shown(plain, at: 0.2).position.x, screen.shown(sprung, at: 0.2).position.x)
        #expect(first == second && first > 60 && first < 119 && plain.center.x == 120)
        #expect(ends == [])
        screen.advance(to: 3)
        #expect(ends == ["plain true", "sprung true"] && screen.shown(plain, at: 3).position.x == 120)
    }

    @Test("A bouncing spring overshoots, and waits for its delay") func bounce() {
        let view = screen.addView()
        screen.run {
            UIView.animate(springDuration: 0.6, bounce: 0.5, delay: 0.3) { view.center.x += 100 }
        }
        #expect(screen.shown(view, at: 0.29).position.x == 20)
        var farthest: CGFloat = 0
        for step in 0..<60 { farthest = max(farthest, screen.shown(view, at: 0.3 + Double(step) / 60).position.x) }
        #expect(farthest > 122 && abs(screen.shown(view, at: 5).position.x - 120) < 0.01)
    }

    @Test("An initial velocity moves the view faster at first, and it ends at the same place") func velocity() {
        let (still, moving) = (screen.addView(), screen.addView())
        var ends = 0
        screen.run {
            for (view, velocity) in [(still, 0.0), (moving, 6)] {
                UIView.animate(
                    springDuration: 0.5, bounce: 0, initialSpringVelocity: velocity, delay: 0.1,
                    options: .allowUserInteraction
                ) {
                    view.center.x += 100
                } completion: { _ in
                    ends += 1
                }
            }
        }
        #expect(screen.shown(moving, at: 0.09).position.x == 20)
        let early = screen.shown(moving, at: 0.15).position.x
        #expect(early > screen.shown(still, at: 0.15).position.x + 10)
        screen.advance(to: 4)
        #expect(ends == 2 && screen.shown(moving, at: 4).position.x == 120)
    }
}
