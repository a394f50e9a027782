import QuartzCore

/// What few views have anything of.
struct ViewExtras {
    var mask: UIView?
    var contentScale: CGFloat?
    var clearsContext = true
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityIdentifier: String?
    var accessibilityTraits: UIAccessibilityTraits = []
}
