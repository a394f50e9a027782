@testable import QuartzCore
import TestSupport
import Testing

/// Actions (timing.md §4 and the facts of topic actions).
@Suite struct ActionTests {
    private final class Guide: CALayerDelegate {
        var reply: (any CAAction)?
        var asked: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append("\(event) \(layer.value(forKey: event) ?? "")")
            return reply
        }
    }

    init() { CATransaction.flush() }

    @Test("Actions are searched for in Apple's order", .fact("trx-033", "trx-034", "trx-063")) func order() {
        let (layer, guide) = (CALayer(), Guide())
        let (x, y) = (CABasicAnimation(), CABasicAnimation())
        layer.style = ["actions": ["position": x]]
        #expect(layer.action(forKey: "position") as? CABasicAnimation === x)
        layer.actions = ["position": y]
        #expect(layer.action(forKey: "position") as? CABasicAnimation === y)
        layer.delegate = guide
        #expect(layer.action(forKey: "position") as? CABasicAnimation === y)
        guide.reply = x
        #expect(layer.action(forKey: "position") as? CABasicAnimation === x)
        guide.reply = NSNull()
        #expect(layer.action(forKey: "position") == nil)
    }

    @Test("Layers outside a tree and layer classes have no actions", .fact("trx-029", "trx-052", "trx-057"))
    func none() {
        #expect(CALayer().action(forKey: "position") == nil)
        #expect(CALayer.defaultAction(forKey: "opacity") == nil)
    }

    @Test("A change of a committed layer animates implicitly", .rule("T16")) func implicit() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
        stage.context.commit()
        stage.clock.now = 0.125
        let expected = 1 - CAMediaTimingFunction(name: .default).value(at: 0.5)
        #expect(near(Double(layer.presentation()?.opacity ?? -1), expected, 1e-6))
        stage.advance(to: 0.26)
        #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 0)
    }

    @Test("A second change starts from the presented value") func restarts() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.opacity = 0
        stage.advance(to: 0.125)
        let shown = layer.presentation()?.opacity ?? -1
        layer.opacity = 1
        stage.context.commit()
        #expect(near(Double(layer.presentation()?.opacity ?? -1), Double(shown), 1e-6))
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test("Changes are immediate before the first commit and while actions are disabled") func noImplicit() {
        let stage = LayerStage()
        let layer = CALayer()
        stage.root.addSublayer(layer)
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        stage.context.commit()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test("NSNull from the delegate disables implicit animation, and is requested before the change", .rule("T17"))
    func delegateNull() {
        let (layer, guide) = (CALayer(), Guide())
        let stage = LayerStage(layer)
        guide.reply = NSNull()
        layer.delegate = guide
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        #expect(guide.asked == ["opacity 1.0"])
        #expect(stage.nextEventTime == nil)
    }

    @Test("Actions can disable a single key", .rule("T18")) func oneKey() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.actions = ["position": NSNull()]
        layer.position = CGPoint(x: 5, y: 5)
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
        #expect(stage.root.position == .zero)
    }

    @Test("The frame animates as position and bounds, and nonanimatable properties do not animate") func keys() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"])
        layer.removeAllAnimations()
        layer.isDoubleSided = false
        layer.contentsGravity = .center
        layer.name = "x"
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
        #expect(stage.root.animationKeys() == nil)
    }

    @Test("Entering and leaving a tree request the order-in and order-out actions") func orderInAndOut() {
        let (parent, layer, guide) = (CALayer(), CALayer(), Guide())
        layer.delegate = guide
        parent.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(guide.asked == ["onOrderIn ", "onOrderOut "])
    }
}
