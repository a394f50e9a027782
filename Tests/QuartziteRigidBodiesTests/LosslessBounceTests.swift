import TestSupport
import Testing
@testable import QuartziteRigidBodies

/// Adds a body, by default a disc of radius 10.
func makeBody(
    _ world: RigidBodyWorld, at position: Vector, velocity: Vector = .zero, gravity: Double = 0, mass: Double = 1,
    elasticity: Double = 1, shape: Shape = .disc(radius: 10), inertia: Double = 50, angle: Double = 0
) -> Int {
    var body = Body(position: position, angle: angle)
    body.velocity = velocity
    body.gravity = Vector(0, gravity)
    body.inverseMass = 1 / mass
    body.inverseInertia = inertia > 0 ? 1 / inertia : 0
    body.restitution = elasticity
    body.bodyGroups = 1
    body.boundaryGroups = 1
    return world.add(body, shapes: [shape])
}

func addWalls(_ world: RigidBodyWorld, width: Double, height: Double) {
    let walls = [(Vector(1, 0), 0), (Vector(-1, 0), -width), (Vector(0, 1), 0), (Vector(0, -1), -height)]
    world.boundaries = walls.map { Boundary(.halfPlane(normal: $0.0, offset: $0.1), number: 0, group: 1) }
}

@Suite struct LosslessBounceTests {
    let world = RigidBodyWorld()
    let h = 1.0 / 240

    @Test(
        "A ball keeps its speed and stays inside the walls", .rule("Y3", "Y4", "R1"),
        arguments: [Vector(180, -240), Vector(3, 4)])
    func speed(velocity: Vector) {
        addWalls(world, width: 300, height: 500)
        let ball = makeBody(world, at: Vector(150, 250), velocity: velocity)
        for _ in 0..<240 * 60 {
            world.step(h)
            let body = world[ball]
            #expect(abs(body.velocity.length - velocity.length) <= 1e-9 * velocity.length)
            #expect(body.position.x >= 10 && body.position.x <= 290)
            #expect(body.position.y >= 10 && body.position.y <= 490)
            #expect(body.angularVelocity == 0)
        }
        #expect(!world.changes.isEmpty)
    }

    @Test("A ball at 20,000 points a second never leaves the box")
    func bullet() {
        addWalls(world, width: 300, height: 500)
        world.boundaries.append(Boundary(.segment(Vector(0, 200), Vector(300, 200)), number: 1, group: 1))
        let ball = makeBody(world, at: Vector(150, 350), velocity: Vector(7_000, 18_735))
        for _ in 0..<2400 {
            world.step(h)
            let place = world[ball].position
            #expect(place.x >= 10 && place.x <= 290 && place.y >= 210 && place.y <= 490)
        }
    }

    @Test("A ball dropped from 200 points returns to its height after 50 bounces", .rule("Y5", "R2"))
    func height() {
        addWalls(world, width: 300, height: 500)
        let ball = makeBody(world, at: Vector(150, 290), gravity: 1000)
        var bounces = 0
        var apex = Double.infinity
        var before = 0.0
        while bounces < 50 || apex == .infinity {
            world.step(h)
            let body = world[ball]
            // The total energy, as the height that it would lift the ball to.
            #expect(abs(490 - body.position.y + body.velocity.lengthSquared / 2000 - 200) < 1e-6)
            if before > 0, body.velocity.y < 0 { bounces += 1 }
            if bounces == 50, before < 0, body.velocity.y >= 0 { apex = 490 - body.position.y }
            before = body.velocity.y
        }
        #expect(apex >= 199)
    }

    @Test(
        "Colliding balls exchange momentum by the formula for elastic collisions", .rule("Y6", "Y7", "R4"),
        arguments: [1.0, 2, 5])
    func formula(mass: Double) {
        let a = makeBody(world, at: Vector(0, 0), velocity: Vector(100, 0))
        let b = makeBody(world, at: Vector(100, 0), velocity: Vector(-50, 0), mass: mass)
        for _ in 0..<240 { world.step(h) }
        let common = (100 - 50 * mass) / (1 + mass)
        #expect(abs(world[a].velocity.x - (2 * common - 100)) < 1e-9)
        #expect(abs(world[b].velocity.x - (2 * common + 50)) < 1e-9)
    }

