import QuartzCore

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The bar that shows the item, as its own or as the one to go back to.
    weak var bar: UINavigationBar?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(title: String?) {
        self.title = title
        super.init()
    }

    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// When the title is large; stored and without effect, since titles are never large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The words in the middle; nil by default.
    open var title: String? { didSet { bar?.itemDidChange() } }
    /// A view in the title's place; nil by default.
    open var titleView: UIView? { didSet { bar?.itemDidChange() } }
    /// How others come back to this one; nil, the default, takes the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemDidChange() } }
    /// The words for coming back to this one; nil, the default, takes the title.
    open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
    /// Whether there is no button to go back; false by default.
    open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
    /// Whether the left items stand beside the button to go back, not in its place; false by default.
    open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }
    /// The items on the left, from the edge inwards; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
    /// The items on the right, from the edge inwards; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }

    /// The first item on the left; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item on the right; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets `leftBarButtonItem`, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem`, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `leftBarButtonItems`, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems`, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets `hidesBackButton`, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether there is a button that leads back to what lies below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }

    /// The words of the button that leads back here.
    var wayBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}
