import QuartziteUICore

/// The content of a standard row: an image, a text and a second text, with their fonts, colours and distances.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image; nil by default.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil by default.
    public var text: String?
    /// The text with attributes, which replaces ``text``; nil by default.
    public var attributedText: NSAttributedString?
    /// The look of the text.
    public var textProperties = TextProperties()
    /// The second text; nil by default.
    public var secondaryText: String?
    /// The second text with attributes, which replaces ``secondaryText``; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties()
    /// The axes along which the margins are at least those of the superview; both by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both {
        didSet {
            if axesPreservingSuperviewLayoutMargins != UIAxis.both {
                unsupported("UIListContentConfiguration.axesPreservingSuperviewLayoutMargins")
            }
        }
    }
    /// The space around the content in points; a leading one of 16 grows with the margin of the list.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: usualMargin, bottom: 11, trailing: 8)
    static let usualMargin: CGFloat = 16
    /// Whether the second text is beside the text if both fit; false by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the texts in points; 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The least space between texts side by side in points; 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between texts below each other in points; 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, 0...1; 1 by default.
    public var alpha: CGFloat = 1
    /// The least height of the content in points.
    var leastHeight: CGFloat = 44

    init() {}

    /// Creates a view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the content for a state; a disabled view has paler text.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var new = self
        let isDisabled = ConfigurationFlags(state).isDisabled
        new.textProperties.isDisabled = isDisabled
        new.secondaryTextProperties.isDisabled = isDisabled
        return new
    }

    // MARK: Kinds of rows

    private static func make(
        _ style: UIFont.TextStyle, _ secondStyle: UIFont.TextStyle, _ secondColor: UIColor = .secondaryLabel
    ) -> UIListContentConfiguration {
        var new = UIListContentConfiguration()
        new.textProperties.font = .preferredFont(forTextStyle: style)
        new.secondaryTextProperties.font = .preferredFont(forTextStyle: secondStyle)
        new.secondaryTextProperties.color = secondColor
        return new
    }

    /// Creates the content of a cell.
    public static func cell() -> UIListContentConfiguration { make(.body, .subheadline) }
    /// Creates the content of a cell with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    /// Creates the content of a cell with a second text beside the first.
    public static func valueCell() -> UIListContentConfiguration {
        var new = make(.body, .body)
        new.prefersSideBySideTextAndSecondaryText = true
        return new
    }
    /// Creates the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    /// Creates the content of a cell with a second text in a sidebar.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    /// Creates the content of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    /// Creates the content of a cell with a second text in a list beside a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { make(.body, .subheadline) }

    // MARK: Kinds of headers and footers

    private static func makeTitle(
        _ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat, leastHeight: CGFloat = 0
    ) -> UIListContentConfiguration {
        var new = make(.body, .subheadline)
        new.textProperties.font = font
        new.textProperties.color = color
        new.directionalLayoutMargins.top = top
        new.directionalLayoutMargins.bottom = bottom
        new.leastHeight = leastHeight
        return new
    }

    /// Creates the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        makeTitle(.preferredFont(forTextStyle: .headline), .label, top: 8, bottom: 8, leastHeight: 28)
    }
    /// Creates the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        makeTitle(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 8, bottom: 8, leastHeight: 28)
    }
    /// Creates the content of a header in a grouped list: small, grey capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var new = makeTitle(
            .preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 17, bottom: 7, leastHeight: 38)
        new.textProperties.transform = .uppercase
        return new
    }
    /// Creates the content of a footer in a grouped list: small grey text.
    public static func groupedFooter() -> UIListContentConfiguration {
        makeTitle(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 7, bottom: 7)
    }
    /// Creates the content of a header in a list: that of a grouped one.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Creates the content of a footer in a list: that of a grouped one.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// Creates the content of a bold header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        makeTitle(.systemFont(ofSize: 20, weight: .bold), .label, top: 15, bottom: 8)
    }
    /// Creates the content of a large, bold header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        makeTitle(.systemFont(ofSize: 22, weight: .bold), .label, top: 18, bottom: 8)
    }
    /// Creates the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        makeTitle(.systemFont(ofSize: 20, weight: .semibold), .label, top: 14, bottom: 8, leastHeight: 44)
    }
}
