import QuartziteUIDrawing

/// A view that arranges its subviews in a row or a column with constraints.
///
/// Hidden arranged views take no space; in an animation block, hiding and showing them animates their size.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of the arranged views along the axis; raw values are Apple's.
    public enum Distribution: Int, Sendable {
        /// The views fill the axis; those with the lowest hugging or compression resistance priority stretch or shrink.
        case fill
        /// The views fill the axis with equal lengths.
        case fillEqually
        /// The views fill the axis in proportion to their intrinsic sizes.
        case fillProportionally
        /// The spaces between the views are equal, and at least `spacing`.
        case equalSpacing
        /// The distances between the views' centres are equal, with at least `spacing` between the views.
        case equalCentering
    }

    /// The alignment of the arranged views across the axis; raw values are Apple's.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack view.
        case fill
        /// The views align with the leading edge, or the top edge of a row.
        case leading
        /// The views align their first baselines; only in rows.
        case firstBaseline
        /// The views are centred.
        case center
        /// The views align with the trailing edge, or the bottom edge of a row.
        case trailing
        /// The views align their last baselines; only in rows.
        case lastBaseline

        /// The views align with the top edge.
        public static var top: Alignment { .leading }
        /// The views align with the bottom edge.
        public static var bottom: Alignment { .trailing }
    }

    /// The value for `setCustomSpacing(_:after:)` that means `spacing`.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The value for `setCustomSpacing(_:after:)` that means the system's spacing, 8 points.
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []

    /// Creates an empty row with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { arrange(view, at: arranged.count) }
    }

    /// Creates a stack view from a storyboard or xib; with other coders, an empty row.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(from: coder)
        PropertyTables.stackView.decode(self, from: coder)
    }

    /// The arranged views, in an order that may differ from that of `subviews`.
    open var arrangedSubviews: [UIView] { arranged }

    /// The axis of the arrangement; a horizontal row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { constraintsDidChange() } } }
    /// The distribution of the views along the axis; `fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { constraintsDidChange() } } }
    /// The alignment of the views across the axis; `fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { constraintsDidChange() } } }
    /// The space between the views in points, a minimum in the `equal…` distributions; 0 by default.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { constraintsDidChange() } } }
    /// Whether the views are arranged inside the layout margins instead of the bounds; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { constraintsDidChange() } }
    }

    /// Adds a view at the end of the arranged views, making it a subview if it is not one yet.
    open func addArrangedSubview(_ view: UIView) {
        if let index = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: index) }
        arrange(view, at: arranged.count)
    }

    /// Inserts a view among the arranged views, making it a subview if it is not one yet; clamps the index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    private func arrange(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        useLayoutEngine()
    }

    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

    private func disarrange(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
        constraintsDidChange()
    }

    /// Sets the space in points between a view and the next one, in place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings.removeAll { $0.view == ObjectIdentifier(arrangedSubview) }
        if spacing != Self.spacingUseDefault {
            customSpacings.append((ObjectIdentifier(arrangedSubview), spacing))
        }
        constraintsDidChange()
    }

    /// Returns the custom space after a view; `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings.first { $0.view == ObjectIdentifier(arrangedSubview) }?.spacing ?? Self.spacingUseDefault
    }

    /// Removes a departing subview from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        disarrange(subview)
    }

    override func addSystemConstraints(to problem: inout LayoutProblem) {
        StackArrangement(of: self).add(to: &problem)
    }

    /// Returns the space in points between a view and the next one.
    final package func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let space = custom == Self.spacingUseDefault ? spacing : custom
        return space == Self.spacingUseSystem ? systemSpacing : space.isFinite ? space : 0
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }
}
