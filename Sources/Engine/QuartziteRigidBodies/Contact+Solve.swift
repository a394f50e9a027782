/// Sequential impulses: each contact in turn removes the speed at which its points approach.
extension Contact {
    /// Overlaps up to this many points remain; correcting them too would make contacts begin and end in turns.
    fileprivate static let slop = 0.01

    /// Copies the impulses of the same points in the step before.
    mutating func inheritImpulses(from old: Contact) {
        func inherit(_ point: inout ContactPoint, _ old: ContactPoint) {
            guard point.feature == old.feature else { return }
            point.normalImpulse = old.normalImpulse
            point.tangentImpulse = old.tangentImpulse
        }
        inherit(&first, old.first)
        if old.count > 1 { inherit(&first, old.second) }
        guard count > 1 else { return }
        inherit(&second, old.first)
        if old.count > 1 { inherit(&second, old.second) }
    }

    /// Applies the impulses of the step before: warm starting.
    func warmStart(_ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        first.warmStart(a, b, normal)
        if count > 1 { second.warmStart(a, b, normal) }
    }

    mutating func clearImpulses() {
        (first.normalImpulse, first.tangentImpulse) = (0, 0)
        (second.normalImpulse, second.tangentImpulse) = (0, 0)
    }

    /// Solves the contact once and returns the greatest change of a relative speed.
    mutating func solve(_ bodies: UnsafeMutablePointer<Body>) -> Double {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        var maximum = first.solveNormal(a, b, normal)
        if count > 1 { maximum = max(maximum, second.solveNormal(a, b, normal)) }
        guard friction > 0 else { return maximum }
        maximum = max(maximum, first.solveFriction(a, b, normal.perpendicular, friction))
        if count > 1 { maximum = max(maximum, second.solveFriction(a, b, normal.perpendicular, friction)) }
        return maximum
    }

    /// Gives the bodies the speed at which they part, if they met in this step, and returns whether they did.
    mutating func rebound(_ bodies: UnsafeMutablePointer<Body>) -> Bool {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        let isFirst = first.rebound(a, b, normal, friction)
        let isSecond = count > 1 && second.rebound(a, b, normal, friction)
        return isFirst || isSecond
    }

    /// Corrects the positions of overlapping bodies and returns whether they overlapped.
    ///
    /// Where joints act too, a fast correction would lift bodies that the joints pull back. Bodies that bounce without
    /// loss overlap only by rounding.
    func correctPositions(_ bodies: UnsafeMutablePointer<Body>, _ iteration: Int, _ fastPart: Double) -> Bool {
        guard !correctsSlowly || iteration < ConstraintSolver.maximumJointIterations else { return false }
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        let part = correctsSlowly ? 0.3 : fastPart
        let overlaps = first.correctPositions(a, b, normal, part)
        return count > 1 && second.correctPositions(a, b, normal, part) || overlaps
    }
}

extension ContactPoint {
    @inline(__always)
    private func apply(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ direction: Vector, _ impulse: Double,
        _ armA: Double, _ armB: Double
    ) {
        a.pointee.velocity -= direction * (impulse * a.pointee.inverseMass)
        a.pointee.angularVelocity -= armA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += direction * (impulse * b.pointee.inverseMass)
        b.pointee.angularVelocity += armB * impulse * b.pointee.inverseInertia
    }

    @inline(__always)
    fileprivate func warmStart(_ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector) {
        if normalImpulse != 0 { apply(a, b, normal, normalImpulse, normalArmA, normalArmB) }
        if tangentImpulse != 0 { apply(a, b, normal.perpendicular, tangentImpulse, tangentArmA, tangentArmB) }
    }

    @inline(__always)
    fileprivate mutating func solveNormal(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector
    ) -> Double {
        let separating =
            normal.dot(b.pointee.velocity - a.pointee.velocity) + normalArmB * b.pointee.angularVelocity
            - normalArmA * a.pointee.angularVelocity
        let before = normalImpulse
        normalImpulse = max(before - normalMass * (separating + allowedApproach), 0)
        guard normalImpulse != before else { return 0 }
        apply(a, b, normal, normalImpulse - before, normalArmA, normalArmB)
        return abs(normalImpulse - before) / normalMass
    }

    @inline(__always)
    fileprivate mutating func rebound(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector, _ friction: Double
    ) -> Bool {
        guard isLanding else { return false }
        let hasMet = normalImpulse > 0
        if hasMet, reboundSpeed > 0 {
            allowedApproach = -reboundSpeed
            _ = solveNormal(a, b, normal)
            if friction > 0 { _ = solveFriction(a, b, normal.perpendicular, friction) }
        }
        (normalImpulse, tangentImpulse) = (0, 0)
        return hasMet
    }

    @inline(__always)
    fileprivate mutating func solveFriction(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ tangent: Vector, _ friction: Double
    ) -> Double {
        let sliding =
            tangent.dot(b.pointee.velocity - a.pointee.velocity) + tangentArmB * b.pointee.angularVelocity
            - tangentArmA * a.pointee.angularVelocity
        let maximum = friction * normalImpulse
        let before = tangentImpulse
        tangentImpulse = min(max(before - tangentMass * sliding, -maximum), maximum)
        guard tangentImpulse != before else { return 0 }
        apply(a, b, tangent, tangentImpulse - before, tangentArmA, tangentArmB)
        return abs(tangentImpulse - before) / tangentMass
    }

    /// Accurate to first order, which suffices because touching bodies hardly move within a step.
    @inline(__always)
    fileprivate func correctPositions(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector, _ part: Double
    ) -> Bool {
        let moved =
            normal.dot(b.pointee.displacement - a.pointee.displacement) + normalArmB * b.pointee.angleChange
            - normalArmA * a.pointee.angleChange
        let overlap = distance + moved + Contact.slop
        guard overlap < 0 else { return false }
        let push = -max(overlap * part, -2) * normalMass
        a.pointee.correction -= normal * (push * a.pointee.inverseMass)
        b.pointee.correction += normal * (push * b.pointee.inverseMass)
        a.pointee.angleCorrection -= normalArmA * push * a.pointee.inverseInertia
        b.pointee.angleCorrection += normalArmB * push * b.pointee.inverseInertia
        return true
    }
}

extension Body {
    /// How far the body has moved, and turned, since the beginning of the step, with its correction.
    fileprivate var displacement: Vector { position - oldPosition + correction }
    fileprivate var angleChange: Double { angle - oldAngle + angleCorrection }
}
