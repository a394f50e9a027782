import QuartzCore

/// The screen that displays windows; the host of a scene sets its size and scale.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The main screen: 390 × 844 points at scale 2 unless the host sets another size or scale.
    public static let main = UIScreen()

    /// The bounds of the screen in points, with origin zero.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The number of pixels per point.
    open var scale: CGFloat { UIScreen.mainScale }

    /// The scale for code outside the main actor; written only by `configure`, before a scene is built.
    nonisolated(unsafe) private(set) static var mainScale: CGFloat = 2

    private override init() { super.init() }

    /// The bounds of the screen in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point.
    open var nativeScale: CGFloat { scale }

    /// Sets the size in points and the scale; ignores values that are not finite and positive.
    package func configure(size: CGSize, scale: CGFloat) {
        if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            bounds = CGRect(origin: .zero, size: size)
        }
        if scale > 0, scale.isFinite { UIScreen.mainScale = scale }
    }
}
