import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct UIDynamicBehaviorTests {
    let scene = DynamicsScreen()

    private func square(_ side: CGFloat = 100, at origin: CGPoint = CGPoint(x: 100, y: 0)) -> UIView {
        scene.item(CGRect(origin: origin, size: CGSize(width: side, height: side)))
    }

    @Test("An item at rest falls 500 points in a second", .rule("Y1"))
    func gravity() {
        let item = square()
        scene.add(UIGravityBehavior(items: [item]))
        scene.advance(to: 1)
        #expect(abs(item.center.y - 550) < 1 && item.center.x == 150)
        #expect(item.transform == .identity)
        #expect(abs(scene.animator.elapsedTime - 1) < 1e-9)
    }

    @Test("Setting the magnitude of gravity keeps its direction", .rule("Y2"))
    func gravityVector() {
        let gravity = UIGravityBehavior()
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        gravity.gravityDirection = CGVector(dx: 2, dy: 2)
        #expect(abs(gravity.magnitude - 2.828) < 0.001)
        gravity.magnitude = 1
        #expect(abs(gravity.gravityDirection.dx - 0.7071) < 1e-4 && abs(gravity.gravityDirection.dy - 0.7071) < 1e-4)
        gravity.angle = 0
        #expect(abs(gravity.gravityDirection.dx - 1) < 1e-12 && abs(gravity.magnitude - 1) < 1e-12)
        gravity.magnitude = 0
        gravity.magnitude = .nan
        #expect(gravity.magnitude == 0)
    }

    @Test(
        "A continuous push of 1 accelerates a 100 × 100 item by 100 points per second in a second", .rule("Y10"),
        arguments: [100.0, 200])
    func continuousPush(height: Double) {
        let item = scene.item(CGRect(x: 0, y: 0, width: 100, height: height))
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        let matter = UIDynamicItemBehavior(items: [item])
        scene.add(push, matter)
        scene.advance(to: 1)
        #expect(abs(matter.linearVelocity(for: item).x - 100 * 100 / height) < 0.01)
        #expect(scene.animator.isRunning && push.active)
    }

    @Test("An instantaneous push acts once and is then inactive", .rule("Y11"))
    func instantaneousPush() {
        let item = square()
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.5, dy: 0)
        let matter = UIDynamicItemBehavior(items: [item])
        scene.add(push, matter)
        #expect(push.active)
        scene.advance(to: 1 / 60.0)
        #expect(!push.active)
        scene.advance(to: 1)
        #expect(abs(matter.linearVelocity(for: item).x - 50) < 1e-9)
        #expect(abs(item.center.x - 200) < 0.5)
        scene.run { push.active = true }
        scene.advance(to: 2)
        #expect(abs(matter.linearVelocity(for: item).x - 100) < 1e-9)
    }

    @Test("A push beside the centre rotates the item clockwise")
    func offsetPush() {
        let item = square()
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
        let matter = UIDynamicItemBehavior(items: [item])
        scene.add(push, matter)
        scene.advance(to: 0.1)
        // 50 points · 100 UIKit newtons of momentum on an inertia of 10000/6.
        #expect(abs(matter.angularVelocity(for: item) - 3) < 1e-9)
        #expect(item.transform.b > 0)
    }

    @Test(
        "A snap with damping 1 settles in a second, and one with damping 0 overshoots", .rule("Y12"),
        arguments: [0.0, 1])
    func snap(damping: Double) {
        let item = square(40, at: .zero)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 20))
        snap.damping = damping
        scene.add(snap)
        var furthest: CGFloat = 0
        scene.watch(for: 1) { furthest = max(furthest, item.center.x) }
        if damping == 1 {
            #expect(abs(item.center.x - 200) < 1 && furthest <= 200)
        } else {
            #expect(furthest > 250)
        }
        #expect(UISnapBehavior(item: item, snapTo: .zero).damping == 0.5)
    }

    @Test("Velocity can be added before an item joins an animator, and accumulates")
    func pendingVelocity() {
        let item = square()
        let matter = UIDynamicItemBehavior(items: [item])
        matter.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
        matter.addLinearVelocity(CGPoint(x: 20, y: 5), for: item)
        matter.addAngularVelocity(1, for: item)
        #expect(matter.linearVelocity(for: item) == CGPoint(x: 30, y: 5) && matter.angularVelocity(for: item) == 1)
        scene.add(matter)
        scene.advance(to: 1)
        #expect(abs(item.center.x - 180) < 0.6 && abs(item.rotation - 1) < 0.02)
    }

    @Test("Resistance 0 has no effect, and resistance r divides the velocity by 1 + r h in each step", .rule("R5"))
    func resistance() {
        let item = square()
        let matter = UIDynamicItemBehavior(items: [item])
        matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        scene.add(matter)
        scene.advance(to: 1)
        #expect(matter.linearVelocity(for: item).x == 100)
        scene.run { matter.resistance = 1 }
        scene.advance(to: 2)
        #expect(abs(matter.linearVelocity(for: item).x - 36.86) < 0.1)
    }

    @Test("The last of several item behaviours determines the values that it sets")
    func lastWins() {
        let item = square()
        let (first, second) = (UIDynamicItemBehavior(items: [item]), UIDynamicItemBehavior(items: [item]))
        first.density = 3
        first.elasticity = 0.2
        second.density = 2
        scene.add(first, second)
        scene.run { scene.animator.synchronize() }
        #expect(scene.animator.entries.first?.rules.density == 2)
        #expect(scene.animator.entries.first?.rules.elasticity == 0.2)
    }

    @Test("A tree of behaviours is added and removed together, and parents act first")
    func tree() {
        final class Logger: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to animator: UIDynamicAnimator?) { moves.append(animator != nil) }
        }
        let item = square()
        let parent = Logger()
        let gravity = UIGravityBehavior(items: [item])
        var calls: [String] = []
        parent.action = { calls.append("parent") }
        gravity.action = { calls.append("child") }
        parent.addChildBehavior(gravity)
        gravity.addChildBehavior(parent)
        scene.add(parent)
        #expect(gravity.dynamicAnimator === scene.animator && parent.moves == [true])
        scene.advance(to: 1 / 60.0)
        #expect(calls == ["parent", "child"])
        scene.run { scene.animator.removeBehavior(parent) }
        #expect(gravity.dynamicAnimator == nil && parent.moves == [true, false])
        #expect(parent.childBehaviors.count == 1)
        scene.advance(to: 0.1)
        #expect(!scene.animator.isRunning)
    }
}
