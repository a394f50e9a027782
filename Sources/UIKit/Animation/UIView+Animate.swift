import QuartzCore

extension UIView {
    /// Animates what the block changes, over so many seconds, starting and ending slowly.
    ///
    /// The views have their new values at once; what shows moves towards them. A duration of 0 or less changes without
    /// moving.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// As ``animate(withDuration:animations:)``, and calls `completion` after the last animation: true where all came to
    /// their end, false where one was taken away before.
    ///
    /// Where nothing moves `completion` is called on the next turn of the run loop, with true.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what the block changes after a delay in seconds, as the options say.
    ///
    /// During the delay the old look stays. Inside another block, that block's duration, curve and options hold unless the
    /// options override them.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timingCurve = AnimationTimingCurve.curve(options.curve.timingFunction)
        AnimationContext(
            duration: duration, delay: delay, timingCurve: timingCurve, options: options, completion: completion
        )
        .animate(animations)
    }

    /// Animates as on a spring that comes to rest when the duration is over (uikit_animation.md §1.7).
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before the start.
    ///   - dampingRatio: 1 does not swing, less swings more; what is not above 0 counts as 0.0001, more than 1 as 1.
    ///   - velocity: The speed at the start in whole ways a second.
    ///   - options: As for other blocks; a curve makes no difference.
    ///   - animations: Changes the views.
    ///   - completion: Called after the last animation; true where all came to their end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timingCurve = AnimationTimingCurve.damped(ratio: dampingRatio, velocity: velocity)
        AnimationContext(
            duration: duration, delay: delay, timingCurve: timingCurve, options: options, completion: completion
        )
        .animate(animations)
    }

    /// Animates with a spring whose period is `duration` seconds, until it settles.
    ///
    /// - Parameters:
    ///   - duration: The spring's period in seconds; 0 or less applies the changes without animation.
    ///   - bounce: How far the spring swings past the end: 0 not at all, to 1; below 0 slower than need be.
    ///   - initialSpringVelocity: The speed at the start in whole ways a second.
    ///   - delay: Seconds before the start.
    ///   - options: As for other blocks; a curve makes no difference.
    ///   - animations: Changes the views.
    ///   - completion: Called after the last animation; true where all came to their end.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var spring = Spring(perceptualDuration: duration, bounce: min(bounce, 0.9999))
        if initialSpringVelocity.isFinite { spring.initialVelocity = initialSpringVelocity }
        AnimationContext(
            duration: duration, delay: delay, timingCurve: .spring(spring), options: options, completion: completion
        ).animate(animations)
    }

    /// Changes views without animations, also inside a block that animates.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(wereEnabled) }
        actionsWithoutAnimation()
    }

    /// Sets whether blocks animate; changes without animation until it is set again.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        let clock = MediaClock.current
        clocksAtRest.removeAll { $0.clock == nil || $0.clock === clock }
        if !enabled { clocksAtRest.append(ClockAtRest(clock: clock)) }
    }

    /// Whether blocks animate; true unless set.
    public static var areAnimationsEnabled: Bool {
        let clock = MediaClock.current
        return !clocksAtRest.contains { $0.clock === clock }
    }

    /// Seconds that the animations of the running block last; 0 outside every block.
    public static var inheritedAnimationDuration: TimeInterval {
        guard let context = AnimationContext.current, context.isAnimating else { return 0 }
        return context.duration
    }

    /// Lets what the block changes repeat, inside a block that animates.
    ///
    /// - Parameters:
    ///   - count: Times to play, also fractional; 0 or less means once.
    ///   - autoreverses: Whether every time forth is followed by one back.
    ///   - animations: Changes the views.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = AnimationContext.current else { return animations() }
        let outer = (context.repeatCount, context.options)
        defer { (context.repeatCount, context.options) = outer }
        context.repeatCount = Float(max(count, 0))
        context.set(.autoreverse, autoreverses)
        animations()
    }

    /// Something that the system does to views.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes views away: they shrink and fade, and leave their superviews when that is over.
        case delete
    }

    /// Plays a system animation on views, over 0.25 seconds, with other changes beside it.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}

/// A clock whose scene has turned animations off.
private struct ClockAtRest { weak var clock: MediaClock? }

@MainActor private var clocksAtRest: [ClockAtRest] = []
