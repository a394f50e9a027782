import QuartziteRigidBodies
import TestSupport
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// A scene with random items and behaviours that change while it runs.
@MainActor final class RandomDynamics {
    let scene = DynamicsScreen()
    private var dice: SeededRandom
    private(set) var items: [any UIDynamicItem] = []
    private let matter = UIDynamicItemBehavior()
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    /// Whether nothing adds energy: no pushes, fields, snaps or springs, and no changes.
    let isClosed: Bool

    init(seed: UInt64, isClosed: Bool) {
        dice = SeededRandom(seed: seed)
        self.isClosed = isClosed
        for place in 0..<Int.random(in: 1...8, using: &dice) { addItem(place) }
        addRules()
        for _ in 0..<Int.random(in: 0...3, using: &dice) { addAttachment() }
        guard !isClosed else { return }
        if isLucky(3) { addGroup() }
        for _ in 0..<Int.random(in: 0...3, using: &dice) { addDrive() }
        if isLucky(2) { actLater() }
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &dice) }
    private func isLucky(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &dice) == 0 }
    private func direction(_ most: CGFloat) -> CGVector {
        CGVector(dx: number(-most...most), dy: number(-most...most))
    }
    private func offset() -> UIOffset { UIOffset(horizontal: number(-15...15), vertical: number(-15...15)) }
    private var anyItem: any UIDynamicItem { items[Int.random(in: 0..<items.count, using: &dice)] }

    // MARK: Items

    /// Adds an item at a place; places are so far apart that no two items overlap at the start.
    private func addItem(_ place: Int) {
        let center = CGPoint(x: 40 + CGFloat(place % 4) * 73, y: 60 + CGFloat(place / 4 % 5) * 90)
        let least: CGFloat = isClosed ? 4 : 0
        let size = CGSize(width: number(least...40), height: number(least...40))
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let item: UIView =
            switch Int.random(in: 0...3, using: &dice) {
            case 0: scene.item(frame) { BallView(frame: $0) }
            case 1: scene.item(frame) { PathBallView(frame: $0) }
            case 2: scene.item(frame) { WedgeView(frame: $0) }
            default: scene.item(frame)
            }
        item.transform = CGAffineTransform(rotationAngle: number(-3...3))
        items.append(item)
        addToBehaviors(item)
    }

    private func addToBehaviors(_ item: any UIDynamicItem) {
        matter.addItem(item)
        gravity.addItem(item)
        collision.addItem(item)
        matter.addLinearVelocity(CGPoint(x: number(-600...600), y: number(-600...600)), for: item)
        matter.addAngularVelocity(number(-8...8), for: item)
    }

    private func addGroup() {
        let members = [CGFloat(0), 30].map { x in
            scene.item(CGRect(x: 120 + x, y: 20, width: 24, height: 24)) { BallView(frame: $0) }
        }
        let group = UIDynamicItemGroup(items: members)
        items.append(group)
        addToBehaviors(group)
    }

    // MARK: Rules

    private func addRules() {
        matter.elasticity = number(0...1)
        matter.friction = isLucky(2) ? number(0...1) : 0
        matter.resistance = isLucky(3) ? number(0...1) : 0
        matter.density = number(0.1...3)
        matter.allowsRotation = !isLucky(4)
        gravity.gravityDirection = isLucky(3) ? direction(1.2) : CGVector(dx: 0, dy: 1)
        if isLucky(3) {
            let anchor = UIDynamicItemBehavior(items: [anyItem])
            anchor.isAnchored = true
            scene.add(anchor)
        }
        collision.translatesReferenceBoundsIntoBoundary = true
        if isLucky(2) {
            collision.addBoundary(
                withIdentifier: "slope" as NSString, from: CGPoint(x: 40, y: 470), to: CGPoint(x: 260, y: 490))
        }
        if isLucky(3) {
            let ring = UIBezierPath(ovalIn: CGRect(x: 130, y: 440, width: 40, height: 40))
            collision.addBoundary(withIdentifier: "ring" as NSString, for: ring)
        }
        scene.add(matter, gravity, collision)
    }

    private func addAttachment() {
        let (a, b) = (anyItem, anyItem)
        guard a !== b else { return }
        let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
        let attachment: UIAttachmentBehavior =
            switch Int.random(in: 0...6, using: &dice) {
            case 0: UIAttachmentBehavior(item: a, offsetFromCenter: offset(), attachedToAnchor: middle)
            case 1: UIAttachmentBehavior(item: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: offset())
            case 2: .slidingAttachment(with: a, attachmentAnchor: a.center, axisOfTranslation: direction(1))
            case 3:
                .slidingAttachment(with: a, attachedTo: b, attachmentAnchor: middle, axisOfTranslation: direction(1))
            case 4: .limitAttachment(with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: offset())
            case 5: .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
            default: .pinAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
            }
        if isLucky(3) { attachment.attachmentRange = UIFloatRange(minimum: -number(0...2), maximum: number(0...2)) }
        if !isClosed {
            if isLucky(3) { attachment.frequency = number(0.2...50) }
            attachment.damping = number(0...1.5)
            attachment.frictionTorque = max(number(-2...1), 0)
            if isLucky(4) { attachment.length = number(0...90) }
        }
        scene.add(attachment)
    }

    private func addDrive() {
        switch Int.random(in: 0...3, using: &dice) {
        case 0:
            let push = UIPushBehavior(items: [anyItem], mode: isLucky(2) ? .continuous : .instantaneous)
            push.pushDirection = direction(1)
            push.setTargetOffsetFromCenter(offset(), for: push.items[0])
            scene.add(push)
        case 1:
            let snap = UISnapBehavior(item: anyItem, snapTo: CGPoint(x: number(0...300), y: number(0...500)))
            snap.damping = number(0...1)
            scene.add(snap)
        default: addField()
        }
    }

    private func addField() {
        let fields: [UIFieldBehavior] = [
            .dragField(), .vortexField(), .springField(), .electricField(), .magneticField(),
            .velocityField(direction: direction(60)), .linearGravityField(direction: direction(1)),
            .radialGravityField(position: CGPoint(x: 150, y: 250)),
            .noiseField(smoothness: number(0...1), animationSpeed: 3),
            .turbulenceField(smoothness: number(0...1), animationSpeed: 3),
            .field { _, place, velocity, mass, _, _ in CGVector(dx: -place.x * mass / 50, dy: velocity.dx / 90) },
        ]
        let field = fields[Int.random(in: 0..<fields.count, using: &dice)]
        if field.position == .zero { field.position = CGPoint(x: number(0...300), y: number(0...500)) }
        field.strength = number(-1...3)
        if isLucky(3) { field.region = UIRegion(radius: 120) }
        if isLucky(3) { field.falloff = number(0...2) }
        for item in items where !isLucky(3) { field.addItem(item) }
        matter.charge = number(-2...2)
        scene.add(field)
    }

    // MARK: Changes

    /// Lets an action change the rules during a frame.
    private func actLater() {
        var calls = 0
        let (call, kind) = (Int.random(in: 1...40, using: &dice), Int.random(in: 0...2, using: &dice))
        gravity.action = { [unowned self] in
            calls += 1
            guard calls == call else { return }
            switch kind {
            case 0: addDrive()
            case 1: scene.animator.behaviors.last.map { scene.animator.removeBehavior($0) }
            default: addItem(19)
            }
        }
    }

    /// Makes a random change between two frames.
    func change() {
        switch Int.random(in: 0...6, using: &dice) {
        case 0: addItem(Int.random(in: 8...18, using: &dice))
        case 1 where items.count > 1:
            let item = items.remove(at: Int.random(in: 0..<items.count, using: &dice))
            for behavior: _ItemsBehavior in [matter, gravity, collision] { behavior.removeItem(item) }
            (item as? UIView)?.removeFromSuperview()
        case 2: addAttachment()
        case 3: addDrive()
        case 4:
            let item = anyItem
            item.center = CGPoint(x: number(20...280), y: number(20...480))
            scene.animator.updateItem(usingCurrentState: item)
        case 5: matter.addLinearVelocity(CGPoint(x: number(-9000...9000), y: 0), for: anyItem)
        default: scene.animator.behaviors.last.map { scene.animator.removeBehavior($0) }
        }
    }

    // MARK: State

    /// The bits of all positions and velocities.
    var bits: [UInt64] {
        items.flatMap { item in
            let body = scene.animator.body(of: item)
            let numbers = [
                item.center.x, item.center.y, item.transform.a, item.transform.b, body?.velocity.x ?? 0,
                body?.velocity.y ?? 0, body?.angularVelocity ?? 0,
            ]
            return numbers.map { Double($0).bitPattern }
        }
    }

    var isFinite: Bool { bits.allSatisfy { Double(bitPattern: $0).isFinite } }

    /// The energy of a fall through the whole scene plus that of the greatest initial velocity.
    var energyScale: Double {
        let pull = (Vector(gravity.gravityDirection) * 1000).length
        return scene.animator.entries.reduce(0) { sum, entry in
            let lightness = scene.animator.world[entry.slot].inverseMass
            return lightness > 0 ? sum + (pull * 500 + 600 * 600) / lightness : sum
        }
    }

    /// The kinetic energy plus the potential energy due to gravity.
    var energy: Double {
        let pull = Vector(gravity.gravityDirection) * 1000
        return scene.animator.entries.reduce(0) { sum, entry in
            let body = scene.animator.world[entry.slot]
            guard body.inverseMass > 0 else { return sum }
            let turning =
                body.inverseInertia > 0 ? body.angularVelocity * body.angularVelocity / body.inverseInertia / 2 : 0
            let moving = body.velocity.lengthSquared / 2 - pull.dot(body.position - Vector(150, 250))
            return sum + turning + moving / body.inverseMass
        }
    }
}

/// A triangular item.
private final class WedgeView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -bounds.height / 2))
        path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        path.addLine(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
        path.close()
        return path
    }
}
