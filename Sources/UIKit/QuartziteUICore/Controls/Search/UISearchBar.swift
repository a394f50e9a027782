import QuartziteUIDrawing

/// A bar with a text field for search terms and an optional cancel button.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// Styles of a search bar; raw values are Apple's.
    public enum Style: UInt, Sendable {
        /// The style that suits the place of the bar.
        case `default` = 0
        /// A bar with a background.
        case prominent = 1
        /// A bar without a background.
        case minimal = 2
    }

    /// Icons of a search bar; raw values are Apple's.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The results button.
        case resultsList = 3
    }

    /// The height of the scope buttons with the space around them, in points.
    private static let scopeHeight: CGFloat = 46

    private let field = UISearchTextField(frame: .zero)
    private lazy var editing = SearchBarEditing(self)
    private let cancel = UIButton(type: .system)
    private let scopes = UISegmentedControl(items: [])
    private var hasCancel = false
    /// The controller to which the bar belongs; a weak reference.
    weak var searchController: UISearchController? { didSet { showBackground() } }
    /// Whether the bar is part of a navigation bar, where its field shrinks with the height.
    var isInNavigationBar = false {
        didSet {
            setNeedsLayout()
            showBackground()
        }
    }

    /// The view above the keyboard while the user types in the bar; nil by default.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Whether the user can type in the bar; true by default.
    open var isEnabled = true {
        didSet {
            searchTextField.isEnabled = isEnabled
            isUserInteractionEnabled = isEnabled
        }
    }

    /// Creates a bar, 56 points high unless the frame has a height.
    public override init(frame: CGRect) {
        let height = frame.height > 0 ? frame.height : 56
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        prepare()
    }

    /// Creates a bar; reads a storyboard or xib if `coder` belongs to one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.searchBar.decode(self, from: coder)
    }

    private func prepare() {
        field.delegate = editing
        field.addTarget(self, action: Selector("changed", UISearchBar.changed), for: .editingChanged)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addTarget(self, action: Selector("leave", UISearchBar.leave), for: .touchUpInside)
        cancel.alpha = 0
        scopes.isHidden = true
        scopes.addTarget(self, action: Selector("choose", UISearchBar.choose), for: .valueChanged)
        for view in [field, cancel, scopes] { addSubview(view) }
    }

    /// The delegate, which is notified of changes; a weak reference.
    open weak var delegate: (any UISearchBarDelegate)?
    final var traits = TextInputTraits()

    /// The search text; setting it does not call the delegate, but updates the results of a search that is active.
    open var text: String? {
        get { field.text }
        set {
            let old = field.text
            field.text = newValue
            showFieldButton()
            guard field.text != old, let searchController, searchController.isActive else { return }
            searchController.textDidChange()
        }
    }
    /// The text shown while the field is empty; "Search" by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The text field.
    open var searchTextField: UISearchTextField { field }
    /// The background colour, which covers the content behind the bar; nil, the default, uses the style's background.
    open var barTintColor: UIColor? { didSet { showBackground() } }
    /// Whether the bar has a background; `default`, by default, has one unless the bar is in another one.
    open var searchBarStyle = Style.default { didSet { showBackground() } }
    /// The style of the background; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { showBackground() } }
    /// Whether the background blurs the content behind the bar; true by default.
    open var isTranslucent = true { didSet { showBackground() } }
    /// A line above the field, which makes the bar 31 points higher; nil by default.
    open var prompt: String? {
        get { parts.prompt.text }
        set {
            parts.prompt.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether a button with a book is at the end of the field while there is no text; false by default.
    ///
    /// A tap on it calls the delegate's `searchBarBookmarkButtonClicked(_:)`.
    open var showsBookmarkButton = false { didSet { showFieldButton() } }
    /// Whether a button with a list is at the end of the field while there is no text and no bookmark button; false by
    /// default.
    ///
    /// A tap on it calls the delegate's `searchBarResultsListButtonClicked(_:)`.
    open var showsSearchResultsButton = false { didSet { showFieldButton() } }
    /// Whether the results button is in its selected state; false by default.
    open var isSearchResultsButtonSelected = false { didSet { showFieldButton() } }
    /// The background image, stretched over the bar above the scope buttons; nil by default.
    open var backgroundImage: UIImage? {
        didSet {
            parts.show(backgroundImage, in: parts.background)
            showBackground()
        }
    }
    /// Sets the background image, for any position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Returns the background image, the same for all positions and metrics; nil by default.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    /// The background image of the scope buttons, stretched behind them; nil by default.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { parts.show(scopeBarBackgroundImage, in: parts.scopeBackground) }
    }
    /// The offset of the text from its usual place, in points; zero by default.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.adjustment }
        set { field.adjustment = newValue }
    }
    private var icons: [Int: UIImage] = [:]
    private lazy var parts = SearchBarParts(self)

    /// Whether the bar has a background of its own: not in another bar, and not with an image.
    private var hasBackground: Bool {
        searchBarStyle != .minimal && backgroundImage == nil && searchController == nil && !isInNavigationBar
            && (searchBarStyle == .prominent || !isInBar)
    }

    private var isInBar: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { $0 is UINavigationBar || $0 is UIToolbar }
    }

    private func showBackground() {
        let appearance = BarBackgroundAppearance(
            barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: nil, lineImage: nil)
        parts.showBackground(hasBackground ? appearance : nil)
        backgroundColor = hasBackground ? nil : barTintColor
    }

    /// Shows the background for the place of the bar.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showBackground()
    }

    /// Shows the background for the place of the bar, which may be in another one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showBackground()
    }

    @_spi(UIKitLayers) public override func colorsDidChange() { showBackground() }

    /// Shows the button at the end of the field that the settings ask for.
    private func showFieldButton() {
        let icon: Icon? = showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
        parts.showButton(
            icon, icon.flatMap { icons[$0.rawValue] },
            isSelected: icon == .resultsList && isSearchResultsButtonSelected)
    }

    /// Sets the image of an icon in all states; nil for the standard one.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon.rawValue] = iconImage
        if icon == .clear { field.clearImage = iconImage }
        if icon == .bookmark || icon == .resultsList { showFieldButton() }
        guard icon == .search else { return }
        let view = UIImageView(image: iconImage)
        view.contentMode = .center
        view.frame = CGRect(x: 0, y: 0, width: UISearchTextField.iconWidth, height: 36)
        field.leftView = iconImage == nil ? SearchGlass(frame: view.frame) : view
    }

    /// Returns the image that was set for an icon; nil by default.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue] }

    /// The titles of the scope buttons; nil by default.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
        }
    }
    /// The index of the selected scope button; 0 by default.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue } }
    }
    /// Whether the scope buttons are shown below the field; false by default.
    open var showsScopeBar: Bool {
        get { !scopes.isHidden }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the scope buttons.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        scopes.isHidden = !show
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    private func choose() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.textDidChange()
    }
    /// The height of the bar in points, in a navigation bar or by itself.
    var fullHeight: CGFloat {
        (isInNavigationBar ? 52 : 56 + promptHeight) + (showsScopeBar ? Self.scopeHeight : 0)
    }

    /// The height of the prompt in points; 0 without one.
    private var promptHeight: CGFloat { prompt?.isEmpty == false ? 31 : 0 }

    /// Whether the cancel button is shown; false by default.
    open var showsCancelButton: Bool {
        get { hasCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        hasCancel = showsCancelButton
        setNeedsLayout()
        UIView.change(animated: animated) {
            self.cancel.alpha = showsCancelButton ? 1 : 0
            self.layoutIfNeeded()
        }
    }

    func changed() {
        showFieldButton()
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.textDidChange()
    }
    func leave() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }
    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    /// Whether the text is being edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Lays out the field, the button and the scope buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let scope = showsScopeBar ? Self.scopeHeight : 0
        let margin: CGFloat = isInNavigationBar ? 16 : 8
        let above = isInNavigationBar ? 0 : promptHeight
        let row = max(bounds.height - scope - above, 0)
        let size = cancel.sizeThatFits(bounds.size)
        let left = margin + safeAreaInsets.left
        let right = bounds.width - safeAreaInsets.right
        let end = hasCancel ? right - margin - size.width - 8 : right - margin
        let height: CGFloat = isInNavigationBar ? min(max(row - 16, 0), 36) : 36
        let y = isInNavigationBar ? 1 : above + (row / 2 - 18).roundedToPixels
        parts.layOut(promptHeight: above, scopeHeight: scope)
        field.frame = CGRect(x: left, y: y, width: max(end - left, 0), height: height)
        field.alpha = isInNavigationBar ? min(max((height - 18) / 12, 0), 1) : 1
        cancel.frame = CGRect(
            x: hasCancel ? end + 8 : right + 8, y: (y + height / 2 - size.height / 2).roundedToPixels,
            width: size.width, height: size.height)
        scopes.frame = CGRect(x: left, y: above + row, width: max(right - margin - left, 0), height: 32)
        mirror([field, cancel])
    }

    /// Returns the given width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
    /// No intrinsic width, and the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fullHeight) }
}
