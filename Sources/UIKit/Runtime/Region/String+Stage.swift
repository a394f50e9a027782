import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension String {
    /// A text with its placeholders filled in as the stage's locale writes numbers.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: format, locale: MediaClock.current.locale, arguments: arguments)
    }
}

extension StringProtocol {
    /// Which text comes first by the stage's locale.
    @_disfavoredOverload
    public func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, locale: MediaClock.current.locale)
    }

    /// Which text comes first by the stage's locale, capital or small.
    @_disfavoredOverload
    public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        compare(other, options: .caseInsensitive, locale: MediaClock.current.locale)
    }

    /// Which text comes first in a list for people: capital or small, of any width, with numbers by their values.
    @_disfavoredOverload
    public func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return compare(other, options: options, locale: MediaClock.current.locale)
    }

    /// Whether the other text is part of this one, capital or small, by the stage's locale.
    @_disfavoredOverload
    public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
        range(of: other, options: .caseInsensitive, locale: MediaClock.current.locale) != nil
    }

    /// The text in capital letters, by the stage's locale.
    @_disfavoredOverload
    public var localizedUppercase: String { uppercased(with: MediaClock.current.locale) }

    /// The text in small letters, by the stage's locale.
    @_disfavoredOverload
    public var localizedLowercase: String { lowercased(with: MediaClock.current.locale) }

    /// The text with a capital letter at the beginning of each word, by the stage's locale.
    @_disfavoredOverload
    public var localizedCapitalized: String { capitalized(with: MediaClock.current.locale) }
}

// A `String` has the members of `NSString`, too: were they left as they are, they would be found instead of those above.

extension NSString {
    /// Which text comes first by the stage's locale.
    @_disfavoredOverload
    public func localizedCompare(_ other: String) -> ComparisonResult {
        (self as String).compare(other, locale: MediaClock.current.locale)
    }

    /// Which text comes first by the stage's locale, capital or small.
    @_disfavoredOverload
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        (self as String).compare(other, options: .caseInsensitive, locale: MediaClock.current.locale)
    }

    /// Which text comes first in a list for people: capital or small, of any width, with numbers by their values.
    @_disfavoredOverload
    public func localizedStandardCompare(_ other: String) -> ComparisonResult {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return (self as String).compare(other, options: options, locale: MediaClock.current.locale)
    }

    /// Whether the other text is part of this one, capital or small, by the stage's locale.
    @_disfavoredOverload
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
        (self as String).range(of: other, options: .caseInsensitive, locale: MediaClock.current.locale) != nil
    }

    /// The text in capital letters, by the stage's locale.
    @_disfavoredOverload
    public var localizedUppercase: String { (self as String).uppercased(with: MediaClock.current.locale) }

    /// The text in small letters, by the stage's locale.
    @_disfavoredOverload
    public var localizedLowercase: String { (self as String).lowercased(with: MediaClock.current.locale) }

    /// The text with a capital letter at the beginning of each word, by the stage's locale.
    @_disfavoredOverload
    public var localizedCapitalized: String { (self as String).capitalized(with: MediaClock.current.locale) }
}
