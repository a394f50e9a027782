import CoreGraphics
import QuartziteDeviceServices
import Foundation
import QuartzCore
import UIKit

/// The screen and the settings of a stage: everything outside a scene's code that its frames depend on.
public struct StageConfiguration: Sendable {
    /// The screen size in points; each side times ``scale`` must be between 1 and 16,384 pixels.
    public var size: CGSize
    /// The number of pixels per point, above 0; the default is 2.
    public var scale: CGFloat
    /// The seed of the scene's random numbers; the default is 0.
    public var seed: UInt64
    /// The scene's current time zone; the default is UTC.
    public var timeZone: TimeZone
    /// The scene's current locale, which also determines its calendar; the default is `en_US`.
    public var locale: Locale
    /// The interface style; light by default.
    public var appearance = UIUserInterfaceStyle.light
    /// The contrast between the colours of the interface; normal by default.
    public var contrast = UIAccessibilityContrast.normal
    /// The text size that the user prefers; `large`, the default of iOS, by default.
    public var textSize = UIContentSizeCategory.large
    /// Whether the user prefers reduced motion, as `UIAccessibility.isReduceMotionEnabled` tells; false by default.
    public var reducesMotion = false
    /// The direction of the interface; from left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// The version of iOS that the scene's code finds, also in `#available` that `quartzite run` compiles.
    ///
    /// 18.0, the system whose look is drawn, by default. It does not change the look.
    public var systemVersion = SceneSettings().systemVersion
    /// The device, which determines the idiom and the safe area; nil, the default, is a phone without a safe area.
    public var device: StageDevice?
    /// Whether a status bar and the home indicator of the device are drawn; false by default, and without effect if
    /// there is no device.
    public var showsSystemBars = false
    /// Whether a keyboard slides in while text can be typed; false by default, as with a hardware keyboard.
    ///
    /// Views in place of the keyboard and above it are shown in any case.
    public var showsKeyboard = false
    /// What the user allows when the app asks; nothing by default.
    public var grants: Set<StagePermission> = []
    /// The place that the scene's code finds as that of the device; nil, the default, if the user does not allow it.
    public var location: StageLocation?
    /// The images that the scene finds by name; shared by all runs of the scene, so that each file is read once.
    package var images = ImageCatalog()
    /// The direction in which emitter layers of shape `line` emit, in radians; upward by default.
    package var emitterLineDirection = SceneSettings().emitterLineDirection
    /// Writes a message for the developer of the scene; nil writes a line on standard error.
    package var writeMessage: (@Sendable (String) -> Void)?

    /// Creates a configuration; see the properties for the ranges of the values.
    public init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.size = size
        self.scale = scale
        self.seed = seed
        self.timeZone = timeZone
        self.locale = locale
    }

    /// Creates the configuration of a device.
    ///
    /// - Parameters:
    ///   - device: The device, whose size and scale the screen has.
    ///   - isLandscape: Whether the device is sideways; false by default.
    ///   - seed: The seed of the scene's random numbers.
    ///   - timeZone: The scene's current time zone.
    ///   - locale: The scene's current locale.
    public init(
        device: StageDevice, isLandscape: Bool = false, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        let size = device.size
        self.init(
            size: isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: device.scale, seed: seed,
            timeZone: timeZone, locale: locale)
        self.device = device
    }

    /// Whether a screen of this size and scale can be drawn: sides of 1 to 16,384 pixels, and at most 67,108,864 pixels
    /// in all.
    public var isDrawable: Bool {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        return (1...16_384).contains(width) && (1...16_384).contains(height) && width * height <= 67_108_864
            && scale > 0
    }

    /// Creates the context of one run of a scene.
    @MainActor func makeContext() -> SceneContext {
        var settings = SceneSettings(seed: seed, timeZone: timeZone, locale: locale)
        (settings.screenSize, settings.screenScale) = (size, scale)
        settings.emitterLineDirection = emitterLineDirection
        settings.systemVersion = systemVersion
        let context = SceneContext(settings: settings)
        context.setObject(images)
        context.setObject(interface)
        let services = DeviceServices()
        services.grants = Set(grants.map(\.rawValue))
        services.place = location.map { ($0.latitude, $0.longitude) }
        context.setObject(services)
        if let writeMessage { context.writeMessage = writeMessage }
        return context
    }

    /// The appearance and the device, as UIKit reads them.
    private var interface: InterfaceSettings {
        let interface = InterfaceSettings()
        (interface.style, interface.contrast, interface.contentSize) = (appearance, contrast, textSize)
        interface.reducesMotion = reducesMotion
        interface.isRightToLeft = layoutDirection == .rightToLeft
        interface.showsKeyboard = showsKeyboard
        guard let device else { return interface }
        interface.idiom = device.idiom
        interface.hasDevice = true
        (interface.safeArea, interface.landscapeSafeArea) = (device.safeArea, device.landscapeSafeArea)
        (interface.showsSystemBars, interface.hasHomeIndicator) = (showsSystemBars, device.hasHomeIndicator)
        return interface
    }
}
