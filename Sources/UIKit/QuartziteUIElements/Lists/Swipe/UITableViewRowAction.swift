import QuartziteUICore

/// An action of a row that a swipe shows, as before ``UIContextualAction``.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// Styles of actions; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Red.
        case destructive = 0
        /// Grey.
        case normal = 1
        /// Red; another name for ``destructive``.
        public static let `default` = Style.destructive
    }

    /// The style.
    public let style: Style
    /// The title; nil for none.
    open var title: String?
    /// The background colour; nil, the default, is that of the style.
    open var backgroundColor: UIColor?
    /// The effect behind the title; nil by default, and without effect, since buttons have plain colours.
    open var backgroundEffect: UIVisualEffect? { didSet { unsupported("UITableViewRowAction.backgroundEffect") } }
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action that calls a closure with itself and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns the action as a swipe shows it; unlike a deletion, it leaves the row where it is.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [self] _, _, completion in
            handler(self, path)
            completion(false)
        }
        action.backgroundColor = backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
        return action
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
