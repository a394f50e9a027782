import QuartziteUIFoundation

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size is unspecified.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// Text smaller than the default.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// Text larger than the default.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text that is not an accessibility size.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// A notification that is never posted, since the text size of a scene does not change.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's user information.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The categories from the smallest to the largest.
    package static let ascending: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The position among the categories from the smallest, 0, to the largest, 11; that of `large` for other names.
    var step: Int { Self.ascending.firstIndex(of: self) ?? 3 }

    /// Whether the category is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { step > 6 }

    /// Returns whether a category is smaller than another.
    public static func < (left: Self, right: Self) -> Bool { left.step < right.step }
    /// Returns whether a category is smaller than another or equal to it.
    public static func <= (left: Self, right: Self) -> Bool { left.step <= right.step }
    /// Returns whether a category is larger than another.
    public static func > (left: Self, right: Self) -> Bool { left.step > right.step }
    /// Returns whether a category is larger than another or equal to it.
    public static func >= (left: Self, right: Self) -> Bool { left.step >= right.step }
}
