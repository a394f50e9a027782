import Foundation
import Stage
import UIKit

/// A screen, a language, a style and a text size with which the pages are checked.
struct Appearance: Sendable, CustomStringConvertible {
    let size: CGSize
    let locale: String
    let isDark: Bool
    let textSize: UIContentSizeCategory

    /// Three screens, in two languages and styles, with three text sizes.
    static let all: [Appearance] = [(320, 568), (430, 932), (1280, 800)].flatMap { width, height in
        [
            ("en_US", false, .large), ("zh_TW", true, .large), ("en_US", true, .extraSmall),
            ("zh_CN", false, .extraSmall),
            ("en_US", false, .accessibilityExtraLarge), ("zh_TW", true, .accessibilityExtraLarge),
        ].map { Appearance(size: CGSize(width: width, height: height), locale: $0, isDark: $1, textSize: $2) }
    }

    /// Changes the settings of a stage.
    func apply(to configuration: inout StageConfiguration) {
        configuration.size = size
        configuration.locale = Locale(identifier: locale)
        configuration.appearance = isDark ? .dark : .light
        configuration.textSize = textSize
    }

    var description: String {
        let text = textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
        return "\(Int(size.width))x\(Int(size.height)) \(locale) \(isDark ? "dark" : "light") \(text)"
    }
}
