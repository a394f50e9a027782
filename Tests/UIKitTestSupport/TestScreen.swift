import QuartziteCompositor
import UIKit

/// A window of 200 by 200 points with its own clock.
@MainActor package final class TestScreen {
    package let scene: SceneContext
    package nonisolated var clock: MediaClock { scene.clock }
    package let window: UIWindow

    /// Creates a window on a system of a version, by default that of the look.
    package init(system version: Int? = nil) {
        var settings = SceneSettings()
        if let version {
            settings.systemVersion = OperatingSystemVersion(majorVersion: version, minorVersion: 0, patchVersion: 0)
        }
        scene = SceneContext(settings: settings)
        window = scene.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.isHidden = false
            window.context.commit()
            return window
        }
    }

    deinit { scene.end() }

    /// Adds a view to the window and commits.
    package func addView(
        _ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40), color: UIColor? = nil, in superview: UIView? = nil
    ) -> UIView {
        run {
            let view = UIView(frame: frame)
            view.backgroundColor = color
            (superview ?? window).addSubview(view)
            return view
        }
    }

    /// Runs `body` as a run loop cycle.
    @discardableResult
    package func run<Result>(_ body: () -> Result) -> Result {
        scene.run {
            let result = body()
            scene.runLoop.commit()
            return result
        }
    }

    /// Sends one phase of a finger's touch.
    package func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        run { UIApplication.shared.touch(finger, phase, at: CGPoint(x: x, y: y)) }
    }

    /// Sends a touch that begins, moves in steps of 1/60 s, and ends if `lifts` is true.
    package func drag(_ points: [(CGFloat, CGFloat)], step: Double = 1 / 60, lifts: Bool = true) {
        for (index, point) in points.enumerated() {
            if index > 0 { advance(to: clock.now + step) }
            touch(index == 0 ? .began : .moved, point.0, point.1)
        }
        if lifts, let last = points.last { touch(.ended, last.0, last.1) }
    }

    /// Advances to a later time and runs all events that are due until then.
    package func advance(to time: Double) { scene.runLoop.run(until: time) }

    /// The presentation layer of a view at a later time, or the model layer if there is none.
    package func shown(_ view: UIView, at time: Double) -> CALayer {
        advance(to: time)
        return scene.run { view.layer.presentation() ?? view.layer }
    }

    /// The red, green, blue and alpha of a point at the current time, from 0 to 255.
    package func pixel(_ x: Int, _ y: Int) -> [Int] {
        let tree = scene.run {
            window.context.renderTree(at: clock.now, width: 200, height: 200, scale: 1)
        }
        let bitmap = Bitmap(width: 200, height: 200)
        Compositor.draw(tree, into: bitmap)
        let word = bitmap[x, y]
        return [16, 8, 0, 24].map { Int(word >> UInt32($0) & 255) }
    }
}
