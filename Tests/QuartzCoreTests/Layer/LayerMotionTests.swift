import QuartzCore
import Testing

/// Layers whose animations have a quick form draw what the general way draws.
@Suite struct LayerMotionTests {
    /// Not a plain layer, so that it takes the general way.
    private final class General: CALayer {}

    @Test("Quick animations give what the general way gives, over random animations", arguments: 0..<40)
    func same(seed: Int) throws {
        var random = SystemlessRandom(seed: UInt64(seed) + 9)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        let pair = [CALayer(), General()]
        let stage = LayerStage(pair[0], pair[1])
        CATransaction.setDisableActions(true)
        let bounds = CGRect(x: number(-9...9), y: number(-9...9), width: number(1...40), height: number(1...40))
        let place = CGPoint(x: number(0...100), y: number(0...100))
        let anchor = CGPoint(x: number(0...1), y: number(0...1))
        var transform = CATransform3DMakeRotation(seed % 3 == 0 ? 0 : number(-3...3), 0, 0, 1)
        if seed % 4 == 0 { transform = CATransform3DScale(transform, number(0.5...2), number(0.5...2), 1) }
        if seed % 7 == 1 { transform.m21 += 0.3 }
        for layer in pair {
            layer.bounds = bounds
            layer.position = place
            layer.anchorPoint = anchor
            layer.transform = transform
            layer.opacity = 0.75
            layer.cornerRadius = seed % 2 == 0 ? 3 : 0
            layer.backgroundColor = .red
            layer.speed = seed % 5 == 0 ? 0.5 : 1
        }
        let paths = [
            "position", "position.x", "position.y", "opacity", "transform.rotation", "transform.rotation.z",
            "transform.scale", "transform.scale.x", "transform.scale.y", "transform.translation.x",
            "transform.translation.y", "transform.translation", "zPosition", "bounds", "backgroundColor",
        ]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let path = paths[Int.random(in: 0..<paths.count, using: &random)]
            let animation = CABasicAnimation(keyPath: path)
            func value() -> Any {
                switch path {
                case "position": CGPoint(x: number(0...100), y: number(0...100))
                case "transform.translation": CGSize(width: number(0...20), height: number(0...20))
                case "bounds": CGRect(x: 0, y: 0, width: number(1...40), height: 20)
                case "backgroundColor": CGColor(srgbRed: number(0...1), green: 0, blue: 1, alpha: 1)
                case "opacity": number(0...1)
                default: path.hasPrefix("transform.rotation") ? number(-8...8) : number(-2...3)
                }
            }
            let ends = Int.random(in: 0...3, using: &random)
            if ends != 1 { animation.fromValue = value() }
            if ends != 2 { animation.toValue = value() }
            animation.isAdditive = ends == 0 && path != "backgroundColor"
            animation.duration = number(0.2...1)
            animation.autoreverses = Bool.random(using: &random)
            animation.repeatCount = Float(Int.random(in: 0...3, using: &random))
            animation.fillMode = Bool.random(using: &random) ? .both : .removed
            animation.isRemovedOnCompletion = false
            if ends == 3 { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
            for layer in pair { layer.add(animation, forKey: nil) }
        }
        stage.context.commit()
        for time in [0, 0.1, 0.35, 0.5, 0.77, 1, 1.5, 2.5, 9] {
            let shapes = stage.nodes(at: time).compactMap(plainShape)
            try #require(shapes.count == 2 || shapes.isEmpty)
            guard shapes.count == 2 else { continue }
            #expect(near(shapes[0].box, shapes[1].box, 1e-9) && shapes[0].pixel == shapes[1].pixel)
            #expect(near(shapes[0].opacity, shapes[1].opacity, 1e-12))
        }
    }

    private func middle(of stage: LayerStage, at time: CFTimeInterval) -> Double? {
        stage.nodes(at: time).compactMap(plainShape).first.map { Double($0.box.midX) }
    }

    @Test("What changes while a layer is animated shows in the next frame") func changes() throws {
        let layer = CALayer.square(10, at: CGPoint(x: 50, y: 50))
        let stage = LayerStage.filling(layer)
        layer.add(CABasicAnimation("position.x", from: 0, to: 100, duration: 1), forKey: "move")
        // Before its commit an animation stands at its start.
        stage.clock.now = 0.5
        #expect(near(middle(of: stage, at: 0.5), 0))
        stage.context.commit()
        CATransaction.setDisableActions(true)
        #expect(near(middle(of: stage, at: 1), 50))
        layer.position.y = 20
        layer.backgroundColor = .blue
        let shape = try #require(stage.nodes(at: 1).compactMap(plainShape).first)
        #expect(near(shape.box.midY, 20) && shape.pixel == 0xFF00_00FF)
        layer.removeAnimation(forKey: "move")
        #expect(near(middle(of: stage, at: 1), 50))
        layer.isHidden = true
        #expect(stage.nodes(at: 1).isEmpty)
    }

    @Test("L10 siblings are sorted by the depths they show, also where these are animated") func order() {
        let (a, b) = (CALayer.square(10, at: .zero), CALayer.square(10, at: .zero, .blue))
        let stage = LayerStage(a, b)
        a.add(CABasicAnimation("zPosition", from: -1, to: 1), forKey: nil)
        stage.context.commit()
        #expect(stage.nodes(at: 0.25).compactMap { plainShape($0)?.pixel } == [0xFFFF_0000, 0xFF00_00FF])
        #expect(stage.nodes(at: 0.75).compactMap { plainShape($0)?.pixel } == [0xFF00_00FF, 0xFFFF_0000])
    }
}
