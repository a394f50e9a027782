@testable import QuartzCore
import TestSupport
import Testing

/// Basic animations (timing.md §7 and §2.4), observed through presentation layers.
@Suite struct CABasicAnimationTests {
    let layer = CALayer()
    let stage: LayerStage

    init() { stage = LayerStage(layer) }

    /// The presented value of `keyPath` halfway through `animation`.
    private func half(_ animation: CABasicAnimation, _ keyPath: String) -> Double? {
        animation.duration = 2
        layer.add(animation, forKey: "a")
        stage.context.commit()
        stage.clock.now = 1
        return (layer.presentation()?.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue
    }

    /// Sets properties without animating them.
    private func setUp(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    @Test("An animation changes the presentation and not the model", .rule("T1", "T19")) func moves() {
        setUp { layer.cornerRadius = 3 }
        #expect(half(CABasicAnimation("cornerRadius", from: 0, to: 100), "cornerRadius") == 50)
        #expect(layer.cornerRadius == 3)
    }

    @Test(
        "Each combination of from, by and to has the documented ends for a current value of 8", .rule("T22"),
        arguments: [
            (10, nil, 20, 15), (10, 6, nil, 13), (nil, 6, 20, 17), (10, nil, nil, 9), (nil, nil, 20, 14),
            (nil, 6, nil, 11), (10, 6, 20, 15), (nil, nil, nil, 8),
        ] as [(Double?, Double?, Double?, Double)])
    func combinations(_ from: Double?, _ by: Double?, _ to: Double?, _ expected: Double) {
        setUp { layer.cornerRadius = 8 }
        #expect(near(half(CABasicAnimation("cornerRadius", from: from, by: by, to: to), "cornerRadius"), expected))
    }

    @Test("The to value is absolute and the by value is relative", .rule("T22")) func placeAndDistance() {
        setUp { layer.position = CGPoint(x: 10, y: 10) }
        layer.add(CABasicAnimation("position", to: CGPoint(x: 20, y: 30)), forKey: "move")
        stage.context.commit()
        stage.clock.now = 0.5
        #expect(near(layer.presentation()?.position, CGPoint(x: 15, y: 20)))
        layer.add(CABasicAnimation("position", by: CGPoint(x: 20, y: 30)), forKey: "move")
        stage.context.commit()
        stage.clock.now = 1
        #expect(near(layer.presentation()?.position, CGPoint(x: 20, y: 25)))
    }

    @Test("An animation with only a from value follows changes of the model") func followsModel() {
        #expect(half(CABasicAnimation("cornerRadius", from: 0), "cornerRadius") == 0)
        setUp { layer.cornerRadius = 30 }
        #expect(layer.presentation()?.cornerRadius == 15)
    }

    @Test("An additive animation from 10 to 0 on a value of 100 starts at 110 and ends at 100", .rule("T24"))
    func additive() {
        setUp { layer.cornerRadius = 100 }
        let animation = CABasicAnimation("cornerRadius", from: 10, to: 0)
        animation.isAdditive = true
        #expect(half(animation, "cornerRadius") == 105)
        stage.clock.now = 0
        #expect(layer.presentation()?.cornerRadius == 110)
    }

    @Test("Additive transforms concatenate, with the animated transform first") func additiveTransform() {
        setUp { layer.transform = CATransform3DMakeScale(2, 2, 1) }
        let move = CATransform3DMakeTranslation(10, 0, 0)
        let animation = CABasicAnimation("transform", from: move, to: move)
        animation.isAdditive = true
        #expect(half(animation, "transform.translation.x") == 20)
    }

    @Test("Cumulative quarter turns add up to a full turn", .rule("T25")) func cumulative() {
        let animation = CABasicAnimation("cornerRadius", from: 0, to: 90)
        animation.isCumulative = true
        animation.repeatCount = 4
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "a")
        stage.context.commit()
        for (time, value) in [(0.5, 45.0), (1.5, 135), (3.5, 315), (4, 360), (9, 360)] {
            stage.clock.now = time
            #expect(near(layer.presentation().map { Double($0.cornerRadius) }, value))
        }
    }

    @Test("Filling backwards shows the first value from the commit on", .rule("T5")) func backwards() {
        let animation = CABasicAnimation("cornerRadius", from: 7, to: 9)
        animation.beginTime = 3
        layer.add(animation, forKey: "a")
        stage.context.commit()
        #expect(layer.presentation()?.cornerRadius == 0)
        animation.fillMode = .backwards
        layer.add(animation, forKey: "a")
        stage.context.commit()
        #expect(layer.presentation()?.cornerRadius == 7)
        stage.advance(to: 3.5)
        #expect(layer.presentation()?.cornerRadius == 8)
        stage.advance(to: 4.5)
        #expect(layer.presentation()?.cornerRadius == 0)
    }

    @Test("A layer fills in missing durations and timing functions from the transaction", .rule("T10")) func filling() {
        layer.add(CABasicAnimation("opacity", from: 0, duration: 0), forKey: "a")
        #expect(layer.animation(forKey: "a")?.duration == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        layer.add(CABasicAnimation("opacity", from: 0, duration: 0), forKey: "a")
        CATransaction.commit()
        #expect(layer.animation(forKey: "a")?.duration == 3)
        #expect(layer.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }

    @Test("An animation that fills forwards and is not removed keeps its final value", .rule("T12")) func held() {
        let held = CABasicAnimation("cornerRadius", from: 0, to: 5)
        held.fillMode = .forwards
        held.isRemovedOnCompletion = false
        layer.add(held, forKey: "held")
        stage.advance(to: 100)
        #expect(layer.presentation()?.cornerRadius == 5 && layer.cornerRadius == 0)
        #expect(layer.animationKeys() == ["held"])
    }

    @Test("Animations of different components of a property combine", .rule("L16")) func compose() {
        setUp { layer.position = CGPoint(x: 1, y: 77) }
        setUp { layer.transform = CATransform3DIdentity }
        for (path, start, end) in [
            ("transform.rotation.z", 0.0, 1.0), ("transform.scale", 1, 2), ("transform.translation.x", 0, 40),
            ("position.x", 0, 9),
        ] {
            layer.add(CABasicAnimation(path, from: start, to: end), forKey: path)
        }
        stage.context.commit()
        stage.clock.now = 0.5
        let shown = layer.presentation()
        func number(_ path: String) -> Double? { (shown?.value(forKeyPath: path) as? NSNumber)?.doubleValue }
        #expect(near(number("transform.rotation.z"), 0.5) && near(number("transform.scale"), 1.5))
        #expect(near(number("transform.translation.x"), 20) && shown?.position == CGPoint(x: 4.5, y: 77))
    }

    @Test("Animation keys are listed in the order in which the animations apply", .fact("ani-001", "ani-007"))
    func list() {
        #expect(layer.animationKeys() == nil)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "one")
        layer.add(CABasicAnimation(keyPath: "position"), forKey: "two")
        layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "one")
        #expect(layer.animationKeys() == ["two", "one"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test("A layer adds a copy of the animation") func copies() {
        let animation = CABasicAnimation("cornerRadius", from: 0, to: 10)
        layer.add(animation, forKey: "a")
        animation.toValue = 1000
        stage.context.commit()
        stage.clock.now = 0.5
        #expect(layer.presentation()?.cornerRadius == 5)
    }

    @Test(
        "A layer outside a tree has no presentation; one without animations presents its model", .rule("T20"),
        .fact("ani-039")) func presentations()
    {
        let loose = CALayer()
        loose.add(CABasicAnimation("opacity", from: 0, duration: 5), forKey: "a")
        CATransaction.flush()
        #expect(loose.presentation() == nil && loose.model() === loose)
        setUp { layer.cornerRadius = 4 }
        let shown = layer.presentation()
        #expect(shown?.cornerRadius == 4 && shown !== layer && shown?.model() === layer)
        #expect(shown?.superlayer?.model() === stage.root)
    }

    @Test("An animation can animate a custom key through key-value coding") func customKey() {
        layer.setValue(0.0, forKey: "progress")
        layer.add(CABasicAnimation("progress", from: 0, to: 1), forKey: "p")
        stage.context.commit()
        stage.clock.now = 0.25
        #expect(layer.presentation()?.value(forKey: "progress") as? Double == 0.25)
        #expect(layer.value(forKey: "progress") as? Double == 0)
    }

    @Test("Invalid values do not change the layer") func nonsense() {
        for value in [Double.nan, Double.infinity, "red", CGRect.null, [1, 2], NSNull()] as [Any] {
            layer.add(CABasicAnimation("cornerRadius", from: value, to: value), forKey: nil)
            layer.add(CABasicAnimation("position", from: value, to: value), forKey: nil)
            layer.add(CABasicAnimation("no.such.path", from: value, to: value), forKey: nil)
        }
        stage.context.commit()
        stage.clock.now = 0.5
        #expect(layer.presentation()?.cornerRadius == 0 && layer.presentation()?.position == .zero)
    }
}
