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
    /// Creates a generator for a view, which does nothing.
    public override init(view: UIView) { super.init(view: view) }
    /// Creates a generator for a style of impact in a view, which does nothing.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
    /// Does nothing.
    open func impactOccurred(at location: CGPoint) {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator for the feedback of selection changes; does nothing.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
    /// Does nothing.
    open func selectionChanged(at location: CGPoint) {}
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
    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
