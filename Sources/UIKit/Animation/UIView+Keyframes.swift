import QuartzCore

extension UIView {
    /// How a block of keyframes plays; raw values are Apple's (uikit_animation.md §1.8).
    ///
    /// The curve bits of `AnimationOptions` may be among them, and bend the time of the whole.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the views that the block changes while it runs, so that what lies in them moves along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views take events while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen rather than from the values set before.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Plays again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays back after every time forth.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps an inner block's own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes over none of the outer block's options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Goes straight from frame to frame; what no other mode says.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps at the end of every frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Spaces the frames by distance, whatever their times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Goes along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Goes along a smooth curve, whatever the frames' times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options that blocks without keyframes have too.
        fileprivate var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }

        fileprivate var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates the frames that the block adds, each over its part of so many seconds, after a delay in seconds.
    ///
    /// What the block changes outside every frame takes the whole time. The timing is linear unless the options hold a curve.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = options.common
        let curve = common.curve == .easeInOut ? AnimationCurve.linear : common.curve
        let context = AnimationContext(
            duration: duration, delay: delay, timingCurve: .curve(curve.timingFunction),
            options: common.union(.overrideInheritedCurve), completion: completion)
        context.keyframes = KeyframeCollector(mode: options.mode)
        context.animate(animations)
    }

    /// Adds a frame to the block of keyframes that is running; outside one the changes are the enclosing block's.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it starts, as a fraction of the whole; clamped to 0…1.
    ///   - frameDuration: How long it lasts, as a fraction of the whole; clamped to what is left.
    ///   - animations: Changes the views.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
        keyframes.collect(from: frameStartTime, lasting: frameDuration, animations)
    }
}
