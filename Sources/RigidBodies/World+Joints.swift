/// Joints in free flight: RATTLE, which keeps energy for ever as it is symplectic.
///
/// A joint pulls so that its equations hold where the step ends, along the directions they have where it begins; at the
/// end half of that pull is exchanged for one along the directions there, such that the velocities suit them.
extension World {
    /// Stop once no equation is further off, in points and in points per second.
    private static let exact = 1e-7
    private static let steady = 1e-6
    private static let mostRounds = 12
    /// How often ropes and stops that turn out to be slack are left out, and the rest is solved again.
    private static let mostSets = 6
    /// What is off by more than that, in points, after all rounds is left to impulses.
    private static let astray = 0.5

    /// Puts other joints in place of the present ones; one that ties the same bodies in the same way goes on from what
    /// it pulled.
    package func setJoints(_ new: [Joint]) {
        if zip(joints, new).contains(where: { $0 != $1 && ($0.a, $0.b) == ($1.a, $1.b) }) {
            drawingSteps = World.mostDrawingSteps
        }
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
            for row in tie.makeRows(index) { rows.append(row) }
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
        for island in 0..<islandIsHeld.count where !islandIsHeld[island] {
            guard !(pull(island, h) <= World.astray) else { continue }
            giveUpPulling(island)
            islandIsHeld[island] = true
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
        row.isOverrun = false
        if row.sense == .atLeastZero, row.error < -World.exact {
            // Bodies that were hit may have gone too far: they come back step by step.
            row.isOverrun = true
            row.target = row.error * 0.8
        }
        guard row.sense == .exact, row.direction != .zero else { return }
        let draws = tie.a == 0 && (tie.kind == .distance || tie.kind == .point)
        let off = tie.kind == .point ? tie.offset(frame).length : abs(row.error)
        guard off > Tie.jump else { return }
        row.target = row.error * (draws ? 0.9 : 0.8)
        guard draws, drawingSteps > 0 else { return }
        row.speed = row.error * 0.1 / h
        isDriven = true
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

    private func giveUpPulling(_ island: Int) {
        forEachTie(of: island) { tie in
            for slot in [tie.a, tie.b] where !bodies[slot].isFixed {
                bodies[slot].change = bodies[slot].freeVelocity
                bodies[slot].spinChange = bodies[slot].freeSpin
            }
            for i in tie.first..<tie.first + tie.count { rows[i].force = 0 }
        }
    }

    private func forEachTie(of island: Int, _ body: (Tie) -> Void) {
        for index in 0..<ties.count where ties[index].island == island { body(ties[index]) }
    }

    // MARK: Places

    /// How far the equation furthest off is in the end; infinity where no set of taut ropes and stops suits.
    private func pull(_ island: Int, _ h: Double) -> Double {
        forEachTie(of: island) { tie in
            let frame = tie.frame(bodies.base, after: h)
            for i in 0..<tie.count {
                let row = rows.base + tie.first + i
                row.pointee.wasLoosened = false
                row.pointee.isTaut =
                    row.pointee.sense == .exact
                    || row.pointee.sense == .atLeastZero && (row.pointee.force > 0 || tie.error(i, frame) < 0)
            }
        }
        for _ in 0..<World.mostSets {
            collectTaut(island)
            guard system.count <= JointSystem.mostRows else { return .infinity }
            system.factor(rows.base, bodies.base)
            let worst = pullTogether(h)
            if !loosen(), !tauten(island, h) { return worst }
        }
        return .infinity
    }

    private func collectTaut(_ island: Int) {
        system.removeAll()
        forEachTie(of: island) { tie in
            for i in tie.first..<tie.first + tie.count
            where rows[i].isTaut && rows[i].sense != .friction && rows[i].mass > 0 { system.add(i) }
        }
    }

    /// Newton's method with the directions of the step's beginning.
    private func pullTogether(_ h: Double) -> Double {
        var worst = 0.0
        for _ in 0..<World.mostRounds {
            worst = 0
            for i in 0..<system.count {
                let index = Int(system.rows[i])
                let tie = ties.base + Int(rows[index].tie)
                let frame = tie.pointee.frame(bodies.base, after: h)
                let off = tie.pointee.error(index - tie.pointee.first, frame) - rows[index].target
                system.right[i] = off * (2 / (h * h))
                if !(abs(off) <= worst) { worst = abs(off) }
            }
            if worst < World.exact || !worst.isFinite { break }
            system.solve()
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                row.pointee.force -= system.right[i]
                row.pointee.pull(-system.right[i], bodies.base)
            }
        }
        return worst
    }

    /// Takes the pull off what can only push or only pull and does the other; true where there was such.
    private func loosen() -> Bool {
        var isLoose = false
        for i in 0..<system.count {
            let row = rows.base + Int(system.rows[i])
            guard row.pointee.sense == .atLeastZero, row.pointee.force < 0 else { continue }
            row.pointee.pull(-row.pointee.force, bodies.base)
            row.pointee.force = 0
            row.pointee.isTaut = false
            row.pointee.wasLoosened = true
            isLoose = true
        }
        return isLoose
    }

    /// Takes in what would be overrun; true where there was such.
    ///
    /// What was loosened in this step stays so, or it would come and go.
    private func tauten(_ island: Int, _ h: Double) -> Bool {
        var isTaut = false
        forEachTie(of: island) { tie in
            let frame = tie.frame(bodies.base, after: h)
            for i in 0..<tie.count {
                let row = rows.base + tie.first + i
                guard row.pointee.sense == .atLeastZero, !row.pointee.isTaut, !row.pointee.wasLoosened,
                    tie.error(i, frame) < -World.exact
                else { continue }
                row.pointee.isTaut = true
                isTaut = true
            }
        }
        return isTaut
    }

    // MARK: Velocities

    /// Makes the velocities suit the joints where the bodies now are.
    func settleJoints(within h: Double) {
        for island in 0..<islandIsHeld.count where !islandIsHeld[island] {
            forEachTie(of: island) { tie in
                for i in tie.first..<tie.first + tie.count where rows[i].sense != .friction {
                    rows[i].push(-rows[i].force * h / 2, bodies.base)
                }
            }
            forEachTie(of: island) { startSettling($0, h) }
            repeat {
                collectTaut(island)
                system.factor(rows.base, bodies.base)
                settleTogether(island, h)
            } while slacken()
        }
    }

    private func startSettling(_ tie: Tie, _ h: Double) {
        let frame = tie.frame(bodies.base)
        for i in 0..<tie.count {
            let row = rows.base + tie.first + i
            tie.linearize(&row.pointee, i, frame)
            row.pointee.weigh(bodies.base)
            row.pointee.isTaut = row.pointee.sense != .atLeastZero || row.pointee.force > 0 || row.pointee.error <= 1e-6
            row.pointee.impulse = row.pointee.sense == .friction ? 0 : row.pointee.force * h / 2
            if row.pointee.isTaut { row.pointee.push(row.pointee.impulse, bodies.base) }
        }
    }

    private func settleTogether(_ island: Int, _ h: Double) {
        for _ in 0..<World.mostRounds {
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                system.right[i] = row.pointee.growth(bodies.base) + row.pointee.speed
            }
            system.solve()
            for i in 0..<system.count {
                let row = rows.base + Int(system.rows[i])
                row.pointee.impulse -= system.right[i]
                row.pointee.push(-system.right[i], bodies.base)
            }
            // Friction depends on what the others leave, and they on it.
            guard rubJoints(island, h) > World.steady else { break }
        }
    }

    /// How much speed friction took back or gave.
    private func rubJoints(_ island: Int, _ h: Double) -> Double {
        var most = 0.0
        forEachTie(of: island) { tie in
            for i in tie.first..<tie.first + tie.count where rows[i].sense == .friction && rows[i].mass > 0 {
                let row = rows.base + i
                let before = row.pointee.impulse
                let speed = row.pointee.growth(bodies.base)
                row.pointee.impulse = row.pointee.limited(
                    before - speed * row.pointee.mass, most: row.pointee.most * h)
                row.pointee.push(row.pointee.impulse - before, bodies.base)
                most = max(most, abs(row.pointee.impulse - before) / row.pointee.mass)
            }
        }
        return most
    }

    private func slacken() -> Bool {
        var isSlack = false
        for i in 0..<system.count {
            let row = rows.base + Int(system.rows[i])
            // The way back from where it was overrun leaves no speed.
            guard row.pointee.sense == .atLeastZero, row.pointee.impulse < 0, !row.pointee.isOverrun else { continue }
            row.pointee.push(-row.pointee.impulse, bodies.base)
            row.pointee.impulse = 0
            row.pointee.isTaut = false
            isSlack = true
        }
        return isSlack
    }
}
