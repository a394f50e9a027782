import QuartzCore

/// What a view's place and size come from: its mask, margins, priorities and constraints.
struct ViewLayout {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var hugging = AxisPair(UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
    var semanticContent = UISemanticContentAttribute.unspecified
    /// Margins that were set; nil where the view has its defaults.
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true
    var safeArea = UIEdgeInsets.zero
    var needsUpdateConstraints = true
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) { (horizontal, vertical) = (both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
