import QuartzCore

/// A view that places others in a row or a column, by constraints of its own.
///
/// Arranged views that are hidden take no room; where that changes in a block of animations they shrink or grow.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How views share the room along the axis; raw values are Apple's.
    public enum Distribution: Int, Sendable {
        /// They fill it, and those that hug their contents least, or resist least, give way.
        case fill
        /// They fill it and are all as long.
        case fillEqually
        /// They fill it in proportion to what their contents ask for.
        case fillProportionally
        /// The space between them is everywhere the same, and at least `spacing`.
        case equalSpacing
        /// Their middles are equally far apart, as long as `spacing` lies between them.
        case equalCentering
    }

    /// How views lie across the axis; raw values are Apple's.
    public enum Alignment: Int, Sendable {
        /// They fill the stack.
        case fill
        /// At the edge where lines begin, or the top.
        case leading
        /// On the baseline of their first lines; in rows only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where lines end, or the bottom.
        case trailing
        /// On the baseline of their last lines; in rows only.
        case lastBaseline

        /// At the top.
        public static var top: Alignment { .leading }
        /// At the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for `spacing` in `setCustomSpacing(_:after:)`.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the system's spacing, 8 points.
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []

    /// A row without views, at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { arrange(view, at: arranged.count) }
    }

    /// A row without views; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The views that the stack places, in their order, which need not be that of `subviews`.
    open var arrangedSubviews: [UIView] { arranged }

    /// A row or a column; a row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { constraintsDidChange() } } }
    /// How views share the room along the axis; `fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { constraintsDidChange() } } }
    /// How views lie across the axis; `fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { constraintsDidChange() } } }
    /// Points between views, at least that in the `equal…` distributions; 0 by default.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { constraintsDidChange() } } }
    /// Whether views lie inside the layout margins, not the bounds; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { constraintsDidChange() } }
    }

    /// Adds a view at the end, as a subview too unless it is one.
    open func addArrangedSubview(_ view: UIView) {
        if let index = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: index) }
        arrange(view, at: arranged.count)
    }

    /// Puts a view at a place among the arranged ones, as a subview too unless it is one; past the end is at the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    private func arrange(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        useLayoutEngine()
    }

    /// Lets a view be placed by the stack no longer; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

    private func disarrange(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
        constraintsDidChange()
    }

    /// Sets the points between a view and the next one, in place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings.removeAll { $0.view == ObjectIdentifier(arrangedSubview) }
        if spacing != Self.spacingUseDefault {
            customSpacings.append((ObjectIdentifier(arrangedSubview), spacing))
        }
        constraintsDidChange()
    }

    /// What was set for the space after a view; `spacingUseDefault` unless anything was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings.first { $0.view == ObjectIdentifier(arrangedSubview) }?.spacing ?? Self.spacingUseDefault
    }

    /// Lets go of a view that leaves.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        disarrange(subview)
    }

    override func addSystemConstraints(to problem: inout LayoutProblem) {
        StackArrangement(of: self).add(to: &problem)
    }

    /// Points between a view and the next one.
    func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let space = custom == Self.spacingUseDefault ? spacing : custom
        return space == Self.spacingUseSystem ? systemSpacing : space.isFinite ? space : 0
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }
}
