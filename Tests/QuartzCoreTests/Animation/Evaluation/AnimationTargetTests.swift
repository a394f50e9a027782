import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Animation targets") struct AnimationTargetTests {
    /// A point animation of a random kind.
    private func animation(_ random: inout SeededRandom) -> CAPropertyAnimation {
        func point() -> CGPoint { CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50)) }
        let animation: CAPropertyAnimation
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let path = CGMutablePath()
            path.move(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            let keyframes = CAKeyframeAnimation()
            keyframes.path = path
            animation = keyframes
        case 1:
            let keyframes = CAKeyframeAnimation()
            keyframes.values = [point(), point(), point()]
            keyframes.calculationMode = [.linear, .cubic, .paced][Int.random(in: 0..<3, using: &random)]
            animation = keyframes
        case let kind:
            let basic = kind == 2 ? CASpringAnimation() : CABasicAnimation()
            if Bool.random(using: &random) { basic.fromValue = point() }
            if Bool.random(using: &random) { basic.toValue = point() }
            if Bool.random(using: &random) { basic.byValue = point() }
            animation = basic
        }
        animation.duration = random.number(in: 0.5...2)
        animation.repeatCount = Float(random.number(in: 0...3))
        animation.autoreverses = Bool.random(using: &random)
        animation.isAdditive = Bool.random(using: &random)
        animation.isCumulative = Bool.random(using: &random)
        animation.timingFunction = Bool.random(using: &random) ? CAMediaTimingFunction(name: .easeIn) : nil
        animation.beginTime = 1e-100
        return animation
    }

    /// A copy of the animation for a key path, prepared for `target`.
    private func prepared<Target: KeyedAnimationTarget>(
        _ animation: CAPropertyAnimation, _ keyPath: String, for target: inout Target
    ) throws -> CAAnimation {
        let copy = try #require(animation.copy() as? CAPropertyAnimation)
        copy.keyPath = keyPath
        copy.prepare(for: &target)
        return copy
    }

    @Test("A layer state, a layer, a pose and an emitter animate a point to identical bits", arguments: 0..<60)
    func sameBits(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) + 400)
        let animation = animation(&random)
        let start = CGPoint(x: random.number(in: -50...50), y: 7)
        for time in [0, 0.2, 0.7, 1.3, 2.9, 6] {
            var state = LayerState()
            state.position = start
            var layer = CALayer()
            layer.setValue(start, forKey: "own")
            var stage = ParticleSequence.Stage(emitter: EmitterDescription(), cell: EmitterCellDescription())
            stage.emitter.position = start
            try prepared(animation, "position", for: &state).evaluate(at: time, on: &state)
            try prepared(animation, "own", for: &layer).evaluate(at: time, on: &layer)
            try prepared(animation, "emitterPosition", for: &stage).evaluate(at: time, on: &stage)
            #expect(layer.value(forKey: "own") as? CGPoint == state.position, "at \(time)")
            #expect(stage.emitter.position == state.position, "at \(time)")
            var model = LayerState()
            model.position = start
            var pose = LayerMotion.Pose(model)
            animation.keyPath = "position"
            guard let program = AnimationProgram(animation, on: &model), let moment = animation.timing.state(at: time)
            else { continue }
            program.apply(program.moment(moment), to: &pose, at: .position)
            #expect(pose.position == SIMD2(state.position.x, state.position.y), "at \(time)")
        }
    }

    @Test("An animation does not change an emitter without its property or cell name")
    func elsewhere() throws {
        var stage = ParticleSequence.Stage(emitter: EmitterDescription(), cell: EmitterCellDescription())
        stage.cell.keyPath = "emitterCells.spark"
        let before = stage.cell
        for keyPath in ["emitterCells.sparkle.velocity", "emitterCells.spark.nothing", "position", "scale.x"] {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.toValue = 5
            animation.duration = 1
            animation.beginTime = 1e-100
            animation.evaluate(at: 0.5, on: &stage)
        }
        #expect(stage.cell == before && stage.emitter == EmitterDescription())
        let animation = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
        animation.toValue = 5
        animation.duration = 1
        animation.beginTime = 1e-100
        animation.evaluate(at: 0.5, on: &stage)
        #expect(stage.cell.velocity == 2.5)
    }

    @Test("Animating one component of a point keeps the other component") func components() {
        var stage = ParticleSequence.Stage(emitter: EmitterDescription(), cell: EmitterCellDescription())
        stage.emitter.position = CGPoint(x: 1, y: 2)
        let animation = CABasicAnimation(keyPath: "emitterPosition.x")
        animation.fromValue = 10
        animation.toValue = 20
        animation.duration = 1
        animation.beginTime = 1e-100
        animation.evaluate(at: 0.5, on: &stage)
        #expect(stage.emitter.position == CGPoint(x: 15, y: 2))
    }
}
