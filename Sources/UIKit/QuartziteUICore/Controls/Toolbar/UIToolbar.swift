import QuartziteUIDrawing

/// A bar of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private static let edge: CGFloat = 16
    private static let gap: CGFloat = 8
    let background = BarBackground(isLineOnTop: true)
    /// The object that says where the bar is; a weak reference.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    private var views: [UIView] = []

    /// Creates a toolbar, 44 points high unless the frame has a height.
    public override init(frame: CGRect) {
        let height = frame.height > 0 ? frame.height : 44
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        prepare()
    }

    /// Creates a toolbar; reads a storyboard or xib if `coder` belongs to one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.toolbar.decode(self, from: coder)
    }

    private func prepare() {
        addSubview(background)
        standardAppearance.changed = { [weak self] in self.map { $0.adopt($0.standardAppearance) } }
        updateAppearance()
    }

    /// The style of the bar; `default`, which is light, by default.
    open var barStyle = UIBarStyle.default { didSet { updateAppearance() } }
    /// The background colour, which covers the content behind the bar; nil, the default, uses the style's blur.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The appearance of the bar.
    ///
    /// Once you set or change it, its background and shadow line replace those that the bar's own properties specify.
    open var standardAppearance = UIToolbarAppearance() { didSet { adopt(standardAppearance) } }
    /// The appearance while no content is under the bar; nil, the default, uses `standardAppearance` without its
    /// background.
    ///
    /// A bar without appearances that is opaque, black, or has a background of its own keeps it, as in apps built for
    /// iOS 14.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance?.changed = { [weak self] in self?.updateAppearance() }
            updateAppearance()
        }
    }
    /// The appearance where the vertical size class is compact, as on a phone held sideways; nil, the default, uses
    /// ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance?.changed = { [weak self] in self?.appearanceDidChange() }
            appearanceDidChange()
        }
    }
    private var hasAppearance = false
    /// How far content extends under the bar.
    var edge = BarEdge() { didSet { if edge != oldValue { updateAppearance() } } }

    private func adopt(_ appearance: UIToolbarAppearance) {
        appearance.changed = { [weak self] in self?.appearanceDidChange() }
        hasAppearance = true
        appearanceDidChange()
    }

    /// Whether the views of controllers extend under the bar, which then blurs them; true by default.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            superview?.setNeedsLayout()
        }
    }
    /// The height of the home indicator's area below the bar, which the background covers.
    var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
    private var ownImage: UIImage?
    private var ownLineImage: UIImage?

    /// Sets the background image, stretched over the bar; nil restores the style's blur.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for none.
    ///   - position: The position; one image is used for all of them.
    ///   - barMetrics: The metrics; one image is used for all of them.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        ownImage = backgroundImage
        updateAppearance()
    }

    /// Returns the background image, or nil if the style determines the background.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        ownImage
    }

    /// Sets the image that replaces the line at the edge, which requires a background image; an empty one removes the
    /// line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        ownLineImage = shadowImage
        updateAppearance()
    }

    /// Returns the image that replaces the line; nil by default.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { ownLineImage }

    private func updateAppearance() {
        let own = BarBackgroundAppearance(
            barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: ownImage, lineImage: ownLineImage)
        background.show(own, standard: shownAppearance, atEdge: scrollEdgeAppearance, edge: edge)
    }

    /// Shows the background and the buttons as the appearance has them.
    private func appearanceDidChange() {
        updateAppearance()
        rebuild()
    }

    /// The appearance of the present size class; nil if the bar's own properties determine it.
    private var shownAppearance: UIToolbarAppearance? {
        (traitCollection.verticalSizeClass == .compact ? compactAppearance : nil)
            ?? (hasAppearance ? standardAppearance : nil)
    }

    /// Shows the appearance for a new vertical size class.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            appearanceDidChange()
        }
    }

    @_spi(UIKitLayers) public override func colorsDidChange() { updateAppearance() }

    /// The items from left to right; nil by default.
    open var items: [UIBarButtonItem]? {
        get { buttons }
        set { buttons = newValue }
    }
    private var buttons: [UIBarButtonItem]? { didSet { rebuild() } }

    /// Sets the items; if animated, the new items fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        buttons = items
        guard animated else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in self.views { view.alpha = 1 } }
    }

    private func rebuild() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { item in
            item.makeView(
                height: bounds.height, plain: shownAppearance?.buttonAppearance,
                done: shownAppearance?.doneButtonAppearance,
                isCompact: traitCollection.verticalSizeClass == .compact)
        }
        for (item, view) in zip(items ?? [], views) {
            item.changed = { [weak self] in self?.rebuild() }
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// Lays out the items, and divides the remaining width among the flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? distanceFromTop : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + reach + above)
        let items = items ?? []
        let flexible = items.count { $0.isSpace && $0.width == 0 }
        let usedWidth = views.reduce(0) { $0 + $1.bounds.width }
        let left = bounds.width - 2 * Self.edge - usedWidth - Self.gap * CGFloat(max(views.count - 1, 0))
        let flexibleWidth = flexible > 0 ? max(left / CGFloat(flexible), 0) : 0
        var x = Self.edge
        for (item, view) in zip(items, views) {
            let width = item.isSpace && item.width == 0 ? flexibleWidth : view.bounds.width
            view.frame = CGRect(
                x: x.roundedToPixels, y: ((bounds.height - view.bounds.height) / 2).roundedToPixels,
                width: width, height: view.bounds.height)
            x += width + Self.gap
        }
        mirror(views)
    }

    /// Returns the given width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    /// No intrinsic width, and a height of 44 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
}
