import QuartziteUIDrawing

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs in a compact width, with the image above the title, as all tabs have it here.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { change() } }
    /// The appearance of tabs in a regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { change() } }
    /// The appearance of tabs in a compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { change() } }
    /// The colour of a selection indicator that is a template; nil, the default, is that of the bar.
    open var selectionIndicatorTintColor: UIColor? { didSet { change() } }
    /// The image behind the selected tab; nil, the default, uses that of the bar.
    open var selectionIndicatorImage: UIImage? { didSet { change() } }

    /// Returns the appearance of tabs in size classes.
    func tabs(for traits: UITraitCollection) -> UITabBarItemAppearance {
        if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
        return traits.horizontalSizeClass == .regular ? inlineLayoutAppearance : stackedLayoutAppearance
    }
}

/// The appearance of the tabs of a tab bar, for each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
    /// Kinds of tabs; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The image above the title.
        case stacked
        /// The image beside the title.
        case inline
        /// A small image beside the title.
        case compactInline
    }

    /// The appearance of unselected tabs.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of focused tabs; stored without effect.
    public let focused = UITabBarItemStateAppearance()

    /// Creates an appearance with the system's default values.
    public override convenience init() { self.init(style: .stacked) }

    /// Creates the appearance of a kind of tabs, which makes no difference until it is changed.
    public init(style: Style) { super.init() }

    /// Returns an appearance with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            let made = UITabBarItemAppearance()
            for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
                PropertyTables.tabBarItemStateAppearance.copy(self[keyPath: state], to: made[keyPath: state])
            }
            copy = made
        }
        return copy
    }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The font and colour of titles; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles from their default position, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of template images; nil, the default, is that of the bar.
    open var iconColor: UIColor?
    /// The background colour of badges; nil, the default, is red.
    open var badgeBackgroundColor: UIColor?
    /// The font and colour of badges; empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether titles or images have a look of their own.
    var isChanged: Bool { iconColor != nil || !titleTextAttributes.isEmpty }
}
