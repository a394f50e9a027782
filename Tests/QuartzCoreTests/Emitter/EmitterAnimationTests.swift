import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// A scene of one emitter layer with its own clock, run event by event.
private final class Scene {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    private let stage: LayerStage

    init(_ configure: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) {
        cell.name = "fire"
        cell.birthRate = 10
        cell.lifetime = 100
        cell.contents = EmitterScene.image()
        emitter.emitterCells = [cell]
        configure(emitter, cell)
        stage = LayerStage(emitter)
    }

    func play(to time: Double) {
        stage.advance(to: time)
        stage.context.commit()
    }

    /// The live particles in birth order.
    func live(at time: Double) -> [ParticleSequence.Live] { EmitterScene.live(emitter.timeline, at: time) }

    func births(at time: Double) -> [Double] { live(at: time).map { time - $0.age } }
}

private func endless(_ animation: CABasicAnimation, autoreverses: Bool = false) -> CABasicAnimation {
    animation.repeatCount = .infinity
    animation.autoreverses = autoreverses
    return animation
}

@Suite struct EmitterAnimationTests {
    @Test("Births sample animated layer properties at the time of birth", .rule("emitters §9"))
    func layerKeys() {
        let scene = Scene { emitter, cell in
            cell.velocity = 7
            emitter.add(
                CABasicAnimation("emitterPosition.x", from: 0, to: 100, duration: 2), forKey: "x")
            emitter.add(CABasicAnimation("velocity", from: 0, to: 2, duration: 2), forKey: "v")
        }
        scene.play(to: 0)
        let live = scene.live(at: 4)
        #expect(live.count == 40)
        for particle in live {
            let birth = 4 - particle.age
            #expect(near(particle.particle.initial.x, birth < 2 ? 50 * birth : 0, 1e-6))
            #expect(near(particle.particle.initial.velocityX, birth < 2 ? 7 * birth : 7, 1e-6))
        }
    }

