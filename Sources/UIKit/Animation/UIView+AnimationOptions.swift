import QuartzCore

extension UIView {
    /// How a block of animations plays; raw values are Apple's (uikit_animation.md §1.4).
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the views that the block changes while it runs, so that what lies in them moves along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views take events while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen rather than from the values set before.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Plays again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays back after every time forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps an inner block's own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps an inner block's own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Lets changes inside a transition's block animate.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition where it would remove and add them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes over none of the outer block's options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; what no other curve says.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Linear timing.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Has no transition.
        public static let transitionNone: AnimationOptions = []
        /// Turns about the vertical axis, the left edge coming forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about the vertical axis, the right edge coming forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Slides the old look up off the new one.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Slides the new look down over the old one.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades the old look into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about the horizontal axis, the top edge coming forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about the horizontal axis, the bottom edge coming forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// No wish as to frames a second.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// A wish for 60 frames a second; without effect, as frames are drawn when they are asked for.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames a second; without effect, as frames are drawn when they are asked for.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// What an inner block takes over from the outer one.
        static let inherited: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .allowAnimatedContent,
        ]

        /// The curve among the bits; unknown ones start and end slowly.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }

        /// The transition's number among the bits.
        var transition: UInt { rawValue >> 20 & 15 }
    }

    /// The timing curve of an animation; raw values are Apple's.
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut
        /// Starts slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Linear timing.
        case linear

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}
