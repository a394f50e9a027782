/// Solves joints without contacts by RATTLE, a symplectic method, which conserves energy.
///
/// The force of a joint acts along the directions at the beginning of the step, such that the constraints hold at its
/// end. There, half of that force is replaced by one along the directions at the end, such that the velocities satisfy
/// the constraints.
final class JointIntegrator {
    /// The greatest change of speed by friction, in points per second, that ends the iterations.
    private static let velocityTolerance = 1e-6
    private static let maximumIterations = 12
    /// The most sets of active inequalities that a step tries.
    private static let maximumActiveSets = 6
    /// Islands with a greater error, in points, after all iterations are left to sequential impulses.
    private static let failure = 0.5

    private let store: BodyStore
    private let islands: JointConstraints
    private var bodies: Buffer<Body> { store.bodies }
    private var constraints: Buffer<JointConstraint> { islands.constraints }
    private var rows: Buffer<ConstraintRow> { islands.rows }
    private var hasContacts: Buffer<Bool> { islands.hasContacts }
    @exclusivity(unchecked) private var system = JointSystem()

    init(_ store: BodyStore, _ islands: JointConstraints) {
        self.store = store
        self.islands = islands
    }

    deinit { system.free() }

    // MARK: Positions

    /// Applies the forces with which the constraints hold at the end of the step.
    func solvePositions(within h: Double) {
        guard islands.hasJoints else { return }
        warmStart()
        for island in 0..<hasContacts.count where !hasContacts[island] {
            guard !(solvePositions(of: island, h) <= JointIntegrator.failure) else { continue }
            abandon(island)
            hasContacts[island] = true
        }
    }

    private func warmStart() {
        for index in 0..<constraints.count where !hasContacts[constraints[index].island] {
            for slot in [constraints[index].a, constraints[index].b] where !bodies[slot].isFixed {
                bodies[slot].savedMotion = bodies[slot].acceleration
                bodies[slot].savedAngularMotion = bodies[slot].angularAcceleration
                bodies[slot].isJointed = true
            }
        }
        for index in 0..<constraints.count where !hasContacts[constraints[index].island] {
            let joint = constraints[index]
            for i in joint.first..<joint.first + joint.count where rows[i].kind != .friction {
                rows[i].applyForce(rows[i].force, bodies.base)
            }
        }
    }

    private func abandon(_ island: Int) {
        islands.forEach(in: island) { joint in
            for slot in [joint.a, joint.b] where !bodies[slot].isFixed {
                bodies[slot].acceleration = bodies[slot].savedMotion
                bodies[slot].angularAcceleration = bodies[slot].savedAngularMotion
            }
            for i in joint.first..<joint.first + joint.count { rows[i].force = 0 }
        }
    }

    /// Returns the greatest error; infinity if no set of active inequalities fits.
    private func solvePositions(of island: Int, _ h: Double) -> Double {
        islands.forEach(in: island) { joint in
            let frame = joint.frame(bodies.base, after: h)
            for i in 0..<joint.count {
                let row = rows.base + joint.first + i
                row.pointee.wasReleased = false
                row.pointee.isActive =
                    row.pointee.kind == .equality
                    || row.pointee.kind == .inequality && (row.pointee.force > 0 || joint.error(i, frame) < 0)
            }
        }
        for _ in 0..<JointIntegrator.maximumActiveSets {
            collectActiveRows(island)
            guard system.count <= JointSystem.maximumRows else { return .infinity }
            system.factor(rows.base, bodies.base)
            let worst = iterate(h)
            if !releaseRows(), !activateRows(island, h) { return worst }
        }
        return .infinity
    }

    private func collectActiveRows(_ island: Int) {
        system.removeAll()
        islands.forEach(in: island) { joint in
            for i in joint.first..<joint.first + joint.count
            where rows[i].isActive && rows[i].kind != .friction && rows[i].mass > 0 { system.add(i) }
        }
    }

