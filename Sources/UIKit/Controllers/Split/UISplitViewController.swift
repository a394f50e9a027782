import QuartzCore

/// A container that shows controllers side by side, or one above the other where the width is compact.
///
/// In a compact width the primary controller fills the container; if it is a navigation controller, the others are
/// pushed onto it. In a regular width two columns are beside each other: columns are never over one another, and
/// cannot be dragged.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Kinds of split view controllers; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The controllers are those of ``viewControllers``.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column; the supplementary one is not shown beside the others.
        case tripleColumn = 2
    }

    /// Columns; raw values are Apple's.
    public enum Column: Int, Sendable {
        /// The leading column.
        case primary = 0
        /// The column between the others.
        case supplementary = 1
        /// The column with the details.
        case secondary = 2
        /// What is shown in place of all columns where the width is compact.
        case compact = 3
    }

    /// Arrangements of the columns; raw values are Apple's.
    public enum DisplayMode: Int, Sendable {
        /// The arrangement for the device.
        case automatic = 0
        /// Only the secondary column is shown.
        case secondaryOnly = 1
        /// The primary column is beside the secondary one.
        case oneBesideSecondary = 2
        /// The primary column is over the secondary one; here, beside it.
        case oneOverSecondary = 3
        /// Two columns are beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns are over the secondary one.
        case twoOverSecondary = 5
        /// Two columns displace the secondary one.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// A width or fraction that stands for the system's choice.
    nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// The kind of the controller.
    public let style: Style
    /// The delegate, which decides what is shown in a compact width; a weak reference.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether a gesture shows the primary column; true by default, stored, but there is no such gesture.
    open var presentsWithGesture = true
    /// The wanted arrangement; automatic by default.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The primary column's fraction of the width; automatic, which is 0.4, by default.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the primary column in points; automatic, which is 0, by default.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the primary column in points; automatic, which is 320, by default.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    private var columns: [Column: UIViewController] = [:]
    private var wasCollapsed: Bool?
    private let line = UIView.part()

    /// Creates a controller without columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without columns; no nib file is read, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard or xib; with other coders, one without columns.
    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
        style = (coder as? NibCoder)?.element.attribute("style").flatMap { styles[$0] } ?? .unspecified
        super.init(coder: coder)
        (coder as? NibCoder).map { decodeSplitViewAttributes(from: $0) }
    }

    // MARK: Columns

    /// The primary and the secondary controller; only the primary one while the columns are collapsed.
    open var viewControllers: [UIViewController] {
        get {
            let shown = isCollapsed && wasCollapsed == true ? [columns[.compact] ?? columns[.primary]] : both
            return shown.compactMap { $0 }
        }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
            settle()
        }
    }

    private var both: [UIViewController?] { [columns[.primary], columns[.secondary]] }

    /// Sets the controller of a column; nil empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        settle()
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Whether the width is compact, so that one controller fills the container.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The arrangement of the columns.
    open var displayMode: DisplayMode { hidesPrimary || isCollapsed ? .secondaryOnly : .oneBesideSecondary }

    /// A button that shows or hides the primary column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "‹", style: .plain, target: self, action: Selector("toggle", UISplitViewController.toggle))

    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat {
        guard !hidesPrimary, columns[.primary] != nil, let width = viewIfLoaded?.bounds.width else { return 0 }
        func value(_ wish: CGFloat, _ standard: CGFloat) -> CGFloat { wish.isFinite && wish >= 0 ? wish : standard }
        let wanted = width * value(preferredPrimaryColumnWidthFraction, 0.4)
        let limit = max(value(maximumPrimaryColumnWidth, 320), value(minimumPrimaryColumnWidth, 0))
        return min(max(wanted, value(minimumPrimaryColumnWidth, 0)), limit, width)
    }

    private var hidesPrimary: Bool { preferredDisplayMode == .secondaryOnly }

    private func toggle() { preferredDisplayMode = hidesPrimary ? .oneBesideSecondary : .secondaryOnly }

    /// Shows a column; in a compact width, pushes its controller.
    open func show(_ column: Column) {
        if column == .primary, hidesPrimary { preferredDisplayMode = .oneBesideSecondary }
        guard isCollapsed, column == .secondary, let controller = columns[.secondary] else { return }
        push(controller, animated: true)
    }

    /// Hides the primary column.
    open func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }

    /// Shows a controller in the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        columns[.primary] = vc
        settle()
    }

    /// Shows a controller in the secondary column; in a compact width, pushes or presents it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        columns[.secondary] = vc
        guard isCollapsed, isViewLoaded else { return settle() }
        push(vc, animated: true)
    }

    /// Pushes a controller onto the primary navigation controller, or presents it if there is none.
    private func push(_ controller: UIViewController, animated: Bool) {
        guard let stack = columns[.primary] as? UINavigationController else {
            return present(controller, animated: animated)
        }
        let added = (controller as? UINavigationController)?.viewControllers ?? [controller]
        let new = added.filter { item in !stack.viewControllers.contains { $0 === item } }
        stack.setViewControllers(stack.viewControllers + new, animated: animated)
    }

    // MARK: Views

    /// Creates an empty view.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        view.addSubview(line)
        self.view = view
        settle()
    }

    /// Lays out the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if wasCollapsed != isCollapsed { settle() }
        placeColumns()
    }

    /// Adds the views of the controllers to show, and removes others.
    private func settle() {
        guard isViewLoaded else { return }
        if isCollapsed, wasCollapsed != true { collapse() }
        wasCollapsed = isCollapsed
        let wanted = viewControllers
        for child in children where !wanted.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for controller in wanted where controller.viewIfLoaded?.superview !== view {
            if controller.parent !== self { addChild(controller) }
            view.insertSubview(controller.view, belowSubview: line)
            controller.didMove(toParent: self)
        }
        placeColumns()
    }

    /// Pushes the secondary controller unless the delegate discards it.
    private func collapse() {
        guard columns[.compact] == nil, let primary = columns[.primary], let secondary = columns[.secondary] else {
            if columns[.primary] == nil { columns[.primary] = columns[.secondary] }
            return
        }
        let isDiscarded =
            style == .unspecified
            ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) == .primary
        if !isDiscarded, primary is UINavigationController { push(secondary, animated: false) }
    }

    private func placeColumns() {
        guard let view = viewIfLoaded else { return }
        line.isHidden = true
        let shown = viewControllers
        guard shown.count > 1, let first = shown[0].viewIfLoaded, let second = shown[1].viewIfLoaded else {
            shown.first?.viewIfLoaded?.frame = view.bounds
            return
        }
        let width = primaryColumnWidth.rounded()
        let (left, right) = view.bounds.divided(atDistance: width, from: .minXEdge)
        (first.frame, second.frame) = (left, right)
        first.isHidden = width == 0
        line.isHidden = width == 0
        line.frame = CGRect(x: width, y: 0, width: 1 / max(UIScreen.main.scale, 1), height: view.bounds.height)
    }
}

extension UIViewController {
    /// The nearest ancestor that is a split view controller.
    public var splitViewController: UISplitViewController? {
        ancestors.lazy.compactMap { $0 as? UISplitViewController }.first
    }
}
