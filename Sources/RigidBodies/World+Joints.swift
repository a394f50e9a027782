/// Joints in free flight: RATTLE, which keeps energy for ever as it is symplectic.
///
/// A joint pulls so that its equations hold where the step ends, along the directions they have where it begins; at the
/// end half of that pull is exchanged for one along the directions there, such that the velocities suit them.
extension World {
    /// Stop once no equation is further off, in points and in points per second.
    private static let exact = 1e-7
    private static let steady = 1e-6
    private static let mostRounds = 30
    /// What is off by more than that, in points, after all rounds is left to impulses.
    private static let astray = 0.5

    /// Puts other joints in place of the present ones; one that ties the same bodies in the same way goes on from what
    /// it pulled.
    package func setJoints(_ new: [Joint]) {
        joints = new
        jointsAreStale = true
        pairsAreStale = true
    }

    /// Lays the equations out, and finds which joints share bodies.
    func refreshJoints(within h: Double) {
        guard jointsAreStale else { return }
        jointsAreStale = false
        let (oldTies, oldRows) = (ties.elements, rows.elements)
        ties.removeAll()
        rows.removeAll()
        var root = Array(0..<bodies.count)
        func find(_ body: Int) -> Int {
            var body = body
            while root[body] != body { body = root[body] }
            return body
        }
        for (index, joint) in joints.enumerated() {
            var tie = Tie(joint, within: h)
            tie.first = rows.count
            for row in tie.makeRows() { rows.append(row) }
            tie.count = rows.count - tie.first
            if oldTies.indices.contains(index), (oldTies[index].a, oldTies[index].b) == (tie.a, tie.b),
                oldTies[index].kind == tie.kind, oldTies[index].count == tie.count
            {
                for offset in 0..<tie.count {
                    rows[tie.first + offset].force = oldRows[oldTies[index].first + offset].force
                }
            }
            if tie.kind != .spring, !bodies[tie.a].isFixed, !bodies[tie.b].isFixed { root[find(tie.a)] = find(tie.b) }
            ties.append(tie)
        }
        var islands: [Int] = []
        for index in 0..<ties.count {
            let tie = ties[index]
            let island = find(bodies[tie.a].isFixed ? tie.b : tie.a)
            if !islands.contains(island) { islands.append(island) }
            ties[index].island = islands.firstIndex(of: island) ?? 0
        }
        islandIsHeld.fill(islands.count, with: false)
    }

    /// Pulls the bodies of joints that no contact holds to where the joints let them be at the end of the step.
    func pullJoints(within h: Double) {
        guard ties.count > 0 else { return }
        for index in 0..<islandIsHeld.count { islandIsHeld[index] = false }
        for index in 0..<contacts.count {
            bodies[Int(contacts[index].a)].isBound = true
            bodies[Int(contacts[index].b)].isBound = true
        }
        bodies[0].isBound = false
        for index in 0..<ties.count {
            let tie = ties[index]
            let isHeld = [tie.a, tie.b].contains { bodies[$0].isBound && !bodies[$0].isFixed }
            if isHeld { islandIsHeld[tie.island] = true }
        }
        for index in 0..<contacts.count {
            bodies[Int(contacts[index].a)].isBound = false
            bodies[Int(contacts[index].b)].isBound = false
        }
        linearizeJoints(within: h)
        startPulling()
        let worst = pullRounds(h)
        for index in 0..<ties.count where !islandIsHeld[ties[index].island] && !(worst <= World.astray) {
            giveUpPulling(ties[index])
        }
        if !(worst <= World.astray) {
            for index in 0..<islandIsHeld.count { islandIsHeld[index] = true }
        }
    }

    private func linearizeJoints(within h: Double) {
        for index in 0..<ties.count {
            let tie = ties.base + index
            let frame = tie.pointee.frame(bodies.base)
            for i in 0..<tie.pointee.count {
                let row = rows.base + tie.pointee.first + i
                tie.pointee.linearize(&row.pointee, i, frame)
                row.pointee.weigh(bodies.base)
                aim(&row.pointee, tie.pointee, frame, h)
            }
        }
    }

    /// An end that was put elsewhere draws the body after it, and on the ground so gives it speed.
    private func aim(_ row: inout Row, _ tie: Tie, _ frame: Tie.Frame, _ h: Double) {
        row.target = 0
        row.speed = 0
        guard row.sense == .exact, row.direction != .zero else { return }
        let draws = tie.a == 0 && (tie.kind == .distance || tie.kind == .point)
        let off = tie.kind == .point ? tie.offset(frame).length : abs(row.error)
        guard off > Tie.jump else { return }
        row.target = row.error * (draws ? 0.9 : 0.8)
        if draws { row.speed = row.error * 0.1 / h }
    }

