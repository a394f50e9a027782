import Compositor
import UIKit

/// A window of 200 by 200 points on a clock of its own.
@MainActor final class TestScreen {
    let clock = MediaClock()
    let window: UIWindow

    init() {
        window = MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.isHidden = false
            window.context.commit()
            return window
        }
    }

    deinit { clock.hasEnded = true }

    /// A view on the window, already committed.
    func addView(
        _ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40), color: UIColor? = nil, in superview: UIView? = nil
    ) -> UIView {
        run {
            let view = UIView(frame: frame)
            view.backgroundColor = color
            (superview ?? window).addSubview(view)
            return view
        }
    }

    /// Runs `body` as a turn of the run loop.
    @discardableResult
    func run<Result>(_ body: () -> Result) -> Result {
        MediaClock.$current.withValue(clock) {
            let result = body()
            window.context.commit()
            return result
        }
    }

    /// One finger does something.
    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        run { UIApplication.shared.touch(finger, phase, at: CGPoint(x: x, y: y)) }
    }

    /// A finger comes down, moves on by steps of 1/60 s, and is lifted.
    func drag(_ points: [(CGFloat, CGFloat)], step: Double = 1 / 60, lifts: Bool = true) {
        for (index, point) in points.enumerated() {
            if index > 0 { advance(to: clock.now + step) }
            touch(index == 0 ? .began : .moved, point.0, point.1)
        }
        if lifts, let last = points.last { touch(.ended, last.0, last.1) }
    }

    /// Moves to a later time; everything due on the way happens.
    func advance(to time: Double) {
        MediaClock.$current.withValue(clock) {
            let context = window.context
            func next() -> Double? {
                [context.nextEvent(after: clock.now), clock.events.next].compactMap(\.self).min()
            }
            while let due = next(), due <= time {
                clock.now = max(due, clock.now)
                clock.runEvents(through: due)
                context.deliverEvents(through: due)
                context.commit()
            }
            clock.now = time
            context.commit()
        }
    }

    /// What a view's layer shows at a later time.
    func shown(_ view: UIView, at time: Double) -> CALayer {
        advance(to: time)
        return MediaClock.$current.withValue(clock) { view.layer.presentation() ?? view.layer }
    }

    /// Red, green, blue and alpha, 0…255, at a point now.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let tree = MediaClock.$current.withValue(clock) {
            window.context.renderTree(at: clock.now, width: 200, height: 200, scale: 1)
        }
        let bitmap = Bitmap(width: 200, height: 200)
        Compositor.draw(tree, into: bitmap)
        let word = bitmap[x, y]
        return [16, 8, 0, 24].map { Int(word >> UInt32($0) & 255) }
    }
}
