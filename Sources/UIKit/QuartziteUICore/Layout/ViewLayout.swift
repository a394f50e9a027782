import QuartziteUIDrawing

/// The layout state of a view: its mask, margins, priorities and constraints.
package struct ViewLayout {
    package var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var hugging = AxisPair(UILayoutPriority.defaultLow, .defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh, .defaultHigh)
    var semanticContent = UISemanticContentAttribute.unspecified
    /// The margins that were set; nil for the default margins.
    package var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true
    package var safeArea = UIEdgeInsets.zero

    package var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    /// The guides of other kinds that have been used.
    var otherGuides: [UILayoutGuide] = []
    var needsUpdateConstraints = true
    /// The layout engine, if the view is outermost and has constraints.
    var engine: LayoutEngine?
    /// The view's index in the current layout problem.
    var number = -1
    /// The frame from constraints, and its width before rounding to pixels.
    var solvedFrame: CGRect?
    var solvedWidth: CGFloat?
    /// How the root view of a view controller was measured last; nil if it was not.
    var measurement: FittingMeasurement?
    /// Whether the view is shrinking and already counts as hidden.
    var isCollapsing = false
    /// Whether the view needs layout only because constraints have moved its subviews.
    var awaitsPlacing = false
    /// Whether constraints depend on the view's frame.
    var isReferred = false
    /// Whether constraints depend on the origin of the view's bounds.
    var bindsOrigin = false
}

/// A pair of values, one for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
