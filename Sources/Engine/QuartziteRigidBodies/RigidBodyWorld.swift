/// Rigid bodies in the plane that move in steps of equal length; y points down and lengths are points.
///
/// A step is free flight with constant acceleration, interrupted by impacts without loss at the moments they happen.
/// Sequential impulses solve all other contacts, and the joints of bodies in contact, before the flight. All numbers are `Double`,
/// and sines come from CQuartziteKernels: the same bodies move alike on every machine.
///
/// The parts of a world do not check for overlapping accesses, which would cost a quarter of their time. A step calls
/// back only to ask for an ``Influence``, and then holds no access.
///
/// An item with elasticity 1 has to bounce forever to the same height. A solver that detects an impact only after
/// bodies overlap loses or gains energy at each one: after 50 bounces from 200 points, Box2D reached 354 points, this
/// world 200.000. Box2D 2.4 was considered first, and also rejected because of its 32-bit numbers, its polygons of at
/// most 8 corners with a skin of one point, and its use of the C library's sine. docs/Dynamics.md has the measurements.
/// The cost was in heaps of squares that fall together: the search for the moments of impact took up to 208 ms in the
/// slowest frame of 1,000 bodies, and 6.5 ms in Box2D. Impacts that lose energy are therefore resolved by the constraint
/// solver, at the end of the step, with the speed of the exact moment. The world was one class with twelve extensions that changed the
/// same forty properties; its parts are types now, with one task each.
package final class RigidBodyWorld {
    let store: BodyStore
    let geometry: CollisionGeometry
    let pairs: PairList
    let joints: JointConstraints
    private let broadPhase: BroadPhase
    private let narrowPhase: NarrowPhase
    private let events: ContactEvents
    private let energy: EnergyBalance
    private let jointIntegrator: JointIntegrator
    private let contacts: ContactSolver
    private let constraints: ConstraintSolver
    let impacts: ImpactSolver
    private let islands: SleepingIslands

    package init() {
        store = BodyStore()
        geometry = CollisionGeometry(store)
        pairs = PairList(store)
        energy = EnergyBalance(store)
        joints = JointConstraints(store, energy)
        broadPhase = BroadPhase(store, geometry, pairs, joints)
        narrowPhase = NarrowPhase(store, geometry, pairs)
        events = ContactEvents(store, pairs)
        jointIntegrator = JointIntegrator(store, joints)
        contacts = ContactSolver(store, geometry, pairs, narrowPhase)
        constraints = ConstraintSolver(store, contacts, joints)
        islands = SleepingIslands(store, contacts)
        impacts = ImpactSolver(store, geometry, pairs, broadPhase, narrowPhase, energy, islands)
    }

    var bodies: Buffer<Body> { store.bodies }

    /// The boundaries that bodies collide with.
    package var boundaries: [Boundary] {
        get { geometry.boundaries }
        set {
            if geometry.boundaries != newValue { islands.wakeAll() }
            geometry.boundaries = newValue
        }
    }

    /// The contacts that began or ended; a caller that has read them empties the array.
    package var changes: [ContactChange] {
        get { events.changes }
        set { events.changes = newValue }
    }

    // MARK: Bodies

    /// Adds a body and returns its slot.
    package func add(_ body: Body, shapes: [Shape]) -> Int {
        geometry.isStale = true
        return store.add(body, shapes: shapes)
    }

    /// Removes the body in a slot, and its joints; a later body may use the slot.
    package func remove(_ slot: Int) {
        wake(slot)
        pairs.forget(slot)
        store.remove(slot)
        geometry.isStale = true
        if joints.joints.contains(where: { $0.a == slot || $0.b == slot }) {
            setJoints(joints.joints.filter { $0.a != slot && $0.b != slot })
        }
    }

    /// The body in a slot.
    package subscript(slot: Int) -> Body {
        get { bodies[slot] }
        set {
            let old = bodies[slot]
            if !old.isAlike(newValue) { wake(slot) }
            bodies[slot] = newValue.sleeping(as: bodies[slot])
            bodies[slot].needsPlacement = true
            if old.position != newValue.position || old.angle != newValue.angle {
                joints.allowDragging()
                if newValue.isFixed { broadPhase.isStale = true }
            }
            if old.isFixed != newValue.isFixed { joints.isStale = true }
            if old.isFixed != newValue.isFixed || old.bodyGroups != newValue.bodyGroups
                || old.boundaryGroups != newValue.boundaryGroups
            {
                broadPhase.isStale = true
            }
        }
    }

    /// Adds to a body's velocity, in points per second, and to its angular velocity, in radians per second.
    ///
    /// The angular velocity of a body that cannot turn stays the same.
    package func push(_ slot: Int, velocity: Vector, angularVelocity: Double) {
        if velocity != .zero || angularVelocity != 0 { wake(slot) }
        bodies[slot].velocity += velocity
        if bodies[slot].inverseInertia > 0 { bodies[slot].angularVelocity += angularVelocity }
    }

    /// Whether every body is slower than a speed, in points per second, and an angular speed, in radians per second.
    package func isAtRest(below speed: Double, angular: Double) -> Bool {
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            guard body.pointee.velocity.lengthSquared < speed * speed, abs(body.pointee.angularVelocity) < angular
            else { return false }
        }
        return true
    }

    /// Replaces the shapes of a body.
    package func setShapes(_ new: [Shape], of slot: Int) {
        guard store.shapes[slot] != new else { return }
        wake(slot)
        store.shapes[slot] = new
        geometry.isStale = true
    }

    /// Wakes the island of a body; all islands if nothing moves the body, since it may support any of them.
    private func wake(_ slot: Int) {
        if bodies[slot].isFixed { islands.wakeAll() } else { islands.wake(slot) }
    }

    /// Replaces all joints.
    ///
    /// A joint of the same kind and bodies as the one at its index before keeps that one's force for warm starting.
    package func setJoints(_ new: [Joint]) {
        if joints.joints != new { islands.wakeAll() }
        joints.set(new)
        broadPhase.isStale = true
    }

    // MARK: Step

    /// Moves all bodies by `h` seconds.
    ///
    /// - Parameter influence: Returns what acts on each body with ``Body/isInfluenced``. It gets the body halfway
    ///   through the step, so that a force that depends on the position conserves energy.
    package func step(_ h: Double, influence: (Int, Body) -> Influence = { _, _ in Influence() }) {
        if let successors = geometry.refresh() {
            pairs.colliderSuccessors = successors
            broadPhase.reset()
        }
        joints.refresh(within: h)
        applyForces(h, influence)
        if joints.hasJoints { energy.open() }
        geometry.placeCorners()
        broadPhase.update(within: h)
        contacts.find(within: h, wake: islands.wake)
        joints.prepare(contacts.contacts, within: h)
        jointIntegrator.solvePositions(within: h)
        constraints.solveVelocities(h)
        let hasElasticBodies = store.hasElasticBodies
        for slot in 1..<bodies.count where bodies[slot].isInContact || bodies[slot].isJointed {
            // Impacts that wait are found in the next step.
            guard hasElasticBodies || bodies[slot].isFast(geometry.leastExtent, within: h) else { continue }
            narrowPhase.measure(broadPhase.extendBoxes(of: slot, within: h))
        }
        impacts.run(within: h)
        for slot in 1..<bodies.count where !bodies[slot].isStill { bodies[slot].advance(to: h) }
        contacts.rebound()
        jointIntegrator.solveVelocities(within: h)
        if joints.hasJoints {
            joints.endDragStep()
            energy.close()
        }
        constraints.correctPositions()
        for slot in 1..<bodies.count where !bodies[slot].isStill { bodies[slot].limitMotion() }
        islands.update(within: h)
        events.update()
    }

    private func applyForces(_ h: Double, _ influence: (Int, Body) -> Influence) {
        for slot in 0..<bodies.count where !bodies[slot].isAsleep { bodies[slot].beginStep() }
        for slot in 1..<bodies.count where bodies[slot].isInfluenced && !bodies[slot].isFixed {
            // The closure may add bodies and so reallocate the buffer.
            let outside = influence(slot, bodies[slot].halfway(through: h))
            bodies[slot].apply(outside, for: h)
        }
        joints.applySprings(h)
        for slot in 1..<bodies.count where !bodies[slot].isAsleep { bodies[slot].applyResistance(for: h) }
    }
}
