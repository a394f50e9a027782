import QuartzCore

/// One tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The picture while the tab is chosen; nil, the default, takes `image`.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// A short text in a red capsule at the corner; nil by default.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The capsule's colour; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    /// How far the title is moved from its place, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// A tab without title or picture.
    public override init() { super.init() }
    /// A tab without title or picture; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A tab with a title, a picture and a number of one's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a title, and pictures for when it is not chosen and when it is.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Sets font and colour of the badge's text for a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed?()
    }

    /// Font and colour of the badge's text for a state; nil where none were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
