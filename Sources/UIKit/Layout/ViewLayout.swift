import QuartzCore

/// What a view's place and size come from: its mask, margins, priorities and constraints.
struct ViewLayout {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var hugging = AxisPair(UILayoutPriority.defaultLow, .defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh, .defaultHigh)
    var semanticContent = UISemanticContentAttribute.unspecified
    /// Margins that were set; nil where the view has its defaults.
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true
    var safeArea = UIEdgeInsets.zero

    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var needsUpdateConstraints = true
    /// Layout by constraints, where the view is outermost and has any.
    var engine: LayoutEngine?
    /// The view's number in the layout that is being worked out.
    var number = -1
    /// Where constraints place the view, and the width that this has before it is rounded.
    var solvedFrame: CGRect?
    var solvedWidth: CGFloat?
    /// Whether the view shrinks, and counts as hidden already.
    var isCollapsing = false
    /// Whether constraints depend on the view's frame.
    var isReferred = false
    /// Whether constraints depend on the origin of the view's bounds.
    var bindsOrigin = false
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
