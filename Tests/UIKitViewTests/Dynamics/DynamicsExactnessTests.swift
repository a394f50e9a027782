import QuartziteRigidBodies
import TestSupport
import Testing
@testable import QuartzCore
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// Quantities that the solver conserves exactly, measured through views.
@MainActor @Suite struct DynamicsExactnessTests {
    let scene = DynamicsScreen()

    private func matter(_ items: [UIView], elasticity: CGFloat, friction: CGFloat = 0) -> UIDynamicItemBehavior {
        let matter = UIDynamicItemBehavior(items: items)
        matter.elasticity = elasticity
        matter.friction = friction
        return matter
    }

    private func walls(_ items: [UIView]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        return collision
    }

    @Test(
        "A ball dropped on an anchored floor returns to its height after fifty bounces", .rule("Y5", "R2"),
        arguments: [60.0, 30, 240])
    func apex(rate: Double) {
        let ball = scene.item(CGRect(x: 140, y: 190, width: 20, height: 20)) { BallView(frame: $0) }
        let floor = scene.item(CGRect(x: 50, y: 410, width: 200, height: 20))
        let anchor = UIDynamicItemBehavior(items: [floor])
        anchor.isAnchored = true
        let matter = matter([ball], elasticity: 1)
        scene.add(UIGravityBehavior(items: [ball]), matter, anchor, UICollisionBehavior(items: [ball, floor]))
        var bounces = 0
        var before = 0.0
        var apex: CGFloat = 1000
        for frame in 1...Int(70 * rate) where bounces < 52 {
            scene.advance(to: Double(frame) / rate)
            let now = matter.linearVelocity(for: ball).y
            if before > 0, now < 0 { bounces += 1 }
            before = now
            // One of the frames is close enough to the apex between two bounces.
            if bounces == 50 { apex = min(apex, ball.center.y) }
            #expect(abs(400 - ball.center.y + CGFloat(now * now) / 2000 - 200) < 1e-3)
        }
        #expect(bounces >= 51 && 400 - apex >= 199)
    }

    @Test("Masses of one and two rebound by the formula for elastic collisions", .rule("Y7"))
    func masses() {
        let (a, b) = (
            scene.item(CGRect(x: 0, y: 0, width: 20, height: 20)) { BallView(frame: $0) },
            scene.item(CGRect(x: 100, y: 0, width: 20, height: 20)) { BallView(frame: $0) }
        )
        let (light, heavy) = (matter([a], elasticity: 1), matter([b], elasticity: 1))
        heavy.density = 2
        light.addLinearVelocity(CGPoint(x: 90, y: 0), for: a)
        scene.add(light, heavy, UICollisionBehavior(items: [a, b]))
        scene.advance(to: 2)
        #expect(abs(light.linearVelocity(for: a).x + 30) < 1e-9 && abs(heavy.linearVelocity(for: b).x - 60) < 1e-9)
    }

