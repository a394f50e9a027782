import QuartziteUIDrawing

/// The closure of an action; it receives the action, whose `sender` is set.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of a menu, or an action of a control, that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A type that identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The action that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// The action that pastes and matches the style.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// The action that pastes and opens.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// The action that pastes and searches.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    private let handler: UIActionHandler

    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The image while the state is `on`; nil by default.
    open var selectedImage: UIImage?
    /// A longer title, which explains the action; nil by default.
    open var discoverabilityTitle: String?
    /// The identifier; unique unless one was given.
    public let identifier: Identifier
    /// The attributes of the action in a menu; none by default.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action in a menu; `off` by default.
    open var state: UIMenuElement.State
    /// The object that performs the action; nil outside the handler.
    open private(set) weak var sender: AnyObject?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title in a menu or on a button.
    ///   - subtitle: A second line in a menu.
    ///   - image: The image in a menu or on a button.
    ///   - selectedImage: The image while the state is `on`.
    ///   - identifier: The identifier; nil for a unique one.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state in a menu.
    ///   - handler: The closure to call.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.selectedImage = selectedImage
        self.identifier = identifier ?? Identifier("action \(ActionCount.next)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the handler with `sender` set.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender.map { $0 as AnyObject }) }

    /// Calls the handler with `sender` set.
    override func perform(from sender: AnyObject?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }

    override var shownAttributes: Attributes { attributes }
    override var shownState: State { state }
}

/// The number of actions of a scene that have made identifiers.
@MainActor private final class ActionCount {
    private var count = 0

    /// Returns the number for the next identifier.
    static var next: Int {
        let actions = SceneContext.current.object(of: ActionCount.self) { ActionCount() }
        actions.count += 1
        return actions.count
    }
}
