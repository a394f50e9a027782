@testable import QuartzCore
import Testing

/// What a turn of the main run loop does outside every stage.
@Suite struct RunLoopTurnTests {
    private func takeTurn() { TransactionStack.current.takeTurn() }

    @Test("Blocks of a transaction without animations come with the turn after the commit, once each") func blocks() {
        takeTurn()
        var heard: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard.append("first") }
        CATransaction.setCompletionBlock { heard.append("second") }
        CATransaction.setCompletionBlock(nil)
        takeTurn()
        #expect(heard.isEmpty)
        CATransaction.commit()
        #expect(heard.isEmpty)
        takeTurn()
        takeTurn()
        #expect(heard == ["first", "second"] && CATransaction.completionBlock() == nil)
    }

    @Test("The implicit transaction is committed with the turn") func implicit() {
        takeTurn()
        var heard = 0
        CATransaction.setCompletionBlock { heard += 1 }
        takeTurn()
        #expect(heard == 1)
    }

    @Test("Blocks that wait for an animation of a layer that nothing shows come as well") func detached() {
        takeTurn()
        var heard = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard += 1 }
        CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        takeTurn()
        #expect(heard == 1)
    }

    @Test("An animation replaced by another of its key hears that it did not finish") func replaced() {
        takeTurn()
        let (layer, listener) = (CALayer(), Listener())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        layer.add(CABasicAnimation(keyPath: "zPosition"), forKey: "a")
        #expect(layer.animationKeys() == ["a"])
        #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.keyPath == "zPosition")
        takeTurn()
        #expect(listener.log == ["stop  false"])
    }

    @Test("In a stage its clock comes first") func staged() {
        var heard = 0
        let scene = SceneContext()
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard += 1 }
        CATransaction.commit()
        scene.run { takeTurn() }
        #expect(heard == 0)
        takeTurn()
        #expect(heard == 1)
    }
}
