import TestSupport
import Testing
import QuartziteRigidBodies
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIFieldBehaviorTests {
    let scene = DynamicsScreen()

    private func item(_ x: CGFloat = 200, _ y: CGFloat = 200, velocity: CGPoint = .zero, charge: CGFloat = 0) -> (
        UIView, UIDynamicItemBehavior
    ) {
        let item = scene.item(CGRect(x: x - 50, y: y - 50, width: 100, height: 100))
        let matter = UIDynamicItemBehavior(items: [item])
        matter.charge = charge
        matter.addLinearVelocity(velocity, for: item)
        scene.add(matter)
        return (item, matter)
    }

    private func add(_ field: UIFieldBehavior, _ item: UIView) {
        field.addItem(item)
        scene.add(field)
    }

    @Test("An item in a spring field oscillates with constant amplitude", .rule("Y16"))
    func spring() {
        let (item, _) = item(250, 200)
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 150, y: 200)
        field.strength = 40
        add(field, item)
        var widest: CGFloat = 0
        scene.watch(for: 20) { if scene.screen.clock.now > 18 { widest = max(widest, item.center.x) } }
        #expect(abs(widest - 250) < 0.5)
        #expect(scene.animator.isRunning)
    }

    @Test("Each kind of field moves items as its name says")
    func kinds() {
        let (falling, fall) = item()
        add(.linearGravityField(direction: CGVector(dx: 1, dy: 0)), falling)
        let (driven, drive) = item()
        add(.velocityField(direction: CGVector(dx: 0, dy: -30)), driven)
        let (drawn, draw) = item(200, 300)
        add(.radialGravityField(position: CGPoint(x: 200, y: 200)), drawn)
        let (whirled, whirl) = item(300, 200)
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 200, y: 200)
        add(vortex, whirled)
        let (slowed, slow) = item(velocity: CGPoint(x: 100, y: 0))
        add(.dragField(), slowed)
        let (charged, charge) = item(300, 200, charge: 2)
        let electric = UIFieldBehavior.electricField()
        electric.position = CGPoint(x: 200, y: 200)
        add(electric, charged)
        let (turned, turn) = item(velocity: CGPoint(x: 100, y: 0), charge: 1)
        add(.magneticField(), turned)
        scene.advance(to: 0.5)
        #expect(abs(fall.linearVelocity(for: falling).x - 500) < 1)
        #expect(drive.linearVelocity(for: driven) == CGPoint(x: 0, y: -30))
        #expect(draw.linearVelocity(for: drawn).y < -40)
        #expect(whirl.linearVelocity(for: whirled).y < -10)
        #expect(abs(slow.linearVelocity(for: slowed).x - 60.65) < 0.5)
        #expect(charge.linearVelocity(for: charged).x > 90)
        let velocity = Vector(turn.linearVelocity(for: turned))
        #expect(abs(velocity.length - 100) < 1e-6 && abs(velocity.y) > 40)
    }

    @Test("A field acts only within its region")
    func regions() {
        let disc = UIRegion(radius: 10)
        let box = UIRegion(size: CGSize(width: 40, height: 10))
        let (near, right, far) = (CGPoint(x: 0, y: 8), CGPoint(x: 15, y: 0), CGPoint(x: 100, y: 0))
        #expect(disc.contains(near) && !disc.contains(right) && !box.contains(near) && box.contains(right))
        #expect(disc.union(with: box).contains(near) && !disc.intersection(with: box).contains(near))
        #expect(disc.difference(from: box).contains(near) && !disc.difference(from: box).contains(.zero))
        #expect(disc.inverse().contains(far) && UIRegion.infinite.contains(far))
        let (item, matter) = item(200, 200)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.region = disc
        add(field, item)
        scene.advance(to: 0.5)
        #expect(matter.linearVelocity(for: item) == .zero)
    }

    @Test("A noise field moves items, and a custom field applies its block")
    func noise() {
        let (item, matter) = item()
        add(.noiseField(smoothness: 0.5, animationSpeed: 2), item)
        scene.advance(to: 1)
        #expect(Vector(matter.linearVelocity(for: item)).length > 0)
        let (pushed, push) = self.item()
        add(.field { _, _, _, mass, _, _ in CGVector(dx: mass, dy: 0) }, pushed)
        scene.advance(to: 2)
        #expect(abs(push.linearVelocity(for: pushed).x - 100) < 1)
    }
}
