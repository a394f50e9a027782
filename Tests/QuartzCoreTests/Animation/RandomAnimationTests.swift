@testable import QuartzCore
import Testing

/// Animations with arbitrary parameters never stop the program, and their values depend only on time.
@Suite struct RandomAnimationTests {
    private static let times = [0.0, 0.1, 0.5, 1, 1.7, 3, -1, 1e9, -1e300, .infinity, .nan]

    private func layer(_ seed: Int) -> CALayer {
        var source = RandomAnimation(seed: seed)
        let layer = CALayer()
        layer.setValue(3, forKey: "own")
        for i in 0..<Int.random(in: 1...3, using: &source.random) { layer.add(source.make(), forKey: "\(i)") }
        return layer
    }

    @Test("Random animations produce the same values for any order of times", arguments: 0..<8)
    func anyOrder(_ part: Int) {
        for seed in part * 400..<(part + 1) * 400 {
            let layer = layer(seed)
            let forwards = Self.times.map { layer.shown(at: $0).state.digest }
            let backwards = Self.times.reversed().map {
                layer.shown(at: $0).state.digest
            }
            #expect(forwards == backwards.reversed(), "seed \(seed)")
            let again = self.layer(seed)
            #expect(again.shown(at: 0.5).state.digest == forwards[2], "seed \(seed)")
        }
    }

    @Test("Animations set only finite numbers on a layer", arguments: 0..<4) func finite(_ part: Int) {
        for seed in 10_000 + part * 200..<10_000 + (part + 1) * 200 {
            let layer = layer(seed)
            for time in Self.times {
                let numbers = layer.shown(at: time).state.digest.map {
                    Double(bitPattern: $0)
                }
                let isFinite = numbers.allSatisfy { $0.isFinite }
                #expect(isFinite, "seed \(seed) at \(time)")
            }
        }
    }

    @Test("Evaluation on a layer state equals evaluation on a copy of the layer", arguments: 0..<4)
    func stateAlone(_ part: Int) {
        var compared = 0
        for seed in 20_000 + part * 200..<20_000 + (part + 1) * 200 {
            let layer = layer(seed)
            for time in Self.times {
                guard let state = layer.presentedState(at: time) else { continue }
                compared += 1
                #expect(
                    state.digest == layer.shown(at: time).state.digest,
                    "seed \(seed) at \(time)")
            }
        }
        #expect(compared > 100)
    }

    @Test(
        "A keyframe animation uses at most 100,000 keyframes",
        arguments: [CAAnimationCalculationMode.linear, .paced, .cubicPaced, .discrete])
    func manyKeyframes(_ mode: CAAnimationCalculationMode) {
        let values = (0...CAKeyframeAnimation.maximumKeyframes).map { Double($0) }
        let animation = CAKeyframeAnimation("zPosition", values, mode: mode)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        let shown = Double(animation.shown(at: 2).zPosition)
        #expect(shown == Double(CAKeyframeAnimation.maximumKeyframes - 1))
        #expect(near(animation.shown(at: 0.5).zPosition, 49_999.5, 1))
    }

    @Test("Random animations run to their end on a stage") func onStage() {
        for seed in 30_000..<30_100 {
            let stage = LayerStage(layer(seed))
            stage.advance(to: 4)
            #expect(stage.nodes(at: 4).count <= 1)
        }
    }
}
