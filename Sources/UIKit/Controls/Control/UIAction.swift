import QuartzCore

/// What an action does; it is handed the action, which knows its sender.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A piece of code with a name, for a control to perform.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private let handler: UIActionHandler
    private static var made = 0

    /// A name for people.
    open var title: String
    /// A picture for people.
    open var image: UIImage?
    /// Tells the action from others; one of its own unless given.
    public let identifier: Identifier
    /// Who performs the action; nil outside of the handler.
    open private(set) weak var sender: AnyObject?

    /// An action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        UIAction.made += identifier == nil ? 1 : 0
        self.identifier = identifier ?? Identifier("action \(UIAction.made)")
        self.handler = handler
    }

    /// Calls the handler.
    func perform(from sender: AnyObject?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}
