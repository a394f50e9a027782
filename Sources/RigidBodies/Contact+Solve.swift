/// Sequential impulses: each contact in turn takes back the speed at which it closes in.
extension Contact {
    /// Pushes as the step before did, to start from.
    mutating func start(_ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        first.start(a, b, normal)
        if count > 1 { second.start(a, b, normal) }
    }

    /// Drops its impulses.
    mutating func forget() {
        (first.normalImpulse, first.tangentImpulse) = (0, 0)
        (second.normalImpulse, second.tangentImpulse) = (0, 0)
    }

    /// One round; how much speed it took back or gave.
    mutating func solve(_ bodies: UnsafeMutablePointer<Body>) -> Double {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        var most = first.solve(a, b, normal)
        if count > 1 { most = max(most, second.solve(a, b, normal)) }
        guard friction > 0 else { return most }
        most = max(most, first.rub(a, b, normal.perpendicular, friction))
        if count > 1 { most = max(most, second.rub(a, b, normal.perpendicular, friction)) }
        return most
    }

    /// Pushes overlapping bodies apart by nudging them; true where they overlap.
    func separate(_ bodies: UnsafeMutablePointer<Body>) -> Bool {
        let (a, b) = (bodies + Int(self.a), bodies + Int(self.b))
        let overlaps = first.separate(a, b, normal)
        return count > 1 && second.separate(a, b, normal) || overlaps
    }
}

extension ContactPoint {
    @inline(__always)
    private func push(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ direction: Vector, _ impulse: Double,
        _ turnA: Double, _ turnB: Double
    ) {
        a.pointee.velocity -= direction * (impulse * a.pointee.inverseMass)
        a.pointee.spin -= turnA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += direction * (impulse * b.pointee.inverseMass)
        b.pointee.spin += turnB * impulse * b.pointee.inverseInertia
    }

    @inline(__always)
    fileprivate func start(_ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector) {
        if normalImpulse != 0 { push(a, b, normal, normalImpulse, turnA, turnB) }
        if tangentImpulse != 0 { push(a, b, normal.perpendicular, tangentImpulse, rubA, rubB) }
    }

    @inline(__always)
    fileprivate mutating func solve(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector
    ) -> Double {
        let parting =
            normal.dot(b.pointee.velocity - a.pointee.velocity) + turnB * b.pointee.spin - turnA * a.pointee.spin
        let before = normalImpulse
        normalImpulse = max(before - normalMass * (parting + allowance), 0)
        guard normalImpulse != before else { return 0 }
        push(a, b, normal, normalImpulse - before, turnA, turnB)
        return abs(normalImpulse - before) / normalMass
    }

    @inline(__always)
    fileprivate mutating func rub(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ tangent: Vector, _ friction: Double
    ) -> Double {
        let sliding =
            tangent.dot(b.pointee.velocity - a.pointee.velocity) + rubB * b.pointee.spin - rubA * a.pointee.spin
        let most = friction * normalImpulse
        let before = tangentImpulse
        tangentImpulse = min(max(before - tangentMass * sliding, -most), most)
        guard tangentImpulse != before else { return 0 }
        push(a, b, tangent, tangentImpulse - before, rubA, rubB)
        return abs(tangentImpulse - before) / tangentMass
    }

    /// To first order: within a step nothing that touches moves far.
    @inline(__always)
    fileprivate func separate(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ normal: Vector
    ) -> Bool {
        let moved =
            normal.dot(b.pointee.wayNow - a.pointee.wayNow) + turnB * b.pointee.turnNow - turnA * a.pointee.turnNow
        let overlap = distance + moved + World.slop
        guard overlap < 0 else { return false }
        let push = -max(overlap * 0.3, -2) * normalMass
        a.pointee.nudge -= normal * (push * a.pointee.inverseMass)
        b.pointee.nudge += normal * (push * b.pointee.inverseMass)
        a.pointee.turnNudge -= turnA * push * a.pointee.inverseInertia
        b.pointee.turnNudge += turnB * push * b.pointee.inverseInertia
        return true
    }
}

extension Body {
    /// How far it has come, and turned, since the step began.
    fileprivate var wayNow: Vector { position - oldPosition + nudge }
    fileprivate var turnNow: Double { angle - oldAngle + turnNudge }
}
