import TestSupport
import Testing
@testable import QuartziteRigidBodies

/// The rules of dynamics for the solver itself; collisions and joints have their own suites.
@Suite struct StatementTests {
    let world = RigidBodyWorld()
    let h = 1.0 / 240

    private func run(_ seconds: Double, influence: (Int, Body) -> Influence = { _, _ in Influence() }) {
        for _ in 0..<Int(seconds * 240) { world.step(h, influence: influence) }
    }

    private func addDriven(at position: Vector, velocity: Vector = .zero, mass: Double = 1, angle: Double = 0) -> Int {
        let slot = makeBody(
            world, at: position, velocity: velocity, mass: mass, shape: .rectangle(width: 40, height: 40), angle: angle)
        world.bodies[slot].isInfluenced = true
        return slot
    }

    @Test("A body at rest falls 500 points in a second, whatever its mass", .rule("Y1"), arguments: [0.01, 1, 50])
    func fall(mass: Double) {
        let body = makeBody(world, at: .zero, gravity: 1000, mass: mass)
        run(1)
        #expect(abs(world[body].position.y - 500) < 1e-9 && world[body].position.x == 0)
        #expect(abs(world[body].velocity.y - 1000) < 1e-9)
    }

    @Test("Diagonal gravity accelerates a body along its direction", .rule("Y2")) func slant() {
        let body = makeBody(world, at: .zero)
        world.bodies[body].gravity = Vector(2, 2).normalized() * 1000
        run(1)
        #expect(abs(world[body].position.length - 500) < 1e-9)
        #expect(world[body].position.x == world[body].position.y)
    }

