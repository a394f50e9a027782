/// Solves the joints of islands with contacts by sequential impulses, together with the contacts.
final class JointImpulseSolver {
    private let store: BodyStore
    private let islands: JointConstraints
    private var bodies: Buffer<Body> { store.bodies }

    init(_ store: BodyStore, _ islands: JointConstraints) {
        self.store = store
        self.islands = islands
    }

    /// Applies the forces of the step before: warm starting.
    func warmStart(_ h: Double) {
        forEachRow { row in
            row.pointee.force = row.pointee.clamped(row.pointee.force, maximum: row.pointee.maximum)
            row.pointee.applyImpulse(row.pointee.force * h, bodies.base)
        }
    }

    /// Solves each row once and returns the greatest change of a speed.
    func solve(_ h: Double) -> Double {
        var maximum = 0.0
        forEachRow { row in
            guard row.pointee.mass > 0 else { return }
            let open = row.pointee.kind == .inequality ? max(row.pointee.error, 0) / h : 0
            let speed = row.pointee.errorRate(bodies.base) + row.pointee.dragSpeed + open
            let before = row.pointee.force
            row.pointee.force = row.pointee.clamped(before - speed * row.pointee.mass / h, maximum: row.pointee.maximum)
            let change = (row.pointee.force - before) * h
            row.pointee.applyImpulse(change, bodies.base)
            maximum = max(maximum, abs(change) / row.pointee.mass)
        }
        return maximum
    }

    func clearForces() { forEachRow { $0.pointee.force = 0 } }

    /// Whether a moved anchor drags a body, which gives it energy.
    var drags: Bool {
        var drags = false
        forEachRow { if $0.pointee.dragSpeed != 0 { drags = true } }
        return drags
    }

    /// Marks the bodies on which joints act, and returns whether there are any.
    func markBodies() -> Bool {
        var acts = false
        forEachRow { row in
            guard row.pointee.force != 0 else { return }
            bodies[Int(row.pointee.a)].isJointed = true
            bodies[Int(row.pointee.b)].isJointed = true
            acts = true
        }
        return acts
    }

    /// Moves bodies to where their joints allow them to be, row by row, and returns whether any moved.
    func correctPositions() -> Bool {
        var moved = false
        let (constraints, rows, hasContacts) = (islands.constraints, islands.rows, islands.hasContacts)
        for index in 0..<constraints.count where hasContacts[constraints[index].island] {
            let joint = constraints[index]
            for i in 0..<joint.count where rows[joint.first + i].kind != .friction {
                let row = rows.base + joint.first + i
                // A dragged body moves by its speed.
                guard row.pointee.dragSpeed == 0 else { continue }
                joint.linearize(&row.pointee, i, joint.frame(bodies.base))
                row.pointee.computeMass(bodies.base)
                let error = row.pointee.kind == .equality ? row.pointee.error : min(row.pointee.error, 0)
                guard error != 0 else { continue }
                row.pointee.applyCorrection(-error * row.pointee.mass, bodies.base)
                moved = true
            }
        }
        return moved
    }

    private func forEachRow(_ body: (UnsafeMutablePointer<ConstraintRow>) -> Void) {
        let (constraints, rows, hasContacts) = (islands.constraints, islands.rows, islands.hasContacts)
        for index in 0..<constraints.count where hasContacts[constraints[index].island] {
            for i in 0..<constraints[index].count { body(rows.base + constraints[index].first + i) }
        }
    }
}
