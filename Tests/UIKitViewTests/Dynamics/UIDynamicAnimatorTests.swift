import TestSupport
import Testing
import QuartziteRigidBodies
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIDynamicAnimatorTests {
    let scene = DynamicsScreen()

    @Test("Grouped items keep their relative positions", .rule("Y17"))
    func group() {
        let (a, b) = (
            scene.item(CGRect(x: 100, y: 100, width: 40, height: 40)),
            scene.item(CGRect(x: 140, y: 100, width: 40, height: 40))
        )
        let group = UIDynamicItemGroup(items: [a, b])
        let matter = UIDynamicItemBehavior(items: [group])
        matter.addAngularVelocity(2, for: group)
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.add(matter, UIGravityBehavior(items: [group]), collision)
        var turned = 0.0
        scene.watch(for: 2) {
            let offset = Vector(b.center) - Vector(a.center)
            #expect(abs(offset.length - 40) < 1e-6)
            #expect(abs(Rotation(-a.rotation)(offset).y) < 1e-6 && abs(a.rotation - b.rotation) < 1e-9)
            turned = max(turned, abs(a.rotation))
        }
        #expect(turned > 0.5 && a.center.y > 400)
    }

    @Test("The positions at a time do not depend on the frame rate", arguments: [30.0, 60, 120, 7])
    func frameRates(rate: Double) {
        func run(_ rate: Double) -> CGPoint {
            let scene = DynamicsScreen()
            let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            let matter = UIDynamicItemBehavior(items: [item])
            matter.elasticity = 0.7
            matter.addAngularVelocity(3, for: item)
            scene.add(matter, UIGravityBehavior(items: [item]), collision)
            for frame in 1...Int(2 * rate) { scene.advance(to: Double(frame) / rate) }
            scene.advance(to: 2)
            return item.center
        }
        #expect(run(rate) == run(1))
    }

    @Test("Nonfinite numbers, tiny sizes and misuse do not trap")
    func badInput() {
        let good = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let empty = scene.item(CGRect(x: 50, y: 50, width: 1e-9, height: 1e-9))
        let lost = scene.item(CGRect(x: 0, y: 0, width: 10, height: 10))
        final class Lost: NSObject, UIDynamicItem {
            var center = CGPoint(x: CGFloat.nan, y: 0)
            var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            var transform = CGAffineTransform.identity
        }
        let nowhere = Lost()
        let items: [any UIDynamicItem] = [good, empty, lost, nowhere]
        let push = UIPushBehavior(items: items, mode: .continuous)
        push.pushDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: 1 as NSNumber, from: CGPoint(x: CGFloat.nan, y: 1), to: .zero)
        let snap = UISnapBehavior(item: empty, snapTo: CGPoint(x: CGFloat.nan, y: 1e300))
        let attachment = UIAttachmentBehavior(item: nowhere, attachedTo: good)
        attachment.length = .nan
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: CGFloat.infinity, y: 0))
        field.falloff = .infinity
        for item in items { field.addItem(item) }
        scene.add(push, collision, snap, attachment, field, UIGravityBehavior(items: items))
        scene.run { lost.removeFromSuperview() }
        scene.advance(to: 1)
        #expect(nowhere.center.x.isNaN)
        for item in [good, empty, lost] { #expect(item.center.x.isFinite && item.center.y.isFinite) }
        #expect(good.center.y > 200)
    }

    @Test("An action can add behaviours and release the animator")
    func changesInAction() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        var other: UIDynamicAnimator? = scene.screen.run { UIDynamicAnimator(referenceView: scene.view) }
        let gravity = UIGravityBehavior(items: [item])
        var calls = 0
        gravity.action = { [unowned scene] in
            calls += 1
            if calls == 3 { scene.animator.addBehavior(UIDynamicBehavior()) }
            if calls == 5 { other = nil }
        }
        scene.run { other?.addBehavior(gravity) }
        #expect(gravity.dynamicAnimator === other)
        scene.advance(to: 1)
        #expect(calls == 5 && other == nil && gravity.dynamicAnimator == nil)
        #expect(item.center.y < 140)
    }

    @Test("Moving items adds no animations, not even to the layer")
    func noAnimations() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let matter = UIDynamicItemBehavior(items: [item])
        matter.addAngularVelocity(3, for: item)
        scene.add(UIGravityBehavior(items: [item]), matter)
        scene.advance(to: 0.5)
        #expect(item.layer.animationKeys() == nil && item.center.y > 120 && item.rotation > 1)
    }

    @Test("An animated view does not move until its item is updated")
    func animatedView() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        scene.run { UIView.animate(withDuration: 0.5) { item.center = CGPoint(x: 200, y: 100) } }
        scene.add(UIGravityBehavior(items: [item]))
        scene.advance(to: 1)
        #expect(item.center == CGPoint(x: 200, y: 100))
        scene.run { scene.animator.updateItem(usingCurrentState: item) }
        scene.advance(to: 2)
        #expect(abs(item.center.y - 600) < 10)
    }

    @Test("A view goes on moving and turning while its scale is animated", .rule("dynamics §11"))
    func scaledView() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let matter = UIDynamicItemBehavior(items: [item])
        matter.addAngularVelocity(1, for: item)
        scene.add(UIGravityBehavior(items: [item]), matter)
        scene.advance(to: 0.2)
        let place = item.center.y
        scene.run { UIView.animate(withDuration: 0.5) { item.transform = CGAffineTransform(scaleX: 0.5, y: 2) } }
        scene.advance(to: 0.5)
        #expect(item.center.y > place + 50 && abs(item.rotation - 0.5) < 0.02)
        let transform = item.transform
        #expect(abs(transform.a * transform.a + transform.b * transform.b - 0.25) < 1e-9)
        #expect(abs(transform.c * transform.c + transform.d * transform.d - 4) < 1e-9)
    }

    @Test("An animator without behaviours is not running, and its queries return the current state")
    func queries() {
        #expect(!scene.animator.isRunning && scene.animator.elapsedTime == 0 && scene.animator.behaviors.isEmpty)
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let gravity = UIGravityBehavior(items: [item])
        scene.add(gravity)
        #expect(scene.animator.behaviors.first === gravity && scene.animator.isRunning)
        #expect(scene.animator.items(in: CGRect(x: 130, y: 130, width: 50, height: 50)).count == 1)
        #expect(scene.animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
        scene.run { scene.animator.removeAllBehaviors() }
        #expect(scene.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
}
