import QuartziteUIDrawing

/// An interaction controller that drives a transition by a fraction, such as the progress of a gesture.
///
/// During the interaction, the local time of the container is stopped and set from the fraction, so that all
/// animations of layers in the container follow linearly. Afterwards the transition plays forward to its end, or
/// backward to its start.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var transition: ControllerTransition?
    /// The animator's interruptible animator, which is controlled instead of layer time.
    private var animator: (any UIViewImplicitlyAnimating)? { transition?.interruptible }

    /// Creates an interaction controller that starts the transition.
    public override init() { super.init() }

    /// The duration of the transition in seconds; 0 outside a transition.
    open var duration: CGFloat { transition.map { CGFloat($0.scrubber.duration) } ?? 0 }

    /// The fraction of the transition, 0…1.
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }

    /// The speed after the interaction, as a multiple of the animation's; 1 by default, and for values not above 0.
    open var completionSpeed: CGFloat = 1

    /// The timing curve after the interaction; ease-in-ease-out by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition starts interactively; true by default.
    ///
    /// If false, it starts as an animation that ``pause()`` makes interactive.
    open var wantsInteractiveStart = true

    /// The timing curve with which an interruptible animator continues; nil, the default, uses `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Starts the animation and pauses it at its beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        attach(to: transition)
        if let animator {
            animator.pauseAnimation()
            return
        }
        transition.scrubber.hold(at: 0)
        transition.animator.animateTransition(using: transition)
        // Commits the animations now, so that they begin before the first update sets the time.
        CATransaction.flush()
    }

    /// Pauses a running transition, so that ``update(_:)`` controls it from its current fraction.
    open func pause() {
        guard let transition, !transition.isOver else { return }
        if let animator {
            animator.pauseAnimation()
            transition.updateInteractiveTransition(Self.place(of: animator))
        } else {
            transition.scrubber.pause()
            transition.updateInteractiveTransition(CGFloat(transition.scrubber.fraction))
        }
        transition.pauseInteractiveTransition()
    }

    /// Sets the fraction of the transition, clamped to 0…1; NaN is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, !transition.isOver, transition.isInteractive, !percentComplete.isNaN else { return }
        let fraction = min(max(percentComplete, 0), 1)
        transition.updateInteractiveTransition(fraction)
        if let animator {
            animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
        } else {
            transition.scrubber.scrub(to: fraction)
        }
    }

    /// Returns the position of an animator between its start and its end, whatever its direction.
    private static func place(of animator: any UIViewImplicitlyAnimating) -> CGFloat {
        animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    /// Finishes the transition over (1 − `percentComplete`) · `duration` / `completionSpeed` seconds.
    open func finish() {
        guard let transition, !transition.isOver, transition.isInteractive else { return }
        transition.finishInteractiveTransition()
        complete(transition, to: 1)
    }

    /// Cancels the transition and reverses it over `percentComplete` · `duration` / `completionSpeed` seconds.
    open func cancel() {
        guard let transition, !transition.isOver, transition.isInteractive else { return }
        transition.cancelInteractiveTransition()
        complete(transition, to: 0)
    }

    private func complete(_ transition: ControllerTransition, to end: Double) {
        let speed = completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
        let scrubber = transition.scrubber
        if let animator {
            let rest = abs(end - Double(Self.place(of: animator)))
            animator.isReversed = end == 0
            let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
            // A factor of 0 would mean the remaining duration.
            animator.continueAnimation(
                withTimingParameters: curve, durationFactor: max(CGFloat(rest / speed), .leastNormalMagnitude))
            return
        }
        scrubber.run(
            to: end, over: abs(end - scrubber.fraction) * scrubber.duration / speed,
            curve: completionCurve.timingFunction)
    }

    /// Connects the interaction to a transition, so that it can control one that started as an animation.
    func attach(to transition: ControllerTransition) {
        self.transition = transition
        transition.interruptible = transition.animator.animator(using: transition)
    }
}