    @Test(
        "A stack of five boxes settles, and the animator pauses", .rule("Y8"), arguments: [0.0, 0.5], [0.0, 2])
    func stack(friction: Double, offset: CGFloat) {
        guard friction > 0 || offset == 0 else { return }
        let boxes = (0..<5).map { number in
            scene.item(
                CGRect(x: 130 + CGFloat(number % 2) * offset, y: 460 - CGFloat(number) * 45, width: 40, height: 40))
        }
        scene.add(UIGravityBehavior(items: boxes), matter(boxes, elasticity: 0, friction: friction), walls(boxes))
        scene.advance(to: 6)
        #expect(!scene.animator.isRunning && scene.animator.elapsedTime < 4)
        for (number, box) in boxes.enumerated() { #expect(abs(box.center.y - (480 - CGFloat(number) * 40)) < 0.2) }
        // A paused animator computes nothing.
        let steps = scene.animator.steps
        scene.advance(to: 600)
        #expect(scene.animator.steps == steps && scene.screen.scene.runLoop.displayLinkSchedule?.count == 0)
    }

    @Test(
        "A square without rotation bounces like a point, and one that rotates keeps the sum of its energies",
        .rule("R3"))
    func square() {
        let stiff = scene.item(CGRect(x: 20, y: 20, width: 40, height: 40))
        let loose = scene.item(CGRect(x: 200, y: 300, width: 40, height: 40))
        loose.transform = CGAffineTransform(rotationAngle: 0.4)
        let (first, second) = (matter([stiff], elasticity: 1), matter([loose], elasticity: 1))
        first.allowsRotation = false
        for (matter, item) in [(first, stiff), (second, loose)] {
            matter.addLinearVelocity(CGPoint(x: 180, y: 240), for: item)
            matter.addAngularVelocity(2, for: item)
        }
        scene.add(first, second, walls([stiff]), walls([loose]))
        // Mass 0.16, moment of inertia 0.16 · 3200 / 12.
        func energy() -> Double {
            let (velocity, spin) = (Vector(second.linearVelocity(for: loose)), second.angularVelocity(for: loose))
            return velocity.lengthSquared + spin * spin * 3200 / 12
        }
        var spins: Set<CGFloat> = []
        let start = energy()
        scene.watch(for: 20) {
            let velocity = first.linearVelocity(for: stiff)
            #expect(abs(velocity.x) == 180 && abs(velocity.y) == 240 && stiff.transform == .identity)
            #expect(abs(energy() - start) < start * 1e-9)
            spins.insert(second.angularVelocity(for: loose))
        }
        #expect(spins.count > 5)
    }

    @Test("A ball at 20,000 points a second never leaves its view")
    func bullet() {
        let ball = scene.item(CGRect(x: 140, y: 240, width: 20, height: 20)) { BallView(frame: $0) }
        let matter = matter([ball], elasticity: 1)
        matter.addLinearVelocity(CGPoint(x: 7000, y: 18_735), for: ball)
        scene.add(matter, walls([ball]))
        scene.watch(for: 10) { #expect(scene.view.bounds.insetBy(dx: 10, dy: 10).contains(ball.center)) }
    }

    @Test("A field's block can read velocities, add items and remove behaviours during a step")
    func reentrance() {
        let first = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let matter = matter([first], elasticity: 0)
        let gravity = UIGravityBehavior(items: [first])
        var others: [UIView] = []
        let field = UIFieldBehavior.field { [unowned scene] field, _, _, _, _, _ in
            let next = scene.item(CGRect(x: 10, y: 10, width: 20, height: 20))
            others.append(next)
            matter.addItem(next)
            gravity.addItem(next)
            _ = matter.linearVelocity(for: next)
            if others.count == 60 { scene.animator.removeBehavior(field) }
            return .zero
        }
        field.addItem(first)
        scene.add(matter, gravity, field)
        scene.advance(to: 1)
        #expect(others.count == 60 && field.dynamicAnimator == nil)
        #expect(abs(first.center.y - 620) < 5)
        #expect(others.allSatisfy { $0.center.y > 200 })
    }

    @Test("A field's block can release the animator during a step")
    func release() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        var other: UIDynamicAnimator? = scene.screen.run { UIDynamicAnimator(referenceView: scene.view) }
        var calls = 0
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in
            calls += 1
            if calls == 10 { other = nil }
            return CGVector(dx: 1, dy: 0)
        }
        field.addItem(item)
        scene.run { other?.addBehavior(field) }
        scene.advance(to: 1)
        // The current frame is still completed.
        #expect(other == nil && field.dynamicAnimator == nil && (10...12).contains(calls))
        #expect(item.center.x > 120 && item.center.x < 121)
    }

    @Test("An item with a nonfinite position takes part again once its position is finite")
    func nowhere() {
        final class Point: NSObject, UIDynamicItem {
            var center = CGPoint(x: 120, y: 120)
            var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            var transform = CGAffineTransform.identity
        }
        let item = Point()
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(UIGravityBehavior(items: [item]), collision)
        scene.advance(to: 0.2)
        scene.run {
            item.center.y = .nan
            scene.animator.updateItem(usingCurrentState: item)
        }
        scene.advance(to: 0.5)
        #expect(item.center.y.isNaN && scene.animator.items(in: scene.view.bounds).isEmpty)
        scene.run {
            item.center = CGPoint(x: 50, y: 60)
            scene.animator.updateItem(usingCurrentState: item)
        }
        scene.advance(to: 3)
        #expect(item.center.x == 50 && abs(item.center.y - 480) < 0.1)
    }

    @Test("Delegates and actions can remove moving items and the animator itself")
    func vanishing() {
        final class Hearer: NSObject, UICollisionBehaviorDelegate {
            var onBegin: () -> Void = {}
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { onBegin() }
        }
        let hearer = Hearer()
        let ball = scene.item(CGRect(x: 140, y: 240, width: 20, height: 20)) { BallView(frame: $0) }
        var other: UIDynamicAnimator? = scene.screen.run { UIDynamicAnimator(referenceView: scene.view) }
        let collision = walls([ball])
        collision.collisionDelegate = hearer
        hearer.onBegin = {
            ball.removeFromSuperview()
            other?.removeAllBehaviors()
            other = nil
        }
        scene.run {
            other?.addBehavior(collision)
            other?.addBehavior(UIGravityBehavior(items: [ball]))
        }
        scene.advance(to: 3)
        #expect(other == nil && collision.dynamicAnimator == nil && ball.superview == nil)
        #expect(abs(ball.center.y - 490) < 0.1)
    }
}
