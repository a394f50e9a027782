import CoreGraphics
@testable import QuartzCore
import Testing

/// A layer with a custom property.
private protocol Dial: CALayer {
    var angle: CGFloat { get set }
}

private final class PlainDial: CALayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class ShapeDial: CAShapeLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class TextDial: CATextLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class GradientDial: CAGradientLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class ReplicatorDial: CAReplicatorLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class EmitterDial: CAEmitterLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class ScrollDial: CAScrollLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class TiledDial: CATiledLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

private final class TransformDial: CATransformLayer, Dial {
    @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
}

@Suite struct AnimatableTests {
    private static var dials: [any Dial] {
        [
            PlainDial(), ShapeDial(), TextDial(), GradientDial(), ReplicatorDial(), EmitterDial(), ScrollDial(),
            TiledDial(), TransformDial(),
        ]
    }

    init() { CATransaction.flush() }

    @Test("A declared property has a class default, which nil restores") func defaults() {
        for dial in Self.dials {
            let kind = type(of: dial)
            #expect(dial.angle == 0.25 && dial.value(forKey: "angle") as? Double == 0.25, "\(kind)")
            #expect(kind.defaultValue(forKey: "angle") as? Double == 0.25, "\(kind)")
            #expect(!dial.shouldArchiveValue(forKey: "angle"), "\(kind)")
            dial.setValue(2, forKey: "angle")
            #expect(dial.angle == 2 && dial.shouldArchiveValue(forKey: "angle"), "\(kind)")
            dial.setValue(nil, forKey: "angle")
            #expect(dial.angle == 0.25, "\(kind)")
        }
    }

    @Test("Changing a declared property animates it and redraws the layer") func implicit() throws {
        for dial in Self.dials {
            let kind = type(of: dial)
            dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let stage = LayerStage.filling(dial)
            stage.context.commit()
            let action = try #require(dial.action(forKey: "angle") as? CABasicAnimation)
            #expect(action.keyPath == "angle" && action.fromValue as? Double == 0.25, "\(kind)")
            #expect(kind.defaultAction(forKey: "angle") == nil, "\(kind)")
            dial.angle = 1.25
            #expect(dial.needsDisplay() && kind.needsDisplay(forKey: "angle"), "\(kind)")
            #expect(dial.animationKeys() == ["angle"], "\(kind)")
            stage.advance(to: 0.125)
            let shown = try #require(dial.presentation())
            #expect(shown.angle > 0.25 && shown.angle < 1.25, "\(kind)")
            stage.advance(to: 1)
            #expect(dial.presentation()?.angle == 1.25 && dial.animationKeys() == nil, "\(kind)")
        }
    }

    @Test("Presentation copies of any class keep declared values") func copies() {
        for dial in Self.dials {
            dial.angle = 3
            let own = CALayer.copy(of: dial, asOwnClass: true)
            #expect((own as? any Dial)?.angle == 3)
            #expect(CALayer.copy(of: dial).value(forKey: "angle") as? Double == 3)
        }
    }

    private class Gauge: CAShapeLayer {
        @Animatable("level") var level: CGFloat = 1
        @Animatable("caption", animates: false) var caption: String? = nil
        @Animatable("center") var center = CGPoint(x: 1, y: 2)
        @Animatable("tint") var tint: CGColor? = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    }

    private final class TallGauge: Gauge {
        @Animatable("height", redraws: true) var height: CGFloat = 7
    }

    @Test("A subclass keeps inherited properties, both built in and declared") func inherited() {
        #expect(TallGauge.defaultValue(forKey: "height") as? Double == 7)
        #expect(TallGauge.defaultValue(forKey: "level") as? Double == 1)
        #expect(TallGauge.defaultValue(forKey: "strokeEnd") as? Double == 1)
        #expect(TallGauge.needsDisplay(forKey: "height") && !TallGauge.needsDisplay(forKey: "level"))
        #expect(Gauge.defaultValue(forKey: "height") == nil && CAShapeLayer.defaultValue(forKey: "level") == nil)
        let gauge = TallGauge()
        gauge.setValue(0.5, forKey: "strokeEnd")
        gauge.setValue(0.25, forKey: "level")
        #expect(gauge.strokeEnd == 0.5 && gauge.level == 0.25)
    }

    @Test("Declared properties can be strings, points or colours, and have components") func kinds() {
        let gauge = Gauge()
        #expect(gauge.caption == nil && gauge.center == CGPoint(x: 1, y: 2) && gauge.tint?.components?[0] == 1)
        gauge.setValue(9, forKeyPath: "center.y")
        gauge.caption = "fuel"
        gauge.tint = nil
        #expect(gauge.center == CGPoint(x: 1, y: 9) && gauge.value(forKey: "caption") as? String == "fuel")
        #expect(gauge.value(forKeyPath: "center.y") as? Double == 9)
        let stage = LayerStage.filling(gauge)
        stage.context.commit()
        #expect(gauge.action(forKey: "caption") == nil && gauge.action(forKey: "center") is CABasicAnimation)
        withExtendedLifetime(stage) {}
    }

    private final class Counted: CALayer {
        nonisolated(unsafe) static var made = 0
        override init() {
            super.init()
            Counted.made += 1
        }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Reading class values creates no layer if the class declares nothing") func nothingMade() {
        #expect(Counted.defaultValue(forKey: "angle") == nil && !Counted.needsDisplay(forKey: "angle"))
        #expect(Counted.made == 0)
    }
}
