import QuartziteUIDrawing

extension UIView {
    /// The options of a keyframe animation block; raw values are Apple's (uikit_animation.md §1.8).
    ///
    /// The options may include curve bits of `AnimationOptions`; the curve then applies to the animation as a whole,
    /// which otherwise eases in and out.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates a set of options from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the block, so that their subviews animate along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the current on-screen state rather than from the values set before.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backwards after each forward pass.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration rather than that of the enclosing block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inherits no options from the enclosing block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps to each keyframe's values at its end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Spaces the keyframes by distance and ignores their times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve and ignores the keyframes' times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options shared with blocks without keyframes.
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

    /// Animates the keyframes that a block adds, over a duration and after a delay in seconds.
    ///
    /// Changes outside all keyframes take the whole duration. The time of the whole follows the curve among the options;
    /// without one, that of an enclosing block, or else it eases in and out.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = options.common
        let context = AnimationContext(
            duration: duration, delay: delay, timingCurve: .curve(common.curve.timingFunction),
            options: common.curve == .easeInOut ? common : common.union(.overrideInheritedCurve),
            completion: completion)
        context.keyframes = KeyframeCollector(mode: options.mode)
        context.animate(animations)
    }

    /// Adds a keyframe to the current keyframe block; in other blocks, the changes animate as part of the block.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, as a fraction of the whole duration; clamped to 0...1.
    ///   - frameDuration: The duration, as a fraction of the whole; clamped to the remaining time.
    ///   - animations: A block that changes views.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
        keyframes.collect(from: frameStartTime, lasting: frameDuration, animations)
    }
}
