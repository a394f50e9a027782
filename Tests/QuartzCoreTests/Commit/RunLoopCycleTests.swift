@testable import QuartzCore
import Testing

/// The effects of a cycle of the main run loop outside all stages.
@Suite struct RunLoopCycleTests {
    private func runCycle() { TransactionStack.current.runCycle() }

    @Test("Completion blocks without animations run once, in the cycle after the commit") func blocks() {
        runCycle()
        var heard: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard.append("first") }
        CATransaction.setCompletionBlock { heard.append("second") }
        CATransaction.setCompletionBlock(nil)
        runCycle()
        #expect(heard.isEmpty)
        CATransaction.commit()
        #expect(heard.isEmpty)
        runCycle()
        runCycle()
        #expect(heard == ["first", "second"] && CATransaction.completionBlock() == nil)
    }

    @Test("The run loop cycle commits the implicit transaction") func implicit() {
        runCycle()
        var heard = 0
        CATransaction.setCompletionBlock { heard += 1 }
        runCycle()
        #expect(heard == 1)
    }

    @Test("Completion blocks also run if they wait for an animation of a layer outside a tree") func detached() {
        runCycle()
        var heard = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard += 1 }
        CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        runCycle()
        #expect(heard == 1)
    }

    @Test("An animation that is replaced reports that it did not finish") func replaced() {
        runCycle()
        let (layer, listener) = (CALayer(), Listener())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        layer.add(CABasicAnimation(keyPath: "zPosition"), forKey: "a")
        #expect(layer.animationKeys() == ["a"])
        #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.keyPath == "zPosition")
        runCycle()
        #expect(listener.log == ["stop  false"])
    }

    @Test("In a stage, completion blocks wait for the stage's clock") func staged() {
        var heard = 0
        let scene = SceneContext()
        CATransaction.begin()
        CATransaction.setCompletionBlock { heard += 1 }
        CATransaction.commit()
        scene.run { runCycle() }
        #expect(heard == 0)
        runCycle()
        #expect(heard == 1)
    }
}
