import QuartzCore

extension UIButton {
    /// The content and appearance of a button as a value.
    public struct Configuration {
        /// Sizes of a button.
        public enum Size: Int, Sendable {
            /// The standard size: a title of 17 points.
            case medium
            /// A title of 15 points with smaller insets.
            case small
            /// A title of 15 points with the smallest insets.
            case mini
            /// A title of 17 points with the largest insets.
            case large
        }

        /// Styles of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// The corner radius of the background.
            case fixed = -1
            /// A radius that depends on the button's size.
            case dynamic = 0
            /// A small radius: 4 points.
            case small = 1
            /// A medium radius: 6 points.
            case medium = 2
            /// A large radius: 12 points.
            case large = 3
            /// Semicircles at the shorter sides.
            case capsule = 4
        }

        /// Alignments of the title and the subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// Leading, or centred if the image is above or below the titles.
            case automatic
            /// At the leading edge.
            case leading
            /// Centred.
            case center
            /// At the trailing edge.
            case trailing
        }

        /// The sign at the end of a button that opens a menu.
        public enum Indicator: Int, Sendable {
            /// That of pop-up buttons, for a button that is one.
            case automatic
            /// No sign.
            case none
            /// The sign of pop-up buttons: angles that point up and down.
            case popup
        }

        /// The styles of a button in an app for Macs; raw values are Apple's.
        public enum MacIdiomStyle: Int, Sendable {
            /// The style that suits the place of the button.
            case automatic
            /// With a border.
            case bordered
            /// Without a border.
            case borderless
            /// In the tint colour, without a border.
            case borderlessTinted
        }

        enum Style: Sendable {
            case plain, gray, tinted, filled, glass, clearGlass, prominentGlass, prominentClearGlass
        }

        var style: Style

        /// The title; nil by default.
        ///
        /// Setting it removes the attributes of ``attributedTitle``.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes of its own; nil by default.
        public var attributedTitle: AttributedString?
        /// The subtitle, in a smaller font below the title; nil by default.
        ///
        /// Setting it removes the attributes of ``attributedSubtitle``.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes of its own; nil by default.
        public var attributedSubtitle: AttributedString?
        /// The image; nil by default.
        public var image: UIImage?
        /// A transformer of the image's colour; nil, the default, keeps the colour of the title.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The settings with which a symbol is shown, such as its size; nil, the default, keeps those of the image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the titles on which the image appears; leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between the image and the titles in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The space between the title and the subtitle in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle; automatic by default.
        public var titleAlignment = TitleAlignment.automatic
        /// A transformer of the title's attributes; nil, the default, keeps those of the size and the style.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A transformer of the subtitle's attributes; nil by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that does not fit is truncated; in the middle by default.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// The colour of the content; nil, the default, uses a colour that suits the background.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil, the default, uses the colour of the kind of button.
        public var baseBackgroundColor: UIColor?
        /// The style of the corners; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button; medium by default.
        ///
        /// Setting it also sets `contentInsets` to the insets of the size.
        public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
        /// The insets of the content in points; 7 at the top and bottom and 12 at the sides by default.
        public var contentInsets = Size.medium.insets
        /// The sign at the end of a button that opens a menu; automatic by default.
        public var indicator = Indicator.automatic
        /// A transformer of the sign's colour; nil, the default, keeps the colour of the title.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator replaces the image; false by default.
        public var showsActivityIndicator = false
        /// A transformer of the activity indicator's colour; nil, the default, keeps the colour of the title.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The style of the button in an app for Macs; automatic by default, and without effect on other devices.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The background.
        public var background = UIBackgroundConfiguration.button

        private init(_ style: Style) { self.style = style }

        /// Creates a configuration with a title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Creates a configuration with a title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Creates a configuration with a title in the tint colour on a translucent tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Creates a configuration with a white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Creates a configuration with a title on glass.
        public static func glass() -> Configuration { Configuration(.glass) }
        /// Creates a configuration with a title on clear glass.
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
        /// Creates a configuration with a white title on glass in the tint colour.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        /// Creates a configuration with a white title on clear glass in the tint colour.
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

        /// Sets the content insets to those of the size.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var fontSize: CGFloat { self == .mini || self == .small ? 15 : 17 }
    var cornerRadius: CGFloat { self == .large ? 8.75 : 6 }
}
