import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Plays a scene on a virtual clock and draws it: time, input and frames of one screen.
///
/// A stage starts at time 0 with the view controller on screen. `advance` moves time forward and runs everything that
/// falls due on the way, in time order, each thing seeing its own due time as "now". `seek` shows any time at once:
/// forwards it advances; backwards it builds the scene anew and advances from 0, so that the picture depends on the
/// time alone and not on what was shown before.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2) { SnowViewController() }
/// stage.seek(to: 2.5)
/// let picture = stage.frame()
/// ```
///
/// Stages do not see each other's time, screen, seed, time zone or locale, even when several live in one process. The
/// order of a `Set` or `Dictionary` is the standard library's, which changes it from run to run unless the process is
/// started with `SWIFT_DETERMINISTIC_HASHING=1` in its environment, as in `SWIFT_DETERMINISTIC_HASHING=1 swift test`.
@MainActor public final class Stage {
    /// The screen's size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// What random choices in the scene start from.
    public let seed: UInt64
    /// What the scene's code finds as the current time zone.
    public let timeZone: TimeZone
    /// What the scene's code finds as the current locale, which decides on its calendar, too.
    public let locale: Locale

    private let opening: Opening
    private var world: World
    /// All that fingers did and are to do, in time order.
    private var touches: [TimedTouch] = []

    /// A stage at time 0.
    ///
    /// - Parameters:
    ///   - size: The screen in points; each side times `scale` must lie between 1 and 16,384 pixels.
    ///   - scale: Pixels per point, above 0.
    ///   - seed: Random choices start here; the default is 0.
    ///   - timeZone: The scene's time zone; the default is UTC.
    ///   - locale: The scene's locale; the default is `en_US`.
    ///   - root: Makes the view controller; called again whenever the scene is built anew.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US"), _ root: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            size: size, scale: scale, seed: seed, timeZone: timeZone, locale: locale, opening: .controller(root))
    }

    /// A stage at time 0 with a whole app, which makes its own windows.
    ///
    /// - Parameters:
    ///   - size: As for a single controller.
    ///   - scale: Pixels per point, above 0.
    ///   - seed: Random choices start here; the default is 0.
    ///   - timeZone: The scene's time zone; the default is UTC.
    ///   - locale: The scene's locale; the default is `en_US`.
    ///   - delegate: Makes the app's delegate, which is told of the launch; called again whenever the scene is built anew.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US"), app delegate: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        self.init(size: size, scale: scale, seed: seed, timeZone: timeZone, locale: locale, opening: .app(delegate))
    }

    /// A stage at time 0 that begins with `opening`.
    package init(
        size: CGSize, scale: CGFloat, seed: UInt64, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US"),
        opening: Opening
    ) {
        guard Stage.isDrawable(size: size, scale: scale) else {
            let size = "\(size.width) x \(size.height) points at scale \(scale)"
            stop("Stage: \(size) is not between 1 and 16384 pixels a side")
        }
        self.size = size
        self.scale = scale
        self.seed = seed
        self.timeZone = timeZone
        self.locale = locale
        self.opening = opening
        let clock = MediaClock(seed: seed, timeZone: timeZone, locale: locale)
        world = World(size: size, scale: scale, clock: clock, touches: [], opening)
    }

    /// Whether a screen of this size can be drawn: sides of 1 to 16,384 pixels, 64 million pixels at most.
    public static func isDrawable(size: CGSize, scale: CGFloat) -> Bool {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        return (1...16_384).contains(width) && (1...16_384).contains(height) && width * height <= 67_108_864
            && scale > 0
    }

    /// Seconds since the scene began.
    public var time: TimeInterval { world.clock.now }

    /// The view controller on screen; an empty one where the scene is an app whose window has none.
    public var rootViewController: UIViewController { world.window.rootViewController ?? UIViewController() }

    /// The window that holds it.
    public var window: UIWindow { world.window }

    /// Lets `duration` pass; everything due in (now, now + duration] happens, in order.
    ///
    /// A negative duration does nothing.
    public func advance(by duration: Duration) {
        let parts = duration.components
        advance(to: time + Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    }

    /// Moves to a later time in seconds; everything due on the way happens, in order.
    ///
    /// An earlier time, or one that is not finite, does nothing.
    public func advance(to time: TimeInterval) {
        world.advance(to: time)
    }

    /// Shows the scene at `time` seconds; the same time always gives the same picture.
    ///
    /// Times below 0 mean 0; one that is not finite does nothing.
    public func seek(to time: TimeInterval) {
        guard time.isFinite else { return }
        let time = max(0, time)
        if time < self.time { rebuild() }
        world.advance(to: time)
    }

    private func rebuild() {
        let clock = MediaClock(seed: seed, timeZone: timeZone, locale: locale)
        world = World(size: size, scale: scale, clock: clock, touches: touches, opening)
    }

    /// Moves to the next time at which something happens; false, and no move, where that is later than `time`.
    package func advanceToNextEvent(by time: TimeInterval) -> Bool { world.advanceToNextEvent(by: time) }

    /// Whether anything will happen by itself.
    package var hasPendingEvents: Bool { world.hasPendingEvents }

    /// The keys of animations that have not ended, in the order they were added.
    package var unfinishedAnimationKeys: [String] { world.unfinishedAnimationKeys }

    /// A stage with the same scene, screen, seed and touches, at time 0.
    package func rebuilt() -> Stage {
        let stage = Stage(
            size: size, scale: scale, seed: seed, timeZone: timeZone, locale: locale, opening: opening)
        stage.touches = touches
        stage.rebuild()
        return stage
    }

    /// Remembers touches at their times, which are in order; those up to now have their effect at once.
    func add(_ new: [TimedTouch]) {
        let now = time
        let changesPast = new.contains { $0.time < now }
        touches.insert(new)
        if changesPast { rebuild() } else { world.add(new) }
        world.advance(to: now)
    }

    /// Draws the present time.
    public func frame() -> Frame {
        let tree = renderTree()
        let bitmap = Bitmap(width: tree.width, height: tree.height)
        Compositor.draw(tree, into: bitmap)
        return Frame(bitmap: bitmap)
    }

    /// The present time as values, for hosts that draw elsewhere or on another thread.
    package func renderTree() -> RenderTree {
        world.renderTree()
    }
}
