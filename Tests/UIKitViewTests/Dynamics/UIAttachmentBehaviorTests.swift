import TestSupport
import Testing
import QuartziteRigidBodies
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIAttachmentBehaviorTests {
    let scene = DynamicsScreen()

    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { (Vector(a) - Vector(b)).length }

    @Test("A rigid pendulum keeps its length and its height for ten seconds", .rule("Y13"))
    func pendulum() {
        let item = scene.item(CGRect(x: 240, y: 90, width: 20, height: 20))
        let anchor = CGPoint(x: 150, y: 100)
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor && attachment.items.count == 1)
        scene.add(attachment, UIGravityBehavior(items: [item]))
        var highest = 1000.0
        scene.watch(for: 10) {
            #expect(abs(distance(item.center, anchor) - 100) < 0.5)
            if scene.screen.clock.now > 8 { highest = min(highest, item.center.y) }
        }
        #expect(highest < 120)
    }

    @Test("An undamped spring of one hertz oscillates once a second forever", .rule("Y14"))
    func spring() {
        let item = scene.item(CGRect(x: 190, y: 90, width: 20, height: 20))
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
        attachment.length = 0
        attachment.frequency = 1
        scene.add(attachment)
        var crossings: [Double] = []
        var before: CGFloat = 200
        var widest: CGFloat = 0
        scene.watch(for: 10) {
            if before < 150, item.center.x >= 150 { crossings.append(scene.screen.clock.now) }
            before = item.center.x
            if scene.screen.clock.now > 8.5 { widest = max(widest, item.center.x) }
        }
        let last = crossings.last ?? 0
        #expect(abs((last - (crossings.first ?? 0)) / Double(max(crossings.count - 1, 1)) - 1) < 0.02)
        #expect(abs(widest - 200) < 0.5)
    }

    @Test("Moving the anchor drags the item", .rule("Y15"))
    func drag() {
        let item = scene.item(CGRect(x: 90, y: 90, width: 20, height: 20))
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 50))
        scene.add(attachment, UIGravityBehavior(items: [item]))
        scene.watch(for: 1) { scene.run { attachment.anchorPoint.x += 2 } }
        scene.watch(for: 0.5) {}
        #expect(item.center.x > 150 && abs(distance(item.center, attachment.anchorPoint) - 50) < 1)
    }

    @Test("A limit attachment keeps items within its length, and a fixed attachment keeps position and angle")
    func kinds() {
        let (a, b) = (
            scene.item(CGRect(x: 100, y: 100, width: 40, height: 40)),
            scene.item(CGRect(x: 160, y: 100, width: 40, height: 40))
        )
        let anchored = UIDynamicItemBehavior(items: [a])
        anchored.isAnchored = true
        scene.add(anchored, UIGravityBehavior(items: [b]))
        let rope = UIAttachmentBehavior.limitAttachment(
            with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
        rope.length = 120
        scene.add(rope)
        scene.watch(for: 2) { #expect(distance(a.center, b.center) < 120.5) }
        #expect(distance(a.center, b.center) > 115)
        scene.run {
            scene.animator.removeBehavior(rope)
            b.center = CGPoint(x: 180, y: 120)
            scene.animator.updateItem(usingCurrentState: b)
            scene.animator.addBehavior(
                UIAttachmentBehavior.fixedAttachment(with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 150, y: 120)))
        }
        scene.watch(for: 1) {}
        #expect(distance(b.center, CGPoint(x: 180, y: 120)) < 0.5 && abs(b.rotation) < 0.02)
    }

    @Test("A pin attachment rotates about its anchor within its range")
    func hinge() {
        let (a, b) = (
            scene.item(CGRect(x: 100, y: 100, width: 40, height: 40)),
            scene.item(CGRect(x: 140, y: 100, width: 60, height: 40))
        )
        let anchored = UIDynamicItemBehavior(items: [a])
        anchored.isAnchored = true
        let point = CGPoint(x: 140, y: 120)
        let pin = UIAttachmentBehavior.pinAttachment(with: b, attachedTo: a, attachmentAnchor: point)
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        scene.add(anchored, UIGravityBehavior(items: [b]), pin)
        scene.watch(for: 2) {
            #expect(abs(distance(b.center, point) - 30) < 0.5 && b.rotation < 0.52)
        }
        #expect(abs(b.rotation - 0.5) < 0.02)
    }

    @Test("A sliding attachment moves only along its axis and within its range")
    func slide() {
        let item = scene.item(CGRect(x: 100, y: 100, width: 40, height: 40))
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -100, maximum: 100)
        scene.add(slide, UIGravityBehavior(items: [item]))
        scene.watch(for: 2) {
            #expect(abs(item.center.x - item.center.y) < 0.5 && abs(item.rotation) < 0.01)
        }
        #expect(abs(distance(item.center, CGPoint(x: 120, y: 120)) - 100) < 0.5)
    }
}
