/// The bodies of a world and their shapes, by slot.
///
/// Slot 0 is the ground.
final class BodyStore {
    @exclusivity(unchecked) var bodies = Buffer<Body>()
    var shapes: [[Shape]] = [[]]
    /// Whether some body sleeps.
    @exclusivity(unchecked) var hasSleepers = false
    private var freeSlots: [Int] = []

    init() { bodies.append(BodyStore.ground) }

    deinit { bodies.free() }

    private static var ground: Body {
        var body = Body(position: .zero, angle: 0)
        body.inverseMass = 0
        return body
    }

    /// Adds a body and returns its slot.
    func add(_ body: Body, shapes new: [Shape]) -> Int {
        if let slot = freeSlots.popLast() {
            bodies[slot] = body
            shapes[slot] = new
            return slot
        }
        bodies.append(body)
        shapes.append(new)
        return bodies.count - 1
    }

    /// Removes the body in a slot, which a later body may use.
    func remove(_ slot: Int) {
        bodies[slot] = BodyStore.ground
        bodies[slot].isLive = false
        shapes[slot] = []
        freeSlots.append(slot)
    }

    // MARK: Material

    /// Whether some body bounces without loss.
    var hasElasticBodies: Bool {
        for slot in 1..<bodies.count where bodies[slot].restitution >= 1 { return true }
        return false
    }

    /// The restitution of an impact: the greater one of the two bodies.
    func restitution(_ pair: Pair) -> Double {
        max(bodies[Int(pair.bodyA)].restitution, bodies[Int(pair.bodyB)].restitution)
    }

    /// The friction of a contact: the geometric mean of two bodies, or that of the body at a boundary.
    func friction(_ pair: Pair) -> Double {
        let b = bodies[Int(pair.bodyB)].friction
        return pair.boundary < 0 ? (bodies[Int(pair.bodyA)].friction * b).squareRoot() : b
    }
}

/// The rule that decides whether an impact bounces.
enum Restitution {
    /// The speed, in points per second, up to which impacts with a restitution below 1 do not bounce.
    static let threshold = 20.0

    /// Whether an impact at an approach speed, in points per second, bounces.
    static func bounces(_ speed: Double, _ restitution: Double) -> Bool {
        restitution >= 1 ? speed > 1e-6 : restitution > 0 && speed > threshold
    }
}
