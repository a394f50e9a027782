import Foundation

/// The locale of the scene: an ISO 639 language, optionally with script and region, as in de_DE, zh_Hant_TW or ja.
package struct LocaleArgument: ParsedArgument, Hashable {
    package let value: Locale

    package static let english = LocaleArgument(value: Locale(identifier: "en_US"))

    private init(value: Locale) { self.value = value }

    package init(parsing text: String) throws {
        let locale = Locale(identifier: text.replacing("-", with: "_"))
        let isPlain = text.utf8.allSatisfy { byte in
            [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "=")].contains(byte)
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32
        }
        guard isPlain, locale.language.languageCode?.isISOLanguage == true, locale.region?.isISORegion != false else {
            throw InvalidArgument("write a locale as en_US, de_DE or zh_Hant_TW")
        }
        value = locale
    }
}
