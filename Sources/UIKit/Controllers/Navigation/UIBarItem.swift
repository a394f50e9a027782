import QuartzCore

/// Something in a bar that can be tapped: a title or a picture.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Calls the bar that shows the item.
    var changed: (() -> Void)?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An item without title or picture.
    public override init() { super.init() }
    /// An item without title or picture; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init() }
    /// Called once a storyboard has set everything; does nothing unless overridden.
    open func awakeFromNib() {}
    /// Called where Xcode's canvas shows an item; called by nobody here.
    open func prepareForInterfaceBuilder() {}

    /// Tells the bar that shows the item, and observers.
    final func itemDidChange() {
        changed?()
        KeyValueObservations.current.check()
    }

    /// The words shown; nil by default.
    open var title: String? { didSet { itemDidChange() } }
    /// The picture shown, as a stencil in the tint colour unless it says otherwise; nil by default.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// How far the picture is moved in from each side, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    /// The picture for low bars; stored and without effect, since bars have one height.
    open var landscapeImagePhone: UIImage?
    /// How far that picture is moved in; stored and without effect.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The picture for people who need large ones; stored and without effect.
    open var largeContentSizeImage: UIImage?
    /// Whether the item can be tapped; true by default.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number of one's own; 0 by default.
    open var tag = 0

    /// Sets font and colour of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed?()
    }

    /// Font and colour of the title for a state: its own, else those of its class's `appearance()`; nil without either.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        if let own = attributes[state.rawValue] { return own }
        return AppearanceModels.current.models(for: self).lazy
            .compactMap { ($0 as? UIBarItem)?.attributes[state.rawValue] }.first
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
