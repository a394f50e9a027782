import QuartziteUICore

/// An action that the user can take in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// Styles of an action's button.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default`
        /// An action that cancels the operation and changes nothing; drawn in bold, last.
        case cancel
        /// An action that changes or deletes data; drawn in red.
        case destructive
    }

    /// The title of the action's button.
    public let title: String?
    /// The style of the action's button.
    public let style: Style
    /// A Boolean value that indicates whether the action is enabled; true by default.
    open var isEnabled = true { didSet { changed?() } }
    /// The colour of the title; nil for the tint colour, or that of the style.
    var titleTextColor: UIColor? { didSet { changed?() } }
    /// The image at the leading end of the button; nil for none.
    var image: UIImage? { didSet { changed?() } }
    /// The colour of the image; nil for the tint colour.
    var imageTintColor: UIColor? { didSet { changed?() } }
    /// Whether the button has a check mark at its trailing end.
    var isChecked = false { didSet { changed?() } }
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// Creates an action without a title, of the default style.
    public convenience override init() { self.init(title: nil, style: .default) }

    /// Creates an action with a title and a behavior.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button.
    ///   - handler: Called after the user taps the button and the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

extension UIAlertAction: _Enabled {}
