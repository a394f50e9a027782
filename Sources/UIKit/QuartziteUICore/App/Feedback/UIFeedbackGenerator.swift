import QuartziteUIDrawing

/// An object that generates haptic feedback, which a film does not have.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view to which the generator belongs; nil by default.
    open private(set) weak var view: UIView?

    /// Creates a generator that belongs to no view.
    public override init() { super.init() }
    /// Creates a generator and adds it to the interactions of a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes the view to which the generator was added.
    open func didMove(to view: UIView?) { self.view = view }
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

    /// Creates a generator that belongs to no view.
    public override init() { super.init() }
    /// Creates a generator for a style of impact.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Creates a generator and adds it to the interactions of a view.
    public override init(view: UIView) { super.init(view: view) }
    /// Creates a generator for a style of impact and adds it to the interactions of a view.
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
