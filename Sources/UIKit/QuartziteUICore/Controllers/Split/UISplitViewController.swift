import QuartziteUIDrawing

/// A container that shows controllers side by side, or one above the other where the width is compact.
///
/// In a compact width the primary controller fills the container; if it is a navigation controller, the others are
/// pushed onto it. In a regular width the columns are beside or over each other; their widths cannot be dragged.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The background of the primary column on a Mac; as on iOS, without effect.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// A width or fraction that stands for the system's choice.
    nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// The kind of the controller.
    public let style: Style
    /// The delegate, which decides what is shown in a compact width; a weak reference.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether a swipe from the leading edge shows a column over the secondary one; true by default.
    open var presentsWithGesture = true
    /// The wanted arrangement; automatic, which is one column beside the secondary one, by default.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { applyDisplayMode(preferredDisplayMode) } }
    /// How ``show(_:)`` shows columns; automatic, which is beside the secondary one, by default.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// How ``show(_:)`` shows columns.
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    /// When a button in a bar shows and hides the primary column; without effect here, because no bar gets one by itself.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet {
            guard displayModeButtonVisibility == .always else { return }
            unsupported("UISplitViewController.displayModeButtonVisibility")
        }
    }
    /// The edge at which the primary column is; the leading one by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The supplementary column's fraction of the width; automatic, which is 0.4, by default.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The primary column's fraction of the width; automatic, which is 0.4, by default.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the primary column in points; automatic, which is 0, by default.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the primary column in points; automatic, which is 320, by default.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    private var columns: [Column: UIViewController] = [:]
    /// The controllers that the app set for the columns; some are in navigation controllers.
    private var contents: [Column: UIViewController] = [:]
    private var wasCollapsed: Bool?
    private let line = UIView.part()
    private var mode = DisplayMode.automatic
    private lazy var reveal = ColumnReveal(self)

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
        PropertyTables.splitViewController.decode(self, from: coder)
    }

    // MARK: Columns

    /// The controllers of the columns; only the primary one while the columns are collapsed.
    open var viewControllers: [UIViewController] {
        get {
            let shown = isCollapsed && wasCollapsed == true ? [columns[.compact] ?? columns[.primary]] : all
            return shown.compactMap { $0 }
        }
        set {
            fill(.primary, with: newValue.first)
            fill(.secondary, with: newValue.count > 1 ? newValue[1] : nil)
            settle()
        }
    }

    private var all: [UIViewController?] { [columns[.primary], columns[.supplementary], columns[.secondary]] }

    /// Sets the controller of a column; nil empties it.
    ///
    /// In a style with columns, a controller that is not a navigation controller is wrapped in one, except for the one
    /// for a compact width.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        fill(column, with: vc)
        settle()
    }

    /// Returns the controller that was set for a column, without the navigation controller in which it is wrapped.
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    private func fill(_ column: Column, with controller: UIViewController?) {
        guard controller == nil || controller !== contents[column] else { return }
        if column == .inspector, controller != nil { unsupported("UISplitViewController.Column.inspector") }
        contents[column] = controller
        let isWrapped = style != .unspecified && column != .compact && !(controller is UINavigationController)
        columns[column] = controller.map { isWrapped ? $0.navigationController ?? Self.wrapped($0) : $0 }
    }

    private static func wrapped(_ controller: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: controller)
    }

    /// Takes the controllers that a compact width pushed onto the primary one back into their own columns.
    private func unfold() {
        for column in [Column.supplementary, .secondary] {
            guard let content = contents[column], let own = columns[column] as? UINavigationController,
                own !== content, !own.viewControllers.contains(content)
            else { continue }
            if let stack = columns[.primary] as? UINavigationController {
                stack.setViewControllers(stack.viewControllers.filter { $0 !== content }, animated: false)
            }
            own.setViewControllers([content], animated: false)
        }
    }

    /// Whether the width is compact, so that one controller fills the container.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The arrangement of the columns.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        return mode == .automatic ? .oneBesideSecondary : mode
    }

    /// The places of the columns in the current arrangement.
    final package var arrangement: ColumnArrangement {
        ColumnArrangement(displayMode, hasThreeColumns: hasThreeColumns)
    }

    private var hasThreeColumns: Bool { style == .tripleColumn && columns[.supplementary] != nil }

    /// A button that shows or hides the primary column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "‹", style: .plain, target: self, action: Selector("toggle", UISplitViewController.toggle))

    /// The width of the primary column in points; 0 while it is hidden.
    open var primaryColumnWidth: CGFloat { arrangement.sides.contains(.primary) ? width(of: .primary) : 0 }

    /// The width of the supplementary column in points; 0 while it is hidden.
    open var supplementaryColumnWidth: CGFloat {
        arrangement.sides.contains(.supplementary) ? width(of: .supplementary) : 0
    }

    private func width(of column: Column) -> CGFloat {
        guard columns[column] != nil, let width = viewIfLoaded?.bounds.width else { return 0 }
        func value(_ wish: CGFloat, _ standard: CGFloat) -> CGFloat { wish.isFinite && wish >= 0 ? wish : standard }
        let isPrimary = column == .primary
        let part = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? value(minimumPrimaryColumnWidth, 0) : 0
        let maximum = max(isPrimary ? value(maximumPrimaryColumnWidth, 320) : 320, least)
        return min(max(width * value(part, 0.4), least), maximum, width).rounded()
    }

    private func toggle() {
        change(to: arrangement.sides.isEmpty ? shownMode(isTwo: false) : .secondaryOnly, animated: true)
    }

    /// The arrangement that shows one or two columns in the wanted way.
    private func shownMode(isTwo: Bool) -> DisplayMode {
        switch splitBehavior {
        case .overlay: isTwo ? .twoOverSecondary : .oneOverSecondary
        case .displace: isTwo ? .twoDisplaceSecondary : .oneBesideSecondary
        default: isTwo ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    /// Shows a column; in a compact width, pushes its controller.
    open func show(_ column: Column) {
        if isCollapsed {
            guard column == .secondary || column == .supplementary, let controller = columns[column] else { return }
            return push(controller, animated: true)
        }
        guard !arrangement.sides.contains(column) else { return }
        switch column {
        case .primary: change(to: shownMode(isTwo: hasThreeColumns), animated: true)
        case .supplementary: change(to: shownMode(isTwo: false), animated: true)
        default: if arrangement.isOver { change(to: .secondaryOnly, animated: true) }
        }
    }

    /// Hides a column and, with the supplementary one, the primary one.
    open func hide(_ column: Column) {
        guard !isCollapsed, arrangement.sides.contains(column) else { return }
        let leavesOne = column == .primary && hasThreeColumns
        change(to: leavesOne ? shownMode(isTwo: false) : .secondaryOnly, animated: true)
    }

    /// Changes the arrangement, and notifies the delegate.
    func change(to new: DisplayMode, animated: Bool) {
        guard new != displayMode, !isCollapsed else { return }
        AnimationContext.outside { viewIfLoaded?.layoutIfNeeded() }
        applyDisplayMode(new)
        guard animated, let view = viewIfLoaded, view.window != nil else { return }
        UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) { view.layoutIfNeeded() }
    }

    private func applyDisplayMode(_ new: DisplayMode) {
        let (old, oldMode) = (arrangement.sides, displayMode)
        let desired = new == .automatic ? .oneBesideSecondary : new
        if !isCollapsed, desired != oldMode { delegate?.splitViewController(self, willChangeTo: desired) }
        mode = new
        guard !isCollapsed else { return }
        for column in arrangement.sides where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in old where !arrangement.sides.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows a controller in the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        fill(.primary, with: vc)
        settle()
    }

    /// Shows a controller in the secondary column; in a compact width, pushes or presents it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        fill(.secondary, with: vc)
        guard isCollapsed, isViewLoaded else { return settle() }
        push(vc, animated: true)
    }

    /// Pushes a controller onto the primary navigation controller, or presents it if there is none.
    private func push(_ controller: UIViewController, animated: Bool) {
        guard let stack = columns[.primary] as? UINavigationController else {
            return present(controller, animated: animated)
        }
        let column = [Column.supplementary, .secondary].first { columns[$0] === controller }
        let content = column.flatMap { contents[$0] }
        let added =
            content.flatMap { $0 === controller ? nil : [$0] }
            ?? (controller as? UINavigationController)?.viewControllers ?? [controller]
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
        reveal.attach(to: view)
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
        if !isCollapsed, wasCollapsed == true { unfold() }
        wasCollapsed = isCollapsed
        let desired = viewControllers
        for child in children where !desired.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for controller in desired where controller.viewIfLoaded?.superview !== view {
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
        guard shown.count > 1, !isCollapsed else {
            reveal.shade.alpha = 0
            shown.first?.viewIfLoaded?.frame = view.bounds
            return
        }
        let arrangement = arrangement
        let frames = arrangement.frames(in: view.bounds, width: width(of:))
        for column in [Column.secondary, .supplementary, .primary] {
            guard let part = columns[column]?.viewIfLoaded, part.superview === view, let frame = frames[column] else {
                continue
            }
            part.frame = mirrored(frame, in: view)
            if column != .secondary { view.bringSubviewToFront(part) }
        }
        if reveal.shade.superview !== view, let secondary = columns[.secondary]?.viewIfLoaded {
            view.insertSubview(reveal.shade, aboveSubview: secondary)
        }
        reveal.shade.frame = view.bounds
        reveal.shade.alpha = arrangement.isOver ? 1 : 0
        guard let last = arrangement.sides.last.flatMap({ frames[$0] }), last.width > 0 else { return }
        line.isHidden = false
        view.bringSubviewToFront(line)
        let width = 1 / max(UIScreen.main.scale, 1)
        line.frame = mirrored(CGRect(x: last.maxX, y: 0, width: width, height: view.bounds.height), in: view)
    }

    /// The first column is at the leading edge, or where ``primaryEdge`` says.
    private func mirrored(_ frame: CGRect, in view: UIView) -> CGRect {
        guard view.isRightToLeft != (primaryEdge == .trailing) else { return frame }
        return CGRect(origin: CGPoint(x: view.bounds.maxX - frame.maxX, y: frame.minY), size: frame.size)
    }
}
