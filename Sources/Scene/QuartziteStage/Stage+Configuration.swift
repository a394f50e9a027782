import CoreGraphics
import Foundation
import UIKit

extension Stage {
    /// Creates a stage at time 0 that shows a view controller.
    ///
    /// - Parameters:
    ///   - size: The screen size in points; each side times `scale` must be between 1 and 16,384 pixels.
    ///   - scale: The number of pixels per point, above 0.
    ///   - seed: The seed of the scene's random numbers; the default is 0.
    ///   - timeZone: The scene's time zone; the default is UTC.
    ///   - locale: The scene's locale; the default is `en_US`.
    ///   - root: A closure that creates the view controller; called again each time the scene is rebuilt.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US"), _ root: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            configuration: StageConfiguration(
                size: size, scale: scale, seed: seed, timeZone: timeZone, locale: locale), root)
    }

    /// Creates a stage at time 0 that runs a whole app, which creates its own windows.
    ///
    /// - Parameters:
    ///   - size: The screen size in points; each side times `scale` must be between 1 and 16,384 pixels.
    ///   - scale: The number of pixels per point, above 0.
    ///   - seed: The seed of the scene's random numbers; the default is 0.
    ///   - timeZone: The scene's time zone; the default is UTC.
    ///   - locale: The scene's locale; the default is `en_US`.
    ///   - delegate: A closure that creates the app's delegate; called again each time the scene is rebuilt.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US"), app delegate: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        self.init(
            configuration: StageConfiguration(
                size: size, scale: scale, seed: seed, timeZone: timeZone, locale: locale), app: delegate)
    }

    /// Returns whether a screen can be drawn: sides of 1 to 16,384 pixels, and at most 67,108,864 pixels in all.
    public static func isDrawable(size: CGSize, scale: CGFloat) -> Bool {
        StageConfiguration(size: size, scale: scale).isDrawable
    }

    /// The screen's size in points.
    public var size: CGSize { configuration.size }
    /// The number of pixels per point.
    public var scale: CGFloat { configuration.scale }
    /// The seed of the scene's random numbers.
    public var seed: UInt64 { configuration.seed }
    /// The scene's current time zone.
    public var timeZone: TimeZone { configuration.timeZone }
    /// The scene's current locale, which also determines its calendar.
    public var locale: Locale { configuration.locale }
}
