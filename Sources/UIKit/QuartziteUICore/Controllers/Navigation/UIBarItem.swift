import QuartziteUIDrawing

/// An item of a bar, with a title or an image, that the user can tap.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Notifies the bar that shows the item.
    var changed: (() -> Void)?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item without a title or image.
    public override init() { super.init() }
    /// Creates an item without a title or image; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder).map { register(from: $0) }
        PropertyTables.barItem.decode(self, from: coder)
    }
    /// Called for items from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}
    /// Called when Interface Builder displays the item; never called here.
    open func prepareForInterfaceBuilder() {}

    /// Notifies the bar that shows the item, and observers.
    final func itemDidChange() {
        changed?()
        KeyValueObservations.current.check()
    }

    /// The title; nil by default.
    open var title: String? { didSet { itemDidChange() } }
    /// The image, tinted as a template unless its rendering mode says otherwise; nil by default.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The insets of the image, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    /// The image of buttons in bars of compact height; nil, the default, for ``image``.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// The insets of ``landscapeImagePhone``, in points; zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    /// The image for accessibility text sizes; without effect here, which is reported.
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage != nil { unsupported("UIBarItem.largeContentSizeImage") } }
    }
    /// Whether the user can tap the item; true by default.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// An integer that identifies the item; 0 by default.
    open var tag = 0

    /// Sets the font and colour of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed?()
    }

    /// Returns the title's font and colour for a state, from the item or its class's `appearance()`; nil if neither is
    /// set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        if let own = attributes[state.rawValue] { return own }
        return AppearanceModels.current.models(for: self).lazy
            .compactMap { ($0 as? UIBarItem)?.attributes[state.rawValue] }.first
    }

    private nonisolated let hashNumber = HashNumber()

    /// The hash, which is the same in every run, unlike an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
