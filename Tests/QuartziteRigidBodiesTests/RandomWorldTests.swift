import TestSupport
import Testing
@testable import QuartziteRigidBodies

/// A world of random bodies, joints, influences and impulses.
private struct RandomWorld {
    let world = RigidBodyWorld()
    var dice: SeededRandom
    var slots: [Int] = []
    let size = Vector(300, 500)
    let isSolid: Bool

    init(seed: UInt64) {
        dice = SeededRandom(seed: seed)
        isSolid = seed % 3 != 0
        addWalls(world, width: size.x, height: size.y)
        if !isSolid {
            world.boundaries.append(Boundary(.segment(Vector(40, 260), Vector(260, 300)), number: 1, group: 1))
        }
        for _ in 0..<Int.random(in: 1...14, using: &dice) { add() }
        addJoints()
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice) }

    private mutating func add() {
        let (width, height) = (number(0...60), number(0...60))
        let shape: Shape =
            switch Int.random(in: 0...3, using: &dice) {
            case 0: .rectangle(width: width, height: height)
            case 1: .ellipse(width: width, height: height)
            case 2: Shape.hull(of: [Vector(0, -height), Vector(width, 3), Vector(-width, 5)]) ?? .disc(radius: 4)
            default: .disc(radius: width / 2)
            }
        let slot = makeBody(
            world, at: Vector(number(40...260), number(40...460)),
            velocity: Vector(number(-900...900), number(-900...900)),
            gravity: number(-200...1500), mass: number(0.01...3), elasticity: number(-0.5...1), shape: shape,
            inertia: Bool.random(using: &dice) ? number(1...900) : 0, angle: number(-7...7))
        world.bodies[slot].restitution = max(world[slot].restitution, 0)
        world.bodies[slot].friction = max(number(-1...1), 0)
        world.bodies[slot].resistance = max(number(-3...1), 0)
        world.bodies[slot].isInfluenced = Bool.random(using: &dice)
        if Int.random(in: 0...7, using: &dice) == 0 {
            var anchored = world[slot]
            (anchored.inverseMass, anchored.inverseInertia) = (0, 0)
            world[slot] = anchored
        }
        slots.append(slot)
    }

    private mutating func addJoints() {
        var joints: [Joint] = []
        for _ in 0..<Int.random(in: 0...4, using: &dice) {
            guard let b = slots.randomElement(using: &dice), let a = ([0] + slots).randomElement(using: &dice), a != b
            else { continue }
            let reach = Vector(number(-20...20), number(-20...20))
            let place = a == 0 ? world[b].position + reach : reach
            let range = Bool.random(using: &dice) ? -0.5...0.5 : nil
            let kinds: [Joint.Kind] = [
                .distance(length: number(0...80)), .rope(length: number(0...80)),
                .spring(length: number(0...80), frequency: number(0.1...60), damping: number(0...2)),
                .pin(friction: number(0...50), range: range), .weld, .slide(axis: Vector(0.6, 0.8), range: range),
            ]
            joints.append(Joint(kinds.randomElement(using: &dice) ?? .weld, a, place, b, .zero))
        }
        world.setJoints(joints)
    }

    /// Runs the world and returns the bits of the final positions and velocities.
    mutating func run(_ inspect: (Body) -> Void) -> [UInt64] {
        for step in 0..<150 {
            if step % 40 == 30 { change() }
            world.step(1.0 / 240) { slot, body in
                var influence = Influence()
                influence.acceleration = (Vector(150, 250) - body.position) * Double(slot % 5)
                influence.drag = Double(slot % 3)
                influence.turn = Double(slot % 2) * 3
                return influence
            }
            for slot in slots { inspect(world[slot]) }
        }
        return slots.flatMap { slot in
            let body = world[slot]
            return [
                body.position.x, body.position.y, body.angle, body.velocity.x, body.velocity.y, body.angularVelocity,
            ]
            .map(\.bitPattern)
        }
    }

    private mutating func change() {
        guard let slot = slots.randomElement(using: &dice) else { return }
        switch Int.random(in: 0...3, using: &dice) {
        case 0: world.push(slot, velocity: Vector(number(-20_000...20_000), 0), angularVelocity: number(-50...50))
        case 1 where slots.count > 1:
            world.remove(slot)
            slots.removeAll { $0 == slot }
        case 2: add()
        default: world.setShapes([.disc(radius: 5), .rectangle(width: 10, height: 20)], of: slot)
        }
    }
}

@Suite struct RandomWorldTests {
    @Test("Random worlds stay finite, keep bodies inside and are identical to the bit when run twice")
    func random() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var (first, second) = (RandomWorld(seed: seed), RandomWorld(seed: seed))
            let hasJoints = !first.world.joints.joints.isEmpty
            var isFinite = true
            var isInside = true
            let bits = first.run { body in
                isFinite = isFinite && body.position.isFinite && body.velocity.isFinite && body.angle.isFinite
                // A joint can hold a body outside the walls.
                let place = body.position
                isInside =
                    isInside
                    && (hasJoints || body.isFixed || (place.x > -1 && place.x < 301 && place.y > -1 && place.y < 501))
            }
            #expect(isFinite, "\(seed)")
            #expect(isInside, "\(seed)")
            #expect(bits == second.run { _ in }, "\(seed)")
        }
    }
}
