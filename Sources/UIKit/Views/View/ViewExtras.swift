import QuartzCore

/// What few views have anything of.
struct ViewExtras {
    var mask: UIView?
    var contentScale: CGFloat?
    var clearsContext = true
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []
    var interfaceStyle = UIUserInterfaceStyle.unspecified
}
