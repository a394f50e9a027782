import QuartziteUICore

extension UIListContentConfiguration {
    /// The look of a text.
    public struct TextProperties: Hashable {
        /// Alignments of a text.
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge.
            case natural = 0
            /// In the middle.
            case center = 1
            /// With lines of equal length.
            case justified = 2
        }

        /// Changes of a text's letters.
        public enum TextTransform: Int, Sendable {
            /// No change.
            case none = 0
            /// Capital letters.
            case uppercase = 1
            /// Small letters.
            case lowercase = 2
            /// Words that begin with a capital letter.
            case capitalized = 3
        }

        /// The font; that of body text by default.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour; that of labels by default.
        public var color = UIColor.label
        /// A transformer that returns the colour to display, given ``color``; nil by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment; natural by default.
        public var alignment = TextAlignment.natural
        /// How a text that does not fit is shortened; at its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit the width; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least factor by which the font shrinks; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before the text is shortened; false by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// The change of the letters; none by default.
        public var transform = TextTransform.none
        /// Whether a pointer over a shortened text shows all of it; false by default, without effect.
        public var showsExpansionTextWhenTruncated = false {
            didSet {
                if showsExpansionTextWhenTruncated {
                    unsupported("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated")
                }
            }
        }
        var isDisabled = false

        /// Returns the colour that is shown.
        public func resolvedColor() -> UIColor {
            let color = isDisabled ? UIColor.tertiaryLabel : color
            return colorTransformer?(color) ?? color
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The look of an image.
    public struct ImageProperties: Hashable {
        /// A reserved length that gives the images of all rows the same place: that of symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The settings of a symbol; by default, those of body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        /// The colour of a template image; nil, the default, for the view's tint colour.
        public var tintColor: UIColor?
        /// A transformer that returns the colour to display, given ``tintColor``; nil by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The colour of a line around the image; nil by default.
        public var strokeColor: UIColor?
        /// The width of the line around the image in points; 0 by default.
        public var strokeWidth: CGFloat = 0
        /// The largest size; a length of 0, the default, is not limited.
        public var maximumSize = CGSize.zero
        /// The space reserved for the image; a length of 0, the default, reserves that of the image, or of all symbols.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours while the user inverts those of the screen; false by default.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the colour that is shown in a view with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
