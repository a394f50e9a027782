import QuartzCore

/// One tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The picture while the tab is chosen; nil, the default, takes `image`.
    open var selectedImage: UIImage? { didSet { changed?() } }
    /// A short text in a red capsule at the corner; nil by default.
    open var badgeValue: String? { didSet { changed?() } }

    /// A tab without title or picture.
    public override init() { super.init() }

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
}
