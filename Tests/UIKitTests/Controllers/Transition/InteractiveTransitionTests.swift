import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct InteractiveTransitionTests {
    let screen = TestScreen()
    let log = Log()
    let delegate = SlideDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    let root: LoggingController
    let second: LoggingController

    init() {
        root = LoggingController("a", log)
        second = LoggingController("b", log)
        delegate.interaction = interaction
        second.transitioningDelegate = delegate
        screen.run { [screen, root] in screen.window.rootViewController = root }
        _ = log.take()
    }

    private func present() { screen.run { root.present(second, animated: true) { [log] in log.lines.append("done") } } }

    private var shownY: Double { screen.shown(second.view, at: screen.clock.now).frame.minY }
    /// The position of the slide at a fraction of its duration.
    private func slideY(_ fraction: Double) -> Double {
        200 * (1 - CAMediaTimingFunction(name: .easeInEaseOut).value(at: fraction))
    }

    @Test("An interaction sets the animation's progress, whatever the time", arguments: [0.0, 0.25, 0.4, 0.5, 0.9])
    func scrub(fraction: Double) {
        present()
        screen.advance(to: 3)
        #expect(abs(shownY - 200) < 0.01)
        screen.run { interaction.update(fraction) }
        screen.advance(to: 7)
        #expect(abs(shownY - slideY(fraction)) < 0.01)
        #expect(interaction.percentComplete == fraction && interaction.duration == 0.5)
        #expect(second.transitionCoordinator?.isInteractive == true)
        screen.run { interaction.update(.nan) }
        #expect(interaction.percentComplete == CGFloat(fraction))
    }

    @Test("An update in the run loop cycle that starts the transition applies")
    func updateAtOnce() {
        screen.run {
            root.present(second, animated: true)
            interaction.update(0.5)
        }
        #expect(abs(shownY - 100) < 0.01)
    }

    @Test("Finishing takes the remaining time divided by the completion speed", arguments: [1.0, 2.0])
    func finish(speed: CGFloat) {
        present()
        screen.advance(to: 1)
        interaction.completionSpeed = speed
        screen.run {
            interaction.update(0.4)
            interaction.finish()
        }
        let rest = 0.3 / speed
        // The rest has its own timing curve on top of the animation's: half of the time covers half of the rest.
        #expect(abs(screen.shown(second.view, at: 1 + rest / 2).frame.minY - slideY(0.7)) < 0.1)
        screen.advance(to: 1 + rest - 0.001)
        #expect(!log.lines.contains("done"))
        screen.advance(to: 1 + rest + 0.001)
        #expect(log.lines.last == "done" && root.view.window == nil && shownY == 0)
        #expect(root.presentedViewController === second && second.transitionCoordinator == nil)
    }

    @Test(
        "A transition cancelled at 0.4 restores the presenter, presents nothing and balances its appearance calls",
        .rule("U18"))
    func cancel() {
        present()
        screen.run { interaction.update(0.4) }
        _ = log.take()
        screen.run { interaction.cancel() }
        screen.advance(to: 0.1)
        #expect(abs(shownY - slideY(0.2)) < 0.1)
        screen.advance(to: 0.199)
        #expect(log.lines.isEmpty)
        screen.advance(to: 0.21)
        #expect(log.take() == ["b will go", "a will appear", "a appearing", "a appeared", "b gone"])
        #expect(root.view.superview === screen.window && root.view.frame == screen.window.bounds)
        #expect(second.view.window == nil && second.presentingViewController == nil)
        #expect(root.presentedViewController == nil && screen.window.subviews == [root.view])
    }

    @Test("A cancelled dismissal leaves the controller presented")
    func cancelDismissal() {
        delegate.interaction = nil
        present()
        screen.advance(to: 1)
        delegate.interaction = interaction
        screen.run { second.dismiss(animated: true) }
        screen.run { interaction.update(0.5) }
        _ = log.take()
        screen.run { interaction.cancel() }
        screen.advance(to: 2)
        #expect(log.take() == ["a will go", "b will appear", "b appearing", "b appeared", "a gone"])
        #expect(second.view.window != nil && root.view.window == nil && root.presentedViewController === second)
        delegate.interaction = nil
        screen.run { second.dismiss(animated: true) }
        screen.advance(to: 3)
        #expect(root.view.superview === screen.window && root.presentedViewController == nil)
    }

    @Test("A transition that starts without interaction can become interactive")
    func takeOver() {
        interaction.wantsInteractiveStart = false
        present()
        screen.advance(to: 0.25)
        #expect(abs(shownY - 100) < 0.01)
        screen.run { interaction.pause() }
        #expect(abs(interaction.percentComplete - 0.5) < 1e-9)
        screen.advance(to: 2)
        #expect(abs(shownY - 100) < 0.01)
        screen.run { interaction.update(0.25) }
        #expect(abs(shownY - slideY(0.25)) < 0.01)
        screen.run { interaction.finish() }
        screen.advance(to: 3)
        #expect(log.lines.last == "done")
    }

    @Test("A coordinator animates alongside and reports the end of the interaction and of the transition")
    func coordinator() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.run {
            root.present(second, animated: true)
        }
        let coordinator = second.transitionCoordinator
        #expect(coordinator != nil && coordinator?.viewController(forKey: .from) === root)
        #expect(coordinator?.initiallyInteractive == true && coordinator?.transitionDuration == 0.5)
        let began = coordinator?.animate(
            alongsideTransition: { _ in view.alpha = 0 },
            completion: { context in
                self.log.lines.append("cancelled \(context.isCancelled)")
            })
        #expect(began == false && view.alpha == 1)
        coordinator?.notifyWhenInteractionEnds { self.log.lines.append("let go \($0.percentComplete)") }
        screen.run {
            interaction.update(0.5)
            interaction.cancel()
        }
        screen.advance(to: 1)
        #expect(
            log.lines.suffix(7) == [
                "let go 0.5", "cancelled true", "b will go", "a will appear", "a appearing", "a appeared", "b gone",
            ])
    }

    private final class Dimming: UIPresentationController {
        let ground = UIView()
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 200, height: 100) }
        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            ground.frame = containerView.bounds
            ground.alpha = 0
            containerView.addSubview(ground)
            presentedViewController.transitionCoordinator?.animate { _ in self.ground.alpha = 1 }
        }
        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { _ in self.ground.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { ground.removeFromSuperview() } }
    }

    @Test("A custom presentation controller gives the view its size and animates alongside, also during an interaction")
    func custom() throws {
        second.modalPresentationStyle = .custom
        delegate.presentation = { Dimming(presentedViewController: $0, presenting: $1) }
        present()
        let ground = try #require((second.presentationController as? Dimming)?.ground)
        let context = try #require(second.transitionCoordinator)
        #expect(
            context.view(forKey: UITransitionContextViewKey.from) == nil && context.view(forKey: .to) === second.view)
        screen.run { interaction.update(0.5) }
        #expect(abs(screen.shown(ground, at: 1).opacity - 0.5) < 0.01)
        screen.run { interaction.finish() }
        screen.advance(to: 2)
        // The view stays where the animator leaves it.
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(root.view.superview === screen.window && !log.lines.contains { $0.hasPrefix("a ") })
        delegate.interaction = nil
        screen.run { second.dismiss(animated: true) }
        #expect(abs(screen.shown(ground, at: 2.25).opacity - 0.5) < 0.01)
        screen.advance(to: 3)
        #expect(screen.window.subviews == [root.view])
    }

    @Test(
        "Touches are blocked until the transition completes, and a line in the console names the animator", .rule("U19")
    )
    func forgotten() {
        var lines: [String] = []
        screen.scene.writeMessage = { lines.append($0) }
        delegate.interaction = nil
        delegate.animator.completes = false
        present()
        screen.advance(to: 10)
        #expect(lines.count == 1 && lines.first?.contains("SlideAnimator") == true)
        let hit = screen.run { screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) }
        #expect(hit !== second.view && hit !== root.view && hit !== screen.window)
    }

    @Test("After a completed transition, the new view receives touches and the console stays empty")
    func remembered() {
        var lines: [String] = []
        screen.scene.writeMessage = { lines.append($0) }
        delegate.interaction = nil
        present()
        screen.advance(to: 10)
        #expect(lines.isEmpty)
        #expect(screen.run { screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) } === second.view)
    }

    @Test("Repeated presentations, cancelled or finished, leave nothing behind")
    func cycles() {
        weak var last: UIViewController?
        for cycle in 0..<100 {
            screen.run {
                let controller = UIViewController()
                controller.transitioningDelegate = delegate
                last = controller
                root.present(controller, animated: true)
                interaction.update(0.3)
                if cycle % 2 == 0 { interaction.cancel() } else { interaction.finish() }
            }
            screen.advance(to: screen.clock.now + 1)
            #expect((root.presentedViewController == nil) == (cycle % 2 == 0))
            if cycle % 2 == 1 {
                screen.run {
                    root.dismiss(animated: true)
                    interaction.finish()
                }
                screen.advance(to: screen.clock.now + 1)
            }
            #expect(last == nil && screen.window.subviews == [root.view])
        }
        #expect(log.lines.filter { $0 == "a will appear" }.count == log.lines.filter { $0 == "a will go" }.count)
    }

    private final class Property: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
            if let view = context.view(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame.origin.y = 200
                made.addAnimations { view.frame.origin.y = 0 }
            }
            made.addCompletion { _ in
                self.animator = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
    }

    private final class PropertyDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator = Property()
        let interaction = UIPercentDrivenInteractiveTransition()
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animator }
        func interactionControllerForPresentation(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }

    @Test("An interaction scrubs the transition's own animator in both directions")
    func interruptible() {
        let delegate = PropertyDelegate()
        second.transitioningDelegate = delegate
        present()
        screen.run { delegate.interaction.update(0.25) }
        #expect(abs(screen.shown(second.view, at: 3).frame.minY - 150) < 0.01)
        screen.run { delegate.interaction.cancel() }
        screen.advance(to: 4)
        #expect(root.presentedViewController == nil && second.view.window == nil)
        present()
        screen.run {
            delegate.interaction.update(0.5)
            delegate.interaction.finish()
        }
        screen.advance(to: 4.24)
        #expect(second.transitionCoordinator != nil)
        screen.advance(to: 4.26)
        #expect(second.transitionCoordinator == nil && root.presentedViewController === second)
        #expect(second.view.frame.minY == 0 && root.view.window == nil)
    }

    @Test("The transition's own animator plays when there is no interaction")
    func interruptibleAlone() {
        let delegate = PropertyDelegate()
        delegate.interaction.wantsInteractiveStart = false
        second.transitioningDelegate = delegate
        present()
        #expect(abs(screen.shown(second.view, at: 0.25).frame.minY - 100) < 0.01)
        screen.run { delegate.interaction.pause() }
        #expect(abs(delegate.interaction.percentComplete - 0.5) < 1e-9)
        screen.run { delegate.interaction.finish() }
        screen.advance(to: 1)
        #expect(root.presentedViewController === second && second.transitionCoordinator == nil)
    }
}
