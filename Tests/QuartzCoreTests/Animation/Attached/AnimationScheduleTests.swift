@testable import QuartzCore
import TestSupport
import Testing

/// The event schedule stays ordered while animations and layer times change, and reports what a full rebuild would.
@Suite struct AnimationScheduleTests {
    /// A layer tree whose animations are added, removed and changed at random.
    private final class World: CAAnimationDelegate {
        let scene = SceneContext()
        var clock: MediaClock { scene.clock }
        let root = CALayer()
        let layers = (0..<6).map { _ in CALayer() }
        let context: LayerContext
        let looksAnew: Bool
        var random: SeededRandom
        var log: [String] = []

        init(seed: Int, looksAnew: Bool) {
            CATransaction.flush()
            random = SeededRandom(seed: UInt64(seed) + 3)
            self.looksAnew = looksAnew
            for (index, layer) in layers.enumerated() { (index < 3 ? root : layers[index - 3]).addSublayer(layer) }
            context = LayerContext(root: root, scene: scene)
            scene.runLoop.run(until: 0)
        }

        func animationDidStart(_ anim: CAAnimation) { hear("start", anim) }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hear(flag ? "stop" : "off", anim) }

        private func hear(_ what: String, _ animation: CAAnimation) {
            log.append("\(what) \(animation.value(forKey: "name") ?? "") at \(clock.now)")
            if Int.random(in: 0..<4, using: &random) == 0 { change() }
            forget()
        }

        /// Setting a layer's time makes the schedule look up all events again.
        private func forget() { if looksAnew { root.timeOffset = 0 } }

        func advance(to time: CFTimeInterval) {
            context.commit()
            for _ in 0..<100 {
                forget()
                let due = scene.runLoop.nextEventTime
                log.append("next \(due.map { "\($0)" } ?? "never")")
                guard scene.runLoop.advanceToNextEvent(by: time) else { break }
            }
            clock.now = time
        }

        func change() {
            let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
            let key = "\(Int.random(in: 0..<3, using: &random))"
            switch Int.random(in: 0..<12, using: &random) {
            case 0: layer.removeAnimation(forKey: key)
            case 1: layer.speed = [0, 0.5, 1, 1, 2, -1][Int.random(in: 0..<6, using: &random)]
            case 2: layer.beginTime = random.number(in: 0...1)
            // Brings the layer to the front of its superlayer, or moves a leaf into the root.
            case 3: layer.superlayer?.addSublayer(layer)
            case 4: if layer.sublayers == nil { root.addSublayer(layer) }
            case 5: layer.animation(forKey: key)?.duration = random.number(in: 0.1...1)
            case 6: for _ in 0..<17 { add(to: layer, forKey: nil) }
            default: add(to: layer, forKey: key)
            }
        }

        private func add(to layer: CALayer, forKey key: String?) {
            let animation = CABasicAnimation("opacity", from: 0, to: 1)
            animation.duration = Double(Int.random(in: 1...4, using: &random)) / 4
            animation.repeatCount = Float(Int.random(in: 0...2, using: &random))
            animation.isRemovedOnCompletion = Bool.random(using: &random)
            if Bool.random(using: &random) { animation.beginTime = random.number(in: 0.1...4) }
            animation.delegate = self
            animation.setValue(log.count, forKey: "name")
            log.append("add")
            layer.add(animation, forKey: key)
        }
    }

    @Test("The schedule delivers the same events as a full rebuild before each one", arguments: 0..<16) func same(
        seed: Int
    ) {
        let logs = [false, true].map { looksAnew in
            let world = World(seed: seed, looksAnew: looksAnew)
            for step in 1...20 {
                world.change()
                world.advance(to: Double(step) * 0.15)
            }
            return world.log
        }
        #expect(logs[0] == logs[1])
        #expect(logs[0].contains { $0.hasPrefix("stop") })
    }

    @Test("Animations that end at the same time report it in the order in which they were added") func order() {
        let layers = (0..<40).map { _ in CALayer() }
        let stage = LayerStage()
        let listener = Listener()
        for layer in layers { stage.root.addSublayer(layer) }
        for (index, layer) in layers.reversed().enumerated() {
            let animation = CABasicAnimation("opacity", from: 0, to: 1)
            animation.delegate = listener
            animation.setValue("\(index)", forKey: "name")
            layer.add(animation, forKey: nil)
        }
        // A change of order among siblings does not affect animations.
        stage.root.addSublayer(layers[39])
        stage.advance(to: 2)
        #expect(listener.log == (0..<40).map { "start \($0)" } + (0..<40).map { "stop \($0) true" })
    }

    @Test("Removing an animation releases its delegate") func lifetime() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        weak var heard: Listener?
        do {
            let listener = Listener()
            heard = listener
            let animation = CABasicAnimation("opacity", from: 0, to: 1)
            animation.delegate = listener
            layer.add(animation, forKey: "a")
        }
        stage.advance(to: 0.5)
        #expect(heard != nil)
        layer.removeAllAnimations()
        stage.advance(to: 0.6)
        #expect(heard == nil)
    }
}
