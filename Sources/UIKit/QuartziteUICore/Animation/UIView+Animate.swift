import QuartziteUIDrawing

extension UIView {
    /// Animates the changes in a block over a duration in seconds, easing in and out.
    ///
    /// The views have their new values immediately; the screen shows the animation. A duration of 0 or less shows the
    /// changes without animation, when the delay is over.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes in a block, easing in and out, and calls a completion handler.
    ///
    /// The handler is called after the last animation, with true if all animations ran to their end, or false if one
    /// was removed early. If nothing animates, it is called in the next run loop cycle with true.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in a block after a delay, with options.
    ///
    /// The delay and the duration are in seconds. During the delay, the views keep their old appearance. A nested block
    /// uses the duration, curve and options of the enclosing block unless its options override them.
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

    /// Animates the changes in a block with a spring that settles within the duration (uikit_animation.md §1.7).
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the start, in seconds.
    ///   - dampingRatio: 1 is critically damped and smaller values oscillate more; clamped to 0.0001...1.
    ///   - velocity: The initial velocity, in total animation distances per second.
    ///   - options: The animation options; curves have no effect.
    ///   - animations: A block that changes views.
    ///   - completion: Called after the last animation, with true if all animations ran to their end.
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

    /// Animates the changes in a block with a spring whose period is `duration` seconds, until it settles.
    ///
    /// - Parameters:
    ///   - duration: The spring's period in seconds; 0 or less applies the changes without animation.
    ///   - bounce: How far the spring overshoots, from 0 for not at all to 1; values below 0 are overdamped.
    ///   - initialSpringVelocity: The initial velocity, in total animation distances per second.
    ///   - delay: The delay before the start, in seconds.
    ///   - options: The animation options; curves have no effect.
    ///   - animations: A block that changes views.
    ///   - completion: Called after the last animation, with true if all animations ran to their end.
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

    /// Performs changes without animation, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(wereEnabled) }
        actionsWithoutAnimation()
    }

    /// Sets whether animations are enabled; while they are disabled, blocks apply changes without animation.
    public static func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

    /// Whether animations are enabled; true by default.
    public static var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

    /// The duration of the current animation block, in seconds; 0 outside all blocks.
    public static var inheritedAnimationDuration: TimeInterval {
        guard let context = AnimationContext.current, context.isAnimating else { return 0 }
        return max(context.duration, 0)
    }

    /// Repeats the animations of the changes in a nested block.
    ///
    /// - Parameters:
    ///   - count: The number of times to play, which may be fractional; 0 or less means once.
    ///   - autoreverses: Whether each forward pass is followed by a backward pass.
    ///   - animations: A block that changes views.
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

    /// A system animation for views.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views: they shrink and fade, and are removed from their superviews at the end.
        case delete
    }

    /// Performs a system animation on views over 0.25 seconds, with other animations in parallel.
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
