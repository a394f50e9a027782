import QuartziteUIElements

// The Swift 3 and 4 names of functions and constants for views, geometry and text.

/// The former function that creates edge insets.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The former function that insets a rectangle.
@available(*, deprecated, message: "use CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The former function that compares edge insets.
@available(*, deprecated, message: "use ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

/// The former function that creates an offset.
@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The old name of `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The old name of `UIOffset.zero`.
@available(*, deprecated, renamed: "UIOffset.zero")
public let UIOffsetZero = UIOffset.zero
/// The old name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The old name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The old name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The old name of `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The old name of `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

extension UIView {
    /// The old name of `bringSubviewToFront(_:)`.
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// The old name of `sendSubviewToBack(_:)`.
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension RunLoop.Mode {
    /// The old name of `RunLoop.Mode.common`.
    @available(*, deprecated, renamed: "common")
    public static let commonModes = RunLoop.Mode.common
    /// The old name of `RunLoop.Mode.default`.
    @available(*, deprecated, renamed: "default")
    public static let defaultRunLoopMode = RunLoop.Mode.default
    /// The old name of `RunLoop.Mode.tracking`.
    @available(*, deprecated, renamed: "tracking")
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

extension NSUnderlineStyle {
    /// The old name of `single`.
    @available(*, deprecated, renamed: "single")
    public static let styleSingle = NSUnderlineStyle.single
    /// The old name of `thick`.
    @available(*, deprecated, renamed: "thick")
    public static let styleThick = NSUnderlineStyle.thick
    /// The old name of `double`.
    @available(*, deprecated, renamed: "double")
    public static let styleDouble = NSUnderlineStyle.double
}
