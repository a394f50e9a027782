/// Keeps joints and impacts from adding energy.
///
/// The force of a joint is found before the bodies move and holds for the whole step. After an impact within the step
/// that force is wrong, and may leave bodies faster than energy allows. So each step of a world with joints is
/// balanced: kinetic energy beyond what there was and the work of forces is removed.
final class EnergyBalance {
    /// The part of the kinetic energy by which joints may let it vary without a loss in the mean.
    private static let tolerance = 0.01

    private let store: BodyStore
    private var bodies: Buffer<Body> { store.bodies }

    /// The kinetic energy at the beginning of the step.
    @exclusivity(unchecked) private var kineticEnergyBefore = 0.0
    /// The energy that forces do not account for.
    @exclusivity(unchecked) private var surplus = 0.0
    /// The greatest kinetic energy of the last seconds, slowly forgotten.
    @exclusivity(unchecked) private var recentKineticEnergy = 0.0
    /// Whether something adds energy in this step on purpose: an anchor that drags a body, or a restitution above 1.
    @exclusivity(unchecked) var isDriven = false

    init(_ store: BodyStore) { self.store = store }

    /// Records the kinetic energy and the forces at the beginning of a step.
    func open() {
        kineticEnergyBefore = store.kineticEnergy
        for slot in 1..<bodies.count {
            bodies[slot].forceAcceleration = bodies[slot].acceleration
            bodies[slot].forceAngularAcceleration = bodies[slot].angularAcceleration
        }
    }

    /// Removes surplus energy from the bodies on which joints, contacts or impacts acted, at the end of a step.
    func close() {
        guard !isDriven else {
            surplus = 0
            isDriven = false
            return
        }
        var (work, after, affected) = (0.0, 0.0, 0.0)
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            guard !body.pointee.isFixed else { continue }
            work += body.pointee.work
            after += body.pointee.kineticEnergy
            if body.pointee.isAffected { affected += body.pointee.kineticEnergy }
        }
        // The kinetic energy of this step alone is no measure: there is hardly any at a turning point.
        recentKineticEnergy = max(kineticEnergyBefore, recentKineticEnergy * 0.998)
        let allowed = EnergyBalance.tolerance * recentKineticEnergy
        surplus = max(surplus + after - kineticEnergyBefore - work, -allowed)
        guard surplus > allowed, affected > 0 else { return }
        let scale = max(1 - (surplus - allowed) / affected, 0).squareRoot()
        for slot in 1..<bodies.count where bodies[slot].isAffected && !bodies[slot].isFixed {
            bodies[slot].velocity = bodies[slot].velocity * scale
            bodies[slot].angularVelocity *= scale
        }
        surplus = allowed
    }
}

extension BodyStore {
    /// The kinetic energy of all bodies.
    var kineticEnergy: Double {
        var sum = 0.0
        for slot in 1..<bodies.count { sum += bodies[slot].kineticEnergy }
        return sum
    }
}

extension Body {
    /// The kinetic energy; 0 for a fixed body.
    var kineticEnergy: Double {
        0.5
            * ((inverseMass > 0 ? velocity.lengthSquared / inverseMass : 0)
                + (inverseInertia > 0 ? angularVelocity * angularVelocity / inverseInertia : 0))
    }

    /// The work of forces on the body in this step.
    fileprivate var work: Double {
        (inverseMass > 0 ? forceAcceleration.dot(position - oldPosition) / inverseMass : 0)
            + (inverseInertia > 0 ? forceAngularAcceleration * (angle - oldAngle) / inverseInertia : 0)
    }

    fileprivate var isAffected: Bool { isJointed || isInContact || impacts > 0 }
}
