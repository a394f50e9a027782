import Testing

@testable import QuartziteUICore
import UIKit

/// uikit_animation.md §2: calls that the state table forbids raise an exception.
@Suite struct AnimatorMisuseTests {
    @Test("Finishing a running animator raises an exception") func running() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let reason = "finishAnimationAtPosition: should only be called on a stopped animator!"
        #expect(words.contains("uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'"))
    }

    @Test("Scrubbing a stopped animator raises an exception") func stopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.fractionComplete = 0.5
            }
        }
    }

    @Test("Releasing a paused animator raises an exception") func release() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(true)
            }
        }
    }
}
