import QuartziteUIDrawing

/// The screen that displays windows; every scene has one.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The main screen, of the size and scale of the stage; outside all stages, 390 × 844 points at scale 2.
    public static var main: UIScreen {
        SceneContext.current.object(of: UIScreen.self) { UIScreen() }
    }

    /// The bounds of the screen in points; the origin is zero.
    ///
    /// Width and height are exchanged when the screen rotates.
    open internal(set) var bounds: CGRect

    /// The number of pixels per point.
    open private(set) var scale: CGFloat

    /// The scale of the main screen, also for code outside the main actor.
    package nonisolated static var mainScale: CGFloat { SceneContext.current.settings.screenScale }

    /// Creates an object for the screen of the stage.
    public override init() {
        let settings = SceneContext.current.settings
        bounds = CGRect(origin: .zero, size: settings.screenSize)
        scale = settings.screenScale
        super.init()
    }

    /// The bounds of the screen in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point.
    open var nativeScale: CGFloat { scale }
}

extension UIScreen: UITraitEnvironment {
    /// The traits of the screen, which its size and the host of the scene determine.
    public var traitCollection: UITraitCollection { .screen }
    /// Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
