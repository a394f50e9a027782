/// The joints of a world as constraint rows, and the islands of joints that have bodies in common.
final class JointConstraints {
    /// An error of an inequality above this, in points, counts as satisfied.
    static let errorTolerance = 1e-7
    /// The number of steps for which a moved anchor may drag its body.
    private static let maximumDragSteps = 30

    private let store: BodyStore
    private let energy: EnergyBalance
    private var bodies: Buffer<Body> { store.bodies }

    /// The joints, in the order they are solved.
    private(set) var joints: [Joint] = []
    @exclusivity(unchecked) private(set) var constraints = Buffer<JointConstraint>()
    @exclusivity(unchecked) private(set) var rows = Buffer<ConstraintRow>()
    /// For each island whether contacts act on one of its bodies in this step.
    @exclusivity(unchecked) var hasContacts = Buffer<Bool>()
    /// Whether joints, or the bodies that are fixed, changed since the rows were made.
    @exclusivity(unchecked) var isStale = false
    @exclusivity(unchecked) private var dragSteps = 0

    init(_ store: BodyStore, _ energy: EnergyBalance) {
        self.store = store
        self.energy = energy
    }

    deinit {
        constraints.free()
        rows.free()
        hasContacts.free()
    }

    var hasJoints: Bool { constraints.count > 0 }

    /// Replaces all joints.
    func set(_ new: [Joint]) {
        if zip(joints, new).contains(where: { $0 != $1 && ($0.a, $0.b) == ($1.a, $1.b) }) { allowDragging() }
        joints = new
        isStale = true
    }

    /// Lets anchors that were moved drag their bodies for some steps.
    func allowDragging() { dragSteps = JointConstraints.maximumDragSteps }

    func endDragStep() { dragSteps = max(dragSteps - 1, 0) }

    // MARK: Rows and islands

    /// Makes the rows and islands again if they are out of date.
    func refresh(within h: Double) {
        guard isStale else { return }
        isStale = false
        let (oldConstraints, oldRows) = (constraints.elements, rows.elements)
        constraints.removeAll()
        rows.removeAll()
        for (index, joint) in joints.enumerated() {
            var constraint = JointConstraint(joint, within: h)
            constraint.first = rows.count
            for row in constraint.makeRows(index) { rows.append(row) }
            constraint.count = rows.count - constraint.first
            if oldConstraints.indices.contains(index) {
                let old = oldConstraints[index]
                if (old.a, old.b, old.kind, old.count)
                    == (constraint.a, constraint.b, constraint.kind, constraint.count)
                {
                    for i in 0..<old.count { rows[constraint.first + i].force = oldRows[old.first + i].force }
                }
            }
            constraints.append(constraint)
        }
        markBodies()
        findIslands()
    }

    private func markBodies() {
        for slot in 0..<bodies.count { bodies[slot].hasJoints = false }
        for index in 0..<constraints.count {
            bodies[constraints[index].a].hasJoints = true
            bodies[constraints[index].b].hasJoints = true
        }
    }

    private func findIslands() {
        var root = Array(0..<bodies.count)
        func find(_ body: Int) -> Int {
            var body = body
            while root[body] != body { body = root[body] }
            return body
        }
        for index in 0..<constraints.count {
            let joint = constraints[index]
            if joint.kind != .spring, !bodies[joint.a].isFixed, !bodies[joint.b].isFixed {
                root[find(joint.a)] = find(joint.b)
            }
        }
        var islands: [Int] = []
        for index in 0..<constraints.count {
            let joint = constraints[index]
            let island = find(bodies[joint.a].isFixed ? joint.b : joint.a)
            if !islands.contains(island) { islands.append(island) }
            constraints[index].island = islands.firstIndex(of: island) ?? 0
        }
        hasContacts.fill(islands.count, with: false)
    }

    func forEach(in island: Int, _ body: (JointConstraint) -> Void) {
        for index in 0..<constraints.count where constraints[index].island == island { body(constraints[index]) }
    }

    // MARK: Step

    /// Applies the forces of springs.
    func applySprings(_ h: Double) {
        for index in 0..<constraints.count where constraints[index].kind == .spring {
            constraints[index].applySpring(bodies.base, h)
        }
    }

    /// Finds which islands have contacts, and sets up all rows.
    func prepare(_ contacts: Buffer<Contact>, within h: Double) {
        guard hasJoints else { return }
        markIslands(contacts)
        for index in 0..<constraints.count {
            let joint = constraints.base + index
            let frame = joint.pointee.frame(bodies.base)
            for i in 0..<joint.pointee.count {
                let row = rows.base + joint.pointee.first + i
                joint.pointee.linearize(&row.pointee, i, frame)
                row.pointee.computeMass(bodies.base)
                setTarget(&row.pointee, joint.pointee, frame, h)
            }
        }
    }

    private func markIslands(_ contacts: Buffer<Contact>) {
        for index in 0..<hasContacts.count { hasContacts[index] = false }
        for index in 0..<contacts.count {
            bodies[Int(contacts[index].a)].isInContact = true
            bodies[Int(contacts[index].b)].isInContact = true
        }
        bodies[0].isInContact = false
        for index in 0..<constraints.count {
            let joint = constraints[index]
            let isInContact = [joint.a, joint.b].contains { bodies[$0].isInContact && !bodies[$0].isFixed }
            if isInContact { hasContacts[joint.island] = true }
        }
        for index in 0..<contacts.count {
            bodies[Int(contacts[index].a)].isInContact = false
            bodies[Int(contacts[index].b)].isInContact = false
        }
    }

    /// Sets the error to reach.
    ///
    /// An anchor on the ground that was moved drags its body, and so gives it speed.
    private func setTarget(
        _ row: inout ConstraintRow, _ joint: JointConstraint, _ frame: JointConstraint.Frame, _ h: Double
    ) {
        row.target = 0
        row.dragSpeed = 0
        row.isViolated = false
        if row.kind == .inequality, row.error < -JointConstraints.errorTolerance {
            // An impact may move bodies too far; they return over several steps.
            row.isViolated = true
            row.target = row.error * 0.8
        }
        guard row.kind == .equality, row.direction != .zero else { return }
        let drags = joint.a == 0 && (joint.kind == .distance || joint.kind == .point)
        let off = joint.kind == .point ? joint.offset(frame).length : abs(row.error)
        guard off > JointConstraint.jump else { return }
        row.target = row.error * (drags ? 0.9 : 0.8)
        guard drags, dragSteps > 0 else { return }
        row.dragSpeed = row.error * 0.1 / h
        energy.isDriven = true
    }
}
