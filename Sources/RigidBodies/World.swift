/// Rigid bodies in the plane, moved in steps of equal length; y points down and lengths are points.
///
/// A step is free flight with constant acceleration, interrupted by impacts at the moments they happen. What lies on
/// something or hangs on it is solved by sequential impulses before. All numbers are `Double`, and sines come from
/// CKernels: the same bodies move the same way on every machine.
///
/// What its steps touch is exempt from the check for overlapping accesses, which would cost a quarter of their time: no
/// step calls back into the world but to ask for an ``Influence``, with nothing borrowed.
package final class World {
    /// By slot; slot 0 is the ground.
    @exclusivity(unchecked) var bodies = Buffer<Body>()
    var shapes: [[Shape]] = [[]]
    private var free: [Int] = []

    /// What holds bodies back.
    package var boundaries: [Boundary] = [] {
        didSet { if boundaries != oldValue { collidersAreStale = true } }
    }

    // MARK: Outlines

    @exclusivity(unchecked) var colliders = Buffer<Collider>()
    /// The corners and the outward normals of the edges they begin, in the bodies' own frames.
    @exclusivity(unchecked) var corners = Buffer<Vector>()
    @exclusivity(unchecked) var normals = Buffer<Vector>()
    /// The same where the bodies are.
    @exclusivity(unchecked) var placedCorners = Buffer<Vector>()
    @exclusivity(unchecked) var placedNormals = Buffer<Vector>()
    /// Room for two outlines at some moment of a step.
    @exclusivity(unchecked) var trial = Buffer<Vector>()
    @exclusivity(unchecked) var collidersAreStale = false
    /// The boundaries and the numbers of shapes that the colliders stand for.
    var dressedBoundaries: [Boundary] = []

    // MARK: Pairs

    /// Around each collider, with room to move; only pairs of these boxes can meet.
    @exclusivity(unchecked) var boxes = Buffer<Box>()
    /// Colliders with corners by the left edge of their boxes, as of the last search.
    @exclusivity(unchecked) var order = Buffer<Int32>()
    @exclusivity(unchecked) var sortedBoxes = Buffer<Box>()
    @exclusivity(unchecked) var planes = Buffer<Int32>()
    @exclusivity(unchecked) var pairs = Buffer<Pair>()
    @exclusivity(unchecked) var oldPairs = Buffer<Pair>()
    @exclusivity(unchecked) var found = Buffer<ColliderPair>()
    @exclusivity(unchecked) var sorted = Buffer<ColliderPair>()
    @exclusivity(unchecked) var tally = Buffer<Int32>()
    /// Whether who may meet whom has changed otherwise than by motion.
    @exclusivity(unchecked) var pairsAreStale = true
    /// For each collider what its number was when the pairs were last found.
    var formerColliders: [Int32] = []

    @exclusivity(unchecked) var contacts = Buffer<Contact>()
    @exclusivity(unchecked) var oldContacts = Buffer<Contact>()
    @exclusivity(unchecked) var queue = ImpactQueue()

    // MARK: Joints

    /// What ties bodies; the order they are solved in.
    package internal(set) var joints: [Joint] = []
    @exclusivity(unchecked) var ties = Buffer<Tie>()
    @exclusivity(unchecked) var rows = Buffer<Row>()
    /// Joints that share bodies make islands; whether contacts hold one in this step.
    @exclusivity(unchecked) var islandIsHeld = Buffer<Bool>()
    @exclusivity(unchecked) var jointsAreStale = false
    @exclusivity(unchecked) var system = JointSystem()
    /// What all motion was worth as the step began, and how much more it is now than forces account for.
    @exclusivity(unchecked) var vigourBefore = 0.0
    @exclusivity(unchecked) var surplus = 0.0
    @exclusivity(unchecked) var usualVigour = 0.0
    /// Steps during which ends that were put elsewhere may still draw bodies after them.
    @exclusivity(unchecked) var drawingSteps = 0
    static let mostDrawingSteps = 30
    /// Whether something adds energy in this step: an end that draws, or an elasticity beyond 1.
    @exclusivity(unchecked) var isDriven = false

    // MARK: Touches

    /// What touched when the step began and is no pair any more.
    var lost: [Touch] = []
    /// What touched and parted since it was last taken.
    package var changes: [ContactChange] = []

    package init() {
        bodies.append(World.ground)
        trial.fill(4 * Shape.mostCorners, with: .zero)
    }

    deinit {
        bodies.free()
        colliders.free()
        for buffer in [corners, normals, placedCorners, placedNormals, trial] { buffer.free() }
        for buffer in [boxes, sortedBoxes] { buffer.free() }
        for buffer in [order, planes, tally] { buffer.free() }
        for buffer in [pairs, oldPairs] { buffer.free() }
        for buffer in [found, sorted] { buffer.free() }
        for buffer in [contacts, oldContacts] { buffer.free() }
        queue.free()
        ties.free()
        rows.free()
        islandIsHeld.free()
        system.free()
    }

    private static var ground: Body {
        var body = Body(position: .zero, angle: 0)
        body.inverseMass = 0
        return body
    }

    // MARK: Bodies

    /// Adds a body and returns its slot.
    package func add(_ body: Body, shapes new: [Shape]) -> Int {
        collidersAreStale = true
        if let slot = free.popLast() {
            bodies[slot] = body
            shapes[slot] = new
            return slot
        }
        bodies.append(body)
        shapes.append(new)
        return bodies.count - 1
    }

    /// Takes a body out; its slot may be given to the next.
    package func remove(_ slot: Int) {
        forgetPairs(of: slot)
        bodies[slot] = World.ground
        bodies[slot].isLive = false
        shapes[slot] = []
        free.append(slot)
        collidersAreStale = true
        if joints.contains(where: { $0.a == slot || $0.b == slot }) {
            setJoints(joints.filter { $0.a != slot && $0.b != slot })
        }
    }

    /// The body in a slot.
    package subscript(slot: Int) -> Body {
        get { bodies[slot] }
        set {
            let old = bodies[slot]
            bodies[slot] = newValue
            bodies[slot].isMisplaced = true
            if old.position != newValue.position || old.angle != newValue.angle {
                drawingSteps = World.mostDrawingSteps
            }
            if old.isFixed != newValue.isFixed { jointsAreStale = true }
            if old.isFixed != newValue.isFixed || old.bodyGroups != newValue.bodyGroups
                || old.boundaryGroups != newValue.boundaryGroups
            {
                pairsAreStale = true
            }
        }
    }

    /// Adds to a body's velocity and, where it turns at all, to its spin.
    package func push(_ slot: Int, velocity: Vector, spin: Double) {
        bodies[slot].velocity += velocity
        if bodies[slot].inverseInertia > 0 { bodies[slot].spin += spin }
    }

    /// Whether no body moves or spins as fast as this, in points and in radians per second.
    package func isQuiet(below speed: Double, spin: Double) -> Bool {
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            guard body.pointee.velocity.lengthSquared < speed * speed, abs(body.pointee.spin) < spin else {
                return false
            }
        }
        return true
    }

    /// Gives a body other outlines.
    package func setShapes(_ new: [Shape], of slot: Int) {
        guard shapes[slot] != new else { return }
        shapes[slot] = new
        collidersAreStale = true
    }
}