    @Test("An impulse travels through a row of touching balls", .rule("R4"))
    func cradle() {
        let row = (0..<5).map { makeBody(world, at: Vector(Double($0) * 20, 0)) }
        let ball = makeBody(world, at: Vector(-50, 0), velocity: Vector(100, 0))
        for _ in 0..<240 { world.step(h) }
        #expect(world[ball].velocity.length < 1e-9)
        #expect(row.map { world[$0].velocity.x.rounded() } == [0, 0, 0, 0, 100])
    }

    @Test("A rotating box keeps the sum of its energies", .rule("R3"))
    func boxEnergy() {
        addWalls(world, width: 300, height: 500)
        let mass = 0.16
        let inertia = mass * 3200 / 12
        let box = makeBody(
            world, at: Vector(150, 250), velocity: Vector(120, 0), gravity: 1000, mass: mass,
            shape: .rectangle(width: 40, height: 40), inertia: inertia, angle: 0.3)
        func energy() -> Double {
            let body = world[box]
            return mass * body.velocity.lengthSquared / 2 + inertia * body.angularVelocity * body.angularVelocity / 2
                - mass * 1000
                * body.position.y
        }
        let start = energy()
        for _ in 0..<240 * 20 { world.step(h) }
        #expect(abs(energy() - start) < 1e-6 * mass * 500_000)
        #expect(world[box].angularVelocity != 0)
    }

    @Test("A restitution of one half returns half of the approach speed, and the ball settles in the end", .rule("Y8"))
    func half() {
        addWalls(world, width: 300, height: 500)
        let ball = makeBody(world, at: Vector(150, 290), gravity: 1000, elasticity: 0.5)
        var rebounds: [Double] = []
        for _ in 0..<240 * 5 {
            let before = world[ball].velocity.y
            world.step(h)
            let after = world[ball].velocity.y
            if before > 0, after < 0 { rebounds.append(after) }
        }
        #expect(abs((rebounds.first ?? 0) + (2 * 1000 * 200.0).squareRoot() / 2) < 5)
        #expect(world[ball].velocity.length < 1e-6 && abs(world[ball].position.y - 490) < 0.05)
    }

    @Test("Two runs of a world are identical to the bit")
    func deterministic() {
        func run() -> [Vector] {
            let world = RigidBodyWorld()
            addWalls(world, width: 300, height: 300)
            let ids = (0..<30).map { i -> Int in
                let (column, row) = (Double(i % 6), Double(i / 6))
                return makeBody(
                    world, at: Vector(30 + column * 45, 30 + row * 45), gravity: 1000, mass: 0.09,
                    elasticity: 0.3, shape: .rectangle(width: 30, height: 30), inertia: 13.5, angle: Double(i))
            }
            for _ in 0..<240 { world.step(h) }
            return ids.map { world[$0].position }
        }
        #expect(run() == run())
    }

    @Test("Stacked boxes rest on each other without gaps")
    func stack() {
        addWalls(world, width: 300, height: 500)
        let ids = (0..<4).map { i in
            let id = makeBody(
                world, at: Vector(150, 480 - Double(i) * 45), gravity: 1000, mass: 0.16, elasticity: 0,
                shape: .rectangle(width: 40, height: 40), inertia: 0.16 * 3200 / 12)
            world.bodies[id].friction = 0.5
            return id
        }
        for _ in 0..<480 { world.step(h) }
        for (i, id) in ids.enumerated() {
            #expect(abs(world[id].position.y - (480 - Double(i) * 40)) < 0.2)
            #expect(abs(world[id].position.x - 150) < 0.5 && world[id].velocity.length < 1)
        }
    }
}
