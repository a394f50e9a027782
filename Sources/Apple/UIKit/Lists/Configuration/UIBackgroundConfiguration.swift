import QuartzCore

/// The background of a cell, a header, a footer or a button.
public struct UIBackgroundConfiguration: Hashable {
    /// The kinds of rows, which have their own colours for each state.
    enum Kind: Hashable {
        case none, plainCell, groupedCell, sidebarCell, header
    }

    private var kind = Kind.none
    private var isPressed = false
    /// The colour that was set, instead of that of the kind; with a second level, which may be nil.
    private var ownColor: UIColor??

    /// A view behind the content; nil by default.
    public var customView: UIView?
    /// The corner radius in points; 0 by default, and 6 for buttons.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view are added to the insets; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; nil for the tint colour of the view.
    ///
    /// Of buttons, nil is the colour of the button's configuration.
    public var backgroundColor: UIColor? {
        get { ownColor ?? kindColor }
        set { ownColor = .some(newValue) }
    }
    /// A transformer that returns the colour to display, given ``backgroundColor``; nil by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A visual effect behind the content; nil by default.
    public var visualEffect: UIVisualEffect?
    /// An image, placed by ``imageContentMode``; nil by default.
    public var image: UIImage?
    /// How the image is placed; stretched over the background by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the stroke along the edge; nil, the default, draws no stroke, or one in the tint colour of a list.
    public var strokeColor: UIColor?
    /// A transformer that returns the colour to display, given ``strokeColor``; nil by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside the background's edge in points; 0 by default.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background; none by default.
    public var shadowProperties = UIShadowProperties()

    private init(_ kind: Kind) { self.kind = kind }

    /// The background that a button's configuration starts with.
    static var button: UIBackgroundConfiguration {
        var new = UIBackgroundConfiguration(.none)
        new.ownColor = .some(nil)
        new.cornerRadius = 6
        return new
    }

    private var kindColor: UIColor? {
        switch kind {
        case .none, .header: .clear
        case .plainCell: isPressed ? .systemGray4 : .systemBackground
        case .groupedCell: isPressed ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isPressed ? .systemGray4 : .clear
        }
    }

    /// Returns the colour that is shown in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour of the stroke in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the background for a state: a pressed or selected cell is grey unless a colour was set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var new = self
        let appearance = ConfigurationFlags(state)
        new.isPressed = appearance.isSelected || appearance.isHighlighted
        return new
    }

    // MARK: Kinds

    /// Creates an empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.none) }
    /// Creates the background of a cell in a list: that of a grouped one.
    public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
    /// Creates the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// Creates the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// Creates the background of a header in a list, which is empty.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
    /// Creates the background of a footer in a list, which is empty.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
    /// Creates the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var new = UIBackgroundConfiguration(.header)
        new.backgroundColor = .systemBackground
        return new
    }
    /// Creates the background of a header or footer in a grouped list, which is empty.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
    /// Creates the background of a header in a sidebar, which is empty.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
    /// Creates the background of a cell in a sidebar, with round corners.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var new = UIBackgroundConfiguration(.sidebarCell)
        new.cornerRadius = 10
        return new
    }
    /// Creates the background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
}
