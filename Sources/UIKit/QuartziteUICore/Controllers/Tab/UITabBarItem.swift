import QuartziteUIDrawing

/// An item that describes a tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; nil, the default, uses `image`.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The text of the badge at the tab's corner; nil, the default, shows no badge.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The colour of the badge; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    /// The offset of the title from its default position, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    /// The appearance of the bar while the tab is selected; here, of the tab itself; nil, the default, uses the bar's.
    open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    /// The appearance of this tab while no content is under the bar; nil, the default, uses that of the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item without a title or image.
    public override init() { super.init() }
    /// Creates an item without a title or image; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        PropertyTables.tabBarItem.decode(self, from: coder)
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, and images for the unselected and the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates an item with the title and image of a standard tab.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// The standard tabs; raw values are Apple's.
    public enum SystemItem: Int, Sendable {
        /// More tabs.
        case more
        /// What the user likes best.
        case favorites
        /// What the app recommends.
        case featured
        /// What has the best ratings.
        case topRated
        /// What the user has used recently.
        case recents
        /// The user's contacts.
        case contacts
        /// What the user has done.
        case history
        /// The user's bookmarks.
        case bookmarks
        /// A search.
        case search
        /// What is or was downloaded.
        case downloads
        /// What is most recent.
        case mostRecent
        /// What is viewed most.
        case mostViewed

        fileprivate var title: String {
            switch self {
            case .topRated: "Top Rated"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            default: "\(self)".capitalized
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    /// Sets the font and colour of the badge for a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed?()
    }

    /// Returns the font and colour of the badge for a state, or nil if none were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
