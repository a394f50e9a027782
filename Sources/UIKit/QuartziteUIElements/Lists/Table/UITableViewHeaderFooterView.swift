import QuartziteUICore

/// The header or footer view of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private var contents = UIView()
    private let configured = CellConfigurations<UIViewConfigurationState>()
    private let label = UILabel()
    private lazy var detail = UILabel()
    private var style = SectionTitleStyle.plainHeader

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepare()
    }

    /// Creates a view without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view without an identifier; `coder` is not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(contents)
        label.numberOfLines = 0
        label.accessibilityTraits = [.staticText, .header]
        contents.addSubview(label)
        adopt(.plainHeader)
    }

    /// The identifier of the view's reuse pool; nil if the view is not reused.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is reused; does nothing by default.
    open func prepareForReuse() {}
    /// The view to which to add the view's content.
    open var contentView: UIView { contents }
    /// The label of the title.
    open var textLabel: UILabel? { label }
    /// A second label below the title, created on first access.
    open var detailTextLabel: UILabel? {
        if detail.superview == nil {
            detail.font = .systemFont(ofSize: 12)
            detail.textColor = .secondaryLabel
            contents.addSubview(detail)
        }
        return detail
    }
    /// A view behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// A closure that configures a view for its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The settings from which the view creates its content view; nil, the default, for the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            guard let view = configured.set(newValue, shownBy: contents) else { return setNeedsLayout() }
            view.frame = contents.frame
            insertSubview(view, aboveSubview: contents)
            contents.removeFromSuperview()
            contents = view
            if newValue == nil { contents.addSubview(label) }
            setNeedsLayout()
        }
    }

    /// The settings of the background; nil by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background ?? (backgroundView == nil ? defaultBackgroundConfiguration() : nil) }
        set {
            if newValue != nil { (backgroundView, backgroundColor) = (nil, nil) }
            configured.setBackground(newValue, in: self)
        }
    }

    /// Whether the content is updated when the state of the view changes; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// Whether the background is updated when the state of the view changes; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }

    /// The state of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    /// A closure that configures the view when its state changes; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Whether the table of the view is grouped.
    var isInGroups = false

    /// Returns the standard content for the view in its table, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .plainHeader: isInGroups ? .groupedHeader() : .plainHeader()
        case .groupedHeader: .groupedHeader()
        case .footer: .groupedFooter()
        }
    }

    /// Returns the standard background for the view in its table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        style == .plainHeader && !isInGroups ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Requests an update of the configurations before the view is laid out.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Configures the view for its state; an override must call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        configured.updateBackground(for: state, in: self)
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(self) { updateConfiguration(using: configurationState) }
    }

    // MARK: Look

    /// Applies the font, colours and layout of a kind of title.
    func adopt(_ style: SectionTitleStyle) {
        self.style = style
        label.font = style.font
        label.textColor = style.color
        if backgroundColor == nil || style != .plainHeader { backgroundColor = style.background }
    }

    /// Sets the title.
    func show(_ title: String?) { label.text = style.isUppercase ? title?.uppercased() : title }

    /// Lays out the content, the labels and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configured.layOut(in: bounds)
        backgroundView?.frame = bounds
        if contents.frame != bounds { contents.frame = bounds }
        let available = CGSize(width: max(bounds.width - 2 * listMargin, 0), height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(available).height
        let below = detail.superview == nil ? 0 : detail.sizeThatFits(available).height
        let top =
            style.lies == .bottom
            ? bounds.height - height - below - 6 : style.lies == .top ? 7 : (bounds.height - height - below) / 2
        label.frame = CGRect(x: listMargin, y: top.roundedToPixels, width: available.width, height: height)
        detail.frame = CGRect(x: listMargin, y: label.frame.maxY, width: available.width, height: below)
    }

    /// Returns the given width and the height that fits the title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let available = CGSize(width: max(size.width - 2 * listMargin, 0), height: .greatestFiniteMagnitude)
        let text = label.sizeThatFits(available).height
        return CGSize(width: size.width, height: max(text + style.padding, style.leastHeight))
    }

    /// Returns the size that the constraints of the content determine; without any, the result of `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if let list = contents as? UIListContentView { return list.sizeThatFits(targetSize) }
        guard contents.hasInnerConstraints else { return sizeThatFits(targetSize) }
        return contents.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}

/// The appearance of section titles for each style of table.
enum SectionTitleStyle {
    case plainHeader, groupedHeader, footer

    enum Lies { case top, middle, bottom }

    var font: UIFont {
        self == .plainHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    }
    @MainActor var color: UIColor { self == .plainHeader ? .label : .secondaryLabel }
    @MainActor var background: UIColor? { self == .plainHeader ? .secondarySystemBackground : nil }
    var isUppercase: Bool { self == .groupedHeader }
    var lies: Lies { self == .plainHeader ? .middle : self == .footer ? .top : .bottom }
    /// The space above and below the text in points.
    var padding: CGFloat { self == .plainHeader ? 7 : self == .footer ? 14 : 22 }
    var leastHeight: CGFloat { self == .plainHeader ? 28 : self == .footer ? 17.5 : 38 }
}
