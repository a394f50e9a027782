import Testing

@testable import UIKit

/// uikit_animation.md §2: what the table forbids stops the program.
@Suite struct AnimatorMisuseTests {
    @Test("Continuing, finishing or stopping an inactive animator stops the program") func inactive() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).stopAnimation(true) }
        }
    }

    @Test("Starting or scrubbing a stopped animator stops the program") func stopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.fractionComplete = 0.5
            }
        }
    }

    @Test("Releasing a paused animator stops the program") func release() async {
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
