import TestSupport
import Testing
import QuartziteRigidBodies
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    var lines: [String] = []
    var onBegin: () -> Void = {}

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        lines.append("items at \(Int(p.x.rounded())),\(Int(p.y.rounded()))")
        onBegin()
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("items part") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        lines.append("\(identifier.map { "\($0)" } ?? "nil") at \(Int(p.x.rounded())),\(Int(p.y.rounded()))")
        onBegin()
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("\(identifier.map { "\($0)" } ?? "nil") parts") }
}

@MainActor @Suite struct UICollisionBehaviorTests {
    let scene = DynamicsScreen()

    private func walls(_ items: UIView...) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        return collision
    }

    private func matter(_ item: UIView, elasticity: CGFloat, velocity: CGPoint = .zero) -> UIDynamicItemBehavior {
        let matter = UIDynamicItemBehavior(items: [item])
        matter.elasticity = elasticity
        matter.addLinearVelocity(velocity, for: item)
        return matter
    }

    @Test(
        "A ball keeps its speed for a minute at any frame rate", .rule("Y3", "Y4", "R1"),
        arguments: [CGPoint(x: 180, y: -240), CGPoint(x: 3, y: 4)], [60.0, 24, 7, 120])
    func speed(velocity: CGPoint, rate: Double) {
        let ball = scene.item(CGRect(x: 140, y: 240, width: 20, height: 20)) { BallView(frame: $0) }
        let matter = matter(ball, elasticity: 1, velocity: velocity)
        scene.add(matter, walls(ball))
        let speed = Vector(velocity).length
        for frame in 1...Int(60 * rate) {
            scene.advance(to: Double(frame) / rate)
            #expect(abs(Vector(matter.linearVelocity(for: ball)).length - speed) <= 1e-6 * speed)
            #expect(scene.view.bounds.insetBy(dx: 10, dy: 10).contains(ball.center))
        }
    }

    @Test(
        "A ball with a path shape and elasticity 1 bounces forever off walls and an anchored floor", .rule("Y9"))
    func seed() {
        let ball = scene.item(CGRect(x: 100, y: 100, width: 30, height: 30)) { PathBallView(frame: $0) }
        let floor = scene.item(CGRect(x: 80, y: 400, width: 120, height: 16))
        let push = UIPushBehavior(items: [ball], mode: .instantaneous)
        push.setAngle(1.2, magnitude: 0.3)
        let ground = matter(floor, elasticity: 1)
        ground.isAnchored = true
        let matter = matter(ball, elasticity: 1)
        scene.add(matter, ground, walls(ball, floor), push)
        scene.advance(to: 1 / 60.0)
        let speed = Vector(matter.linearVelocity(for: ball)).length
        #expect(speed > 100)
        scene.watch(for: 20) {
            #expect(abs(Vector(matter.linearVelocity(for: ball)).length - speed) <= 1e-6 * speed)
        }
        #expect(floor.center == CGPoint(x: 140, y: 408) && matter.angularVelocity(for: ball) == 0)
    }

    @Test(
        "Equal items swap velocities when they collide, at any frame rate", .rule("Y6", "R4"),
        arguments: [60.0, 24, 7, 120])
    func swap(rate: Double) {
        let (a, b) = (
            scene.item(CGRect(x: 0, y: 0, width: 20, height: 20)) { BallView(frame: $0) },
            scene.item(CGRect(x: 100, y: 0, width: 20, height: 20)) { BallView(frame: $0) }
        )
        let (first, second) = (
            matter(a, elasticity: 1, velocity: CGPoint(x: 60, y: 0)),
            matter(b, elasticity: 1, velocity: CGPoint(x: -20, y: 0))
        )
        scene.add(first, second, UICollisionBehavior(items: [a, b]))
        for frame in 1...Int(2 * rate) { scene.advance(to: Double(frame) / rate) }
        #expect(abs(first.linearVelocity(for: a).x + 20) < 1e-9 && abs(second.linearVelocity(for: b).x - 60) < 1e-9)
        #expect(first.linearVelocity(for: a).y == 0 && second.angularVelocity(for: b) == 0)
    }

    @Test("A ball with elasticity one half settles, and the animator pauses", .rule("Y8"))
    func rest() {
        final class Listener: NSObject, UIDynamicAnimatorDelegate {
            var lines: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
        }
        let listener = Listener()
        scene.animator.delegate = listener
        let ball = scene.item(CGRect(x: 140, y: 270, width: 20, height: 20)) { BallView(frame: $0) }
        scene.add(UIGravityBehavior(items: [ball]), matter(ball, elasticity: 0.5), walls(ball))
        scene.advance(to: 5)
        #expect(listener.lines == ["resume", "pause"] && !scene.animator.isRunning)
        #expect(abs(ball.center.y - 490) < 0.05)
        scene.run {
            ball.center.y = 300
            scene.animator.updateItem(usingCurrentState: ball)
        }
        #expect(scene.animator.isRunning)
        scene.advance(to: 5.2)
        #expect(ball.center.y > 305 && listener.lines == ["resume", "pause", "resume"])
    }

    @Test("The delegate is notified once when a contact begins and once when it ends")
    func contacts() {
        let contacts = Contacts()
        let ball = scene.item(CGRect(x: 140, y: 240, width: 20, height: 20)) { BallView(frame: $0) }
        let wall = walls(ball)
        wall.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        wall.collisionDelegate = contacts
        scene.add(matter(ball, elasticity: 1, velocity: CGPoint(x: 0, y: 200)), wall)
        scene.advance(to: 2)
        #expect(contacts.lines == ["shelf at 150,300", "shelf parts", "nil at 150,0", "nil parts"])
        #expect(wall.boundaryIdentifiers?.count == 1 && wall.boundary(withIdentifier: "shelf" as NSString) != nil)
        scene.run { wall.removeBoundary(withIdentifier: "shelf" as NSString) }
        scene.advance(to: 3.6)
        #expect(ball.center.y > 310 && wall.boundaryIdentifiers == nil)
    }

    @Test(
        "Items of different collision behaviours, or in boundary mode, pass through each other", arguments: [0, 1, 2])
    func modes(kind: Int) {
        let (a, b) = (
            scene.item(CGRect(x: 0, y: 0, width: 20, height: 20)),
            scene.item(CGRect(x: 100, y: 0, width: 20, height: 20))
        )
        let collision = UICollisionBehavior(items: kind == 1 ? [a] : [a, b])
        if kind == 1 { scene.add(UICollisionBehavior(items: [b])) }
        if kind == 2 { collision.collisionMode = .boundaries }
        scene.add(collision, matter(a, elasticity: 1, velocity: CGPoint(x: 100, y: 0)))
        scene.advance(to: 2)
        #expect(kind == 0 ? a.center.x < 100 : a.center.x > 200)
    }

    @Test("An item outside the reference bounds is pushed inside")
    func outside() {
        let item = scene.item(CGRect(x: -60, y: 100, width: 40, height: 40))
        scene.add(walls(item))
        scene.advance(to: 3)
        #expect(item.frame.minX > -0.1)
    }

    @Test("An item that is removed on contact takes no further part")
    func removalOnContact() {
        let contacts = Contacts()
        let ball = scene.item(CGRect(x: 140, y: 240, width: 20, height: 20)) { BallView(frame: $0) }
        let brick = scene.item(CGRect(x: 120, y: 300, width: 60, height: 20))
        let anchor = matter(brick, elasticity: 1)
        anchor.isAnchored = true
        let collision = walls(ball, brick)
        collision.collisionDelegate = contacts
        contacts.onBegin = {
            collision.removeItem(brick)
            anchor.removeItem(brick)
        }
        scene.add(matter(ball, elasticity: 1, velocity: CGPoint(x: 0, y: 200)), anchor, collision)
        scene.advance(to: 3)
        #expect(
            contacts.lines.first == "items at 150,300" && !contacts.lines.dropFirst().contains { $0.hasPrefix("items") }
        )
        #expect(scene.animator.entries.count == 1)
    }
}
