import CoreGraphics
@testable import QuartzCore
import Testing

/// timing.md §5.
@Suite struct PresentationTests {
    init() { CATransaction.flush() }

    @Test("A presentation is one object until time moves, an animation comes or goes, or the next commit") func stable()
    {
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

    @Test("It has the values of the last commit, whatever has been set since") func committedValues() {
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

    @Test("So has a subclass's") func committedSubclassValues() {
        let layer = CAGradientLayer()
        let stage = LayerStage(layer)
        CATransaction.setDisableActions(true)
        layer.endPoint = CGPoint(x: 1, y: 0)
        #expect(layer.presentation()?.endPoint == CGPoint(x: 0.5, y: 1))
        stage.context.commit()
        #expect(layer.presentation()?.endPoint == CGPoint(x: 1, y: 0))
    }

    @Test("What is set without animation and then animated in one turn starts from what is on screen") func sameTurn() {
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

    @Test("The outermost transaction commits what is on screen, a nested one does not") func outermost() {
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

    @Test("Layers that leave go, with what was kept of them") func memory() {
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
}
