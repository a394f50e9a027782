import QuartzCore

/// A formatter of the names of persons, which Foundation lacks on Linux.
///
/// Parts are in the order of the locale's language: the family name comes first in Chinese, Japanese, Korean, Hungarian
/// and Vietnamese, and without spaces in the first three.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// The nickname, or else the given name.
        case short = 1
        /// The given name and the family name.
        case medium = 2
        /// All parts.
        case long = 3
        /// The first letters of the given and the family name.
        case abbreviated = 4
    }

    /// Options of a formatter.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The pronunciation is written in place of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written; `default` by default.
    open var style = Style.default
    /// Whether the pronunciation is written in place of the name; false by default.
    open var isPhonetic = false
    /// The locale; nil, the default, for that of the stage.
    open var locale: Locale!

    /// Creates a formatter with the default values.
    public override init() { super.init() }
    /// Creates a formatter with the default values; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a name as text.
    open func string(from components: PersonNameComponents) -> String {
        let parts = isPhonetic ? components.phoneticRepresentation ?? components : components
        let language = (locale ?? .current).language.languageCode?.identifier ?? "en"
        let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(language)
        let separator = ["zh", "ja", "ko"].contains(language) && style != .long ? "" : " "
        func joined(_ given: [String?], _ family: [String?], _ separator: String) -> String {
            let words = isFamilyFirst ? family + given : given + family
            return words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
        }
        switch style {
        case .short: return parts.nickname ?? parts.givenName ?? parts.familyName ?? ""
        case .abbreviated:
            let initial = { (name: String?) in name.map { String($0.prefix(1)) } }
            return joined([initial(parts.givenName)], [initial(parts.familyName)], "")
        case .default, .medium: return joined([parts.givenName], [parts.familyName], separator)
        case .long:
            let name = joined([parts.givenName, parts.middleName], [parts.familyName], separator)
            return [parts.namePrefix, name, parts.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    /// Returns a name as text, with the options of a new formatter.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Returns a name as text, whose parts have no attributes.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    /// Returns a name as text; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

    /// Returns the parts of a text: the first word is the given name, and the last one the family name; nil without
    /// words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var result = PersonNameComponents()
        result.givenName = first
        if words.count > 1 { result.familyName = words.last }
        if words.count > 2 { result.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return result
    }
}
