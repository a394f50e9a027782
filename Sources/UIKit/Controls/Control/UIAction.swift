import QuartzCore

/// The closure of an action; it receives the action, whose `sender` is set.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image that a control performs.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// A type that identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private let handler: UIActionHandler

    /// The title.
    open var title: String
    /// The image.
    open var image: UIImage?
    /// The identifier; unique unless one was given.
    public let identifier: Identifier
    /// The object that performs the action; nil outside the handler.
    open private(set) weak var sender: AnyObject?

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("action \(ActionCount.next)")
        self.handler = handler
    }

    /// Calls the handler with `sender` set.
    func perform(from sender: AnyObject?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
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
