import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// Snapshots of block animations, transitions and property animators.
@MainActor @Suite struct AnimationPictureTests {
    @Test("A block that reverses another halfway does not jump", .rule("uikit_animation §1.3"))
    func redirect() throws {
        let stage = Stage.showing(80, 20) { view in
            let box = view.addBox(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
            UIView.animate(withDuration: 1) { box.frame.origin.x = 60 }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                UIView.animate(withDuration: 1) { box.frame.origin.x = 0 }
            }
        }
        try expectAnimation(stage, as: .strip(from: 0, to: 1.4, every: 0.2, columns: 2), named: "thereAndBack")
        try stage.runUntilIdle()
        #expect(stage.time == 1.5)
        try expectSeekable(stage, times: [0.25, 0.5, 0.75, 1, 1.5])
    }

    @Test("A spring overshoots its end", .rule("U6")) func spring() throws {
        let stage = Stage.showing(60, 20) { view in
            let box = view.addBox(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: { box.frame.origin.x = 30 })
        }
        try expectAnimation(stage, as: .hashes(fps: 30, duration: 1), named: "swinging")
        try expectSeekable(stage, times: [0.1, 0.3, 0.5])
        // The rightmost column that is ever red: 16.3 % of 30 points beyond 50.
        var reach = 0
        for step in 1...60 {
            stage.seek(to: Double(step) / 60)
            let frame = stage.frame()
            reach = max(reach, (0..<60).last(where: { frame.pixel(x: $0, y: 10).green < 128 }) ?? 0)
        }
        #expect(reach == 54)
    }

    @Test("Keyframes run one after another", .rule("uikit_animation §1.8")) func keyframes() throws {
        let stage = Stage.showing(60, 60) { view in
            let box = view.addBox(CGRect(x: 0, y: 0, width: 20, height: 20), .orange)
            let linear = UIView.AnimationOptions.curveLinear
            let options = UIView.KeyframeAnimationOptions(rawValue: linear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.origin.x = 40 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.frame.origin.y = 40 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { box.alpha = 0.2 }
            }
        }
        try expectAnimation(stage, as: .strip(from: 0, to: 1, every: 0.125, columns: 5), named: "turns")
        try expectSeekable(stage, times: [0, 0.3, 0.6, 0.9])
    }

    @Test(
        "Every transition replaces one view with another", .rule("uikit_animation §1.8"),
        arguments: [
            ("flip", UIView.AnimationOptions.transitionFlipFromLeft), ("dissolve", .transitionCrossDissolve),
            ("curl", .transitionCurlUp),
        ])
    func transition(name: String, options: UIView.AnimationOptions) throws {
        let stage = Stage.showing(60, 60) { view in
            let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            let (red, blue) = (view.addBox(frame, .red), UIView(frame: frame))
            blue.backgroundColor = .blue
            // A view has to be on screen before a transition from it.
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                UIView.transition(from: red, to: blue, duration: 1, options: options)
            }
        }
        try expectAnimation(stage, as: .strip(from: 0.5, to: 1.5, every: 0.2, columns: 6), named: name)
        try stage.runUntilIdle()
        #expect(stage.time == 1.5 && stage.frame().pixel(x: 30, y: 30) == (0, 0, 255, 255))
    }

    @Test("An animator paused at 40 % keeps its values, and takes 0.6 s more after it continues", .rule("U10"))
    func paused() throws {
        var received: [UIViewAnimatingPosition] = []
        let stage = Stage.showing(80, 20) { view in
            let box = view.addBox(CGRect(x: 0, y: 0, width: 20, height: 20), .purple)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 60 }
            animator.addCompletion { received.append($0) }
            animator.startAnimation()
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in animator.pauseAnimation() }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
        try expectAnimation(stage, as: .strip(from: 0, to: 1.6, every: 0.2, columns: 3), named: "waits")
        try stage.runUntilIdle()
        #expect(abs(stage.time - 1.6) < 1e-9 && received == [.end])
        try expectSeekable(stage, times: [0.2, 0.5, 0.9, 1.3, 1.7])
    }

    @Test("An animator reversed at 30 % is back at the start after the same time", .rule("U14"))
    func reversed() throws {
        var received: [UIViewAnimatingPosition] = []
        let stage = Stage.showing(80, 20) { view in
            let box = view.addBox(CGRect(x: 0, y: 0, width: 20, height: 20), .brown)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                box.frame.origin.x = 60
                box.alpha = 0.2
            }
            animator.addCompletion { received.append($0) }
            animator.startAnimation()
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in animator.isReversed = true }
        }
        try expectAnimation(stage, as: .strip(from: 0, to: 0.6, every: 0.15, columns: 5), named: "back")
        try stage.runUntilIdle()
        #expect(abs(stage.time - 0.6) < 1e-9 && received == [.start])
    }
}
