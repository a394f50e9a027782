import QuartzCore

/// The screen windows lie on; the host of a scene decides its size and scale.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The one screen: 390 × 844 points at scale 2 unless the host says otherwise.
    public static let main = UIScreen()

    /// The screen's area in points, its origin at zero.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels per point.
    open var scale: CGFloat { UIScreen.mainScale }

    /// The scale as code outside the main actor reads it; written by `configure` alone, before a scene is built.
    nonisolated(unsafe) private(set) static var mainScale: CGFloat = 2

    private override init() { super.init() }

    /// The screen's area in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point.
    open var nativeScale: CGFloat { scale }

    /// Gives the screen a size in points and a scale; what is not finite and positive leaves the old value.
    package func configure(size: CGSize, scale: CGFloat) {
        if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            bounds = CGRect(origin: .zero, size: size)
        }
        if scale > 0, scale.isFinite { UIScreen.mainScale = scale }
    }
}
