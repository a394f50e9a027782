import QuartzCore

/// Shakes a device a little; a stage has nothing to shake, and generators do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator, which does nothing.
    public override init() { super.init() }
    /// A generator for what happens in a view, which does nothing.
    public init(view: UIView) { super.init() }
    /// Gets ready; does nothing.
    open func prepare() {}
}

/// Feedback for things that hit one another; does nothing.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How things hit one another.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light
        /// Middling.
        case medium
        /// Large or heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    /// A generator, which does nothing.
    public override init() { super.init() }
    /// A generator for a kind of impact, which does nothing.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for another choice; does nothing.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// Feedback for how something went; does nothing.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// With a warning.
        case warning
        /// Badly.
        case error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
