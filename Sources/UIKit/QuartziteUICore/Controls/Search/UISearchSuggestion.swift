import QuartziteUIDrawing

/// A search that the app suggests to the user.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
    /// The text with attributes; nil for plain text.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A description for accessibility.
    var localizedDescription: String? { get }
    /// The icon; nil for a magnifying glass.
    var iconImage: UIImage? { get }
    /// A value of the app.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    open private(set) var localizedSuggestion: String?
    /// The text with attributes; nil for plain text.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// A description for accessibility.
    open private(set) var localizedDescription: String?
    /// The icon; nil for a magnifying glass.
    open private(set) var iconImage: UIImage?
    /// A value of the app; nil by default.
    open var representedObject: Any?

    /// Creates a suggestion with a text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion with attributes.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
