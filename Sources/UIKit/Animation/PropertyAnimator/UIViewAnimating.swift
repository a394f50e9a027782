/// Whether an animator is at work; raw values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
    /// Has not started, or is through: animations and completions may be added.
    case inactive
    /// Runs, or is paused.
    case active
    /// Was stopped where it was, and waits to be finished.
    case stopped
}

/// Where an animator ends; raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the animations lead.
    case end
    /// Where they began.
    case start
    /// Wherever they are.
    case current
}

/// Animations that can be started, paused, scrubbed, turned round and stopped (uikit_animation.md §2).
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// Whether the animations are at work.
    var state: UIViewAnimatingState { get }
    /// Whether they move, or wait for the end of a delay.
    var isRunning: Bool { get }
    /// Whether they run from their end to their start.
    var isReversed: Bool { get set }
    /// How far they are, 0…1, counted from the start whatever the direction.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or lets paused ones go on.
    func startAnimation()
    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animations where they are.
    func pauseAnimation()
    /// Stops the animations where they are; unless `withoutFinishing`, `finishAnimation(at:)` is to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of whatever blocks change.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that starts after a fraction of the time that is left, 0…1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues paused animations with another timing curve.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
