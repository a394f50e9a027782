import TestSupport
import Testing
@testable import QuartziteRigidBodies

/// Impacts with an elasticity below 1, which wait for the end of the step.
@Suite struct WaitingImpactTests {
    let world = RigidBodyWorld()
    let h = 1.0 / 240

    @Test("A ball loses the same part of its height at each bounce", .rule("Y8"), arguments: [0.5, 0.9])
    func heights(elasticity: Double) {
        addWalls(world, width: 300, height: 500)
        let ball = makeBody(world, at: Vector(150, 290), gravity: 1000, elasticity: elasticity)
        var (heights, before) = ([200.0], 0.0)
        for _ in 0..<240 * 8 where heights.count < 5 {
            world.step(h)
            let body = world[ball]
            if before > 0, body.velocity.y < 0 {
                // The total energy, as the height that it would lift the ball to.
                heights.append(490 - body.position.y + body.velocity.lengthSquared / 2000)
            }
            before = body.velocity.y
        }
        #expect(heights.count == 5)
        for (height, next) in zip(heights, heights.dropFirst()) {
            #expect(abs(next / height - elasticity * elasticity) < 1e-3)
        }
    }

    @Test("A ball at 20,000 points a second never passes through a line", arguments: [0.5, 0.95])
    func bullet(elasticity: Double) {
        addWalls(world, width: 300, height: 500)
        world.boundaries.append(Boundary(.segment(Vector(0, 200), Vector(300, 200)), number: 1, group: 1))
        let ball = makeBody(world, at: Vector(150, 350), velocity: Vector(7_000, 18_735), elasticity: elasticity)
        for _ in 0..<480 {
            world.step(h)
            let place = world[ball].position
            #expect(place.x >= 9.9 && place.x <= 290.1 && place.y >= 209.9 && place.y <= 490.1)
        }
    }

    @Test("A box that slides along the floor into a wall stops, and does not leave the floor")
    func corner() {
        addWalls(world, width: 300, height: 500)
        let box = makeBody(
            world, at: Vector(150, 450), velocity: Vector(120, 0), elasticity: 0,
            shape: .rectangle(width: 100, height: 100), inertia: 10_000 / 6)
        for _ in 0..<240 { world.step(h) }
        #expect(world[box].velocity.lengthSquared < 1e-6 && abs(world[box].angularVelocity) < 1e-6)
        #expect(abs(world[box].position.x - 250) < 0.02 && abs(world[box].position.y - 450) < 0.02)
    }

    @Test("A box that passes close by another keeps its velocity")
    func pass() {
        let box = makeBody(
            world, at: Vector(0, 0), velocity: Vector(0, 2000), elasticity: 0.5,
            shape: .rectangle(width: 20, height: 20))
        let wall = makeBody(world, at: Vector(20.3, 60), shape: .rectangle(width: 20, height: 40))
        world.bodies[wall].inverseMass = 0
        world.bodies[wall].inverseInertia = 0
        world.bodies[wall].restitution = 0
        for _ in 0..<24 { world.step(h) }
        #expect(world[box].velocity == Vector(0, 2000) && world[box].angularVelocity == 0)
    }

    @Test("A pile that falls together costs no search for moments, and settles")
    func pile() {
        addWalls(world, width: 260, height: 400)
        let slots = (0..<80).map { index -> Int in
            let place = Vector(20 + Double(index % 8) * 31 + Double(index % 3), 20 + Double(index / 8) * 31)
            let slot = makeBody(
                world, at: place, gravity: 1000, mass: 0.05, elasticity: 0.5,
                shape: index % 2 == 0 ? .rectangle(width: 24, height: 24) : .disc(radius: 12), inertia: 0.05 * 96)
            world.bodies[slot].friction = 0.2
            return slot
        }
        var moments = 0
        var steps = 0
        while steps < 240 * 8, !slots.allSatisfy({ world[$0].isAsleep }) {
            world.step(h)
            moments += world.impacts.examinedMoments
            steps += 1
        }
        #expect(moments == 0)
        #expect(slots.allSatisfy { world[$0].isAsleep })
        #expect(slots.allSatisfy { world[$0].position.y < 391 && world[$0].position.y > 100 })
    }
}
