import QuartziteUIDrawing

/// The pasteboard for copy and paste; each stage has its own, which starts empty.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private var contents: [Any] = [] { didSet { changeCount += 1 } }

    /// The general pasteboard of the stage.
    open class var general: UIPasteboard {
        SceneContext.current.object(of: UIPasteboard.self) { UIPasteboard() }
    }

    /// The number of times the contents have changed.
    open private(set) var changeCount = 0
    /// The number of items.
    open var numberOfItems: Int { contents.count }

    /// The first string; nil if there is none, and setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All strings; nil if there are none, and setting it replaces all items.
    open var strings: [String]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first URL; nil if there is none, and setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All URLs; nil if there are none, and setting it replaces all items.
    open var urls: [URL]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first image; nil if there is none, and setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All images; nil if there are none, and setting it replaces all items.
    open var images: [UIImage]? {
        get { all() }
        set { contents = newValue ?? [] }
    }
    /// The first colour; nil if there is none, and setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
    /// All colours; nil if there are none, and setting it replaces all items.
    open var colors: [UIColor]? {
        get { all() }
        set { contents = newValue ?? [] }
    }

    /// Whether the pasteboard contains a string.
    open var hasStrings: Bool { strings != nil }
    /// Whether the pasteboard contains a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether the pasteboard contains an image.
    open var hasImages: Bool { images != nil }
    /// Whether the pasteboard contains a colour.
    open var hasColors: Bool { colors != nil }

    private func all<Item>() -> [Item]? {
        let found = contents.compactMap { $0 as? Item }
        return found.isEmpty ? nil : found
    }
}
