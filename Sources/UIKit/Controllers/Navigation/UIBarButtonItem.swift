import QuartzCore

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        /// As other text.
        case plain
        /// Bolder, for what ends a task.
        case done = 2
    }

    /// A button that many apps have; here each is a word, or a sign where that is one character.
    public enum SystemItem: Int, Sendable {
        /// Ends a task.
        case done
        /// Leaves a task.
        case cancel
        /// Begins to edit.
        case edit
        /// Keeps changes.
        case save
        /// Adds something.
        case add
        /// Room that takes what is left.
        case flexibleSpace
        /// Room of a width.
        case fixedSpace
        /// Begins a text.
        case compose
        /// Answers.
        case reply
        /// Offers what can be done.
        case action
        /// Puts something away.
        case organize
        /// Shows places to come back to.
        case bookmarks
        /// Looks for something.
        case search
        /// Loads again.
        case refresh
        /// Ends what runs.
        case stop
        /// Takes a picture.
        case camera
        /// Deletes.
        case trash
        /// Begins to play.
        case play
        /// Stops playing for a while.
        case pause
        /// Goes back in time.
        case rewind
        /// Goes on in time.
        case fastForward
        /// Takes a change back.
        case undo
        /// Makes a change again.
        case redo
        /// Closes.
        case close = 24

        var title: String {
            switch self {
            case .add: "+"
            case .flexibleSpace, .fixedSpace: ""
            case .stop, .close: "✕"
            case .fastForward: "Forward"
            default: "\(self)".capitalized
            }
        }
    }

    /// How the button looks; `plain` by default.
    open var style = Style.plain { didSet { itemDidChange() } }
    /// Whose method is called; nil asks along the responder chain.
    ///
    /// Not held.
    open weak var target: AnyObject?
    /// The method called on a tap, with the item as its argument.
    open var action: Selector?
    /// What is performed on a tap, before `action`.
    open var primaryAction: UIAction?
    /// A view that stands for the button; nil by default.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// Points from side to side; 0, the default, leaves it to the contents.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// The button's colour; the bar's unless set.
    open var tintColor: UIColor? { didSet { itemDidChange() } }

    /// A button without title or picture.
    public override init() { super.init() }
    /// A button without title or picture; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// A button that many apps have.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        let isDone = systemItem == .done || systemItem == .save
        self.init(title: systemItem.title, style: isDone ? .done : .plain, target: target, action: action)
        isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    }

    /// A button that an action gives title and picture.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A view in a button's place.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that takes what is left; in a navigation bar none.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Room of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    private(set) var isSpace = false

    /// Does what a tap does.
    func fire() {
        guard isEnabled else { return }
        if let primaryAction { primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    /// The button itself, in a bar of a height.
    func makeView(height: CGFloat) -> UIView {
        if let customView {
            if customView.bounds.size == .zero { customView.sizeToFit() }
            return customView
        }
        if isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.imageEdgeInsets = imageInsets
        let attributes = titleTextAttributes(for: .normal)
        button.titleLabel?.font =
            attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        if let color = attributes?[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        button.addTarget(self, action: Selector("fire", UIBarButtonItem.fire), for: .touchUpInside)
        let size = button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        let wished = width > 0 ? width : size.width.rounded(.up)
        button.frame = CGRect(x: 0, y: 0, width: wished, height: height)
        return button
    }
}
