import QuartziteUIDrawing

/// The content of a navigation bar while a controller is shown.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The bar whose stack contains the item.
    weak var bar: UINavigationBar?

    /// Creates an item without a title.
    public convenience override init() { self.init(title: String?.none) }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item from a storyboard or xib; with other coders, one without a title.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder).map { register(from: $0) }
        PropertyTables.navigationItem.decode(self, from: coder)
    }

    /// Called for items from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}

    init(title: String?) {
        self.title = title
        super.init()
    }

    /// Modes of displaying a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Inherits the mode of the item below.
        case automatic
        /// Always displays a large title.
        case always
        /// Never displays a large title.
        case never
    }

    /// The layout of a navigation bar where the width is regular; raw values are Apple's.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle.
        case navigator = 0
        /// The title is at the leading end, for content with a history.
        case browser = 1
        /// The title is at the leading end, for documents.
        case editor = 2
    }

    /// How the bar is arranged in a regular width; `navigator` by default.
    open var style = ItemStyle.navigator { didSet { itemDidChange() } }
    /// What a tap on the back button does in place of returning; nil by default.
    ///
    /// An item with an action has a back button even if there is no item below.
    open var backAction: UIAction? { didSet { itemDidChange() } }
    /// Returns the menu of the title, given the elements that the system suggests; nil by default.
    ///
    /// The system suggests Duplicate, Move, Rename, Export and Print, each if a responder can perform it. It searches
    /// the responder chain of the first responder, and then that of the visible controller. It also suggests Rename if
    /// the ``renameDelegate`` allows renaming.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
    /// The document that the title's menu shows in its header; nil by default.
    open var documentProperties: UIDocumentProperties? { didSet { itemDidChange() } }
    /// The delegate for renaming the item in the bar; a weak reference.
    ///
    /// With a delegate, the title opens a menu in which the user can rename the item, and does so in a text field in
    /// place of the title. Setting nil cancels renaming.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet {
            if renameDelegate == nil, bar?.renaming?.item === self { bar?.renaming?.cancel() }
            itemDidChange()
        }
    }
    /// The groups of buttons at the leading end, after ``leftBarButtonItems``; empty by default.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
    /// The groups of buttons in the middle; empty by default.
    ///
    /// They are in the bar in a regular width if ``style`` is not `navigator`, and otherwise in a menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
    /// The groups of buttons before ``rightBarButtonItems``, in the direction of reading; empty by default.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
    /// The group at the trailing edge; nil by default.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { itemDidChange() } }
    /// Elements for the menu of buttons that are not in the bar; nil by default.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }
    /// The name under which the user's changes of the bar are kept; nil by default, without effect here, which is reported.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != nil { unsupported("UINavigationItem.customizationIdentifier") } }
    }

    /// Whether the title is large in a bar that prefers large titles; `automatic`, the default, is as in the item before.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The appearance of the bar; nil, the default, for that of the bar itself.
    open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }
    /// The appearance while no content is under the bar; nil, the default, for that of the bar itself.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }
    /// The appearance where the vertical size class is compact; nil, the default, for ``standardAppearance`` or that of
    /// the bar itself.
    open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance) } }
    /// The appearance where the vertical size class is compact while no content is under the bar; nil, the default, for
    /// ``scrollEdgeAppearance`` or that of the bar itself.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(compactScrollEdgeAppearance) } }

    private func adopt(_ appearance: UINavigationBarAppearance?) {
        appearance?.changed = { [weak self] in self?.bar?.updateAppearance() }
        bar?.updateAppearance()
    }

    /// The controller of the search bar below the title; nil by default.
    open var searchController: UISearchController? {
        didSet {
            itemDidChange()
            bar?.superview?.setNeedsLayout()
        }
    }
    /// Places of a search bar in a navigation bar; raw values are Apple's.
    public enum SearchBarPlacement: Int, Sendable {
        /// Inline in a regular width on a tablet, and otherwise stacked.
        case automatic = 0
        /// At the trailing end of the bar in a regular width, and otherwise stacked.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The wanted place of the search bar; `automatic` by default.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { bar?.superview?.setNeedsLayout() }
    }
    /// The place of the search bar: `inline` or `stacked`.
    ///
    /// A search bar with scope buttons is always stacked.
    open var searchBarPlacement: SearchBarPlacement {
        guard let traits = bar?.traitCollection, traits.horizontalSizeClass == .regular,
            searchController?.searchBar.scopeButtonTitles?.isEmpty ?? true
        else { return .stacked }
        switch preferredSearchBarPlacement {
        case .automatic: return traits.userInterfaceIdiom == .pad ? .inline : .stacked
        case .inline, .stacked: return preferredSearchBarPlacement
        }
    }
    /// Whether the search bar slides under the title as the content scrolls; true by default.
    open var hidesSearchBarWhenScrolling = true { didSet { bar?.superview?.setNeedsLayout() } }
    /// The title; nil by default.
    open var title: String? { didSet { itemDidChange() } }
    /// A view that replaces the title; nil by default.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// The item whose title labels the back button that returns here; nil, the default, uses the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The title of the back button that returns here; nil, the default, uses the title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// Whether the back button is hidden; false by default.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether the left items appear beside the back button instead of replacing it; false by default.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// The items on the left, starting at the edge; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left }
        set { left = newValue }
    }
    /// The items on the right, starting at the edge; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right }
        set { right = newValue }
    }

    private var left: [UIBarButtonItem]? { didSet { itemDidChange() } }
    private var right: [UIBarButtonItem]? { didSet { itemDidChange() } }

    /// The first item on the left; setting it replaces all left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left?.first }
        set { left = newValue.map { [$0] } }
    }

    /// The first item on the right; setting it replaces all right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right?.first }
        set { right = newValue.map { [$0] } }
    }

    /// Sets `leftBarButtonItem` without an animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { left = item.map { [$0] } }
    /// Sets `rightBarButtonItem` without an animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { right = item.map { [$0] } }
    /// Sets `leftBarButtonItems` without an animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { left = items }
    /// Sets `rightBarButtonItems` without an animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { right = items }
    /// Sets `hidesBackButton` without an animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    final func itemDidChange() {
        bar?.itemDidChange()
        KeyValueObservations.current.check()
    }

    /// Whether a back button is shown when there is an item below.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }

    /// The title of the back button that returns to this item.
    var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? BackButton.plainTitle }
    /// What the button that leads back to this item is called where it shows no text.
    var backLabel: String {
        [backBarButtonItem?.title, backButtonTitle, title].compactMap(\.self)
            .first { !$0.allSatisfy(\.isWhitespace) } ?? BackButton.plainTitle
    }
}
