import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension String {
    /// Creates a string from a format, with numbers in the stage's locale.
    ///
    /// Integers select the plural forms of a text that `NSLocalizedString` returned, or whose key in the main bundle is
    /// the format.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        let texts = LocalizedTexts.current
        let locale = SceneContext.current.settings.locale
        return texts.text(of: format, locale: locale, arguments) ?? texts.format(format, locale: locale, arguments)
    }
}

extension StringProtocol {
    /// Compares two strings in the stage's locale.
    @_disfavoredOverload
    public func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, locale: SceneContext.current.settings.locale)
    }

    /// Compares two strings in the stage's locale, ignoring case.
    @_disfavoredOverload
    public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, options: .caseInsensitive, locale: SceneContext.current.settings.locale)
    }

    /// Compares two strings for display in a sorted list, in the stage's locale.
    ///
    /// The comparison ignores case and width, and compares numbers by value.
    @_disfavoredOverload
    public func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return compare(other, options: options, locale: SceneContext.current.settings.locale)
    }

    /// Returns whether the string contains another, ignoring case, in the stage's locale.
    @_disfavoredOverload
    public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
        range(of: other, options: .caseInsensitive, locale: SceneContext.current.settings.locale) != nil
    }

    /// The string in uppercase, in the stage's locale.
    @_disfavoredOverload
    public var localizedUppercase: String { uppercased(with: SceneContext.current.settings.locale) }

    /// The string in lowercase, in the stage's locale.
    @_disfavoredOverload
    public var localizedLowercase: String { lowercased(with: SceneContext.current.settings.locale) }

    /// The string with capitalized words, in the stage's locale.
    @_disfavoredOverload
    public var localizedCapitalized: String { capitalized(with: SceneContext.current.settings.locale) }
}

// A `String` also has the members of `NSString`, which would be preferred to those above without these overrides.

extension NSString {
    /// Compares two strings in the stage's locale.
    @_disfavoredOverload
    public func localizedCompare(_ other: String) -> ComparisonResult {
        (self as String).compare(other, locale: SceneContext.current.settings.locale)
    }

    /// Compares two strings in the stage's locale, ignoring case.
    @_disfavoredOverload
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        (self as String).compare(other, options: .caseInsensitive, locale: SceneContext.current.settings.locale)
    }

    /// Compares two strings for display in a sorted list, in the stage's locale.
    ///
    /// The comparison ignores case and width, and compares numbers by value.
    @_disfavoredOverload
    public func localizedStandardCompare(_ other: String) -> ComparisonResult {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return (self as String).compare(other, options: options, locale: SceneContext.current.settings.locale)
    }

    /// Returns whether the string contains another, ignoring case, in the stage's locale.
    @_disfavoredOverload
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
        (self as String).range(of: other, options: .caseInsensitive, locale: SceneContext.current.settings.locale)
            != nil
    }

    /// The string in uppercase, in the stage's locale.
    @_disfavoredOverload
    public var localizedUppercase: String { (self as String).uppercased(with: SceneContext.current.settings.locale) }

    /// The string in lowercase, in the stage's locale.
    @_disfavoredOverload
    public var localizedLowercase: String { (self as String).lowercased(with: SceneContext.current.settings.locale) }

    /// The string with capitalized words, in the stage's locale.
    @_disfavoredOverload
    public var localizedCapitalized: String { (self as String).capitalized(with: SceneContext.current.settings.locale) }
}
