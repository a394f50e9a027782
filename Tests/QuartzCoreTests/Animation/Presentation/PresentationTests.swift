import CoreGraphics
@testable import QuartzCore
import Testing

/// Presentation layers (timing.md §5).
@Suite struct PresentationTests {
    init() { CATransaction.flush() }

    @Test("A presentation is one object until the time, the animations or the commit change") func stable() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        let first = layer.presentation()
        #expect(first != nil && first === layer.presentation() && first?.presentation() === first)
        layer.add(CABasicAnimation("opacity", from: 0), forKey: "a")
        let second = layer.presentation()
        #expect(second !== first && second?.opacity == 0)
        stage.context.commit()
        let third = layer.presentation()
        #expect(third !== second && third === layer.presentation())
        stage.clock.now = 0.5
        #expect(layer.presentation() !== third && layer.presentation()?.opacity == 0.5)
        layer.removeAllAnimations()
        #expect(layer.presentation()?.opacity == 1)
    }

    @Test("A presentation has the values of the last commit") func committedValues() {
        let (layer, parent) = (CALayer(), CALayer())
        parent.addSublayer(layer)
        let stage = LayerStage(parent)
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        layer.position = CGPoint(x: 3, y: 4)
        layer.setValue(7, forKey: "mine")
        #expect(layer.presentation()?.opacity == 1 && layer.presentation()?.position == .zero)
        #expect(layer.presentation()?.value(forKey: "mine") == nil && layer.opacity == 0.5)
        stage.context.commit()
        #expect(layer.presentation()?.opacity == 0.5 && layer.presentation()?.position == CGPoint(x: 3, y: 4))
        #expect(layer.presentation()?.value(forKey: "mine") as? Int == 7)
    }

    @Test("A presentation begins at the start of an animation that adds to a value set with it") func additive() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        CATransaction.setDisableActions(true)
        for value: Float in [0.25, 0.5] {
            let animation = CABasicAnimation("opacity", from: Double(layer.opacity - value), to: 0)
            animation.isAdditive = true
            layer.opacity = value
            layer.add(animation, forKey: nil)
            #expect(layer.presentation()?.opacity == 1)
        }
        stage.context.commit()
        #expect(layer.presentation()?.opacity == 1)
        stage.clock.now = 0.5
        #expect(layer.presentation()?.opacity == 0.75)
    }

    @Test("The presentation of a subclass has the values of the last commit") func committedSubclassValues() {
        let layer = CAGradientLayer()
        let stage = LayerStage(layer)
        CATransaction.setDisableActions(true)
        layer.endPoint = CGPoint(x: 1, y: 0)
        #expect(layer.presentation()?.endPoint == CGPoint(x: 0.5, y: 1))
        stage.context.commit()
        #expect(layer.presentation()?.endPoint == CGPoint(x: 1, y: 0))
    }

    @Test("An implicit animation starts from the committed value, not from one just set") func sameTurn() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.name = "opens the transaction"
        layer.zPosition = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        layer.opacity = 0.5
        let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(animation?.fromValue as? Double == 1)
        stage.context.commit()
    }

    @Test("Only the outermost transaction commits the presented values") func outermost() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        func set(_ radius: CGFloat) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.cornerRadius = radius
            CATransaction.commit()
        }
        set(1)
        #expect(layer.presentation()?.cornerRadius == 1)
        layer.zPosition = 5
        set(2)
        #expect(layer.presentation()?.cornerRadius == 1)
        stage.context.commit()
        #expect(layer.presentation()?.cornerRadius == 2)
    }

    @Test("A layer that leaves the tree is released") func memory() {
        let stage = LayerStage()
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            gone = layer
            stage.root.addSublayer(layer)
            stage.context.commit()
            _ = layer.presentation()
            layer.opacity = 0.5
            layer.removeFromSuperlayer()
            #expect(layer.presentation() == nil)
        }
        stage.context.commit()
        stage.advance(to: 0)
        #expect(gone == nil)
    }

    @Test("A presentation copy renders the animations of its sublayers, and the layer itself renders none")
    func rendering() throws {
        let (layer, inner) = (CALayer(), CALayer())
        let stage = LayerStage(layer)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(inner)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 0, 10)
        inner.add(fade, forKey: nil)
        stage.context.commit()
        func isPainted(_ layer: CALayer) throws -> Bool {
            let context = try #require(
                CGContext(
                    data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            layer.render(in: context)
            return context.bitmap[5, 5] != 0
        }
        #expect(try isPainted(layer))
        #expect(try !isPainted(#require(layer.presentation())))
    }
}
