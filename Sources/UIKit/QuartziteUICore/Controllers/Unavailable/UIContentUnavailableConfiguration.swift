import QuartziteUIDrawing

/// The content of a screen that has nothing to show: an image, texts and buttons in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The horizontal alignment of the content.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center
        /// The natural alignment of the text.
        case natural
    }

    /// The look of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The largest number of lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// How lines that do not fit are broken; truncated at the tail by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font shrinks to fit; false by default.
        public var adjustsFontSizeToFitWidth = false
    }

    /// The look of the image.
    public struct ImageProperties {
        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil, the default, is that of the view.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size in points; zero, the default, for any size.
        public var maximumSize = CGSize.zero
    }

    /// The behaviour of a button.
    public struct ButtonProperties {
        /// The action that a tap performs; nil by default.
        public var primaryAction: UIAction?
        /// The menu; nil by default.
        public var menu: UIMenu?
        /// Whether the button can be tapped; true by default.
        public var isEnabled = true
        /// The role of the button; `normal` by default.
        public var role = UIButton.Role.normal
        /// Whether a tap opens the menu; true by default.
        public var showsMenuAsPrimaryAction = true
    }

    /// The image; nil by default.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The first text; nil by default.
    public var text: String?
    /// The first text with attributes; nil by default.
    public var attributedText: NSAttributedString?
    /// The look of the first text.
    public var textProperties: TextProperties
    /// The second text; nil by default.
    public var secondaryText: String?
    /// The second text with attributes; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// The first button; one without a title or image is not shown.
    public var button = UIButton.Configuration.plain()
    /// The behaviour of the first button.
    public var buttonProperties = ButtonProperties()
    /// The second button; one without a title or image is not shown.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// The alignment; in the middle by default.
    public var alignment = Alignment.center
    /// The distances from the content to the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The space between the image and the texts in points.
    public var imageToTextPadding: CGFloat = 15
    /// The space between the texts in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The space between the texts and the first button in points.
    public var textToButtonPadding: CGFloat = 16
    /// The space between the buttons in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10
    var isLoading = false
    private var isSearch = false

    private init() {
        textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    /// Creates the content of a screen without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Creates the content of a screen that is loading: an activity indicator and a text.
    @MainActor public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// Creates the content of a search without results.
    @MainActor public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Creates a view with the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the content for a state: that of a search without results names the text of the search.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var updated = self
        updated.text = "No Results for “\(searched)”"
        return updated
    }
}
