import QuartzCore

/// An object that generates haptic feedback; generators do nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator, which does nothing.
    public override init() { super.init() }
    /// Creates a generator for a view, which does nothing.
    public init(view: UIView) { super.init() }
    /// Prepares the generator; does nothing.
    open func prepare() {}
}

/// A generator for the feedback of impacts; does nothing.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the objects in an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light objects.
        case light
        /// Medium objects.
        case medium
        /// Large or heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    /// Creates a generator, which does nothing.
    public override init() { super.init() }
    /// Creates a generator for a style of impact, which does nothing.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator for the feedback of selection changes; does nothing.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// A generator for the feedback of outcomes; does nothing.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success
        /// The task produced a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