    private func startPulling() {
        for index in 0..<ties.count where !islandIsHeld[ties[index].island] {
            for slot in [ties[index].a, ties[index].b] where !bodies[slot].isFixed {
                bodies[slot].freeVelocity = bodies[slot].change
                bodies[slot].freeSpin = bodies[slot].spinChange
                bodies[slot].isTied = true
            }
        }
        for index in 0..<ties.count where !islandIsHeld[ties[index].island] {
            for i in ties[index].first..<ties[index].first + ties[index].count where rows[i].sense != .friction {
                rows[i].pull(rows[i].force, bodies.base)
            }
        }
    }

    private func giveUpPulling(_ tie: Tie) {
        for slot in [tie.a, tie.b] where !bodies[slot].isFixed {
            bodies[slot].change = bodies[slot].freeVelocity
            bodies[slot].spinChange = bodies[slot].freeSpin
        }
        for i in tie.first..<tie.first + tie.count { rows[i].force = 0 }
    }

    /// How far the equation furthest off is in the end.
    private func pullRounds(_ h: Double) -> Double {
        var worst = 0.0
        for _ in 0..<World.mostRounds {
            worst = 0
            for index in 0..<ties.count {
                let tie = ties.base + index
                guard !islandIsHeld[tie.pointee.island] else { continue }
                for i in 0..<tie.pointee.count {
                    let row = rows.base + tie.pointee.first + i
                    guard row.pointee.sense != .friction else { continue }
                    let frame = tie.pointee.frame(bodies.base, after: h)
                    let off = tie.pointee.error(i, frame) - row.pointee.target
                    let before = row.pointee.force
                    let force = row.pointee.limited(before - off * row.pointee.mass * (2 / (h * h)), most: 0)
                    guard force != before else { continue }
                    row.pointee.force = force
                    row.pointee.pull(force - before, bodies.base)
                    let error =
                        row.pointee.sense == .exact
                        ? abs(off) : min(abs(off), abs(force - before) * h * h / (2 * max(row.pointee.mass, 1e-12)))
                    if !(error <= worst) { worst = error }
                }
            }
            if worst < World.exact || !worst.isFinite { break }
        }
        return worst
    }

    /// Makes the velocities suit the joints where the bodies now are.
    func settleJoints(within h: Double) {
        guard ties.count > 0 else { return }
        for index in 0..<ties.count where !islandIsHeld[ties[index].island] {
            for i in ties[index].first..<ties[index].first + ties[index].count where rows[i].sense != .friction {
                rows[i].push(-rows[i].force * h / 2, bodies.base)
            }
        }
        for index in 0..<ties.count where !islandIsHeld[ties[index].island] { startSettling(ties[index], h) }
        for _ in 0..<World.mostRounds {
            var worst = 0.0
            for index in 0..<ties.count where !islandIsHeld[ties[index].island] {
                for i in ties[index].first..<ties[index].first + ties[index].count {
                    worst = max(worst, settle(rows.base + i, h))
                }
            }
            if worst < World.steady { break }
        }
    }

    private func startSettling(_ tie: Tie, _ h: Double) {
        let frame = tie.frame(bodies.base)
        for i in 0..<tie.count {
            let row = rows.base + tie.first + i
            tie.linearize(&row.pointee, i, frame)
            row.pointee.weigh(bodies.base)
            // In the error's place: what this pushes.
            let isTaut = row.pointee.sense != .atLeastZero || row.pointee.force > 0 || row.pointee.error <= 1e-6
            row.pointee.target = isTaut ? 1 : 0
            row.pointee.error = row.pointee.sense == .friction ? 0 : row.pointee.force * h / 2
            if isTaut { row.pointee.push(row.pointee.error, bodies.base) }
        }
    }

    private func settle(_ row: UnsafeMutablePointer<Row>, _ h: Double) -> Double {
        guard row.pointee.target != 0, row.pointee.mass > 0 else { return 0 }
        let before = row.pointee.error
        let speed = row.pointee.growth(bodies.base) + row.pointee.speed
        let impulse = row.pointee.limited(before - speed * row.pointee.mass, most: row.pointee.most * h)
        guard impulse != before else { return 0 }
        row.pointee.error = impulse
        row.pointee.push(impulse - before, bodies.base)
        return abs(impulse - before) / row.pointee.mass
    }
}
