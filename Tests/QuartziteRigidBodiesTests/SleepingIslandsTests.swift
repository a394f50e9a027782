import TestSupport
import Testing
@testable import QuartziteRigidBodies

@Suite struct SleepingIslandsTests {
    let world = RigidBodyWorld()
    let h = 1.0 / 240

    private func addBox(at position: Vector, elasticity: Double = 0.2) -> Int {
        let box = makeBody(
            world, at: position, gravity: 1000, mass: 0.16, elasticity: elasticity,
            shape: .rectangle(width: 40, height: 40), inertia: 0.16 * 3200 / 12)
        world.bodies[box].friction = 0.4
        return box
    }

    /// Three boxes on the floor, which are at rest.
    private func sleepingStack() -> [Int] {
        addWalls(world, width: 300, height: 500)
        let stack = (0..<3).map { addBox(at: Vector(150, 478 - Double($0) * 45)) }
        run(3)
        return stack
    }

    private func run(_ seconds: Double) { for _ in 0..<Int(seconds * 240) { world.step(h) } }

    private func sleeps(_ slots: [Int]) -> [Bool] { slots.map { world[$0].isAsleep } }

    @Test("A stack at rest sleeps without gaps, and stays where it is")
    func sleep() {
        let stack = sleepingStack()
        #expect(sleeps(stack) == [true, true, true])
        for (number, slot) in stack.enumerated() {
            #expect(abs(world[slot].position.y - (480 - Double(number) * 40)) < 0.05)
        }
        let places = stack.map { world[$0].position }
        world.changes = []
        run(1)
        #expect(stack.map { world[$0].position } == places && world.changes.isEmpty)
    }

    @Test("A body that meets a sleeping stack wakes it, whether its impact loses energy or not", arguments: [0.3, 1])
    func meet(elasticity: Double) {
        let stack = sleepingStack()
        let ball = makeBody(
            world, at: Vector(160, 330), gravity: 1000, mass: 0.1, elasticity: elasticity, shape: .disc(radius: 10))
        run(0.1)
        #expect(sleeps(stack) == [true, true, true])
        world.changes = []
        run(0.2)
        #expect(sleeps(stack) == [false, false, false])
        #expect(world.changes.contains { $0.began && ($0.a, $0.b) == (stack[2], ball) })
        if elasticity < 1 {
            run(6)
            #expect(sleeps(stack) == [true, true, true])
        }
    }

    @Test("A push wakes the island, and so does a support that is gone or a wall that moves")
    func wake() {
        let stack = sleepingStack()
        world.push(stack[1], velocity: .zero, angularVelocity: 0)
        #expect(sleeps(stack) == [true, true, true])
        world.push(stack[1], velocity: Vector(5, 0), angularVelocity: 0)
        #expect(sleeps(stack) == [false, false, false])
        run(2)
        #expect(sleeps(stack) == [true, true, true])
        world.remove(stack[0])
        run(2)
        #expect(abs(world[stack[1]].position.y - 480) < 0.05 && sleeps(Array(stack[1...])) == [true, true])
        addWalls(world, width: 300, height: 600)
        run(2)
        #expect(abs(world[stack[1]].position.y - 580) < 0.05)
    }

    @Test("Assigning the same body does not wake it, and another gravity does")
    func assign() {
        let stack = sleepingStack()
        let body = world[stack[0]]
        world[stack[0]] = body
        #expect(sleeps(stack) == [true, true, true])
        world[stack[0]].gravity = Vector(0, -1000)
        #expect(sleeps(stack) == [false, false, false])
    }

    @Test("A fixed body that moves away lets what it carried fall")
    func carry() {
        addWalls(world, width: 300, height: 500)
        let plank = makeBody(world, at: Vector(150, 300), shape: .rectangle(width: 100, height: 20))
        world.bodies[plank].restitution = 0
        (world.bodies[plank].inverseMass, world.bodies[plank].inverseInertia) = (0, 0)
        let box = addBox(at: Vector(150, 268))
        run(2)
        #expect(world[box].isAsleep && abs(world[box].position.y - 270) < 0.05)
        world[plank].position = Vector(150, 100)
        run(2)
        #expect(abs(world[box].position.y - 480) < 0.05)
    }

    @Test("A body that drifts slowly beside a sleeping stack keeps its velocity")
    func drift() {
        let stack = sleepingStack()
        let free = makeBody(world, at: Vector(40, 100), velocity: Vector(0.5, 0))
        run(10)
        #expect(sleeps(stack + [free]) == [true, true, true, false])
        #expect(world[free].velocity == Vector(0.5, 0) && abs(world[free].position.x - 45) < 1e-9)
    }

    @Test("Bodies with joints or influences never sleep")
    func driven() {
        addWalls(world, width: 300, height: 500)
        let (box, pushed) = (addBox(at: Vector(60, 480)), addBox(at: Vector(240, 480)))
        world.bodies[pushed].isInfluenced = true
        world.setJoints([Joint(.spring(length: 0, frequency: 1, damping: 1), 0, Vector(60, 480), box, .zero)])
        run(3)
        #expect(sleeps([box, pushed]) == [false, false])
    }
}
