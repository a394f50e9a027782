import QuartziteUIFoundation

/// The format of a renderer's images: their scale and whether they are opaque.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; by default, and for 0, the screen's scale.
    open var scale: CGFloat = SceneContext.current.settings.screenScale
    /// Whether the image starts as opaque black instead of transparent; false by default.
    open var opaque = false
    /// The area to draw in, in points.
    open internal(set) var bounds = CGRect.zero

    /// Creates a transparent format at the screen's scale.
    public override init() { super.init() }

    /// Creates a transparent format at the scale of some traits; if it is unspecified, at the screen's.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a transparent format at the screen's scale.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a transparent format at the screen's scale.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
