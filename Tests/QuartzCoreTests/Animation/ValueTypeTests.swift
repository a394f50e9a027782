@testable import QuartzCore
import TestSupport
import Testing

/// All kinds of values and all combinations of from, to and by values (timing.md §7 and §13), animated on layers.
@Suite struct ValueTypeTests {
    /// The layer, configured by `prepare`, halfway through the animation.
    private func half(_ animation: CAAnimation, _ prepare: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        prepare(layer)
        return animation.shown(on: layer, at: 0.5)
    }

    @Test(
        "Point animations support all combinations of from, by and to",
        arguments: [
            (10, 4, 30, 20), (10, nil, 30, 20), (10, 4, nil, 12), (nil, 4, 30, 28), (10, nil, nil, 55),
            (nil, nil, 30, 65), (nil, 4, nil, 102), (nil, nil, nil, 100),
        ] as [(Double?, Double?, Double?, Double)])
    func sevenWays(_ from: Double?, _ by: Double?, _ to: Double?, _ expected: Double) {
        func point(_ x: Double?) -> CGPoint? { x.map { CGPoint(x: $0, y: -$0) } }
        let animation = CABasicAnimation("position", from: point(from), by: point(by), to: point(to))
        let shown = half(animation) { $0.position = CGPoint(x: 100, y: -100) }
        #expect(near(shown.position, CGPoint(x: expected, y: -expected)))
    }

    @Test(
        "Transform animations support all combinations of from, by and to; by is concatenated",
        arguments: [
            (2, nil, 4, 3), (2, 3, nil, 4), (nil, 2, 8, 6), (2, nil, nil, 6), (nil, nil, 4, 7), (nil, 2, nil, 15),
            (nil, nil, nil, 10),
        ] as [(Double?, Double?, Double?, Double)])
    func transforms(_ from: Double?, _ by: Double?, _ to: Double?, _ expected: Double) {
        func scale(_ k: Double?) -> CATransform3D? { k.map { CATransform3DMakeScale($0, $0, 1) } }
        let animation = CABasicAnimation("transform", from: scale(from), by: scale(by), to: scale(to))
        let shown = half(animation) { $0.transform = CATransform3DMakeScale(10, 10, 1) }
        #expect(near(shown.transform, CATransform3DMakeScale(expected, expected, 1)))
    }

    @Test("Rectangles and sizes animate as a whole or by component, boxed or not") func rectangles() {
        let rect = CABasicAnimation(
            "bounds", from: CGRect.zero, to: NSValue(rect: CGRect(x: 2, y: 4, width: 6, height: 8)))
        #expect(half(rect).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        let size = CABasicAnimation("bounds.size", from: CGSize.zero, to: CGSize(width: 6, height: 8))
        #expect(half(size) { $0.bounds.origin.x = 9 }.bounds == CGRect(x: 9, y: 0, width: 3, height: 4))
        let origin = CABasicAnimation("bounds.origin", by: CGPoint(x: 10, y: 20))
        #expect(half(origin).bounds.origin == CGPoint(x: 5, y: 10))
        let height = CABasicAnimation("bounds.size.height", from: 10, to: 30)
        #expect(half(height) { $0.bounds.size.width = 7 }.bounds == CGRect(x: 0, y: 0, width: 7, height: 20))
        let offset = CABasicAnimation("shadowOffset", from: CGSize.zero, to: CGPoint(x: 4, y: 6))
        #expect(half(offset).shadowOffset == CGSize(width: 2, height: 3))
        let y = CABasicAnimation("shadowOffset.height", from: 0, to: 8)
        #expect(half(y) { $0.shadowOffset = CGSize(width: 5, height: 1) }.shadowOffset == CGSize(width: 5, height: 4))
    }

    @Test("An affine transform can animate a transform property") func affine() {
        let animation = CABasicAnimation("transform", to: CGAffineTransform(translationX: 10, y: 20))
        #expect(near(half(animation).transform, CATransform3DMakeTranslation(5, 10, 0)))
    }

    @Test("Animating a component of a transform keeps the others and allows more than one turn") func components() {
        let turn = CABasicAnimation("transform.rotation.z", from: 0, to: Double.pi * 5)
        let shown = half(turn) { $0.transform = CATransform3DMakeScale(2, 3, 1) }
        // Halfway is two and a half half-turns, which equals a quarter turn.
        #expect(near(shown.transform.m12, 2) && near(shown.transform.m21, -3))
        let move = CABasicAnimation("transform.translation", by: CGSize(width: 10, height: 20))
        #expect(near(half(move).transform, CATransform3DMakeTranslation(5, 10, 0)))
        let perspective = CABasicAnimation("sublayerTransform.scale", from: 1, to: 3)
        #expect(near(half(perspective).sublayerTransform, CATransform3DMakeScale(2, 2, 2)))
    }

