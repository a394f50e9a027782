import InterfaceBuilder
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
        self = PluralTexts.current.text(
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
        self = PluralTexts.current.text(
            key.description, defaultValue.key, defaultValue.arguments, table, bundle ?? .main, locale)
    }
}

/// The texts of a scene's bundles that have plural forms.
final class PluralTexts {
    private var tables: [String: StringsTable] = [:]
    /// The bundles in the stage's language, by the paths of those that contain them.
    private var bundles: [String: (bundle: Bundle, language: String?)] = [:]

    /// The texts of the current scene.
    static var current: PluralTexts { SceneContext.current.object(of: PluralTexts.self) { PluralTexts() } }

    /// Returns the text for a key, with the values that it contains.
    func text(
        _ key: String, _ missing: String, _ arguments: [String.LocalizationValue.Argument], _ table: String?,
        _ bundle: Bundle, _ locale: Locale?
    ) -> String {
        let (bundle, language) = localized(bundle)
        let plural = self.table(table, in: bundle).texts[key]
        let format =
            plural?.format(for: arguments.map(\.count), language: language ?? Self.language(of: bundle))
            ?? bundle.localizedString(forKey: key, value: missing, table: table)
        guard !arguments.isEmpty else { return format }
        let locale = locale ?? SceneContext.current.settings.locale
        return String(format: format, locale: locale, arguments: arguments.map(\.value))
    }

    /// Returns the plural form for a format or key of the main bundle; nil if there is none.
    func form(of format: String, _ arguments: [any CVarArg]) -> String? {
        let plural = table(nil, in: .main).texts[format]
        let counts = arguments.map { ($0 as? any BinaryInteger).flatMap { Int(exactly: $0) } }
        return plural?.format(for: counts, language: Self.language(of: .main))
    }

    /// Returns the folder of the stage's language in a bundle; see ``Foundation/Bundle/inStageLanguage``.
    private func localized(_ bundle: Bundle) -> (bundle: Bundle, language: String?) {
        if let known = bundles[bundle.bundlePath] { return known }
        let found = bundle.inStageLanguage
        bundles[bundle.bundlePath] = found
        return found
    }

    private static func language(of bundle: Bundle) -> String { bundle.developmentRegion ?? "en" }

    /// Returns the plural texts of a table; none if there is no such file, or if it cannot be read.
    private func table(_ name: String?, in bundle: Bundle) -> StringsTable {
        let path = bundle.path(forResource: name ?? "Localizable", ofType: "stringsdict")
        guard let path else { return StringsTable() }
        if let known = tables[path] { return known }
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let table = (try? StringsTable(stringsDictionary: data, file: path)) ?? StringsTable()
        tables[path] = table
        return table
    }
}

extension Bundle {
    /// The language of the texts of which a bundle has no translation; nil if the property list has none.
    ///
    /// On Linux, `developmentLocalization` stops the program for a bundle without a property list.
    package var developmentRegion: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }
}
