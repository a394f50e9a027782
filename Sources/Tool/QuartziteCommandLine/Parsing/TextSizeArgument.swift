import UIKit

/// A text size by the name of the content size category, or by that of SwiftUI.
package struct TextSizeArgument: ParsedArgument, Hashable {
    package let category: UIContentSizeCategory

    /// The names of the text sizes in UIKit, from the smallest to the largest.
    private static let names = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]
    /// The names in SwiftUI.
    private static let shortNames = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    package init(parsing text: String) throws {
        let name = text.lowercased()
        let index =
            Self.names.firstIndex { $0.lowercased() == name } ?? Self.shortNames.firstIndex { $0.lowercased() == name }
        guard let index else { throw InvalidArgument("write one of: " + Self.names.joined(separator: ", ")) }
        category = UIContentSizeCategory.ascending[index]
    }
}
