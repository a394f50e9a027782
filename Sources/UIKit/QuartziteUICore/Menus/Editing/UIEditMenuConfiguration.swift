import QuartziteUIDrawing

/// What an edit menu acts on: a point in the view of its interaction.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// A value that identifies what the menu belongs to; nil by default.
    public let identifier: AnyHashable?
    /// The point in the view of the interaction.
    public let sourcePoint: CGPoint
    /// The direction of the arrow; `automatic` by default.
    ///
    /// `up` puts the menu below the point, and `down` above it. With any other direction, the menu is where there is space.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The directions in which the arrow of an edit menu points; raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The direction that suits the space.
    case automatic = 0
    /// Up: the menu is below the point.
    case up = 1
    /// Down: the menu is above the point.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
}

/// Runs animations with those of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations, which run with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure, which is called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Methods that provide an edit menu and respond to it; all are optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu, given the elements that the system suggests; nil for a menu of those.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle beside which the menu opens, in the view of the interaction.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu opens.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu closes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns an empty rectangle at the point of the configuration.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
