import Testing
@testable import QuartziteRigidBodies

/// Random sets of bodies, without external forces but with joints of all kinds, that hit each other and the walls.
@Suite struct EnergyTests {
    private let world = RigidBodyWorld()
    private var slots: [Int] = []

    private mutating func fill(_ seed: UInt64, isElastic: Bool) {
        var state = seed
        func number(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double((state ^ state >> 29) >> 40)
                / Double(1 << 24)
        }
        addWalls(world, width: 300, height: 500)
        for place in 0..<Int(number(1...13)) {
            let (width, height) = (number(2...50), number(2...50))
            let kind = Int(number(0...2.99))
            let shape: Shape = [
                .rectangle(width: width, height: height), .ellipse(width: width, height: height),
                .disc(radius: width / 2),
            ][kind]
            let mass = number(0.01...3)
            let inertia = [width * width + height * height, width * width + height * height, 1.5 * width * width][kind]
            let slot = makeBody(
                world, at: Vector(40 + Double(place % 4) * 73, 40 + Double(place / 4) * 100),
                velocity: Vector(number(-600...600), number(-600...600)), gravity: 800, mass: mass,
                elasticity: isElastic ? 1 : number(0...1), shape: shape,
                inertia: number(0...1) < 0.5 ? 0 : mass * inertia / 12, angle: number(-7...7))
            world.bodies[slot].friction = isElastic ? 0 : max(number(-1...1), 0)
            slots.append(slot)
        }
        guard slots.count > 1 else { return }
        world.setJoints(
            (0..<Int(number(0...4))).compactMap { _ in
                let (a, b) = (slots[Int(number(0...0.999) * Double(slots.count))], slots[0])
                return a == b ? nil : joint(a, b, kind: Int(number(0...5.99)))
            })
    }

    /// A joint that is satisfied by the current positions of the bodies.
    private func joint(_ a: Int, _ b: Int, kind: Int) -> Joint {
        let (first, second) = (world[a], world[b])
        let offset = second.position - first.position
        func hold(_ body: Body, _ offset: Vector) -> Vector { Rotation(-body.angle)(offset) }
        let (middleA, middleB) = (hold(first, offset * 0.5), hold(second, offset * -0.5))
        let angle = second.angle - first.angle
        switch kind {
        case 0: return Joint(.distance(length: offset.length), a, .zero, b, .zero)
        case 1: return Joint(.rope(length: offset.length), a, .zero, b, .zero)
        case 2: return Joint(.pin(friction: 0, range: nil), a, middleA, b, middleB, angle: angle)
        case 3: return Joint(.pin(friction: 2, range: -0.5...0.5), a, middleA, b, middleB, angle: angle)
        case 4: return Joint(.weld, a, middleA, b, middleB, angle: angle)
        default:
            return Joint(
                .slide(axis: Vector(0.6, 0.8), range: -60...60), a, hold(first, offset), b, .zero, angle: angle)
        }
    }

    private var energy: Double {
        slots.reduce(0) { sum, slot in
            let body = world[slot]
            return sum + body.kineticEnergy - body.gravity.y * (body.position.y - 500) / body.inverseMass
        }
    }

    @Test(
        "Random bodies never gain energy, whatever their joints and collisions",
        arguments: 1...60 as ClosedRange<UInt64>)
    mutating func gain(seed: UInt64) {
        fill(seed, isElastic: seed % 3 == 0)
        let start = energy
        var (least, most) = (start, 0.0)
        for _ in 0..<480 {
            world.step(1.0 / 240)
            most = max(most, energy - least)
            least = min(least, energy)
        }
        #expect(most <= 0.03 * start)
    }

    @Test("Elastic bodies without joints conserve energy", arguments: 1...30 as ClosedRange<UInt64>)
    mutating func keep(seed: UInt64) {
        fill(seed, isElastic: true)
        world.setJoints([])
        let start = energy
        for _ in 0..<720 { world.step(1.0 / 240) }
        #expect(abs(energy - start) <= 1e-3 * start)
    }
}
