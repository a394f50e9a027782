import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Animators with timing parameters of any kind") struct TimingProviderTests {
    private let screen = TestScreen()

    @Test("An animator moves as its timing parameters say, and a spring's initial velocity is ahead at first")
    func providers() {
        let timings: [any UITimingCurveProvider] = [
            UISpringTimingParameters(duration: 0.5, bounce: 0.3),
            UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: CGVector(dx: 8, dy: 0)),
            UISpringTimingParameters(mass: 2, stiffness: 100, damping: 10, initialVelocity: .zero),
            UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.2, y: 1)),
        ]
        let views = timings.map { _ in screen.addView() }
        screen.run {
            for (timing, view) in zip(timings, views) {
                let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
                animator.addAnimations { view.center.x = 120 }
                animator.startAnimation()
            }
        }
        let early = views.map { screen.shown($0, at: 0.05).position.x }
        #expect(early[1] > early[0] + 10 && early[2] < early[0] && Set(early).count == 4)
        var highest = [CGFloat](repeating: 0, count: 4)
        for step in 3...60 {
            for (index, view) in views.enumerated() {
                highest[index] = max(highest[index], screen.shown(view, at: Double(step) / 60).position.x)
            }
        }
        #expect(highest[0] > 121 && highest[1] > highest[0] && highest[3] <= 120.001)
        #expect(screen.shown(views[3], at: 1.01).position.x == 120, "a curve lasts as long as the animator")
        #expect(screen.shown(views[2], at: 1.02).position.x != 120, "a spring lasts until it settles")
        #expect(views.allSatisfy { screen.shown($0, at: 10).position.x == 120 })
    }
}