    @Test("A rotation stays a rotation halfway", .rule("T40")) func rotation() {
        let animation = CABasicAnimation(
            "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(Double.pi / 2, 0, 0, 1))
        #expect(near(half(animation).transform, CATransform3DMakeRotation(Double.pi / 4, 0, 0, 1)))
    }

    @Test("Colour animations can start from nil and end at the exact colour given") func colors() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let animation = CABasicAnimation("backgroundColor", to: red)
        let mixed = half(animation).backgroundColor?.rgba
        #expect(near(mixed?.r, 0.5) && near(mixed?.a, 0.5))
        #expect(animation.shown(at: 0).backgroundColor == nil)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        #expect(animation.shown(at: 2).backgroundColor === red)
        let sum = CABasicAnimation("borderColor", from: red, by: CGColor(red: -1, green: 1, blue: 0, alpha: 0))
        #expect(near(half(sum).borderColor?.rgba.g, 0.5))
        let keys = CAKeyframeAnimation("backgroundColor", [red, NSNull(), red])
        #expect(near(keys.shown(at: 0.25).backgroundColor?.rgba.a, 0.5))
    }

    @Test("Booleans and strings switch halfway", arguments: [(0.49, false), (0.5, true)])
    func discrete(_ time: Double, _ expected: Bool) {
        #expect(CABasicAnimation("hidden", from: false, to: true).shown(at: time).isHidden == expected)
        let gravity = CABasicAnimation("contentsGravity", from: "left", to: "right")
        #expect(gravity.shown(at: time).contentsGravity == (expected ? .right : .left))
    }

    @Test("Scales interpolate evenly, also to and from zero", .rule("T41", "T42")) func scales() {
        let big = CABasicAnimation("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(10, 10, 1))
        #expect(near(half(big).transform.m11, 5.5))
        let none = CABasicAnimation("transform", to: CATransform3DMakeScale(0, 0, 0))
        #expect(near(half(none).transform.m11, 0.5))
    }

    @Test("Lists of colours and numbers interpolate by element", .rule("T43")) func lists() throws {
        let layer = CAGradientLayer()
        let colors = [1.0, 0, 0.5].map { CGColor(red: $0, green: $0, blue: 1, alpha: 1) }
        layer.colors = colors
        layer.locations = [0, 0.5, 1]
        let stage = LayerStage(layer)
        let clear = colors.map { _ in CGColor(red: 0, green: 1, blue: 1, alpha: 1) }
        layer.add(CABasicAnimation("colors", to: clear), forKey: "c")
        layer.add(CABasicAnimation("locations", from: [0, 0, 0.0], to: [0, 0.4, 0.8]), forKey: "l")
        stage.context.commit()
        stage.clock.now = 0.5
        let shown = try #require(layer.presentation())
        let mixed = try #require(shown.colors as? [CGColor])
        #expect(mixed.map(\.rgba.r) == [0.5, 0, 0.25])
        #expect(near(mixed[1].rgba.g, 0.5))
        let locations = (shown.locations ?? []).map(\.doubleValue)
        #expect(locations.count == 3 && near(locations[1], 0.2, 1e-6) && near(locations[2], 0.4, 1e-6))
    }

    @Test("Paths interpolate if their elements match and otherwise switch halfway") func paths() {
        let layer = CAShapeLayer()
        let animation = CABasicAnimation(
            "path", from: CGPath.through((0, 0), (10, 0)), to: CGPath.through((0, 10), (30, 0)))
        let shown = animation.shown(on: layer, at: 0.5) as? CAShapeLayer
        #expect(shown?.path == CGPath.through((0, 5), (20, 0)))
        let other = CABasicAnimation("path", from: CGPath.through((0, 0), (10, 0)), to: CGPath.through((0, 10)))
        #expect((other.shown(on: CAShapeLayer(), at: 0.4) as? CAShapeLayer)?.path == CGPath.through((0, 0), (10, 0)))
        let keys = CAKeyframeAnimation(
            "path", [CGPath.through((0, 0), (10, 0)), CGPath.through((0, 8), (10, 0))], mode: .cubicPaced)
        #expect((keys.shown(on: CAShapeLayer(), at: 0.5) as? CAShapeLayer)?.path == CGPath.through((0, 4), (10, 0)))
    }

    @Test("An additive cumulative animation adds the model, the completed cycles and the current one")
    func additiveCumulative() {
        let animation = CABasicAnimation("position.x", from: 0, to: 10)
        animation.isAdditive = true
        animation.isCumulative = true
        animation.repeatCount = 3
        let layer = CALayer()
        layer.position.x = 100
        #expect(near(animation.shown(on: layer, at: 2.5).position.x, 125))
    }

    @Test("Cubic transform keyframes pass through their values") func cubicTransforms() {
        let values = [0.0, 1, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) }
        let keys = CAKeyframeAnimation("transform", values, mode: .cubic)
        #expect(near(keys.shown(at: 0.5).transform, values[1]))
        #expect(near(keys.shown(at: 0.25).transform, CATransform3DMakeRotation(0.5, 0, 0, 1)))
        let flat = CAKeyframeAnimation(
            "transform", [0.0, 1, 0].map { CATransform3DMakeScale($0, $0, 1) }, mode: .cubic)
        #expect(near(flat.shown(at: 0.25).transform.m11, 0.625))
    }
}
