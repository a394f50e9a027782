import QuartzCore

extension UIButton {
    /// How a button looks, as a value: its content, where its parts lie, and what is behind them.
    public struct Configuration {
        /// How large the button is.
        public enum Size: Int, Sendable {
            /// As most are: a title of 17 points.
            case medium
            /// A title of 15 points with less room.
            case small
            /// A title of 15 points with the least room.
            case mini
            /// A title of 17 points with the most room.
            case large
        }

        /// How round the background's corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background says.
            case fixed = -1
            /// By the button's size.
            case dynamic = 0
            /// Slightly.
            case small = 1
            /// Somewhat.
            case medium = 2
            /// Strongly.
            case large = 3
            /// Half-circles at the shorter sides.
            case capsule = 4
        }

        /// How title and subtitle are aligned with each other.
        public enum TitleAlignment: Int, Sendable {
            /// Where lines begin, or in the middle if the picture is above or below.
            case automatic
            /// Where lines begin.
            case leading
            /// In the middle.
            case center
            /// Where lines end.
            case trailing
        }

        enum Look: Sendable { case plain, gray, tinted, filled }

        var look: Look

        /// The title; nil by default.
        public var title: String?
        /// A smaller line below the title; nil by default.
        public var subtitle: String?
        /// The picture; nil by default.
        public var image: UIImage?
        /// On which side of the titles the picture lies; the leading one by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and titles; 0 by default.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle; 1 by default.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned; automatic by default.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title without room is shortened; in its middle by default.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// The colour of the content; nil, the default, for what suits the background.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil, the default, for what suits the kind of button.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are; by the size, by default.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is; medium by default.
        ///
        /// Setting it sets the `contentInsets` that go with it.
        public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
        /// Room round the content, points; 7 above and below and 12 at the sides by default.
        public var contentInsets = Size.medium.insets
        /// Whether a spinner takes the picture's place; false by default.
        public var showsActivityIndicator = false
        /// What is behind the content.
        public var background = UIBackgroundConfiguration.clear()

        private init(_ look: Look) { self.look = look }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour on a light shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Sets the room round the content to what goes with the size.
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