    @Test("Births sample animated cell properties, at any nesting depth", .rule("emitters §9"))
    func cellKeys() {
        let inner = CAEmitterCell()
        inner.name = "spark"
        inner.birthRate = 4
        inner.lifetime = 100
        let scene = Scene { emitter, cell in
            cell.emitterCells = [inner]
            cell.birthRate = 1
            emitter.add(CABasicAnimation("emitterCells.fire.scale", from: 1, to: 3, duration: 4), forKey: nil)
            emitter.add(
                CABasicAnimation("emitterCells.fire.emitterCells.spark.spin", from: 0, to: 8, duration: 4), forKey: nil)
        }
        scene.play(to: 0)
        let live = scene.live(at: 3.9)
        let (parents, sparks) = (live.prefix(3), live.dropFirst(3))
        for parent in parents { #expect(near(parent.particle.initial.scale, 1 + (3.9 - parent.age) / 2, 1e-6)) }
        #expect(sparks.count == 11 + 7 + 3)
        for spark in sparks { #expect(near(spark.particle.spin, 2 * (3.9 - spark.age), 1e-6)) }
    }

    @Test(
        "An animated birth rate is integrated, and births occur where the integral reaches whole numbers",
        .rule("emitters §9"))
    func ramp() {
        let scene = Scene { emitter, _ in
            emitter.add(CABasicAnimation("emitterCells.fire.birthRate", from: 0, to: 20, duration: 10), forKey: nil)
        }
        scene.play(to: 0)
        // The integral is t², so birth k occurs at √k.
        for (index, birth) in scene.births(at: 9.9).enumerated() {
            #expect(near(birth, Double(index + 1).squareRoot(), 1e-3))
        }
        #expect(scene.births(at: 9.9).count == 98)
        // After the animation, the cell's own rate continues from the hundredth birth.
        #expect(abs(scene.births(at: 12.05).count - 120) <= 1)
    }

    @Test("Animated rates of layer and cell multiply, and child cells follow their own animated rate")
    func product() {
        let inner = CAEmitterCell()
        inner.name = "spark"
        inner.birthRate = 1
        inner.lifetime = 100
        let scene = Scene { emitter, cell in
            cell.birthRate = 1
            cell.emitterCells = [inner]
            emitter.add(CABasicAnimation("birthRate", from: 0, to: 1, duration: 6), forKey: nil)
            emitter.add(CABasicAnimation("emitterCells.fire.birthRate", from: 0, to: 6, duration: 6), forKey: nil)
            emitter.add(
                CABasicAnimation("emitterCells.fire.emitterCells.spark.birthRate", from: 0, to: 6, duration: 6),
                forKey: nil)
        }
        scene.play(to: 0)
        let live = scene.live(at: 5.5)
        // The integral is t³ / 18, so births occur at ∛(18 k); there are nine of them.
        let parents = live.prefix(9).map { 5.5 - $0.age }
        for (index, birth) in parents.enumerated() {
            #expect(near(birth * birth * birth, 18 * Double(index + 1), 0.02))
        }
        // A spark's rate is t from its parent's birth b on, which gives (t² − b²) / 2 sparks.
        let sparks = live.dropFirst(9)
        #expect(sparks.count == parents.reduce(0) { $0 + Int((5.5 * 5.5 - $1 * $1) / 2) })
    }

    @Test("A rate that oscillates forever has a constant cost, and its births keep their numbers")
    func endlessRepeats() {
        let scene = Scene { emitter, cell in
            cell.lifetime = 2
            emitter.add(
                endless(
                    CABasicAnimation("emitterCells.fire.birthRate", from: 0, to: 100, duration: 1), autoreverses: true),
                forKey: nil)
        }
        scene.play(to: 0)
        for time in [10, 1000, 1e6, 1e9] {
            let live = scene.live(at: time)
            #expect(abs(live.count - 100) <= 1, "\(time)")
            #expect(abs((live.last?.particle.number ?? 0) - Int(time * 50)) <= 1)
            // Three quarters of the births occur in the half second around the maximum.
            let high = live.count { abs((time - $0.age).truncatingRemainder(dividingBy: 2) - 1) < 0.5 }
            #expect(abs(high - 75) <= 2)
        }
    }

    @Test("Oscillations with a common period are exact together")
    func commonPeriods() {
        let spans = AnimationSpans(
            [2, 3].map {
                var timing = MediaTiming()
                timing.duration = $0
                timing.repeatCount = .infinity
                return timing
            })
        #expect(spans.spans.map(\.period) == [nil, 6])
        let curve = BirthRateCurve(spans) { t in t < 0 ? 0 : t.truncatingRemainder(dividingBy: 6) }
        #expect(near(curve.integral(to: 6e6 + 3) - curve.integral(to: 0), 18e6 + 4.5, 1e-3))
        #expect(near(curve.time(reaching: 18 + 4.5), 9, 1e-6))
        #expect(curve.peak <= 6)
    }

    @Test(
        "The inverse of the birth integral is exact with zero rates, oscillations and after the end", arguments: 0..<8)
    func inverse(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let timings = (0..<3).map { _ in
            var timing = MediaTiming()
            timing.beginTime = .random(in: -5...5, using: &random)
            timing.duration = .random(in: 0.1...4, using: &random)
            timing.repeatCount = Bool.random(using: &random) ? .infinity : .random(in: 1...3, using: &random)
            return timing
        }
        let curve = BirthRateCurve(AnimationSpans(timings)) { t in max(0, 10 * (t * 1.7 - (t * 1.7).rounded(.down)) - 2)
        }
        var last = -Double.infinity
        for _ in 0..<200 {
            let time = Double.random(in: -20...50, using: &random)
            let value = curve.integral(to: time)
            #expect(near(curve.integral(to: curve.time(reaching: value)), value, 1e-7))
            #expect(curve.integral(to: time + 0.01) >= value)
        }
        for value in stride(from: -30.0, through: 60, by: 0.7) {
            let time = curve.time(reaching: value)
            #expect(time >= last)
            last = time
        }
    }

    @Test("A time shows the same particles when reached forwards, directly or backwards")
    func seeking() {
        func make() -> Scene {
            Scene { emitter, cell in
                cell.emissionRange = 1
                cell.lifetimeRange = 1
                cell.lifetime = 2
                emitter.add(
                    endless(CABasicAnimation("emitterCells.fire.birthRate", from: 5, to: 50, duration: 0.7)),
                    forKey: "r")
                emitter.add(CABasicAnimation("emitterPosition", by: CGPoint(x: 9, y: 9), duration: 3), forKey: "p")
                emitter.add(endless(CABasicAnimation("lifetime", from: 0.5, to: 3, duration: 1.3)), forKey: "l")
            }
        }
        let times = [0.3, 1.1, 2.9, 3.1, 7]
        func look(_ scene: Scene, _ time: Double) -> [Double] {
            scene.live(at: time).flatMap { [Double($0.particle.number), $0.state.x, $0.state.y] }
        }
        let forward = make()
        let played = times.map { time in
            forward.play(to: time)
            return look(forward, time)
        }
        let cold = times.map { time in
            let scene = make()
            scene.play(to: time)
            return look(scene, time)
        }
        let backward = times.reversed().map { look(forward, $0) }
        #expect(played == cold && played == backward.reversed())
        #expect(Set(played.map(\.count)).count > 1)
    }

    @Test("Animated lifetimes apply to each particle from its birth")
    func lifetimes() {
        let scene = Scene { emitter, cell in
            cell.lifetime = 1
            emitter.add(endless(CABasicAnimation("lifetime", from: 0, to: 3, duration: 4)), forKey: nil)
        }
        scene.play(to: 0)
        for time in [3.9, 5.95, 8.2] {
            let expected = (1...Int(time * 10)).count { number in
                let birth = Double(number) / 10
                let life = 3 * (birth / 4 - (birth / 4).rounded(.down))
                return birth + life > time
            }
            #expect(abs(scene.live(at: time).count - expected) <= 1)
        }
    }

    @Test("A particle keeps the animated acceleration of its time of birth")
    func ratesOfChange() {
        let scene = Scene { emitter, cell in
            cell.birthRate = 1
            emitter.add(
                CABasicAnimation("emitterCells.fire.yAcceleration", from: 0, to: 100, duration: 10), forKey: nil)
        }
        scene.play(to: 0)
        for particle in scene.live(at: 9.5) {
            let birth = 9.5 - particle.age
            #expect(near(particle.state.y, 10 * birth * particle.age * particle.age / 2, 1e-6))
        }
    }

    @Test(
        "Scale, renderMode, contents and isEnabled apply at the time of the picture",
        .rule("emitters §9"))
    func drawing() {
        let picture = EmitterScene.image(width: 8, height: 8)
        let scene = Scene { emitter, _ in
            emitter.add(CABasicAnimation("scale", from: 1, to: 3, duration: 2), forKey: nil)
            emitter.add(
                CABasicAnimation("renderMode", from: "oldestFirst", to: "additive", duration: 2), forKey: nil)
            emitter.add(
                CABasicAnimation("emitterCells.fire.contents", from: picture, to: picture, duration: 1), forKey: nil)
            emitter.add(
                CABasicAnimation("emitterCells.fire.isEnabled", from: true, to: false, duration: 1), forKey: nil)
        }
        scene.play(to: 0)
        func batches(_ time: Double) -> [SpriteBatch] {
            scene.emitter.timeline.batches(at: time, placement: SpritePlacement(projection: .identity))
        }
        #expect(batches(0.4).first?.image === picture)
        #expect(batches(0.75).isEmpty)
        #expect(batches(1.5).first?.isAdditive == true && batches(1.5).first?.image !== picture)
        #expect(batches(1.5).first?.sprites.map(\.a) == Array(repeating: 2.5, count: 15))
        #expect(batches(3).first?.isAdditive == false)
    }

    @Test("Animations apply from the commit that adds them to the commit that removes them")
    func liveChanges() {
        let scene = Scene()
        scene.play(to: 1)
        scene.emitter.add(
            endless(CABasicAnimation("emitterCells.fire.birthRate", from: 40, to: 40, duration: 1)), forKey: "rate")
        scene.play(to: 1)
        #expect(scene.births(at: 2.01).count == 50)
        scene.play(to: 2)
        scene.emitter.removeAnimation(forKey: "rate")
        scene.play(to: 2)
        #expect(scene.births(at: 3.01).count == 60)
        #expect(scene.births(at: 1.501).count == 30)
    }

    @Test("Particles born during an animation keep its effect after it finishes")
    func finished() {
        let scene = Scene { emitter, _ in
            emitter.add(
                CABasicAnimation("emitterPosition", from: CGPoint(x: 5, y: 0), to: CGPoint(x: 5, y: 0)), forKey: nil)
        }
        for step in 0...30 { scene.play(to: 0.1 * Double(step)) }
        #expect(scene.emitter.animationKeys() == nil || scene.emitter.animationKeys()?.isEmpty == true)
        let xs = scene.live(at: 3.05).map(\.particle.initial.x)
        #expect(xs.count == 30 && xs.count { $0 == 5 } >= 9 && xs.count { $0 == 5 } <= 10)
    }

    @Test("A presentation layer returns the animated value of a cell, and the model its own")
    func presentation() {
        let scene = Scene { emitter, _ in
            emitter.add(CABasicAnimation("emitterCells.fire.velocity", from: 10, to: 20, duration: 2), forKey: nil)
            emitter.add(CABasicAnimation("emitterCells.nobody.velocity", from: 10, to: 20, duration: 2), forKey: nil)
        }
        scene.play(to: 1)
        let path = "emitterCells.fire.velocity"
        #expect(near((scene.emitter.presentation()?.value(forKeyPath: path) as? NSNumber)?.doubleValue, 15))
        #expect(scene.emitter.value(forKeyPath: path) as? CGFloat == 0)
        #expect(scene.emitter.presentation()?.value(forKeyPath: "emitterCells.nobody.velocity") == nil)
    }

    @Test("Extreme animated values keep the number of particles bounded", arguments: [1e30, -.infinity, .nan])
    func absurd(value: Double) {
        let scene = Scene { emitter, cell in
            cell.lifetime = 1
            for key in ["lifetime", "velocity", "scale", "emitterSize.width", "emitterDepth"] {
                emitter.add(endless(CABasicAnimation(key, from: 1, to: value, duration: 1e-3)), forKey: nil)
            }
        }
        scene.play(to: 0)
        for time in [0.5, 100] {
            let batches = scene.emitter.timeline.batches(at: time, placement: SpritePlacement(projection: .identity))
            #expect(batches.reduce(0) { $0 + $1.sprites.count } <= EmitterTimeline.particleLimit)
        }
    }

    @Test("Extreme animated birth rates stay bounded, even if they grow forever")
    func absurdRates() {
        let scene = Scene { emitter, cell in
            cell.lifetime = 1e-6
            let growing = endless(CABasicAnimation("emitterCells.fire.birthRate", by: 1e30, duration: 1e12))
            growing.isCumulative = true
            growing.beginTime = -1e15
            emitter.add(growing, forKey: nil)
        }
        scene.play(to: 0)
        #expect((900...1100).contains(scene.live(at: 1e6).count))
    }
}
