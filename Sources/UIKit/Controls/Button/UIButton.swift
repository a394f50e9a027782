import QuartzCore

/// A control with a title and a picture, for each of its states if need be, that is tapped.
///
/// The title lies to the right of the picture, both in the middle unless the content alignments say otherwise. A button
/// with a ``configuration-swift.property`` looks as that says instead.
@preconcurrency @MainActor open class UIButton: _UIButtonContentControl {
    /// What a button looks like; raw values are Apple's.
    public enum ButtonType: Int, Sendable {
        /// Nothing but its content: a white title of 18 points.
        case custom = 0
        /// A title of 15 points in the tint colour, faint while a finger holds it.
        case system = 1
        /// A disclosure sign, which is not drawn: the button looks like ``system``.
        case detailDisclosure = 2
        /// A sign for information on light ground, which is not drawn: the button looks like ``system``.
        case infoLight = 3
        /// A sign for information on dark ground, which is not drawn: the button looks like ``system``.
        case infoDark = 4
        /// A plus sign, which is not drawn: the button looks like ``system``.
        case contactAdd = 5
        /// A cross, which is not drawn: the button looks like ``system``.
        case close = 7

        /// The old name of ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// What the button looks like.
    open private(set) var buttonType = ButtonType.custom
    let label = ButtonLabel()
    let picture = UIImageView(image: nil)
    let secondLabel = ButtonLabel()
    /// What is behind the content, from the first time there is something.
    private(set) var backgroundView: UIImageView?
    private(set) var spinner: UIActivityIndicatorView?

    /// A custom button at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A custom button of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// A button of size zero.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A system button with an action's title and picture, which performs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        take(primaryAction)
    }

    /// A button that looks as a configuration says, with an action's title and picture where that has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        // Observers sleep in initializers.
        showState()
        take(primaryAction)
    }

    override func contentsDidChange() {
        invalidateIntrinsicContentSize()
        showState()
    }

    override func standardTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    private func prepare() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(picture)
        addSubview(label)
        showState()
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        if type == .system { label.font = .systemFont(ofSize: 15) }
        showState()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if var own = configuration {
            own.title = own.title ?? (action.title.isEmpty ? nil : action.title)
            own.image = own.image ?? action.image
            configuration = own
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func makeBackground() -> UIImageView {
        if let backgroundView { return backgroundView }
        let view = UIImageView(image: nil)
        backgroundView = view
        insertSubview(view, at: 0)
        return view
    }

    func makeSpinner() -> UIActivityIndicatorView {
        if let spinner { return spinner }
        let view = UIActivityIndicatorView(style: .medium)
        view.isUserInteractionEnabled = false
        spinner = view
        addSubview(view)
        return view
    }

    // MARK: Parts

    /// The view of the title, for its font and lines; text and colour are the button's to set.
    open var titleLabel: UILabel? { label }
    /// The view of the picture; its picture is the button's to set.
    open var imageView: UIImageView? { picture }

    /// How the button looks in place of titles, pictures and colours by state; nil, the default, for those.
    open var configuration: Configuration? {
        didSet {
            invalidateIntrinsicContentSize()
            showState()
        }
    }

    /// Called before the button shows a change of its state, to change its configuration; nil by default.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Calls the `configurationUpdateHandler` and shows what comes of it.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Called when the button's state has changed: calls the `configurationUpdateHandler` unless overridden.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Room round the content, points; none by default.
    ///
    /// Without any, a title has 6 points above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changeSize() } }
    /// Moves and shrinks the title's room, points; none by default.
    ///
    /// It does not count in the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves and shrinks the picture's room, points; none by default.
    ///
    /// It does not count in the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Whether a picture without one for the highlighted state is darker there; true by default.
    open var adjustsImageWhenHighlighted = true
    /// Whether a picture without one for the disabled state is fainter there; true by default.
    open var adjustsImageWhenDisabled = true
    /// Whether a highlighted button glows; kept for its owner, it never does.
    open var showsTouchWhenHighlighted = false

    private func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: State

    /// Whether the button reacts to fingers; true by default.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the button is selected; false by default.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger holds the button.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        updateConfiguration()
        showState()
        showPressure()
    }

    override var keepsTaps: Bool { true }
    override var triggersPrimaryAction: Bool { true }

    /// Shows the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    // MARK: Layout

    /// Where the background lies: all over the bounds unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and picture may lie: inside the `contentEdgeInsets` unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title lies in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
    /// Where the picture lies in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

    /// Places title, picture and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// The size of the content with room round it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    /// The size of the content with room round it.
    open override var intrinsicContentSize: CGSize { fittingSize }
}

/// The label of a button, whose size changes with it.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}
