import QuartzCore
import UIKit

/// A scene of bodies that a `UIDynamicAnimator` moves frame by frame.
@MainActor public final class DynamicsWorkload {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private let scene = SceneContext()
    private let window: UIWindow
    private let animator: UIDynamicAnimator
    private let matter = UIDynamicItemBehavior()
    private let views: [UIView]
    private var frame = 0

    /// Creates a workload for a scene, in a window of its own.
    public init(_ dynamics: DynamicsScene) {
        let window = scene.run {
            UIWindow(frame: CGRect(x: 0, y: 0, width: dynamics.width, height: dynamics.height))
        }
        self.window = window
        animator = UIDynamicAnimator(referenceView: window)
        views = dynamics.items.map { item in
            let side = CGFloat(item.side)
            let frame = CGRect(x: item.x - side / 2, y: item.y - side / 2, width: side, height: side)
            return item.isRound ? Ball(frame: frame) : UIView(frame: frame)
        }
        scene.run {
            window.isHidden = false
            for view in views { window.addSubview(view) }
            matter.elasticity = dynamics.elasticity
            matter.friction = dynamics.friction
            for (view, item) in zip(views, dynamics.items) {
                matter.addItem(view)
                matter.addLinearVelocity(CGPoint(x: item.velocity.x, y: item.velocity.y), for: view)
            }
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(matter)
            animator.addBehavior(collision)
            if dynamics.gravity != 0 {
                let gravity = UIGravityBehavior(items: views)
                gravity.magnitude = dynamics.gravity / 1000
                animator.addBehavior(gravity)
            }
            window.context.commit()
        }
    }

    /// Advances by a sixtieth of a second: simulation steps, moved views, and the commit of their layers.
    public func nextFrame() {
        frame += 1
        scene.runLoop.run(until: Double(frame) / 60)
    }

    /// Whether the animator is running.
    public var isRunning: Bool { animator.isRunning }

    /// Returns the position and velocity of a body, in points and points per second.
    public func motion(of index: Int) -> (x: Double, y: Double, vx: Double, vy: Double) {
        let velocity = matter.linearVelocity(for: views[index])
        return (views[index].center.x, views[index].center.y, velocity.x, velocity.y)
    }
}
