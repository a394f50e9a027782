import QuartziteUIDrawing

/// A control with a title and an image that performs actions when tapped.
///
/// The image is to the left of the title; both are centred unless the content alignments say otherwise. A button with
/// a ``configuration-swift.property`` uses its layout and appearance instead.
@preconcurrency @MainActor open class UIButton: _UIButtonContentControl {
    /// Types of a button; raw values are Apple's.
    public enum ButtonType: Int, Sendable {
        /// A button without an appearance of its own, with a white title of 18 points.
        case custom = 0
        /// A button with a title of 15 points in the tint colour, dimmed while pressed.
        case system = 1
        /// A button for details, with the symbol `info.circle`.
        case detailDisclosure = 2
        /// An information button on a light background, with the symbol `info.circle`.
        case infoLight = 3
        /// An information button on a dark background, with the symbol `info.circle`.
        case infoDark = 4
        /// An add button, with the symbol `plus.circle`.
        case contactAdd = 5
        /// A close button, with the symbol `xmark.circle.fill`.
        case close = 7

        /// The former name of ``system``.
        public static let roundedRect = ButtonType.system

        /// The name of the symbol that a button of the type shows; nil for none.
        var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    let label = ButtonLabel()
    let picture = UIImageView(image: nil)
    let secondLabel = ButtonLabel()
    /// The background view, created when it is first needed.
    private(set) var backgroundView: UIImageView?
    /// The sign of a pop-up button; nil for other buttons.
    var indicatorView: UIImageView?
    private(set) var spinner: UIActivityIndicatorView?

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a button from a storyboard or xib; with other coders, a custom one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeButtonAttributes(from: coder)
        (ViewArchive.current.original(in: coder) as? UIButton).map { copyContents(of: $0) }
    }

    /// Takes the contents of another button; in the initialiser itself, the properties would not be observed.
    private func copyContents(of original: UIButton) {
        contents = original.contents
        (isEnabled, isSelected) = (original.isEnabled, original.isSelected)
    }

    /// Creates a button of a type, with zero size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Returns a button of the type `system` with an image, which sends an action when it is tapped; its size is zero.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = _make(frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a button with the title and image of an action, which it performs when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        adopt(primaryAction)
    }

    /// Creates a button that performs an action when tapped, and has a menu.
    ///
    /// Without an action, a touch opens the menu.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(type: buttonType, primaryAction: primaryAction)
        self.menu = menu
        showsMenuAsPrimaryAction = primaryAction == nil
        prepareMenu()
    }

    /// Creates a button with a configuration, whose missing title and image come from the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        // Property observers do not run in initialisers.
        showState()
        adopt(primaryAction)
    }

    override func contentsDidChange() {
        invalidateIntrinsicContentSize()
        showState()
    }

    override func standardTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : shownTint
    }

    private func prepare() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(picture)
        addSubview(label)
        showState()
    }

    func become(_ type: ButtonType) {
        buttonType = type
        if type != .custom { label.font = .systemFont(ofSize: 15) }
        if let name = type.symbolName {
            let size = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular, scale: .large)
            let symbol = UIImage(systemName: name, withConfiguration: size)
            // The sign for closing is grey, whatever the tint.
            setImage(
                type == .close ? symbol?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal) : symbol,
                for: .normal)
        }
        showState()
    }

    private func adopt(_ action: UIAction?) {
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

    // MARK: Menus

    /// The menu, which a long press opens, or a touch if ``UIControl/showsMenuAsPrimaryAction`` is true; nil by default.
    open var menu: UIMenu? { didSet { prepareMenu() } }

    /// The order of the menu's elements; `automatic` by default, which is `priority`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap changes the selection: the button's own, or that of its menu, whose selected element it shows.
    ///
    /// False by default.
    open var changesSelectionAsPrimaryAction = false { didSet { prepareMenu() } }

    override func menuDidChange() { showState() }

    /// Whether the button is held down.
    open var isHeld: Bool { isHighlighted }

    /// Returns the button's menu; nil without one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = shownMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Shows the selected element of a pop-up button; subclasses call super.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { showSelection() }

    /// Ends tracking; a toggle button changes its selection.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if isSymbolAnimationEnabled { picture.addSymbolEffect(.bounce) }
    }

    // MARK: Meaning

    /// The meaning of the button; `normal` by default.
    ///
    /// A destructive button is red where it would have the tint colour. Other roles do not change how it looks.
    open var role = Role.normal { didSet { if role != oldValue { showState() } } }

    /// Whether the symbol bounces when the button is tapped; false by default.
    open var isSymbolAnimationEnabled = false

    // MARK: Subviews

    /// The label of the title, for its font and line settings; set text and colour with the button's methods.
    open var titleLabel: UILabel? { label }
    /// The view of the image; set the image with the button's methods.
    open var imageView: UIImageView? { picture }

    /// The configuration, which replaces titles, images and colours for states; nil by default.
    open var configuration: Configuration? {
        didSet {
            invalidateIntrinsicContentSize()
            showState()
        }
    }

    /// A closure that updates the configuration when the button's state changes; nil by default.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Updates the configuration immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Updates the configuration when the state changes; calls `configurationUpdateHandler` by default.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// The insets of the content in points; zero by default.
    ///
    /// With zero insets, a title has 6 points above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changeSize() } }
    /// The insets of the title in points; zero by default.
    ///
    /// They do not change the size of the button.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of the image in points; zero by default.
    ///
    /// They do not change the size of the button.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Whether an image darkens when highlighted, if there is no image for that state; true by default.
    open var adjustsImageWhenHighlighted = true
    /// Whether an image dims when disabled, if there is no image for that state; true by default.
    open var adjustsImageWhenDisabled = true
    /// Whether a glow appears behind the content of a highlighted button; false by default.
    open var showsTouchWhenHighlighted = false

    private func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: State

    /// Whether the button responds to touches; true by default.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the button is selected; false by default.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the button is pressed.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        updateConfiguration()
        showState()
        showPressure()
        showGlow()
    }

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }
    override var triggersPrimaryAction: Bool { true }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    // MARK: Layout

    /// Returns the frame of the background; by default, the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the frame of the content; by default, the bounds inset by `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the frame of the title within the content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
    /// Returns the frame of the image within the content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

    /// Lays out the title, the image and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Returns the size that fits the content and its insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    /// The baseline of the title, which is centred unless the content is aligned at the top or the bottom.
    override var baselines: Baselines? {
        guard contentVerticalAlignment == .center, let label = titleLabel, label.text?.isEmpty == false else {
            return nil
        }
        return .centered(label.font)
    }
    /// The size that fits the content and its insets.
    open override var intrinsicContentSize: CGSize { fittingSize }
}

/// The label of a button, whose size depends on it.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}
