import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// The fast path for animations draws the same as the general path.
@Suite struct LayerMotionTests {
    /// A subclass, so that the layer uses the general path.
    private final class General: CALayer {}

    private let paths = [
        "position", "position.x", "position.y", "opacity", "transform.rotation", "transform.rotation.z",
        "transform.scale", "transform.scale.x", "transform.scale.y", "transform.translation.x",
        "transform.translation.y", "transform.translation", "zPosition", "bounds", "backgroundColor",
    ]

    @Test("The fast path matches the general path for random animations", arguments: 0..<40)
    func same(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) + 9)
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
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let path = paths[Int.random(in: 0..<paths.count, using: &random)]
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
            let keyframes = CAKeyframeAnimation(keyPath: path)
            keyframes.values = (0..<3).map { _ in value() }
            let basic = CABasicAnimation(keyPath: path)
            if ends != 1 { basic.fromValue = value() }
            if ends != 2 { basic.toValue = value() }
            let animation: CAPropertyAnimation = seed % 8 > 5 ? keyframes : basic
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

    /// Returns a random value for an animation of a leaf's `path`.
    private func value(_ path: String, _ random: inout SeededRandom) -> Any {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        switch path {
        case "position", "bounds.origin": return CGPoint(x: number(-50...50), y: number(-50...50))
        case "bounds":
            return CGRect(x: number(-9...9), y: number(-9...9), width: number(-40...40), height: number(0...9))
        case "bounds.size": return CGSize(width: number(-20...40), height: number(-20...40))
        case "backgroundColor":
            return CGColor(srgbRed: number(-1...2), green: number(0...1), blue: 0.5, alpha: number(-0.2...1))
        case "transform":
            let turn = CATransform3DMakeRotation(number(-8...8), 0, 0, 1)
            let tilted = CATransform3DRotate(turn, number(0...1) < 0.1 ? 0.5 : 0, 1, 0, 0)
            return CATransform3DScale(tilted, number(-1...2), number(0.5...2), 1)
        default: return number(-1...2)
        }
    }

    /// Returns an animation of a leaf's `path` from, to or between random values, or through three keyframes.
    private func animation(
        _ path: String, _ ends: Int, isSpring: Bool, hasKeyframes: Bool, _ random: inout SeededRandom
    ) -> CAPropertyAnimation {
        if hasKeyframes {
            let animation = CAKeyframeAnimation(keyPath: path)
            animation.values = (0..<3).map { _ in value(path, &random) }
            animation.calculationMode = [.linear, .cubic, .discrete, .paced, .cubicPaced][ends]
            return animation
        }
        let animation = isSpring ? CASpringAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
        if ends != 1 { animation.fromValue = value(path, &random) }
        if ends != 2 { animation.toValue = value(path, &random) }
        return animation
    }

    @Test("Transforms, colours and sizes match to the last bit", arguments: 0..<40)
    func exact(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) + 77)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        let pair = [CALayer(), General()]
        let stage = LayerStage(pair[0], pair[1])
        stage.root.sublayerTransform = seed % 9 == 8 ? CATransform3DMakeScale(2, 1, 1) : CATransform3DIdentity
        CATransaction.setDisableActions(true)
        let colors = [nil, CGColor.clear, CGColor(srgbRed: 0.2, green: 0.9, blue: 0.4, alpha: 0.7), .white]
        let transform = CATransform3DMakeRotation(seed % 2 == 0 ? 0 : number(-3...3), 0, 0, 1)
        let bounds = CGRect(x: number(-9...9), y: 0, width: number(1...40), height: number(1...40))
        for layer in pair {
            layer.bounds = bounds
            layer.anchorPoint = CGPoint(x: 0.3, y: 1)
            layer.transform = transform
            layer.opacity = 0.8
            layer.backgroundColor = colors[seed % 4]
            layer.cornerRadius = seed % 5 == 4 ? 3 : 0
        }
        let paths = [
            "position", "opacity", "transform", "transform", "backgroundColor", "backgroundColor", "bounds",
            "bounds.size", "bounds.origin", "bounds.size.width", "position.y", "bounds.origin.y",
        ]
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let path = paths[Int.random(in: 0..<paths.count, using: &random)]
            let ends = Int.random(in: 0...4, using: &random)
            let animation = animation(path, ends, isSpring: seed % 6 == 5, hasKeyframes: seed % 6 == 4, &random)
            animation.isAdditive = ends == 0 || ends == 1
            animation.isCumulative = seed % 6 == 3
            animation.duration = [0.5, 1, 0.7][Int.random(in: 0..<3, using: &random)]
            animation.autoreverses = seed % 3 == 0
            animation.repeatCount = Float(Int.random(in: 0...2, using: &random))
            animation.fillMode = Bool.random(using: &random) ? .both : .removed
            animation.isRemovedOnCompletion = false
            if ends > 2 { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
            for layer in pair { layer.add(animation, forKey: nil) }
        }
        stage.context.commit()
        for time in [0, 0.1, 0.35, 0.5, 0.77, 1, 1.5, 9] {
            let shapes = stage.nodes(at: time).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
            try #require(shapes.count == 2 || shapes.isEmpty)
            guard let first = shapes.first, let second = shapes.last else { continue }
            #expect(first.transform == second.transform && first.opacity == second.opacity)
            #expect(first.path == second.path && pixel(first) == pixel(second))
        }
    }

    private func pixel(_ shape: ShapeNode) -> UInt32? { if case .solid(let pixel) = shape.paint { pixel } else { nil } }

    private func middle(of stage: LayerStage, at time: CFTimeInterval) -> Double? {
        stage.nodes(at: time).compactMap(plainShape).first.map { Double($0.box.midX) }
    }

    @Test("Changes during an animation appear in the next frame") func changes() throws {
        let layer = CALayer.square(10, at: CGPoint(x: 50, y: 50))
        let stage = LayerStage.filling(layer)
        layer.add(CABasicAnimation("position.x", from: 0, to: 100, duration: 1), forKey: "move")
        // Before its commit, an animation stays at its start.
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

    @Test("Siblings are sorted by their presented depths, also while these are animated", .rule("L10")) func order() {
        let (a, b) = (CALayer.square(10, at: .zero), CALayer.square(10, at: .zero, .blue))
        let stage = LayerStage(a, b)
        a.add(CABasicAnimation("zPosition", from: -1, to: 1), forKey: nil)
        stage.context.commit()
        #expect(stage.nodes(at: 0.25).compactMap { plainShape($0)?.pixel } == [0xFFFF_0000, 0xFF00_00FF])
        #expect(stage.nodes(at: 0.75).compactMap { plainShape($0)?.pixel } == [0xFF00_00FF, 0xFFFF_0000])
    }
}
