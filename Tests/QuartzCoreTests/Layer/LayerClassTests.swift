@testable import QuartzCore
import TestSupport
import Testing

private final class RingLayer: CALayer {
    var progress: CGFloat = 0

    override init() {
        super.init()
        progress = 7
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? RingLayer { progress = layer.progress }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class without `init(layer:)`; calling that initializer would stop the program.
private final class SpinnerLayer: CAShapeLayer {
    init(side: CGFloat) {
        super.init()
        bounds.size = CGSize(width: side, height: side)
        path = CGPath(rect: bounds, transform: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private final class PlainLayer: CALayer {
    var sides = 3
}

private final class TaggedAnimation: CABasicAnimation {
    var tag = 5

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TaggedAnimation)?.tag = tag
        return copy
    }
}

/// Dynamic initializers, which depend on the compiler's class layout; these tests detect a change of it.
@Suite struct LayerClassTests {
    @Test("A class that is only known at run time is created with its own initializer") func make() {
        #expect((CALayer.make(RingLayer.self) as? RingLayer)?.progress == 7)
        #expect((CALayer.make(PlainLayer.self) as? PlainLayer)?.sides == 3)
        #expect(type(of: CALayer.make(CALayer.self)) == CALayer.self)
    }

    @Test("Presentation copies are created with the class's init(layer:)") func copy() {
        let ring = RingLayer()
        ring.progress = 42
        ring.opacity = 0.5
        let copy = CALayer.copy(of: ring, asOwnClass: true)
        #expect((copy as? RingLayer)?.progress == 42 && copy.opacity == 0.5)
        #expect((CALayer.copy(of: PlainLayer(), asOwnClass: true) as? PlainLayer)?.sides == 3)
    }

    @Test("A class without init(layer:) can be drawn, animated and changed") func spinner() {
        let layer = SpinnerLayer(side: 10)
        let stage = LayerStage(layer)
        layer.add(CABasicAnimation("position.x", from: 0, to: 40, duration: 2), forKey: "move")
        stage.context.commit()
        #expect(!stage.nodes(at: 1).isEmpty)
        layer.opacity = 0.5
        let implicit = layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(implicit?.fromValue as? Double == 1)
        stage.advance(to: 1)
        #expect(layer.shownValues()?.position.x == 20)
    }

    @Test("Calling init(layer:) in an app creates a layer with default values") func initLayer() {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        shape.path = CGPath(rect: shape.bounds, transform: nil)
        let other = CAShapeLayer(layer: shape)
        #expect(other.frame == .zero && other.path == nil && !other.isCopy && other.model() === other)
        #expect(CAScrollLayer(layer: CALayer()).masksToBounds && CAGradientLayer(layer: shape).colors == nil)
    }

    @Test("Copies of animations keep their class and values", .fact("ani-063", "ani-075", "ani-095"))
    func copyAnimation()
        throws
    {
        let animation = TaggedAnimation(keyPath: "position")
        animation.duration = 3
        animation.toValue = 7
        animation.repeatCount = 2
        animation.tag = 9
        animation.setValue("mine", forKey: "name")
        let copy = try #require(animation.copy() as? TaggedAnimation)
        #expect(copy !== animation && copy.duration == 3 && copy.repeatCount == 2 && copy.tag == 9)
        #expect(copy.keyPath == "position" && copy.toValue as? Int == 7)
        #expect(copy.value(forKey: "name") as? String == "mine")
    }

    @Test("An animation retains its delegate", .fact("ani-048", "ani-058", "ani-061")) func delegateIsHeld() {
        let animation = CAAnimation()
        weak var seen: Listener?
        do {
            let listener = Listener()
            seen = listener
            animation.delegate = listener
        }
        #expect(seen != nil && animation.delegate === seen)
        animation.delegate = nil
        #expect(seen == nil)
    }
}
