@testable import QuartzCore
import TestSupport
import Testing

@Suite struct CAValueFunctionTests {
    let layer = CALayer()
    let stage: LayerStage

    init() { stage = LayerStage(layer) }

    /// The transform that is presented halfway through the animation.
    private func half(_ name: CAValueFunctionName, from: Any?, to: Any?) -> CATransform3D? {
        let animation = CABasicAnimation("transform", from: from, to: to, duration: 2)
        animation.valueFunction = CAValueFunction(name: name)
        layer.add(animation, forKey: "a")
        stage.context.commit()
        stage.clock.now += 1
        return layer.presentation()?.transform
    }

    @Test("Value functions are created by name", .fact("ani-029", "ani-036", "ani-083", "ani-093")) func names() {
        let animation = CABasicAnimation(keyPath: "transform")
        #expect(animation.valueFunction == nil)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        #expect((animation.copy() as? CABasicAnimation)?.valueFunction?.name == .rotateZ)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
    }

    @Test("Value functions apply after interpolation, so that a full turn rotates") func turns() throws {
        let shown = try #require(half(.rotateZ, from: 0, to: 2 * Double.pi))
        #expect(near(shown, CATransform3DMakeRotation(.pi, 0, 0, 1)))
        let tilted = try #require(half(.rotateX, from: 0, to: 1.0))
        #expect(near(tilted, CATransform3DMakeRotation(0.5, 1, 0, 0)))
    }

    @Test("Scale and translation functions take three numbers, or one for a single axis") func threeNumbers() throws {
        let scaled = try #require(half(.scale, from: [1, 1, 1], to: [3, 1, 2]))
        #expect(near(scaled, CATransform3DMakeScale(2, 1, 1.5)))
        let moved = try #require(half(.translate, from: [0, 0, 0], to: [10, 30, 4]))
        #expect(near(moved, CATransform3DMakeTranslation(5, 15, 2)))
        let along = try #require(half(.translateY, from: 2, to: 4))
        #expect(near(along, CATransform3DMakeTranslation(0, 3, 0)))
    }

    @Test("A missing end uses the layer's value; too many numbers have no effect") func ends() throws {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeScale(3, 3, 1)
        CATransaction.commit()
        #expect(try near(#require(half(.scaleX, from: 1, to: nil)), CATransform3DMakeScale(2, 1, 1)))
        #expect(try near(#require(half(.scaleX, from: [1, 1], to: [2, 2])), layer.transform))
    }
}