    @Test("A hull of a circle's points bounces off walls and a fixed box forever without rotating", .rule("Y9"))
    func hull() throws {
        addWalls(world, width: 300, height: 500)
        let points = (0..<48).map { Rotation(Double($0) * .pi / 24)(Vector(15, 0)) }
        let ball = makeBody(
            world, at: Vector(100, 100), velocity: Vector(150, 260), shape: try #require(Shape.hull(of: points)))
        let floor = makeBody(
            world, at: Vector(140, 408), shape: .rectangle(width: 120, height: 16), inertia: 0)
        world.bodies[floor].inverseMass = 0
        let speed = world[ball].velocity.length
        var hits = 0
        for _ in 0..<240 * 60 {
            world.step(h)
            #expect(abs(world[ball].velocity.length - speed) <= 1e-9 * speed && world[ball].angularVelocity == 0)
            hits += world.changes.filter { $0.began && $0.boundary < 0 }.count
            world.changes = []
        }
        #expect(hits > 10 && world[floor].position == Vector(140, 408))
    }

    @Test("A constant force accelerates a body in inverse proportion to its mass", .rule("Y10"), arguments: [1.0, 2])
    func force(mass: Double) {
        let body = addDriven(at: .zero, mass: mass)
        run(1) { _, body in
            var push = Influence()
            push.acceleration = Vector(100, 0) * body.inverseMass
            return push
        }
        #expect(abs(world[body].velocity.x - 100 / mass) < 1e-9)
        #expect(abs(world[body].position.x - 50 / mass) < 1e-9)
    }

    @Test("An impulse changes the velocity once", .rule("Y11")) func push() {
        let body = makeBody(world, at: .zero)
        world.push(body, velocity: Vector(50, 0), angularVelocity: 2)
        run(1)
        #expect(world[body].velocity == Vector(50, 0) && world[body].angularVelocity == 2)
        #expect(abs(world[body].position.x - 50) < 1e-9)
    }

    @Test(
        "A critically damped spring settles within a second without overshoot, and an underdamped one overshoots",
        .rule("Y12"),
        arguments: [0.15, 1])
    func snap(ratio: Double) {
        let body = addDriven(at: .zero, angle: 1)
        let omega = 2 * Double.pi * 2.5
        var furthest = 0.0
        for _ in 0..<240 {
            world.step(h) { _, body in
                var spring = Influence()
                spring.acceleration = (Vector(180, 0) - body.position) * (omega * omega)
                spring.angularAcceleration = -body.angle * omega * omega
                (spring.drag, spring.angularDrag) = (2 * ratio * omega, 2 * ratio * omega)
                return spring
            }
            furthest = max(furthest, world[body].position.x)
        }
        if ratio == 1 {
            #expect(abs(world[body].position.x - 180) < 1 && furthest <= 180 && abs(world[body].angle) < 0.01)
        } else {
            #expect(furthest > 230)
        }
    }

    @Test(
        "An undamped spring of one hertz oscillates once a second forever, and a critically damped one does not",
        .rule("Y14")
    )
    func spring() {
        let loose = makeBody(world, at: Vector(50, 0))
        let held = makeBody(world, at: Vector(50, 300))
        world.setJoints([
            Joint(.spring(length: 0, frequency: 1, damping: 0), 0, .zero, loose, .zero),
            Joint(.spring(length: 0, frequency: 1, damping: 1), 0, Vector(0, 300), held, .zero),
        ])
        var (crossings, before): ([Int], Double) = ([], 50)
        var widest = 0.0
        for step in 0..<240 * 60 {
            world.step(h)
            let x = world[loose].position.x
            if before < 0, x >= 0 { crossings.append(step) }
            before = x
            if step > 240 * 58 { widest = max(widest, x) }
            #expect(world[held].position.x > -0.5)
        }
        #expect(crossings.count == 60)
        let steps = (crossings.last ?? 0) - (crossings.first ?? 0)
        let period = Double(steps) / (240 * 59)
        #expect(abs(period - 1) < 0.001)
        #expect(abs(widest - 50) < 0.05)
    }

    @Test("A moving anchor pulls the body along at the joint's length", .rule("Y15")) func drag() {
        let body = makeBody(world, at: Vector(0, 50), gravity: 1000)
        for step in 0..<480 {
            let end = Vector(min(Double(step), 240), 0)
            world.setJoints([Joint(.distance(length: 50), 0, end, body, .zero)])
            world.step(h)
            // The body lags behind the moving anchor and catches up when the anchor stops.
            #expect(abs((world[body].position - end).length - 50) < (step < 300 ? 12 : 0.5))
        }
        #expect(world[body].position.x > 190)
    }

    @Test("A force towards a point makes a body oscillate at constant amplitude for a minute", .rule("Y16"))
    func field() {
        let body = addDriven(at: Vector(100, 0))
        var widest = 0.0
        for step in 0..<240 * 60 {
            world.step(h) { _, body in
                var spring = Influence()
                spring.acceleration = body.position * -40
                return spring
            }
            if step > 240 * 58 { widest = max(widest, abs(world[body].position.x)) }
        }
        #expect(abs(widest - 100) < 0.05)
    }

    @Test("Shapes of one body keep their relative positions, whatever they hit", .rule("Y17")) func group() {
        addWalls(world, width: 300, height: 500)
        let parts = [Vector(-20, 0), Vector(20, 0)].map {
            Shape.rectangle(width: 40, height: 40).moved(by: $0, turned: 0)
        }
        let body = makeBody(world, at: Vector(150, 100), gravity: 1000, elasticity: 0.3, shape: parts[0], inertia: 700)
        world.setShapes(parts, of: body)
        world.push(body, velocity: .zero, angularVelocity: 2)
        for _ in 0..<480 {
            world.step(h)
            let corners = world.geometry.placedCorners.elements.suffix(8).map { $0 }
            #expect(abs((corners[0] - corners[4]).length - 40) < 1e-9)
            // Each part rests on the floor on its own corners.
            #expect(corners.allSatisfy { $0.y < 500.5 })
        }
        #expect(world[body].position.y > 470 && world[body].velocity.length < 1)
    }

    @Test(
        "A body without resistance keeps its velocities exactly, and resistance r divides the velocity by 1 + r h per step",
        .rule("R5"))
    func resistance() {
        let free = makeBody(world, at: .zero, velocity: Vector(123.456, -7.89))
        world.bodies[free].angularVelocity = 1.234
        let held = makeBody(world, at: Vector(0, 900), velocity: Vector(100, 0))
        world.bodies[held].resistance = 1
        run(60)
        #expect(world[free].velocity == Vector(123.456, -7.89) && world[free].angularVelocity == 1.234)
        var expected = 100.0
        for _ in 0..<240 * 60 { expected /= 1 + h }
        #expect(abs(world[held].velocity.x - expected) < 1e-12)
    }
}
