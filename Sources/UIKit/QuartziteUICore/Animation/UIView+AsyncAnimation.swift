// The asynchronous forms of the animation methods that have completion handlers.

extension UIView {
    /// Animates the changes in a block, and returns after the last animation.
    ///
    /// - Returns: Whether all animations ran to their end, as completion handlers receive it.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) async -> Bool {
        await finished { animate(withDuration: duration, animations: animations, completion: $0) }
    }

    /// Animates the changes in a block after a delay, with options, and returns after the last animation.
    ///
    /// - Returns: Whether all animations ran to their end, as completion handlers receive it.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Animates the changes in a block with a spring that settles within the duration, and returns after the last
    /// animation.
    ///
    /// - Returns: Whether all animations ran to their end, as completion handlers receive it.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
        }
    }

    /// Animates keyframes, and returns after the last animation.
    ///
    /// - Returns: Whether all animations ran to their end, as completion handlers receive it.
    @discardableResult
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Shows a transition of a view, and returns after it.
    ///
    /// - Returns: Whether the transition ran to its end, as completion handlers receive it.
    @discardableResult
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await finished {
            transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
        }
    }

    /// Replaces a view by another with a transition, and returns after it.
    ///
    /// - Returns: Whether the transition ran to its end, as completion handlers receive it.
    @discardableResult
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await finished {
            transition(from: fromView, to: toView, duration: duration, options: options, completion: $0)
        }
    }

    /// Performs a system animation on views, with further changes, and returns after it.
    ///
    /// - Returns: Whether all animations ran to their end, as completion handlers receive it.
    @discardableResult
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?
    ) async -> Bool {
        await finished {
            perform(animation, on: views, options: options, animations: parallelAnimations, completion: $0)
        }
    }

    private static func finished(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
    }
}

extension UIViewPropertyAnimator {
    /// Waits until the animations end, and returns the position at which they ended.
    ///
    /// An animator that never runs, or that stops without finishing, never calls completion handlers; the caller then
    /// waits as long as the animator exists, as on Apple's systems.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }
}
