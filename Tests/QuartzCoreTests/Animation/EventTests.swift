@testable import QuartzCore
import TestSupport
import Testing

/// The recipients, times and order of animation events (timing.md §12).
@Suite struct EventTests {
    private func animation(_ name: String, _ duration: Double, _ listener: Listener) -> CABasicAnimation {
        let animation = CABasicAnimation("opacity", from: 0, to: 1, duration: duration)
        animation.delegate = listener
        animation.setValue(name, forKey: "name")
        return animation
    }

    @Test("Start and stop are delivered at their own times, the stop after the animation is removed") func order() {
        final class Witness: CAAnimationDelegate {
            var log: [String] = []
            weak var layer: CALayer?
            func animationDidStart(_ anim: CAAnimation) { log.append("start \(CACurrentMediaTime())") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                log.append("stop \(CACurrentMediaTime()) \(flag) \(layer?.animationKeys()?.count ?? 0)")
            }
        }
        let (layer, witness) = (CALayer(), Witness())
        let stage = LayerStage(layer)
        witness.layer = layer
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.delegate = witness
        animation.beginTime = 2
        layer.add(animation, forKey: "a")
        stage.context.commit()
        #expect(stage.nextEventTime == 2)
        stage.advance(to: 1.9)
        #expect(witness.log.isEmpty)
        stage.advance(to: 5)
        #expect(witness.log == ["start 2.0", "stop 3.0 true 0"])
        #expect(stage.nextEventTime == nil)
    }

    @Test("Replacing an animation stops the previous one as unfinished", .rule("T11")) func replaced() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        layer.add(animation("first", 1, listener), forKey: "k")
        layer.add(animation("second", 1, listener), forKey: "k")
        #expect(layer.animationKeys() == ["k"])
        stage.advance(to: 2)
        #expect(listener.log == ["stop first false", "start second", "stop second true"])
    }

    @Test("Removing an animation stops it as unfinished, even before it has started") func removed() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        let later = animation("later", 1, listener)
        later.beginTime = 9
        layer.add(later, forKey: "l")
        layer.add(animation("now", 1, listener), forKey: "n")
        stage.advance(to: 0.5)
        layer.removeAllAnimations()
        stage.advance(to: 20)
        #expect(listener.log == ["start now", "stop later false", "stop now false"])
    }

    @Test("An animation that stays on its layer reports its end once") func stays() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        let staying = animation("s", 1, listener)
        staying.isRemovedOnCompletion = false
        layer.add(staying, forKey: "s")
        stage.advance(to: 10)
        layer.removeAllAnimations()
        stage.advance(to: 11)
        #expect(listener.log == ["start s", "stop s true"])
    }

    @Test("Animations on several layers that end together stop in the order in which they were added", .rule("T39"))
    func orderAcrossLayers() {
        let listener = Listener()
        let layers = (0..<20).map { _ in CALayer() }
        let stage = LayerStage()
        layers.forEach(stage.root.addSublayer)
        stage.context.commit()
        for (i, layer) in layers.reversed().enumerated() { layer.add(animation("\(i)", 1, listener), forKey: "a") }
        stage.advance(to: 2)
        #expect(listener.log.filter { $0.hasPrefix("stop") } == (0..<20).map { "stop \($0) true" })
    }

    @Test("Animations that start 0.01 s apart stop one after the other", .rule("T39")) func coins() {
        let listener = Listener()
        let stage = LayerStage()
        for i in 0..<30 {
            stage.advance(to: Double(i) * 0.01)
            let coin = CALayer()
            stage.root.addSublayer(coin)
            coin.add(animation("\(i)", 0.3, listener), forKey: "fly")
        }
        stage.advance(to: 2)
        #expect(listener.log.filter { $0.hasPrefix("stop") } == (0..<30).map { "stop \($0) true" })
    }

    @Test("An autoreversing 0.1 s animation that repeats three times lasts 0.6 s", .rule("T44")) func shake() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        let shake = CABasicAnimation("transform.rotation.z", from: -0.2, to: 0.2, duration: 0.1)
        shake.autoreverses = true
        shake.repeatCount = 3
        shake.delegate = listener
        layer.add(shake, forKey: "shake")
        stage.advance(to: 0.599)
        #expect(listener.log.count == 1)
        stage.advance(to: 0.601)
        #expect(listener.log.count == 2)
    }

    @Test("Completion blocks run after the delegate messages of the same time") func completionLast() {
        final class Late: CAAnimationDelegate {
            let note: () -> Void
            init(_ note: @escaping () -> Void) { self.note = note }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note() }
        }
        let layer = CALayer()
        let stage = LayerStage(layer)
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        for key in ["a", "b"] {
            let animation = CABasicAnimation("opacity", from: 0, to: 1)
            animation.delegate = Late { log.append("stop") }
            layer.add(animation, forKey: key)
        }
        CATransaction.commit()
        stage.advance(to: 2)
        #expect(log == ["stop", "stop", "done"])
    }

    @Test("A delegate can add the next animation, which starts at that same time") func chain() {
        final class Chain: CAAnimationDelegate {
            weak var layer: CALayer?
            var times: [Double] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                times.append(CACurrentMediaTime())
                guard times.count < 4 else { return }
                anim.beginTime = 0
                layer?.add(anim, forKey: "a")
            }
        }
        let (layer, chain) = (CALayer(), Chain())
        let stage = LayerStage(layer)
        chain.layer = layer
        let first = CABasicAnimation("opacity", from: 0, to: 1, duration: 0.5)
        first.delegate = chain
        layer.add(first, forKey: "a")
        stage.advance(to: 10)
        #expect(chain.times == [0.5, 1, 1.5, 2])
    }

    @Test("An animation never ends on a layer with a speed of 0") func frozen() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        layer.add(animation("a", 1, listener), forKey: "a")
        stage.advance(to: 0.5)
        layer.timeOffset = 0.5
        layer.speed = 0
        stage.advance(to: 100)
        #expect(listener.log == ["start a"] && stage.nextEventTime == nil)
    }
}

