import QuartzCore

extension String {
    /// Creates the text for a key in the app's language; a missing key is its own text.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values that the text contains.
    ///   - table: The name of the file with the texts; `Localizable` by default.
    ///   - bundle: The bundle that contains the file; the main bundle by default.
    ///   - locale: The locale of numbers in the text; the stage's by default.
    ///   - comment: A note for translators, without effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedTexts.current.text(
            keyAndValue.key, keyAndValue.key, keyAndValue.arguments, table, bundle ?? .main, locale)
    }

    /// Creates the text for a key in the app's language, or else a default text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text for a missing key, with the values that the text contains.
    ///   - table: The name of the file with the texts; `Localizable` by default.
    ///   - bundle: The bundle that contains the file; the main bundle by default.
    ///   - locale: The locale of numbers in the text; the stage's by default.
    ///   - comment: A note for translators, without effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedTexts.current.text(
            key.description, defaultValue.key, defaultValue.arguments, table, bundle ?? .main, locale)
    }
}

extension Bundle {
    /// The language of the texts that a bundle does not translate; nil if the property list has none.
    ///
    /// On Linux, `developmentLocalization` stops the program for a bundle without a property list.
    package var developmentRegion: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }
}
