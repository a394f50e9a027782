import Foundation
import QuartziteStage
import UIKit

/// A screen, a language, a style and a text size with which the pages are checked.
struct Appearance: Sendable, CustomStringConvertible {
    let size: CGSize
    let locale: String
    let isDark: Bool
    let textSize: UIContentSizeCategory

    /// All combinations of three screens, two languages, two styles and three text sizes.
    ///
    /// Chinese is in simplified characters if the style is light, and in traditional ones if it is dark.
    static let all: [Appearance] = [(320, 568), (430, 932), (1280, 800)].flatMap { width, height in
        [("en_US", false), ("en_US", true), ("zh_CN", false), ("zh_TW", true)].flatMap { locale, isDark in
            [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge].map { textSize in
                Appearance(
                    size: CGSize(width: width, height: height), locale: locale, isDark: isDark, textSize: textSize)
            }
        }
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