/// Calls its block when an animation stops.
private final class Reaction: CAAnimationDelegate {
    var react: (CAAnimation) -> Void = { _ in }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { react(anim) }
}

/// Events that affect others of the same time, and events of many animations.
@Suite struct SimultaneousEventTests {
    @Test("A delegate can remove another animation that ends at the same time") func calledOff() {
        let (first, second, listener, reaction) = (CALayer(), CALayer(), Listener(), Reaction())
        let stage = LayerStage(first, second)
        let early = CABasicAnimation("opacity", from: 0, to: 1)
        early.delegate = reaction
        let late = CABasicAnimation("opacity", from: 0, to: 1)
        late.delegate = listener
        late.setValue("late", forKey: "name")
        first.add(early, forKey: "a")
        second.add(late, forKey: "a")
        reaction.react = { [weak second] _ in second?.removeFromSuperlayer() }
        stage.advance(to: 2)
        #expect(listener.log == ["start late", "stop late false"])
    }

    @Test("A delegate can postpone another animation that ends at the same time") func putOff() {
        let (first, second, listener, reaction) = (CALayer(), CALayer(), Listener(), Reaction())
        let stage = LayerStage(first, second)
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.delegate = reaction
        first.add(animation, forKey: "a")
        animation.delegate = listener
        second.add(animation, forKey: "a")
        reaction.react = { [weak second] _ in second?.speed = 0 }
        stage.advance(to: 2)
        #expect(listener.log == ["start "])
        #expect(second.animationKeys() == ["a"])
    }

    @Test("2,000 simultaneous animations each start and stop once") func many() {
        let layers = (0..<2000).map { _ in CALayer() }
        let (stage, listener) = (LayerStage(), Listener())
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.delegate = listener
        for layer in layers {
            stage.root.addSublayer(layer)
            layer.add(animation, forKey: "a")
        }
        stage.advance(to: 2)
        #expect(listener.log.count == 4000)
        let starts = listener.log.prefix(2000).filter { $0 == "start " }
        #expect(starts.count == 2000)
        #expect(stage.nextEventTime == nil)
    }
}
