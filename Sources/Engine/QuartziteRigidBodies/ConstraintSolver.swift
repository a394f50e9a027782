/// Solves contacts, and the joints of bodies in contact, together: by sequential impulses, then by position correction.
///
/// Sequential impulses solve one constraint after the other and repeat; with the impulses of the last step as a start,
/// a stack at rest needs few iterations. All joints were solved in this way at first, and lost height.
/// ``JointIntegrator`` now solves the joints of bodies without contacts directly, with RATTLE, which conserves energy.
/// A joint whose bodies also touch something remains here, because contacts are inequalities and a direct method would
/// have to guess which of them hold. Positions are corrected apart from velocities: the usual bias of the velocity
/// (Baumgarte) turns overlap into speed, and speed into energy. The cost is that overlaps disappear over several steps,
/// with three to six iterations in each.
final class ConstraintSolver {
    /// The number of iterations with many contacts; few are enough, because each step starts from the impulses of the last.
    private static let fewestIterations = 8
    /// With few contacts, iterations continue until contacts were solved this many times.
    ///
    /// When a box on the floor hits a wall, eight iterations leave it with a speed away from the floor.
    private static let cheapSolutions = 512
    /// An iteration that changes no speed by more than this, in points per second, is the last.
    private static let velocityTolerance = 1e-5
    private static let maximumPositionIterations = 6
    /// The same for joints, and for contacts of bodies with joints.
    static let maximumJointIterations = 3

    private let store: BodyStore
    private let contacts: ContactSolver
    private let islands: JointConstraints
    private let joints: JointImpulseSolver
    private var bodies: Buffer<Body> { store.bodies }

    init(_ store: BodyStore, _ contacts: ContactSolver, _ islands: JointConstraints) {
        self.store = store
        self.contacts = contacts
        self.islands = islands
        joints = JointImpulseSolver(store, islands)
    }

    private var hasConstraints: Bool { contacts.contacts.count > 0 || islands.hasContacts.contains(true) }

    /// Solves for the velocities at the end of the step.
    ///
    /// Bodies in contact move at these velocities throughout the step. All other bodies keep theirs for the free flight.
    func solveVelocities(_ h: Double) {
        guard hasConstraints else { return }
        for slot in 1..<bodies.count where !bodies[slot].isAsleep {
            let body = bodies.base + slot
            body.pointee.savedMotion = body.pointee.velocity
            body.pointee.savedAngularMotion = body.pointee.angularVelocity
            body.pointee.velocity += body.pointee.acceleration * h
            body.pointee.angularVelocity += body.pointee.angularAcceleration * h
        }
        let before = store.kineticEnergy
        joints.warmStart(h)
        contacts.warmStart()
        iterate(h)
        if islands.hasContacts.contains(true), store.kineticEnergy > before, !joints.drags {
            // Much has changed since the last step, so its impulses are no start.
            for slot in 1..<bodies.count where !bodies[slot].isAsleep {
                let body = bodies.base + slot
                body.pointee.velocity = body.pointee.savedMotion + body.pointee.acceleration * h
                body.pointee.angularVelocity =
                    body.pointee.savedAngularMotion + body.pointee.angularAcceleration * h
            }
            joints.clearForces()
            contacts.clearImpulses()
            iterate(h)
        }
        contacts.markBodies()
        prepareFlight(h, isJointed: joints.markBodies())
    }

    private func iterate(_ h: Double) {
        let cheap = ConstraintSolver.cheapSolutions / max(contacts.contacts.count, 8)
        for _ in 0..<max(cheap, ConstraintSolver.fewestIterations) {
            let maximum = max(joints.solve(h), contacts.solve())
            if maximum < ConstraintSolver.velocityTolerance { break }
        }
    }

    private func prepareFlight(_ h: Double, isJointed: Bool) {
        for slot in 1..<bodies.count where !bodies[slot].isAsleep {
            let body = bodies.base + slot
            if body.pointee.isInContact {
                body.pointee.acceleration = .zero
                body.pointee.angularAcceleration = 0
                continue
            }
            // A body with joints and no contacts moves with the mean of its two velocities.
            if isJointed, body.pointee.isJointed, !body.pointee.isFixed {
                body.pointee.acceleration = (body.pointee.velocity - body.pointee.savedMotion) * (1 / h)
                body.pointee.angularAcceleration =
                    (body.pointee.angularVelocity - body.pointee.savedAngularMotion) / h
            }
            body.pointee.velocity = body.pointee.savedMotion
            body.pointee.angularVelocity = body.pointee.savedAngularMotion
        }
    }

    /// The maximum number of iterations that correct positions in this step.
    ///
    /// One iteration moves a correction up a pile by a few bodies, and a pile of n bodies is about √n bodies high. Low
    /// piles get fewer iterations: too strong a correction lifts their bodies, which then sway.
    private var positionIterations: Int {
        let needed = Int(Double(contacts.contacts.count).squareRoot() / 8)
        return min(max(needed, ConstraintSolver.maximumJointIterations), ConstraintSolver.maximumPositionIterations)
    }

    /// Removes overlaps, and errors of joints, by moving bodies.
    ///
    /// Velocities stay the same.
    func correctPositions() {
        guard hasConstraints else { return }
        for slot in 0..<bodies.count where !bodies[slot].isAsleep {
            bodies[slot].correction = .zero
            bodies[slot].angleCorrection = 0
        }
        let iterations = positionIterations
        let part = 0.3 + 0.13 * Double(iterations - ConstraintSolver.maximumJointIterations)
        for iteration in 0..<iterations {
            let moved = iteration < ConstraintSolver.maximumJointIterations && joints.correctPositions()
            if !contacts.correctPositions(iteration, part), !moved { break }
        }
        for slot in 1..<bodies.count where !bodies[slot].isStill {
            let body = bodies.base + slot
            body.pointee.position += body.pointee.correction
            if body.pointee.angleCorrection != 0 { body.pointee.angle += body.pointee.angleCorrection }
        }
    }
}
