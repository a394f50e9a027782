import QuartzCore

/// One thing that an alert offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What an action is like.
    public enum Style: Int, Sendable {
        /// As most.
        case `default`
        /// Leaves everything as it is; drawn bold and last.
        case cancel
        /// Destroys something; drawn red.
        case destructive
    }

    /// The words on the button.
    public let title: String?
    /// What the action is like.
    public let style: Style
    /// Whether the button can be tapped; true by default.
    open var isEnabled = true { didSet { changed?() } }
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// An action.
    ///
    /// - Parameters:
    ///   - title: The words on the button.
    ///   - style: What the action is like.
    ///   - handler: Called when people have tapped the button and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
