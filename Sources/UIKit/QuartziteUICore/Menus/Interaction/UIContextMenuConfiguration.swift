import QuartziteUIDrawing

/// The closure that returns the menu of a context menu, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// The closure that returns the controller that a context menu shows as its preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu and the preview of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order of the elements of a menu; raw values are Apple's.
    public enum ElementOrder: Int, Sendable {
        /// The order that suits the way the menu is opened.
        case automatic = 0
        /// The first element is nearest to the finger.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// A value that identifies what the menu belongs to; unique unless one was given.
    public let identifier: any NSCopying
    /// The identifiers of other objects that the menu acts on; none by default.
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet {
            if !secondaryItemIdentifiers.isEmpty { unsupported("UIContextMenuConfiguration.secondaryItemIdentifiers") }
        }
    }
    /// The number on the badge of the preview; 0 by default, and not shown.
    open var badgeCount = 0 { didSet { if badgeCount != 0 { unsupported("UIContextMenuConfiguration.badgeCount") } } }
    /// The order of the elements; `automatic` by default, which is `fixed`.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A value that identifies what the menu belongs to; nil for a unique one.
    ///   - previewProvider: Returns the controller to show as the preview; nil lifts the view itself.
    ///   - actionProvider: Returns the menu, given the elements that the system suggests, which are none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSNumber(value: HashNumber().value)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
