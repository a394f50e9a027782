import QuartzCore

/// A formatter of lists, such as "a, b, and c", which Foundation lacks on Linux.
open class ListFormatter: Formatter {
    /// The locale; that of the stage by default and for nil.
    open var locale: Locale! {
        get { ownLocale ?? SceneContext.current.settings.locale }
        set { ownLocale = newValue }
    }
    /// The formatter of the elements; nil, the default, for their descriptions.
    open var itemFormatter: Formatter?
    private var ownLocale: Locale?

    /// Creates a formatter.
    public override init() { super.init() }
    /// Creates a formatter; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a list of texts in the stage's locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        joined(strings, SceneContext.current.settings.locale)
    }

    private static func joined(_ strings: [String], _ locale: Locale) -> String {
        ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle()).locale(locale).format(strings)
    }

    private struct StringStyle: FormatStyle {
        func format(_ value: String) -> String { value }
    }

    /// Returns the elements as a list.
    open func string(from items: [Any]) -> String? {
        Self.joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, locale)
    }

    /// Returns an array as a list; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
