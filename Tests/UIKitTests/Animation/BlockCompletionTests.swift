import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §1.2, §1.6: when completion blocks run, and with which value.
@MainActor @Suite struct BlockCompletionTests {
    private let screen = TestScreen()

    private final class Log {
        var entries: [String] = []
        func note(_ name: String) -> (Bool) -> Void {
            { self.entries.append("\(name) \($0) \(CACurrentMediaTime())") }
        }
    }

    @Test("A completion runs once, after the last animation", .rule("uikit_animation §1.6")) func end() {
        let (view, log) = (screen.addView(), Log())
        screen.run {
            UIView.animate(withDuration: 1, delay: 0.5) {
                view.alpha = 0
                view.center.x = 100
            } completion: {
                log.note("a")($0)
            }
        }
        screen.advance(to: 1.4)
        #expect(log.entries.isEmpty)
        screen.advance(to: 5)
        #expect(log.entries == ["a true 1.5"])
    }

    @Test(
        "A block with nothing to animate completes in the next run loop cycle, with true", .rule("uikit_animation §1.2")
    )
    func nothing() {
        let (view, log) = (screen.addView(), Log())
        let loose = UIView()
        screen.run {
            UIView.animate(withDuration: 0, delay: 0) {
                view.alpha = 0.5
            } completion: {
                log.note("zero")($0)
            }
            UIView.animate(withDuration: 1) {
                view.tag = 1
            } completion: {
                log.note("none")($0)
            }
            UIView.animate(withDuration: 1) {
                loose.alpha = 0.5
            } completion: {
                log.note("loose")($0)
            }
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1) {
                    view.center.x = 90
                } completion: {
                    log.note("still")($0)
                }
            }
            #expect(UIView.areAnimationsEnabled && log.entries.isEmpty)
        }
        #expect(view.layer.animationKeys() == nil && loose.layer.animationKeys() == nil && view.alpha == 0.5)
        screen.advance(to: 0)
        #expect(log.entries == ["zero true 0.0", "none true 0.0", "loose true 0.0", "still true 0.0"])
    }

    @Test("Without a duration, changes show when the delay is over", .rule("uikit_animation §1.2"), arguments: 0..<5)
    func delayOnly(kind: Int) {
        let (view, log) = (screen.addView(), Log())
        screen.run {
            let change = { view.alpha = 0.5 }
            switch kind {
            case 0: UIView.animate(withDuration: 0, delay: 0.5, animations: change, completion: log.note("end"))
            case 1:
                UIView.animate(
                    withDuration: 0, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
                    options: [.repeat, .autoreverse], animations: change, completion: log.note("end"))
            case 2:
                UIView.animateKeyframes(
                    withDuration: 0, delay: 0.5, animations: change, completion: log.note("end"))
            case 3:
                let animator = UIViewPropertyAnimator(duration: 0, curve: .easeIn, animations: change)
                animator.addCompletion { log.note("end")($0 == .end) }
                animator.startAnimation(afterDelay: 0.5)
            default:
                UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 0, delay: 0.5, animations: change, completion: { log.note("end")($0 == .end) })
            }
            #expect(view.alpha == 0.5)
        }
        for (time, shown) in [(0, 1), (0.3, 1), (0.499, 1), (0.5, 0.5), (0.7, 0.5)] {
            #expect(screen.shown(view, at: time).opacity == Float(shown))
            #expect(log.entries == (time < 0.5 ? [] : ["end true 0.5"]))
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A block in a block without a duration keeps its own", .rule("uikit_animation §1.5")) func innerBlock() {
        let (view, log) = (screen.addView(), Log())
        screen.run {
            UIView.animate(withDuration: 0, delay: 0.5) {
                #expect(UIView.inheritedAnimationDuration == 0)
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    log.note("inner")($0)
                }
            } completion: {
                log.note("outer")($0)
            }
        }
        screen.advance(to: 3)
        #expect(log.entries == ["outer true 0.0", "inner true 1.0"])
    }

    @Test("An animation that is removed, replaced or off screen completes with false", .rule("uikit_animation §1.6"))
    func removed() {
        let (taken, replaced, gone, log) = (screen.addView(), screen.addView(), screen.addView(), Log())
        screen.run {
            UIView.animate(withDuration: 1) {
                taken.alpha = 0
            } completion: {
                log.note("taken")($0)
            }
            UIView.animate(withDuration: 1) {
                replaced.backgroundColor = .red
            } completion: {
                log.note("replaced")($0)
            }
            UIView.animate(withDuration: 1) {
                gone.alpha = 0
            } completion: {
                log.note("gone")($0)
            }
        }
        screen.advance(to: 0.5)
        screen.run {
            taken.layer.removeAllAnimations()
            UIView.animate(withDuration: 1) {
                replaced.backgroundColor = .blue
            } completion: {
                log.note("new")($0)
            }
            gone.removeFromSuperview()
        }
        screen.advance(to: 3)
        #expect(log.entries == ["taken false 0.5", "replaced false 0.5", "gone false 0.5", "new true 1.5"])
    }

    @Test("A completion block can start the next animation") func chain() {
        let (view, log) = (screen.addView(), Log())
        screen.run {
            UIView.animate(withDuration: 1) {
                view.center.x = 100
            } completion: { _ in
                UIView.animate(withDuration: 1) {
                    view.center.x = 20
                } completion: {
                    log.note("second")($0)
                }
            }
        }
        #expect(abs(screen.shown(view, at: 1.5).position.x - 60) < 1e-3)
        screen.advance(to: 2)
        #expect(log.entries == ["second true 2.0"])
    }

    @Test("A deallocated screen releases the views that its animations retain") func release() {
        weak var left: UIView?
        do {
            let screen = TestScreen()
            let view = screen.addView()
            screen.run {
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                    view.alpha = 0
                } completion: { _ in
                    view.alpha = 1
                }
            }
            left = view
            #expect(left != nil)
        }
        #expect(left == nil)
    }

    private final class Listener {
        var received: [String] = []
        func begins(_ name: String) { received.append("begin \(name)") }
        func ends(_ name: String, _ finished: NSNumber) { received.append("end \(name) \(finished.boolValue)") }
    }

    @Test(
        "A block between beginAnimations and commitAnimations lasts 0.2 seconds and uses the set delay, curve and delegate",
        .rule("uikit_animation §1.1")) func legacy() throws
    {
        let (view, listener) = (screen.addView(), Listener())
        screen.run {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Selector("begins:", Listener.begins(_:)))
            UIView.setAnimationDidStop(Selector("ends:finished:", Listener.ends(_:_:)))
            #expect(UIView.inheritedAnimationDuration == 0.2)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 120
            UIView.commitAnimations()
            view.center.y = 100
        }
        screen.advance(to: 0.9)
        #expect(listener.received.isEmpty)
        #expect(abs(screen.shown(view, at: 2).position.x - 70) < 1e-9)
        #expect(listener.received == ["begin move"])
        screen.advance(to: 3)
        #expect(listener.received == ["begin move", "end move true"] && view.layer.animationKeys() == nil)
    }

    @Test("perform(.delete) fades views out and then removes them") func delete() {
        let (view, other, log) = (screen.addView(), screen.addView(), Log())
        screen.run {
            UIView.perform(.delete, on: [view], options: .curveLinear) {
                other.center.x = 120
            } completion: {
                log.note("deleted")($0)
            }
        }
        #expect(abs(screen.shown(view, at: 0.125).opacity - 0.5) < 1e-3 && view.superview != nil)
        screen.advance(to: 0.25)
        #expect(view.superview == nil && log.entries == ["deleted true 0.25"])
    }
}
