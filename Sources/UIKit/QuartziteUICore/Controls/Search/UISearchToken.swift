import QuartziteUIDrawing

/// A part of a search that stands for more than its text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The icon.
    public let icon: UIImage?
    /// The text.
    public let text: String
    /// A value of the app; nil by default.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
