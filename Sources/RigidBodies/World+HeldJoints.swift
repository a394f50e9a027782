/// Joints of bodies that contacts hold: sequential impulses, together with the contacts.
extension World {
    func startHeldJoints(_ h: Double) {
        forEachHeldRow { row in
            row.pointee.force = row.pointee.limited(row.pointee.force, most: row.pointee.most)
            row.pointee.push(row.pointee.force * h, bodies.base)
        }
    }

    /// One round; how much speed it took back or gave.
    func solveHeldJoints(_ h: Double) -> Double {
        var most = 0.0
        forEachHeldRow { row in
            guard row.pointee.mass > 0 else { return }
            let open = row.pointee.sense == .atLeastZero ? max(row.pointee.error, 0) / h : 0
            let speed = row.pointee.growth(bodies.base) + row.pointee.speed + open
            let before = row.pointee.force
            row.pointee.force = row.pointee.limited(before - speed * row.pointee.mass / h, most: row.pointee.most)
            let change = (row.pointee.force - before) * h
            row.pointee.push(change, bodies.base)
            most = max(most, abs(change) / row.pointee.mass)
        }
        return most
    }

    func forgetHeldJoints() { forEachHeldRow { $0.pointee.force = 0 } }

    /// Whether an end that was put elsewhere draws a body after it, which gives it energy.
    var drawsHeldJoints: Bool {
        var draws = false
        forEachHeldRow { if $0.pointee.speed != 0 { draws = true } }
        return draws
    }

    /// Marks what joints pull on; true where they pull at all.
    func finishHeldJoints(_ h: Double) -> Bool {
        var pulls = false
        forEachHeldRow { row in
            guard row.pointee.force != 0 else { return }
            bodies[Int(row.pointee.a)].isTied = true
            bodies[Int(row.pointee.b)].isTied = true
            pulls = true
        }
        return pulls
    }

    /// Takes bodies back to where their joints let them be, equation by equation; true where that moved any.
    func moveHeldJoints() -> Bool {
        var moved = false
        for index in 0..<ties.count where islandIsHeld[ties[index].island] {
            let tie = ties[index]
            for i in 0..<tie.count where rows[tie.first + i].sense != .friction {
                let row = rows.base + tie.first + i
                // What draws an end moves it by itself.
                guard row.pointee.speed == 0 else { continue }
                tie.linearize(&row.pointee, i, tie.frame(bodies.base))
                row.pointee.weigh(bodies.base)
                let error = row.pointee.sense == .exact ? row.pointee.error : min(row.pointee.error, 0)
                guard error != 0 else { continue }
                row.pointee.move(-error * row.pointee.mass, bodies.base)
                moved = true
            }
        }
        return moved
    }

    private func forEachHeldRow(_ body: (UnsafeMutablePointer<Row>) -> Void) {
        for index in 0..<ties.count where islandIsHeld[ties[index].island] {
            for i in 0..<ties[index].count { body(rows.base + ties[index].first + i) }
        }
    }
}

extension Tie {
    /// A spring, as a force where its ends will be in the middle of the step.
    func pullSpring(_ bodies: UnsafeMutablePointer<Body>, _ h: Double) {
        let (a, b) = (bodies + a, bodies + b)
        let inverse = a.pointee.inverseMass + b.pointee.inverseMass
        guard inverse > 0 else { return }
        let (armA, armB) = (a.pointee.rotation(anchorA), b.pointee.rotation(anchorB))
        let speed = b.pointee.velocity(at: armB) - a.pointee.velocity(at: armA)
        let offset = b.pointee.position + armB - a.pointee.position - armA + speed * (h / 2)
        let normal = offset.normalized()
        let omega = 2 * .pi * frequency
        let closing = speed.dot(normal)
        let stretch = offset.dot(normal) - length
        // Implicit in the damping, so that no damping makes it unstable.
        let force = -(omega * omega * stretch + 2 * damping * omega * closing) / (1 + damping * omega * h) / inverse
        let push = normal * force
        a.pointee.change -= push * a.pointee.inverseMass
        a.pointee.spinChange -= armA.cross(push) * a.pointee.inverseInertia
        b.pointee.change += push * b.pointee.inverseMass
        b.pointee.spinChange += armB.cross(push) * b.pointee.inverseInertia
    }
}
