import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Glass") struct UIGlassEffectTests {
    /// A screen whose columns become lighter from left to right, with a glass view in the middle.
    private func makeScreen(_ effect: UIVisualEffect?) -> (TestScreen, UIVisualEffectView) {
        let screen = TestScreen()
        let ramp = CAGradientLayer()
        screen.run {
            ramp.frame = screen.window.bounds
            ramp.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            (ramp.startPoint, ramp.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            screen.window.layer.addSublayer(ramp)
        }
        let pane = screen.run {
            let pane = UIVisualEffectView(effect: effect)
            pane.frame = CGRect(x: 50, y: 60, width: 100, height: 60)
            screen.window.addSubview(pane)
            return pane
        }
        return (screen, pane)
    }

    private func red(_ screen: TestScreen, _ x: Int, _ y: Int = 90) -> Int { screen.pixel(x, y)[0] }

    @Test("Clear glass shows what is behind its middle, and bends the light at its edge")
    func refraction() {
        let (screen, _) = makeScreen(UIGlassEffect(style: .clear))
        let (bare, _) = makeScreen(nil)
        #expect(abs(red(screen, 100) - red(bare, 100)) < 16)
        // The left edge shows what lies to the right of it.
        #expect(red(screen, 52) > red(bare, 52) + 14)
        #expect(red(screen, 20) == red(bare, 20) && red(screen, 100, 30) == red(bare, 100, 30))
    }

    @Test("Glass is a capsule unless the view has a corner radius or configuration")
    func shape() {
        let (screen, pane) = makeScreen(UIGlassEffect())
        func isGlass(_ x: Int, _ y: Int) -> Bool { screen.pixel(x, y)[2] > 110 }
        #expect(!isGlass(53, 63) && isGlass(70, 90))
        screen.run {
            pane.layer.cornerRadius = 4
            pane.setNeedsLayout()
        }
        #expect(isGlass(53, 63) && isGlass(70, 90))
        screen.run { pane.cornerConfiguration = .corners(topLeftRadius: 30, bottomRightRadius: 2) }
        #expect(!isGlass(53, 63) && isGlass(53, 117))
    }

    @Test("Glass appears gradually in an animation block, and disappears so")
    func animation() {
        let (screen, pane) = makeScreen(nil)
        let bare = red(screen, 54)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                pane.effect = UIGlassEffect(style: .regular)
            }
        }
        #expect(red(screen, 54) == bare)
        screen.advance(to: 0.5)
        let half = red(screen, 54)
        screen.advance(to: 1)
        #expect(half > bare + 8 && red(screen, 54) > half + 8)
        screen.run { UIView.animate(withDuration: 1) { pane.effect = nil } }
        screen.advance(to: 1.5)
        #expect(red(screen, 54) > bare + 8)
        screen.advance(to: 2)
        #expect(red(screen, 54) == bare)
    }

    @Test("A property animator scrubs a blur and glass", arguments: [true, false])
    func scrubbing(isGlass: Bool) {
        let (screen, pane) = makeScreen(nil)
        let effect: UIVisualEffect = isGlass ? UIGlassEffect(style: .regular) : UIBlurEffect(style: .dark)
        let bare = red(screen, 140)
        let animator = screen.run {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pane.effect = effect }
            animator.fractionComplete = 0.5
            return animator
        }
        let half = red(screen, 140)
        screen.run { animator.fractionComplete = 1 }
        let whole = red(screen, 140)
        #expect(abs(half - bare) > 5 && abs(whole - bare) > abs(half - bare) + 5)
        screen.run { animator.fractionComplete = 0 }
        #expect(red(screen, 140) == bare)
        screen.run {
            animator.stopAnimation(true)
        }
    }

    @Test("A tint colours the glass, and the view keeps a copy of the effect")
    func tint() {
        let effect = UIGlassEffect()
        effect.tintColor = .red
        let (screen, pane) = makeScreen(effect)
        #expect(screen.pixel(100, 90)[0] > screen.pixel(100, 90)[2] + 100)
        screen.run { effect.tintColor = .blue }
        #expect((pane.effect as? UIGlassEffect)?.tintColor == .red && pane.effect != effect)
        screen.run { pane.effect = effect }
        #expect(screen.pixel(100, 90)[2] > screen.pixel(100, 90)[0] + 100)
    }

    @Test("Output bytes do not depend on the number of threads")
    func threads() {
        let (screen, pane) = makeScreen(UIGlassEffect())
        screen.run { pane.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.2, y: 1.2) }
        func words(_ threads: Int) -> [UInt32] {
            let bitmap = screen.picture(scale: 2, threads: threads)
            return (0..<400).flatMap { y in (0..<400).map { bitmap[$0, y] } }
        }
        let one = words(1)
        #expect(one == words(4) && one == words(7))
    }

    @Test("Interactive glass grows under a finger, which also reaches its content, and shrinks again")
    func interaction() {
        let effect = UIGlassEffect()
        effect.isInteractive = true
        let (screen, pane) = makeScreen(effect)
        var taps = 0
        screen.run {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            pane.contentView.addSubview(button)
        }
        screen.touch(.began, 100, 90)
        screen.advance(to: 1)
        #expect(pane.contentView.transform.a > 1.05)
        screen.touch(.ended, 100, 90)
        screen.advance(to: 2)
        #expect(pane.contentView.transform == .identity && taps == 1)
    }
}
