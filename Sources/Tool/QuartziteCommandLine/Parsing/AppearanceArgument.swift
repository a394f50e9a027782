import UIKit

/// The style of the interface: light or dark.
package struct AppearanceArgument: ParsedArgument, Hashable {
    package let style: UIUserInterfaceStyle

    package init(parsing text: String) throws {
        switch text {
        case "light": style = .light
        case "dark": style = .dark
        default: throw InvalidArgument("write light or dark")
        }
    }
}
