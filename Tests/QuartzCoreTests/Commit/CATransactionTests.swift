@testable import QuartzCore
import TestSupport
import Testing

/// Transactions (timing.md §3 and the facts of transactions.tsv).
@Suite struct CATransactionTests {
    init() { CATransaction.flush() }

    @Test(
        "Each transaction has its own animation duration", .fact("trx-005", "trx-031", "trx-035", "trx-051", "trx-053"))
    func duration() {
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.setAnimationDuration(5)
        #expect(CATransaction.animationDuration() == 5)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.5)
        #expect(CATransaction.animationDuration() == 1.5)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 5)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("The lock is recursive, and unlocking without the lock has no effect", .fact("trx-036")) func lock() {
        CATransaction.lock()
        CATransaction.lock()
        CATransaction.unlock()
        CATransaction.unlock()
        CATransaction.unlock()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test(
        "Settings of a nested transaction end with it", .rule("T15"), .fact("trx-015", "trx-040", "trx-046", "trx-059"))
    func nested() {
        CATransaction.begin()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        #expect(CATransaction.disableActions() && CATransaction.animationTimingFunction() != nil)
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
    }

    @Test("A nested nil timing function hides the outer one") func nilTimingFunction() {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(nil)
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
        CATransaction.commit()
    }

    @Test("Flush does not commit explicit transactions", .fact("trx-030")) func flushInside() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("A transaction stores values by key", .fact("trx-061")) func values() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setValue("stored", forKey: "aKeyOfMyOwn")
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.value(forKey: "aKeyOfMyOwn") as? String == "stored")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
    }

    @Test("An unbalanced commit commits the implicit transaction, if any") func unbalanced() {
        CATransaction.commit()
        CATransaction.setAnimationDuration(5)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test(
        "Completion blocks run once, after the animations of their transaction",
        .fact("trx-012", "trx-016", "trx-020", "trx-032", "trx-045", "trx-047")) func completion()
    {
        let stage = LayerStage()
        var (n, m) = (0, 0)
        CATransaction.begin()
        CATransaction.setCompletionBlock { n += 1 }
        CATransaction.setCompletionBlock { m += 1 }
        CATransaction.setCompletionBlock(nil)
        stage.advance(to: 0)
        #expect(n == 0)
        CATransaction.commit()
        #expect(n == 0)
        #expect(stage.nextEventTime == 0)
        stage.advance(to: 0.3)
        stage.advance(to: 0.6)
        #expect(n == 1 && m == 1 && CATransaction.completionBlock() == nil)
    }

    @Test("A completion block waits for animations added after it, including those of nested transactions")
    func completionWaits() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        var log: [String] = []
        func note(_ text: String) { log.append("\(text) \(CACurrentMediaTime())") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { note("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { note("inner") }
        layer.add(CABasicAnimation("opacity", from: 0, duration: 1), forKey: "a")
        CATransaction.commit()
        layer.add(CABasicAnimation("position", by: CGPoint(x: 1, y: 1), duration: 2), forKey: "b")
        CATransaction.commit()
        stage.advance(to: 3)
        #expect(log == ["inner 1.0", "outer 2.0"])
    }

    @Test("An endless animation delays the completion block until its removal", .rule("T13")) func completionOfEndless()
    {
        let layer = CALayer()
        let stage = LayerStage(layer)
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        let animation = CABasicAnimation("opacity", from: 0)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        stage.advance(to: 1000)
        #expect(!done)
        layer.removeAnimation(forKey: "a")
        stage.advance(to: 1001)
        #expect(done)
    }

    @Test("A completion block set after the animations does not wait for them", .rule("T14")) func completionSetLate() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        var at = -1.0
        CATransaction.begin()
        layer.add(CABasicAnimation("opacity", from: 0, duration: 5), forKey: "a")
        CATransaction.setCompletionBlock { at = CACurrentMediaTime() }
        CATransaction.commit()
        stage.advance(to: 1)
        #expect(at == 0)
    }

    @Test("A completion block that sets another one does not prevent time from passing") func endlessBlocks() {
        let stage = LayerStage()
        var count = 0
        func again() {
            count += 1
            CATransaction.setCompletionBlock { again() }
        }
        again()
        stage.advance(to: 1)
        #expect((900...1100).contains(count))
        CATransaction.flush()
        stage.advance(to: 1)
    }

    @Test("Each thread has its own transactions", .fact("trx-022", "trx-050")) func threads() {
        nonisolated(unsafe) var other = 0.0
        let done = DispatchSemaphore(value: 0)
        CATransaction.begin()
        CATransaction.setAnimationDuration(5)
        Thread.detachNewThread {
            other = CATransaction.animationDuration()
            done.signal()
        }
        done.wait()
        #expect(CATransaction.animationDuration() == 5 && other == 0.25)
        CATransaction.commit()
    }
}
