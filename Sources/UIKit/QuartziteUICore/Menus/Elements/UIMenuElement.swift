import QuartziteUIDrawing

/// An element of a menu: an action, a command, a submenu or an element that is created later.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether an element is drawn as selected; raw values are Apple's.
    public enum State: Int, Sendable {
        /// The element is not selected.
        case off = 0
        /// The element is selected, which a checkmark shows.
        case on = 1
        /// Some of what the element stands for is selected, which a dash shows.
        case mixed = 2
    }

    /// Attributes of an element's look and behaviour, as a set of options.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is grey and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is red, since it changes or deletes data.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing the element leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title.
    open internal(set) var title: String
    /// A second line under the title; nil by default.
    open var subtitle: String?
    /// The image beside the title.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    private nonisolated let hashNumber = HashNumber()

    /// The hash, which is the same in every run, unlike an address.
    nonisolated open override var hash: Int { hashNumber.value }

    /// The attributes of the element in a menu.
    var shownAttributes: Attributes { [] }
    /// The state of the element in a menu.
    var shownState: State { .off }

    /// Performs the element's action for a responder; does nothing for elements without one.
    func perform(from sender: AnyObject?) {}
}

/// An element of a menu that performs an action: a `UIAction` or a `UICommand`.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
    /// The title.
    var title: String { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// A longer title, which explains the action.
    var discoverabilityTitle: String? { get set }
    /// The attributes.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state.
    var state: UIMenuElement.State { get set }
    /// Performs the action.
    func performWithSender(_ sender: Any?, target: Any?)
}
