import QuartziteUIFoundation

/// The appearance and the device that the host of a scene chose.
package final class InterfaceSettings: @unchecked Sendable {
    /// The interface style; light by default.
    package var style = UIUserInterfaceStyle.light
    /// The contrast; normal by default.
    package var contrast = UIAccessibilityContrast.normal
    /// The text size; `large` by default.
    package var contentSize = UIContentSizeCategory.large
    /// Whether animations that move content are to be reduced; false by default.
    package var reducesMotion = false
    /// Whether the interface runs from right to left; false by default.
    package var isRightToLeft = false
    /// The idiom; a phone by default.
    package var idiom = UIUserInterfaceIdiom.phone
    /// The safe area of the screen in portrait, in points; zero by default.
    package var safeArea = UIEdgeInsets.zero
    /// The safe area of the screen in landscape, in points; zero by default.
    package var landscapeSafeArea = UIEdgeInsets.zero
    /// Whether a status bar and, if the device has one, a home indicator are drawn; false by default.
    package var showsSystemBars = false
    /// Whether a keyboard is drawn while text can be typed; false by default, as with a hardware keyboard.
    package var showsKeyboard = false
    /// Whether the device has a home indicator; false by default.
    package var hasHomeIndicator = false
    /// The colour of interactive elements; nil, the default, is the system's blue.
    package var accentColor: UIColor?
    /// Whether a device was chosen, whose screen then opens as the app's supported orientations require; false by
    /// default.
    package var hasDevice = false
    /// The orientation of the device; nil, the default, is that of the screen's shape.
    package var deviceOrientation: UIDeviceOrientation?
    /// The orientation of the interface; nil, the default, is that of the screen's shape.
    package var orientation: UIInterfaceOrientation?
    /// The traits of the screen; nil until they are first used.
    private var traits: UITraitCollection?

    /// Creates the settings of a phone in light style.
    package init() {}

    /// The settings of the current scene.
    package static var current: InterfaceSettings {
        let scene = SceneContext.current
        // Threads outside all scenes share one object, which never changes.
        return scene.isIdle ? outside : scene.object(of: InterfaceSettings.self) { InterfaceSettings() }
    }

    private static let outside: InterfaceSettings = {
        let settings = InterfaceSettings()
        let screen = SceneContext.idle.settings
        settings.traits = settings.makeTraits(screen.screenSize, scale: screen.screenScale)
        return settings
    }()

    /// The traits of the current scene's screen.
    var screenTraits: UITraitCollection {
        if let traits { return traits }
        let settings = SceneContext.current.settings
        let made = makeTraits(settings.screenSize, scale: settings.screenScale)
        traits = made
        return made
    }

    /// Returns the traits of the current scene's screen at another size.
    package func traits(size: CGSize) -> UITraitCollection {
        makeTraits(size, scale: SceneContext.current.settings.screenScale)
    }

    /// The safe area for the screen's present orientation.
    package var currentSafeArea: UIEdgeInsets { safeArea(for: SceneContext.current.settings.screenSize) }

    /// The height of the status bar in points, which on a screen with an island is less than that of the safe area.
    package var statusBarHeight: CGFloat { currentSafeArea.top > 50 ? 54 : currentSafeArea.top }

    /// Returns the safe area of the screen when it has a size.
    package func safeArea(for size: CGSize) -> UIEdgeInsets { size.width > size.height ? landscapeSafeArea : safeArea }

    /// Computes the traits again after the size of the screen, or a setting, has changed.
    package func screenDidChange() { traits = nil }

    /// The vertical size class is regular in portrait, and the horizontal one in landscape from a width of 736 points;
    /// both are regular on a tablet, and otherwise compact.
    private func makeTraits(_ size: CGSize, scale: CGFloat) -> UITraitCollection {
        let isTall = size.height >= size.width
        var values = TraitValues()
        values.horizontalSizeClass = idiom == .pad || !isTall && size.width >= 736 ? .regular : .compact
        values.verticalSizeClass = idiom == .pad || isTall ? .regular : .compact
        values.displayScale = scale
        values.userInterfaceStyle = style
        values.userInterfaceLevel = .base
        values.userInterfaceIdiom = idiom
        values.accessibilityContrast = contrast
        values.legibilityWeight = .regular
        values.displayGamut = .SRGB
        values.forceTouchCapability = .unavailable
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = contentSize
        return UITraitCollection(values)
    }
}
