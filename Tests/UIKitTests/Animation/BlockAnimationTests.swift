import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §1.2–§1.5: how blocks animate views.
@MainActor @Suite struct BlockAnimationTests {
    private let screen = TestScreen()

    private func move(_ view: UIView, to x: Double, _ options: UIView.AnimationOptions = .curveLinear) {
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = x } }
    }

    private func x(_ view: UIView, at time: Double) -> Double { screen.shown(view, at: time).position.x }

    @Test("Animation options have Apple's raw values", .rule("uikit_animation §1.4")) func bits() {
        let options: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
            .overrideInheritedOptions,
        ]
        #expect(options.map(\.rawValue) == (0..<10).map { UInt(1) << $0 })
        let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        #expect(curves.map(\.rawValue) == (0..<4).map { UInt($0) << 16 })
        let transitions: [UIView.AnimationOptions] = [
            .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
            .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
        ]
        #expect(transitions.map(\.rawValue) == (0..<8).map { UInt($0) << 20 })
        #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
        #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
        #expect(UIView.AnimationCurve.linear.rawValue == 3)
    }

    @Test("The model value changes at once, and the presentation follows", .rule("uikit_animation §1.2")) func model() {
        let view = screen.addView()
        screen.run {
            UIView.animate(withDuration: 1) {
                view.center.x = 120
                #expect(view.center.x == 120)
                #expect(UIView.inheritedAnimationDuration == 1)
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            view.center.y = 70
        }
        #expect(screen.shown(view, at: 0).position == CGPoint(x: 20, y: 70))
        #expect(abs(x(view, at: 0.5) - 70) < 1e-3)
        #expect(x(view, at: 1) == 120 && view.layer.animationKeys() == nil)
    }

    @Test("Opposite linear moves cancel out while both run, and then the view returns", .rule("U1")) func freeze() {
        let view = screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40))
        move(view, to: 100)
        screen.advance(to: 0.5)
        move(view, to: 0)
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        for time in [0.5, 0.6, 0.75, 0.99] { #expect(abs(x(view, at: time) - 50) < 1e-9, "\(time)") }
        #expect(abs(x(view, at: 1.25) - 25) < 1e-9)
        #expect(x(view, at: 1.5) == 0)
    }

    @Test("A redirected move keeps its velocity", .rule("U2"), arguments: [0.2, 0.5, 0.8]) func redirected(
        at turn: Double
    ) {
        let view = screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40))
        move(view, to: 100, .curveEaseInOut)
        let before = [turn - 2e-4, turn - 1e-4].map { x(view, at: $0) }
        screen.advance(to: turn)
        move(view, to: 0, .curveEaseInOut)
        let after = [turn, turn + 1e-4].map { x(view, at: $0) }
        #expect(abs((before[1] - before[0]) - (after[1] - after[0])) < 2e-4)
        #expect(abs(after[0] - before[1]) < 0.03)
    }

    @Test(
        "A second colour animation starts from the model value, or from the shown value with beginFromCurrentState",
        .rule("U3"), arguments: [false, true])
    func colors(fromCurrent: Bool) throws {
        let view = screen.addView(color: UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        func turn(to red: Double, _ options: UIView.AnimationOptions) {
            screen.run {
                UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
                    view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
                }
            }
        }
        turn(to: 1, [])
        screen.advance(to: 0.5)
        turn(to: 0, fromCurrent ? .beginFromCurrentState : [])
        let start = try #require(screen.shown(view, at: 0.5).backgroundColor?.components?.first)
        #expect(abs(start - (fromCurrent ? 0.5 : 1)) < 1e-6)
        #expect(view.layer.animationKeys() == ["backgroundColor"])
    }

    @Test(
        "An inner block inherits duration and curve unless it overrides them", .rule("U4"), arguments: [false, true])
    func nesting(overrides: Bool) {
        let (outer, inner) = (screen.addView(), screen.addView())
        var ends: [Double] = []
        screen.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
                outer.center.x = 120
                let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
                UIView.animate(withDuration: 0.5, delay: 0, options: overrides ? own.union(.curveLinear) : .curveLinear)
                {
                    inner.center.x = 120
                } completion: { _ in
                    ends.append(CACurrentMediaTime())
                }
            }
        }
        let quarter = x(inner, at: 0.25)
        if overrides {
            #expect(abs(quarter - 70) < 1e-6)
        } else {
            #expect(quarter == x(outer, at: 0.25))
        }
        screen.advance(to: 3)
        #expect(ends == [overrides ? 0.5 : 2])
    }

    @Test("The old appearance stays during a delay", .rule("uikit_animation §1.2")) func delay() {
        let view = screen.addView()
        screen.advance(to: 1)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                view.alpha = 0
                view.backgroundColor = .red
            }
        }
        #expect(view.alpha == 0)
        #expect(screen.shown(view, at: 1.4).opacity == 1)
        #expect(screen.shown(view, at: 1.4).backgroundColor == nil)
        #expect(abs(screen.shown(view, at: 2).opacity - 0.5) < 1e-6)
        #expect(screen.shown(view, at: 2.5).opacity == 0)
    }

    @Test(
        "Bounds animate as origin and size, and transforms animate relative to the new value",
        .rule("uikit_animation §1.3"))
    func additive() throws {
        let view = screen.addView()
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.bounds.size.width = 80
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        }
        #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size", "transform"])
        let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.isAdditive && size.fromValue as? CGSize == CGSize(width: -40, height: 0))
        let half = screen.shown(view, at: 0.5)
        #expect(half.bounds.width == 60 && abs(half.transform.m11 - 1.5) < 1e-9)
    }

    @Test("An animation to a singular transform moves, too") func vanishing() {
        let view = screen.addView()
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
        }
        #expect(abs(screen.shown(view, at: 0.25).transform.m11 - 0.75) < 1e-6)
    }

    @Test(
        "Random redirections never jump and end at the last target", .rule("uikit_animation §1.3"),
        arguments: 0..<20)
    func redirections(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        let view = screen.addView()
        var time = 0.0
        for _ in 0..<6 {
            let before = x(view, at: time)
            let target = random() * 200
            screen.run {
                UIView.animate(withDuration: 0.2 + random(), delay: 0) { view.center.x = target }
            }
            #expect(abs(x(view, at: time) - before) < 1e-9)
            time += random() * 0.5
        }
        let end: Double = view.center.x
        #expect(x(view, at: time + 2) == end)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(
        "Blocks repeat forever or a given number of times, optionally with autoreverse", .rule("uikit_animation §1.4"))
    func repeating() throws {
        let (thrice, ever) = (screen.addView(), screen.addView())
        var ended = false
        screen.run {
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .curveLinear]) {
                UIView.setAnimationRepeatCount(3)
                thrice.alpha = 0.2
            } completion: {
                ended = $0
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                ever.alpha = 0
            }
            UIView.animate(withDuration: 0.5) {
                UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { ever.center.x = 50 }
            }
        }
        let move = try #require(ever.layer.animation(forKey: "position"))
        #expect(move.repeatCount == 2.5 && move.autoreverses)
        #expect(abs(screen.shown(thrice, at: 1.25).opacity - 0.6) < 1e-6 && !ended)
        #expect(abs(screen.shown(thrice, at: 1.5).opacity - 0.2) < 1e-6 && ended)
        #expect(abs(screen.shown(ever, at: 100.75).opacity - 0.5) < 1e-6)
    }

    private final class HalfView: UIView {
        let inner = UIView()
        override func layoutSubviews() {
            if inner.superview == nil { addSubview(inner) }
            inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
        }
    }

    @Test(
        "The layoutSubviews option animates the layout of subviews", .rule("uikit_animation §1.4"),
        arguments: [false, true]) func layout(inside: Bool)
    {
        let view = HalfView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.run { screen.window.addSubview(view) }
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: inside ? [.layoutSubviews, .curveLinear] : .curveLinear)
            {
                view.bounds.size = CGSize(width: 200, height: 200)
            }
        }
        #expect(abs(screen.shown(view, at: 0.5).bounds.width - 150) < 1e-9)
        #expect(abs(screen.shown(view.inner, at: 0.5).bounds.width - (inside ? 75 : 100)) < 1e-9)
    }

    @Test("An animating view receives no events unless the block allows user interaction", arguments: [false, true])
    func touches(allowed: Bool) {
        let view = screen.addView()
        let inner = screen.addView(in: view)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0.5, options: allowed ? .allowUserInteraction : []) {
                view.alpha = 0.5
            }
        }
        func hit() -> UIView? { screen.window.hitTest(CGPoint(x: 10, y: 10), with: nil) }
        #expect(hit() === (allowed ? inner : screen.window))
        screen.advance(to: 1.4)
        #expect(hit() === (allowed ? inner : screen.window))
        screen.advance(to: 1.5)
        #expect(hit() === inner)
    }

    @Test("The action for an animatable key has the block's timing, and is null outside a block")
    func actions() throws {
        let view = screen.addView()
        screen.run {
            #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseOut) {
                let action = view.action(for: view.layer, forKey: "backgroundColor") as? CABasicAnimation
                #expect(action?.duration == 2)
                #expect(action?.timingFunction == CAMediaTimingFunction(name: .easeOut))
                #expect(view.action(for: view.layer, forKey: "hidden") is NSNull)
                #expect((view.action(for: view.layer, forKey: "opacity") as? CABasicAnimation)?.duration == 2)
            }
        }
    }

    /// A layer whose custom property animates in blocks, with the timing of the opacity's action.
    private final class Dial: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "turn" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "turn", let action = super.action(forKey: "opacity") as? CABasicAnimation else {
                return super.action(forKey: event)
            }
            action.keyPath = event
            action.fromValue = (presentation() ?? self).value(forKey: event)
            return action
        }
    }

    private final class DialView: UIView {
        override class var layerClass: AnyClass { Dial.self }
    }

    @Test("A block animates a custom layer property whose action derives from the opacity's") func ownProperty() {
        let view = screen.run {
            let view = DialView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.layer.setValue(10.0, forKey: "turn")
            screen.window.addSubview(view)
            return view
        }
        var end: Bool?
        screen.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.layer.setValue(30.0, forKey: "turn")
            } completion: {
                end = $0
            }
        }
        #expect(view.layer.animationKeys() == ["turn"])
        #expect(screen.shown(view, at: 0.5).value(forKey: "turn") as? Double == 15)
        screen.advance(to: 2)
        #expect(end == true && view.layer.animationKeys() == nil)
    }

    @Test("An opacity animation adds to those that are already running", .rule("uikit_animation §1.3")) func opacity() {
        let view = screen.addView()
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 } }
        screen.advance(to: 0.5)
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 } }
        #expect(view.layer.animationKeys() == ["opacity", "opacity-2"])
        #expect(abs(screen.shown(view, at: 0.75).opacity - 0.5) < 1e-6)
        #expect(abs(screen.shown(view, at: 1.25).opacity - 0.75) < 1e-6)
    }
}
