import TestSupport
import Testing
@testable import QuartziteRigidBodies

@Suite struct JointTests {
    let world = RigidBodyWorld()
    let h = 1.0 / 240

    private func energy(_ slots: [Int], gravity: Double = 1000) -> Double {
        slots.reduce(0) { sum, slot in
            let body = world[slot]
            let turning =
                body.inverseInertia > 0 ? body.angularVelocity * body.angularVelocity / body.inverseInertia / 2 : 0
            let moving = body.velocity.lengthSquared / 2 - gravity * body.position.y
            return sum + turning + moving / body.inverseMass
        }
    }

    @Test("A rigid pendulum keeps its length and its energy", .rule("Y13"), arguments: [0.0, 1.5])
    func pendulum(sway: Double) {
        let bob = makeBody(world, at: Vector(100, 0), velocity: Vector(0, sway * 100), gravity: 1000)
        world.setJoints([Joint(.distance(length: 100), 0, .zero, bob, .zero)])
        let start = energy([bob])
        var highest = 0.0
        for step in 0..<2400 {
            world.step(h)
            #expect(abs(world[bob].position.length - 100) < 1e-5)
            #expect(abs(energy([bob]) - start) < 0.002 * 100_000)
            if step > 1800 { highest = min(highest, world[bob].position.y - sway * sway * 5) }
        }
        #expect(highest < 1)
    }

    @Test("A plank on a hinge keeps its energy for ten seconds", .rule("Y13"))
    func hinge() {
        let inertia: Double = 0.2 * 10_400 / 12
        let plank = makeBody(
            world, at: Vector(50, 0), gravity: 1000, mass: 0.2, shape: .rectangle(width: 100, height: 20),
            inertia: inertia)
        world.setJoints([Joint(.pin(friction: 0, range: nil), 0, .zero, plank, Vector(-50, 0))])
        for _ in 0..<2400 {
            world.step(h)
            let drift: Double = abs(energy([plank]))
            #expect(drift < 50)
            #expect(abs(world[plank].position.length - 50) < 1e-5)
        }
    }

    @Test("A whipping chain keeps the lengths of its links and never gains energy", arguments: [true, false])
    func chain(isRigid: Bool) {
        var before = 0
        var links: [Int] = []
        var joints: [Joint] = []
        for number in 1...8 {
            let link = makeBody(
                world, at: Vector(Double(number) * 9, 0), gravity: 1000, mass: 0.0064, shape: .disc(radius: 4))
            world.bodies[link].bodyGroups = 0
            joints.append(Joint(isRigid ? .distance(length: 9) : .rope(length: 9), before, .zero, link, .zero))
            links.append(link)
            before = link
        }
        world.setJoints(joints)
        for _ in 0..<2400 {
            world.step(h)
            var last = Vector.zero
            for link in links {
                let length = (world[link].position - last).length
                #expect(length < 9.5 && (!isRigid || length > 8.5))
                last = world[link].position
            }
            #expect(energy(links) < 0.02 * 0.0064 * 1000 * 9 * 36)
        }
    }

    @Test("Redundant joints are solved as one")
    func redundant() {
        let (a, b) = (
            makeBody(world, at: Vector(40, 0), gravity: 1000), makeBody(world, at: Vector(80, 0), gravity: 1000)
        )
        world.setJoints([
            Joint(.weld, 0, Vector(20, 0), a, Vector(-20, 0)), Joint(.weld, a, Vector(20, 0), b, Vector(-20, 0)),
            Joint(.weld, 0, Vector(60, 0), b, Vector(-20, 0)), Joint(.distance(length: 40), a, .zero, b, .zero),
        ])
        for _ in 0..<480 { world.step(h) }
        #expect((world[a].position - Vector(40, 0)).length < 0.01 && (world[b].position - Vector(80, 0)).length < 0.01)
    }

    @Test("A joint of length zero keeps its points together and pulls the body along")
    func lengthless() {
        let body = makeBody(world, at: Vector(0, 0), gravity: 1000, shape: .rectangle(width: 40, height: 40))
        for step in 0..<240 {
            let anchor = Vector(10 + Double(step), 10)
            world.setJoints([Joint(.distance(length: 0), 0, anchor, body, Vector(10, 10))])
            world.step(h)
        }
        for _ in 0..<240 { world.step(h) }
        let corner = world[body].position + world[body].rotation(Vector(10, 10))
        #expect((corner - Vector(249, 10)).length < 0.01)
    }
}
