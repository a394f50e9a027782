import UIKit
import UIKitTestSupport

/// A reference view with an animator, and a clock that drives it.
@MainActor final class DynamicsScreen {
    let screen = TestScreen()
    let view: UIView
    let animator: UIDynamicAnimator

    init(size: CGSize = CGSize(width: 300, height: 500)) {
        let view = screen.addView(CGRect(origin: .zero, size: size))
        self.view = view
        animator = screen.run { UIDynamicAnimator(referenceView: view) }
    }

    func item(_ frame: CGRect, _ make: (CGRect) -> UIView = { UIView(frame: $0) }) -> UIView {
        screen.run {
            let item = make(frame)
            view.addSubview(item)
            return item
        }
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        screen.run { for behavior in behaviors { animator.addBehavior(behavior) } }
    }

    func run(_ body: () -> Void) { screen.run(body) }
    func advance(to time: Double) { screen.advance(to: time) }

    /// Advances by `seconds`, frame by frame, and calls `check` after each.
    func watch(for seconds: Double, _ check: () -> Void) {
        let start = screen.clock.now
        for frame in 1...Int(seconds * 60) {
            advance(to: start + Double(frame) / 60)
            check()
        }
    }
}

final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A ball whose collision shape is defined only by its path.
final class PathBallView: UIView {
    override var collisionBoundingPath: UIBezierPath {
        UIBezierPath(arcCenter: .zero, radius: bounds.width / 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    }
}
