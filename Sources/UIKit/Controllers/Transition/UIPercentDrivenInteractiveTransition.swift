import QuartzCore

/// Drives a transition's animation by a fraction that a gesture gives.
///
/// While the interaction runs, the container's time stands still and is moved by hand: any animations of the layers in it
/// follow, evenly. Afterwards the rest plays by itself, forwards or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var transition: ControllerTransition?
    /// The animation's own animator, which is moved in place of time.
    private var animator: (any UIViewImplicitlyAnimating)? { transition?.interruptible }

    /// An interaction that starts the transition.
    public override init() { super.init() }

    /// Seconds of the animation; 0 outside a transition.
    open var duration: CGFloat { transition.map { CGFloat($0.scrubber.duration) } ?? 0 }

    /// How far the transition is, 0…1.
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }

    /// The speed of the rest, as a multiple of the animation's own; 1 by default, and what is not above 0 counts as 1.
    open var completionSpeed: CGFloat = 1

    /// The timing curve of the remaining transition; ease-in-ease-out by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition starts with the interaction; true by default.
    ///
    /// If false it starts by itself, and ``pause()`` takes it over.
    open var wantsInteractiveStart = true

    /// The curve of the rest where the animation has an animator of its own; nil, the default, takes `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Starts the animation, and holds it at its beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        attach(to: transition)
        if let animator {
            animator.pauseAnimation()
            return
        }
        transition.scrubber.hold(at: 0)
        transition.animator.animateTransition(using: transition)
        // The animations begin now, not where the first update puts the time.
        CATransaction.flush()
    }

    /// Stops a transition that runs by itself, to be moved by ``update(_:)`` from where it is.
    open func pause() {
        guard let transition, !transition.isOver else { return }
        if let animator {
            animator.pauseAnimation()
            transition.updateInteractiveTransition(animator.fractionComplete)
        } else {
            transition.scrubber.pause()
            transition.updateInteractiveTransition(CGFloat(transition.scrubber.fraction))
        }
        transition.pauseInteractiveTransition()
    }

    /// Shows the transition at a fraction, 0…1, of its way; others are clamped, and what is not a number does nothing.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, !transition.isOver, transition.isInteractive, !percentComplete.isNaN else { return }
        let fraction = min(max(percentComplete, 0), 1)
        transition.updateInteractiveTransition(fraction)
        if let animator { animator.fractionComplete = fraction } else { transition.scrubber.scrub(to: fraction) }
    }

    /// Ends the interaction; the rest takes (1 − `percentComplete`) · `duration` / `completionSpeed` seconds.
    open func finish() {
        guard let transition, !transition.isOver, transition.isInteractive else { return }
        transition.finishInteractiveTransition()
        complete(transition, to: 1)
    }

    /// Calls the transition off; the way back takes `percentComplete` · `duration` / `completionSpeed` seconds.
    open func cancel() {
        guard let transition, !transition.isOver, transition.isInteractive else { return }
        transition.cancelInteractiveTransition()
        complete(transition, to: 0)
    }

    private func complete(_ transition: ControllerTransition, to end: Double) {
        let speed = completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
        let scrubber = transition.scrubber
        if let animator {
            let rest = abs(end - Double(animator.fractionComplete))
            animator.isReversed = end == 0
            let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
            // A factor of 0 would stand for all the time that is left.
            animator.continueAnimation(
                withTimingParameters: curve, durationFactor: max(CGFloat(rest / speed), .leastNormalMagnitude))
            return
        }
        scrubber.run(
            to: end, over: abs(end - scrubber.fraction) * scrubber.duration / speed,
            curve: completionCurve.timingFunction)
    }

    /// Lets the interaction take over a transition that started by itself.
    func attach(to transition: ControllerTransition) {
        self.transition = transition
        transition.interruptible = transition.animator.animator(using: transition)
    }
}
