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
    open var title: String? { didSet { itemDidChange() } }
    /// A view in the title's place; nil by default.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// How others come back to this one; nil, the default, takes the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The words for coming back to this one; nil, the default, takes the title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// Whether there is no button to go back; false by default.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether the left items stand beside the button to go back, not in its place; false by default.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// The items on the left, from the edge inwards; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left }
        set { left = newValue }
    }
    /// The items on the right, from the edge inwards; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right }
        set { right = newValue }
    }

    private var left: [UIBarButtonItem]? { didSet { itemDidChange() } }
    private var right: [UIBarButtonItem]? { didSet { itemDidChange() } }

    /// The first item on the left; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left?.first }
        set { left = newValue.map { [$0] } }
    }

    /// The first item on the right; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right?.first }
        set { right = newValue.map { [$0] } }
    }

    /// Sets `leftBarButtonItem`, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { left = item.map { [$0] } }
    /// Sets `rightBarButtonItem`, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { right = item.map { [$0] } }
    /// Sets `leftBarButtonItems`, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { left = items }
    /// Sets `rightBarButtonItems`, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { right = items }
    /// Sets `hidesBackButton`, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    private func itemDidChange() {
        bar?.itemDidChange()
        KeyValueObservations.current.check()
    }

    /// Whether there is a button that leads back to what lies below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }

    /// The words of the button that leads back here.
    var wayBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}
