import QuartzCore

/// How a picture is made: its scale and whether it is see-through.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; the screen's by default, and 0 means that too.
    open var scale: CGFloat = UIScreen.mainScale
    /// Whether the picture starts black instead of transparent; false by default.
    open var opaque = false
    /// The area to draw in, points.
    open internal(set) var bounds = CGRect.zero

    /// The screen's scale, transparent.
    public override init() { super.init() }

    /// The screen's scale, transparent.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The screen's scale, transparent.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
