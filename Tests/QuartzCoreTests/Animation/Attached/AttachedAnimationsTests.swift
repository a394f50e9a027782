@testable import QuartzCore
import Testing

/// Large numbers of animations on one layer.
@Suite struct AttachedAnimationsTests {
    private let layer = CALayer()

    private func animation(_ duration: Double = 1) -> CABasicAnimation {
        CABasicAnimation("opacity", from: 0, to: 1, duration: duration)
    }

    @Test("A layer adds, completes and removes 20,000 animations") func many() {
        let stage = LayerStage(layer)
        for index in 0..<20_000 { layer.add(animation(1 + Double(index % 10) / 10), forKey: "\(index)") }
        #expect(layer.animationKeys()?.count == 20_000)
        stage.advance(to: 1.45)
        #expect(layer.animationKeys()?.count == 10_000)
        #expect(layer.animationKeys()?.first == "5" && layer.animationKeys()?.last == "19999")
        stage.advance(to: 2)
        #expect(layer.animationKeys() == nil && stage.nextEventTime == nil)
    }

    @Test("Animations can be removed by key or all at once") func removal() {
        let stage = LayerStage(layer)
        let listener = Listener()
        for index in 0..<10_000 {
            let animation = animation()
            if index == 6000 { animation.delegate = listener }
            layer.add(animation, forKey: "\(index)")
        }
        for index in 0..<5000 { layer.removeAnimation(forKey: "\(index)") }
        #expect(layer.animationKeys()?.count == 5000 && layer.animation(forKey: "4999") == nil)
        stage.context.commit()
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "6000") == nil)
        stage.advance(to: 0.5)
        #expect(listener.log == ["stop  false"] && stage.context.unfinishedAnimationKeys.isEmpty)
    }

    @Test("An animation that replaces another one with the same key moves to the end") func replaced() {
        layer.add(animation(), forKey: "a")
        layer.add(animation(), forKey: "b")
        layer.add(animation(3), forKey: "a")
        #expect(layer.animationKeys() == ["b", "a"] && layer.animation(forKey: "a")?.duration == 3)
    }

    @Test("Depth order is animated only while an animation changes it") func depth() {
        let other = CALayer()
        for layer in [layer, other] {
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: layer === other ? 1 : 0.5)
        }
        let stage = LayerStage(layer, other)
        func opacityOfTopmost() -> Double? {
            guard case .shape(let shape)? = stage.nodes(at: 0.5).last, case .solid(let pixel) = shape.paint
            else { return nil }
            return Double(pixel >> 24)
        }
        #expect(opacityOfTopmost() == 255)
        layer.add(CABasicAnimation("zPosition", from: 1, to: 2, duration: 9), forKey: "z")
        layer.add(animation(9), forKey: nil)
        stage.context.commit()
        #expect((opacityOfTopmost() ?? 255) < 255)
        layer.removeAnimation(forKey: "z")
        #expect(opacityOfTopmost() == 255)
    }
}
