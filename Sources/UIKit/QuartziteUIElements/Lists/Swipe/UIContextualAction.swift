import QuartziteUICore

/// An action of a row that a swipe shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Styles of actions; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// A closure that performs an action in a view, and then calls its last argument with whether it was performed.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The style.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title, below the image; nil for none.
    open var title: String?
    /// The image; nil by default.
    open var image: UIImage?
    /// The background colour: red by default for destructive actions, and grey for others.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private var color: UIColor?

    /// Creates an action without a title, of the normal style, that does nothing.
    public convenience override init() { self.init(style: .normal, title: nil) { $2(false) } }

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions that a swipe shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the side of the row inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration without actions.
    public convenience override init() { self.init(actions: []) }

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
