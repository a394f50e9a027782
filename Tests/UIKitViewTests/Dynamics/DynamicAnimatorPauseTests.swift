import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct DynamicAnimatorPauseTests {
    private final class Listener: NSObject, UIDynamicAnimatorDelegate {
        var lines: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
    }

    private let scene = DynamicsScreen()
    private let listener = Listener()
    private let item: UIView

    init() {
        item = scene.item(CGRect(x: 100, y: 400, width: 100, height: 100))
        scene.animator.delegate = listener
    }

    private func walls() -> UICollisionBehavior {
        let walls = UICollisionBehavior(items: [item])
        walls.translatesReferenceBoundsIntoBoundary = true
        return walls
    }

    private func push(_ direction: CGVector) -> UIPushBehavior {
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.pushDirection = direction
        return push
    }

    @Test("The animator pauses when a continuous push holds an item against a wall, and resumes when the push changes")
    func pushAgainstWall() {
        let push = push(CGVector(dx: 1, dy: 0))
        scene.add(push, walls())
        scene.advance(to: 10)
        #expect(listener.lines == ["resume", "pause"] && !scene.animator.isRunning)
        #expect(abs(item.center.x - 250) < 0.1)
        scene.run { push.pushDirection = CGVector(dx: -1, dy: 0) }
        scene.advance(to: 11)
        #expect(listener.lines == ["resume", "pause", "resume"] && item.center.x < 240)
    }

    @Test("The animator pauses when a push is too weak for the friction of the floor")
    func pushAgainstFriction() {
        let matter = UIDynamicItemBehavior(items: [item])
        matter.friction = 1
        matter.allowsRotation = false
        scene.add(UIGravityBehavior(items: [item]), push(CGVector(dx: 0.5, dy: 0)), matter, walls())
        scene.advance(to: 10)
        #expect(listener.lines == ["resume", "pause"])
    }

    @Test("An item in balance between two pushes is at rest") func balance() {
        scene.add(push(CGVector(dx: 2, dy: 0)), push(CGVector(dx: -2, dy: 0)))
        scene.advance(to: 2)
        #expect(listener.lines == ["resume", "pause"])
    }

    @Test("An unresisted push keeps the animator running, however weak it is", arguments: [0.001, 0.01, 0.1])
    func weakPush(magnitude: Double) {
        scene.add(push(CGVector(dx: magnitude, dy: 0)))
        let start = item.center.x
        scene.advance(to: 5)
        #expect(scene.animator.isRunning && item.center.x > start)
    }

    @Test("The turning point of an item thrown against a push does not pause the animator") func turningPoint() {
        let matter = UIDynamicItemBehavior(items: [item])
        matter.addLinearVelocity(CGPoint(x: 0, y: -2), for: item)
        scene.add(push(CGVector(dx: 0, dy: 0.01)), matter)
        scene.advance(to: 6)
        #expect(scene.animator.isRunning && item.center.y > 440)
    }

    @Test("A field that holds an item against a wall lets the animator pause, and changing noise does not")
    func fields() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.addItem(item)
        scene.add(field, walls())
        scene.advance(to: 10)
        #expect(listener.lines == ["resume", "pause"])
        let noise = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
        noise.strength = 0
        noise.addItem(item)
        scene.add(noise)
        scene.advance(to: 20)
        #expect(scene.animator.isRunning)
    }
}
