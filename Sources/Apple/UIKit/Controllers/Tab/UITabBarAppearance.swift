import QuartzCore

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the image above the title, as all tabs are here.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { change() } }
    /// The appearance of tabs with the image beside the title; stored without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of small tabs with the image beside the title; stored without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint of the selection indicator; nil by default, and stored without effect.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab; nil, the default, uses that of the bar.
    open var selectionIndicatorImage: UIImage? { didSet { change() } }

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
    }
}

/// The appearance of the tabs of a tab bar, for each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
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
    /// The appearance of disabled tabs; stored without effect.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of focused tabs; stored without effect.
    public let focused = UITabBarItemStateAppearance()

    /// Creates an appearance with the system's default values.
    public override convenience init() { self.init(style: .stacked) }

    /// Creates the appearance of a kind of tabs, which makes no difference until it is changed.
    public init(style: Style) { super.init() }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The font and colour of titles; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles from their default position, in points; zero by default, and stored without effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of template images; nil, the default, is that of the bar.
    open var iconColor: UIColor?
    /// The background colour of badges; nil, the default, is red.
    open var badgeBackgroundColor: UIColor?
    /// The font and colour of badges; empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
