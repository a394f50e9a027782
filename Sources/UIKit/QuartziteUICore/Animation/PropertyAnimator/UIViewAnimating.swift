/// The state of an animator; raw values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started or has finished; animations and completion handlers may be added.
    case inactive
    /// The animator is running or paused.
    case active
    /// The animator was stopped before its end and must be finished.
    case stopped
}

/// The position at which an animator ends; raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animations.
    case end
    /// The start of the animations.
    case start
    /// The current position of the animations.
    case current
}

/// A type whose animations can be started, paused, scrubbed, reversed and stopped (uikit_animation.md §2).
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// The state of the animations.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are running, which includes waiting for the delay.
    var isRunning: Bool { get }
    /// Whether the animations run from their end to their start.
    var isReversed: Bool { get set }
    /// The completed fraction of the animations, 0...1, measured from the start whatever the direction.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or resumes paused ones.
    func startAnimation()
    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their current position.
    func pauseAnimation()
    /// Stops the animations at their current position; unless `withoutFinishing`, call `finishAnimation(at:)` next.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes stopped animations.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A type that animates the changes in blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds an animation block that starts after a fraction, 0...1, of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds an animation block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes paused animations with another timing curve.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
