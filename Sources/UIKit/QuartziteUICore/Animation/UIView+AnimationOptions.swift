import QuartziteUIDrawing

extension UIView {
    /// The options of an animation block; raw values are Apple's (uikit_animation.md §1.4).
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates a set of options from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the block, so that their subviews animate along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the current on-screen state rather than from the values set before.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backwards after each forward pass.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration rather than that of the enclosing block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve rather than that of the enclosing block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates changes inside a transition's block.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherits no options from the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Performs due updates of properties and layouts: those from before the block without animation, and those that
        /// the block causes as part of it.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

        /// Eases in and out; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Eases in: starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Eases out: ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Linear timing.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition; the default.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view about its vertical axis, with the left edge coming forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, with the right edge coming forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Slides the old appearance up, away from the new one.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Slides the new appearance down, over the old one.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old appearance to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, with the top edge coming forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, with the bottom edge coming forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// No preferred frame rate; the default.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// A preference for 60 frames per second; without effect, as frames are rendered on request.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A preference for 30 frames per second; without effect, as frames are rendered on request.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The options that a nested block inherits.
        static let inherited: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .allowAnimatedContent,
        ]

        /// The curve among the bits; ease-in-out for unknown values.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }

        /// The number of the transition among the bits.
        var transition: UInt { rawValue >> 20 & 15 }
    }

    /// The timing curve of an animation; raw values are Apple's.
    public enum AnimationCurve: Int, Sendable {
        /// Eases in and out.
        case easeInOut
        /// Eases in: starts slowly.
        case easeIn
        /// Eases out: ends slowly.
        case easeOut
        /// Linear timing.
        case linear
        /// The curve of the keyboard, whose number notifications have: fast at first, with a long slow end.
        case _keyboard = 7

        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            case ._keyboard: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
            }
        }
    }
}
