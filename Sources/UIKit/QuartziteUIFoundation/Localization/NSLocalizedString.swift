import QuartzCore

// These functions replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

/// Returns the text for a key in the language of the bundle or, if that has several, of the stage.
///
/// - Parameters:
///   - key: The key, which is also the text if it is missing and `value` is empty.
///   - tableName: The name of the file with the texts; `Localizable` by default.
///   - bundle: The bundle that contains the file; the main bundle by default.
///   - value: The text for a missing key.
///   - comment: A note for translators, without effect.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    LocalizedTexts.current.string(forKey: key, missing: value, table: tableName, in: bundle)
}

extension Bundle {
    /// Returns the text for a key in the language of the bundle or, if that has several, of the stage.
    ///
    /// A text with plural forms is a format, whose variables `String(format:)` and `localizedStringWithFormat` replace.
    ///
    /// - Parameters:
    ///   - key: The key, which is also the text if it is missing and `value` is nil or empty.
    ///   - value: The text for a missing key.
    ///   - tableName: The name of the file with the texts; `Localizable` by default.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedTexts.current.string(forKey: key, missing: value, table: tableName, in: self)
    }
}

extension String {
    /// Creates a string from a format, whose plural forms the values select, with numbers in no locale.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = LocalizedTexts.current.format(format, locale: nil, arguments)
    }

    /// Creates a string from a format, whose plural forms the values select, with numbers in no locale.
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = LocalizedTexts.current.format(format, locale: nil, arguments)
    }

    /// Creates a string from a format, whose plural forms the values select, with numbers in a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
        self = LocalizedTexts.current.format(format, locale: locale, args)
    }

    /// Creates a string from a format, whose plural forms the values select, with numbers in a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = LocalizedTexts.current.format(format, locale: locale, arguments)
    }
}

extension NSString {
    /// Creates a text from a format and its values; numbers are written in no locale.
    @_disfavoredOverload
    public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
        self.init(format: format, arguments: arguments)
    }
}
