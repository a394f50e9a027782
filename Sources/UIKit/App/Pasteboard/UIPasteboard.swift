import QuartzCore

/// What was copied, to be pasted; each stage has its own, which is empty when it begins.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private var contents: [Any] = [] { didSet { changeCount += 1 } }

    /// The stage's pasteboard.
    open class var general: UIPasteboard {
        MediaClock.current.belonging(UIPasteboard.self) { UIPasteboard() }
    }

    /// How often the contents have changed.
    open private(set) var changeCount = 0
    /// How many things there are.
    open var numberOfItems: Int { contents.count }

    /// The first text; nil where there is none, and setting replaces everything.
    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All texts; nil where there are none.
    open var strings: [String]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first address; nil where there is none, and setting replaces everything.
    open var url: URL? {
        get { urls?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All addresses; nil where there are none.
    open var urls: [URL]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first picture; nil where there is none, and setting replaces everything.
    open var image: UIImage? {
        get { images?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All pictures; nil where there are none.
    open var images: [UIImage]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first colour; nil where there is none, and setting replaces everything.
    open var color: UIColor? {
        get { colors?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All colours; nil where there are none.
    open var colors: [UIColor]? {
        get { all() }
        set { contents = newValue ?? [] }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private func all<Item>() -> [Item]? {
        let found = contents.compactMap { $0 as? Item }
        return found.isEmpty ? nil : found
    }
}