    /// Newton's method with the directions at the beginning of the step.
    ///
    /// Returns the greatest error.
    private func iterate(_ h: Double) -> Double {
        let (constraints, rows, bodies) = (constraints, rows, bodies.base)
        var worst = 0.0
        for _ in 0..<JointIntegrator.maximumIterations {
            worst = 0
            for i in 0..<system.count {
                let index = Int(system.rows[i])
                let joint = constraints.base + Int(rows[index].joint)
                let frame = joint.pointee.frame(bodies, after: h)
                let off = joint.pointee.error(index - joint.pointee.first, frame) - rows[index].target
                system.right[i] = off * (2 / (h * h))
                if !(abs(off) <= worst) { worst = abs(off) }
            }
            if worst < JointConstraints.errorTolerance || !worst.isFinite { break }
            system.solve()
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                row.pointee.force -= system.right[i]
                row.pointee.applyForce(-system.right[i], bodies)
            }
        }
        return worst
    }

    /// Releases the inequalities whose force has the wrong sign, and returns whether there were any.
    private func releaseRows() -> Bool {
        var hasReleased = false
        for i in 0..<system.count {
            let row = rows.base + Int(system.rows[i])
            guard row.pointee.kind == .inequality, row.pointee.force < 0 else { continue }
            row.pointee.applyForce(-row.pointee.force, bodies.base)
            row.pointee.force = 0
            row.pointee.isActive = false
            row.pointee.wasReleased = true
            hasReleased = true
        }
        return hasReleased
    }

    /// Activates the inequalities that would be violated, and returns whether there were any.
    ///
    /// A row that was released in this step remains so, or it would alternate.
    private func activateRows(_ island: Int, _ h: Double) -> Bool {
        var hasActivated = false
        islands.forEach(in: island) { joint in
            let frame = joint.frame(bodies.base, after: h)
            for i in 0..<joint.count {
                let row = rows.base + joint.first + i
                guard row.pointee.kind == .inequality, !row.pointee.isActive, !row.pointee.wasReleased,
                    joint.error(i, frame) < -JointConstraints.errorTolerance
                else { continue }
                row.pointee.isActive = true
                hasActivated = true
            }
        }
        return hasActivated
    }

    // MARK: Velocities

    /// Makes the velocities satisfy the constraints at the end of the step.
    func solveVelocities(within h: Double) {
        for island in 0..<hasContacts.count where !hasContacts[island] {
            islands.forEach(in: island) { joint in
                for i in joint.first..<joint.first + joint.count where rows[i].kind != .friction {
                    rows[i].applyImpulse(-rows[i].force * h / 2, bodies.base)
                }
            }
            islands.forEach(in: island) { startVelocities($0, h) }
            repeat {
                collectActiveRows(island)
                system.factor(rows.base, bodies.base)
                iterateVelocities(island, h)
            } while releaseImpulses()
        }
    }

    private func startVelocities(_ joint: JointConstraint, _ h: Double) {
        let frame = joint.frame(bodies.base)
        for i in 0..<joint.count {
            let row = rows.base + joint.first + i
            joint.linearize(&row.pointee, i, frame)
            row.pointee.computeMass(bodies.base)
            row.pointee.isActive =
                row.pointee.kind != .inequality || row.pointee.force > 0 || row.pointee.error <= 1e-6
            row.pointee.impulse = row.pointee.kind == .friction ? 0 : row.pointee.force * h / 2
            if row.pointee.isActive { row.pointee.applyImpulse(row.pointee.impulse, bodies.base) }
        }
    }

    private func iterateVelocities(_ island: Int, _ h: Double) {
        let (rows, bodies) = (rows, bodies.base)
        for _ in 0..<JointIntegrator.maximumIterations {
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                system.right[i] = row.pointee.errorRate(bodies) + row.pointee.dragSpeed
            }
            system.solve()
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                row.pointee.impulse -= system.right[i]
                row.pointee.applyImpulse(-system.right[i], bodies)
            }
            // Friction and the other rows depend on each other.
            guard solveFriction(island, h) > JointIntegrator.velocityTolerance else { break }
        }
    }

    /// Solves the friction rows once and returns the greatest change of a speed.
    private func solveFriction(_ island: Int, _ h: Double) -> Double {
        var maximum = 0.0
        islands.forEach(in: island) { joint in
            for i in joint.first..<joint.first + joint.count where rows[i].kind == .friction && rows[i].mass > 0 {
                let row = rows.base + i
                let before = row.pointee.impulse
                let speed = row.pointee.errorRate(bodies.base)
                row.pointee.impulse = row.pointee.clamped(
                    before - speed * row.pointee.mass, maximum: row.pointee.maximum * h)
                row.pointee.applyImpulse(row.pointee.impulse - before, bodies.base)
                maximum = max(maximum, abs(row.pointee.impulse - before) / row.pointee.mass)
            }
        }
        return maximum
    }

    /// Releases the inequalities whose impulse has the wrong sign, and returns whether there were any.
    private func releaseImpulses() -> Bool {
        var hasReleased = false
        for i in 0..<system.count {
            let row = rows.base + Int(system.rows[i])
            // A violated row may act in both directions, so that its correction leaves no speed.
            guard row.pointee.kind == .inequality, row.pointee.impulse < 0, !row.pointee.isViolated else { continue }
            row.pointee.applyImpulse(-row.pointee.impulse, bodies.base)
            row.pointee.impulse = 0
            row.pointee.isActive = false
            hasReleased = true
        }
        return hasReleased
    }
}
