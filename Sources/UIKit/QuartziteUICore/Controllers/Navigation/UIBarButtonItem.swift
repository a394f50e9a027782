import QuartziteUIDrawing

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// Styles of a bar button.
    public enum Style: Int, Sendable {
        /// Regular text.
        case plain
        /// Semibold text, for the button that completes a task.
        case done = 2
    }

    /// Standard buttons; each has a symbol or a word.
    public enum SystemItem: Int, Sendable {
        /// Completes a task.
        case done
        /// Cancels a task.
        case cancel
        /// Starts editing.
        case edit
        /// Saves changes.
        case save
        /// Adds an element.
        case add
        /// A space that takes the remaining width.
        case flexibleSpace
        /// A space of fixed width.
        case fixedSpace
        /// Composes a new text.
        case compose
        /// Replies to a message.
        case reply
        /// Shows the available actions.
        case action
        /// Organizes content, as into folders.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Starts a search.
        case search
        /// Reloads the content.
        case refresh
        /// Stops the current operation.
        case stop
        /// Opens the camera.
        case camera
        /// Deletes an element.
        case trash
        /// Starts playback.
        case play
        /// Pauses playback.
        case pause
        /// Rewinds playback.
        case rewind
        /// Fast-forwards playback.
        case fastForward
        /// Undoes a change.
        case undo
        /// Redoes a change.
        case redo
        /// Closes a view.
        case close = 24

        /// The word on the button; nil for a button with a symbol, and empty for a space.
        var title: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo: "\(self)".capitalized
            case .flexibleSpace, .fixedSpace: ""
            default: nil
            }
        }

        /// The name of the symbol on the button; nil for a button with a word, and for a space.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        /// What an assistive technology says for a button with an image; nil for others.
        var spokenName: String? {
            switch self {
            case .action: "Share"
            case .trash: "Delete"
            case .fastForward: "Fast Forward"
            default: symbol == nil ? nil : "\(self)".capitalized
            }
        }
    }

    /// The style of the button; `plain` by default.
    open var style = Style.plain { didSet { itemDidChange() } }
    /// The object that receives the action; nil sends it along the responder chain.
    ///
    /// A weak reference.
    open weak var target: AnyObject?
    /// The method to call on a tap, with the item as its argument.
    open var action: Selector?
    /// The action to perform on a tap, before `action`.
    open var primaryAction: UIAction?
    /// The menu, which a tap opens if the item has no action, and otherwise a long press; nil by default.
    open var menu: UIMenu? { didSet { itemDidChange() } }
    /// The order of the menu's elements; `automatic` by default, which is `priority`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { itemDidChange() }
    }
    /// Whether a tap changes the selection of the item or of its menu; false by default.
    open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
    /// Whether the item is drawn as selected; false by default.
    open var isSelected = false { didSet { itemDidChange() } }
    /// Whether the item is hidden; false by default.
    open var isHidden = false { didSet { itemDidChange() } }
    /// Whether the symbol bounces when the item is tapped; false by default.
    open var isSymbolAnimationEnabled = false { didSet { itemDidChange() } }
    /// Whether a drag that is held over the item performs its action; false by default.
    open var isSpringLoaded = false { didSet { itemDidChange() } }
    /// A view that replaces the button; nil by default.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The width in points; 0, the default, fits the contents.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// The button's colour; nil uses the tint colour of the bar.
    open var tintColor: UIColor? { didSet { itemDidChange() } }

    /// Creates an item without a title or image.
    public override init() { super.init() }
    /// Creates an item from a storyboard or xib; with other coders, one without a title or image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        PropertyTables.barButtonItem.decode(self, from: coder)
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates an item with a standard button.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        become(systemItem)
    }

    /// What an assistive technology says for an item of the system that shows an image; nil for other items.
    private(set) var systemName: String?

    /// The font size of standard symbols in points, at which a plus sign is as large as Apple's.
    private static let symbolSize: CGFloat = 20

    /// Takes the title or symbol, and the style, of a standard button.
    func become(_ systemItem: SystemItem) {
        title = systemItem.title
        systemName = systemItem.spokenName
        image = systemItem.symbol.flatMap {
            UIImage(
                systemName: $0,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .regular))
        }
        style = systemItem == .done || systemItem == .save ? .done : .plain
        isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    }

    /// Creates an item with a menu, whose title and image come from an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a standard button and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title, an image and a menu.
    public convenience init(
        title: String? = nil, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a space that takes the remaining width; it has no width in a navigation bar.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Creates a space with a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// The group that contains the item; nil if there is none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// The element that stands for the item in the menu of buttons that are not in the bar; nil by default.
    open var menuRepresentation: UIMenuElement?

    private(set) var isSpace = false
    /// The symbol effects that last, which a new view of the item shows again.
    var effects = LastingSymbolEffects()
    /// The image view of the button that shows the item; nil if no bar does, or if the item has a view of its own.
    var symbolView: UIImageView? { customView == nil ? (shownView as? UIButton)?.imageView : nil }
    /// The view that shows the item in a bar; nil if no bar does.
    private(set) weak var shownView: UIView?

    /// Performs the item's action, if it is enabled.
    func fire() {
        guard isEnabled else { return }
        if let primaryAction { primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    /// Creates the view that shows the item in a bar of the given height.
    ///
    /// - Parameters:
    ///   - plain: The appearance of plain buttons in the bar; nil for the standard one.
    ///   - done: The appearance of buttons whose style is `done`.
    func makeView(
        height: CGFloat, plain: UIBarButtonItemAppearance? = nil, done: UIBarButtonItemAppearance? = nil,
        isCompact: Bool = false
    ) -> UIView {
        let view = newView(height: height, style == .done ? done : plain, isCompact)
        shownView = view
        effects.show(in: symbolView)
        return view
    }

    private func newView(height: CGFloat, _ shared: UIBarButtonItemAppearance?, _ isCompact: Bool) -> UIView {
        if let customView {
            if customView.bounds.size == .zero { customView.sizeToFit() }
            return customView
        }
        if isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
        let button = UIButton(type: .system)
        // An item with an image shows no title, which only names it then.
        let own = isCompact ? landscapeImagePhone : nil
        button.setTitle(own == nil && image == nil ? title : nil, for: .normal)
        button.setImage(own ?? image, for: .normal)
        button.accessibility.source = self
        button.imageEdgeInsets = own == nil ? imageInsets : landscapeImagePhoneInsets
        let attributes = titleTextAttributes(for: .normal) ?? shared?.normal.titleTextAttributes
        button.titleLabel?.font =
            attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        let appearances: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
            (.normal, shared?.normal), (.highlighted, shared?.highlighted), (.disabled, shared?.disabled),
        ]
        for (state, appearance) in appearances {
            let attributes = titleTextAttributes(for: state) ?? appearance?.titleTextAttributes
            if let color = attributes?[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
            if let image = appearance?.backgroundImage { button.setBackgroundImage(image, for: state) }
        }
        if let offset = shared?.normal.titlePositionAdjustment, offset != .zero {
            button.titleEdgeInsets = UIEdgeInsets(
                top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
        }
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        button.isSelected = isSelected
        button.isHidden = isHidden
        button.isSymbolAnimationEnabled = isSymbolAnimationEnabled
        button.isSpringLoaded = isSpringLoaded
        if let menu {
            button.preferredMenuElementOrder = preferredMenuElementOrder
            button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
            button.menu = menu
            button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
        }
        button.addTarget(self, action: Selector("fire", UIBarButtonItem.fire), for: .touchUpInside)
        let size = button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        let wished = width > 0 ? width : size.width.rounded(.up)
        button.frame = CGRect(x: 0, y: 0, width: wished, height: height)
        return button
    }
}
