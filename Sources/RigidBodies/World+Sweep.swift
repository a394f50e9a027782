/// The broad phase: which pairs may meet.
extension World {
    /// How far apart two may be for their contact to be solved before they move, in points.
    static let margin = 0.1
    /// How much further than they need boxes reach, in points, and for how many steps' way.
    private static let room = 1.0
    private static let foresight = 3.0

    /// Sees to it that all that may meet within the step are pairs.
    ///
    /// The pairs of the step before stay as long as every body is within its boxes.
    func findPairs(within h: Double) {
        if !pairsAreStale {
            for slot in 1..<max(bodies.count, 1) where !bodies[slot].isFixed || bodies[slot].isMisplaced {
                let start = Int(bodies[slot].firstCollider)
                for index in start..<start + Int(bodies[slot].colliderCount)
                where !boxes[index].contains(span(index, within: h)) {
                    pairsAreStale = true
                }
            }
        }
        if pairsAreStale { searchPairs(within: h) }
    }

    /// The box around a collider on its way from the step's beginning.
    func span(_ index: Int, within h: Double) -> Box {
        let collider = colliders[index]
        let body = bodies.base + collider.body
        let places = placedCorners.base + collider.first
        var box = Box(minX: places[0].x, minY: places[0].y, maxX: places[0].x, maxY: places[0].y)
        for i in 1..<max(collider.count, 1) {
            box.minX = min(box.minX, places[i].x)
            box.maxX = max(box.maxX, places[i].x)
            box.minY = min(box.minY, places[i].y)
            box.maxY = max(box.maxY, places[i].y)
        }
        let turning = collider.isRound ? 0 : (abs(body.pointee.spin) + abs(body.pointee.spinChange) * h) * h
        return box.swept(by: body.pointee.velocity * h).grown(
            by: collider.radius + World.margin + min(turning, 2) * collider.extent
                + body.pointee.change.length * h * h / 2)
    }

    private func searchPairs(within h: Double) {
        for slot in 1..<max(bodies.count, 1) {
            let body = bodies.base + slot
            let start = Int(body.pointee.firstCollider)
            for index in start..<start + Int(body.pointee.colliderCount) {
                let ahead = body.pointee.isFixed ? Vector.zero : body.pointee.velocity * (h * World.foresight)
                boxes[index] = span(index, within: h).swept(by: ahead).grown(by: World.room)
            }
        }
        found.removeAll()
        markTied()
        sweepPlanes()
        sweepBoxes()
        sortFound()
        swap(&pairs, &oldPairs)
        pairs.removeAll()
        for i in 0..<found.count { pairs.append(Pair(found[i], colliders.base)) }
        linkPairs()
        inheritPairs()
        pairsAreStale = false
    }

    private func sweepPlanes() {
        for i in 0..<planes.count {
            for j in 0..<order.count where reaches(planes[i], boxes[Int(order[j])]) { find(planes[i], order[j]) }
        }
    }

    /// Whether a box reaches into a half-plane.
    private func reaches(_ plane: Int32, _ box: Box) -> Bool {
        let plane = colliders.base + Int(plane)
        let normal = plane.pointee.normal
        let x = normal.x > 0 ? box.minX : box.maxX
        let y = normal.y > 0 ? box.minY : box.maxY
        return normal.x * x + normal.y * y <= plane.pointee.offset
    }

    /// Sort and sweep along x.
    private func sweepBoxes() {
        let order = order.base
        let count = self.order.count
        // Nearly sorted from the last time, and few change places.
        for i in 1..<max(count, 1) {
            let collider = order[i]
            let x = boxes[Int(collider)].minX
            var j = i
            while j > 0 {
                let before = boxes[Int(order[j - 1])].minX
                guard before > x || (before == x && order[j - 1] > collider) else { break }
                order[j] = order[j - 1]
                j -= 1
            }
            order[j] = collider
        }
        sortedBoxes.removeAll()
        for i in 0..<count { sortedBoxes.append(boxes[Int(order[i])]) }
        let sorted = sortedBoxes.base
        for i in 0..<count {
            let box = sorted[i]
            var j = i + 1
            while j < count, sorted[j].minX <= box.maxX {
                if sorted[j].minY <= box.maxY, sorted[j].maxY >= box.minY { find(order[i], order[j]) }
                j += 1
            }
        }
    }

    /// Makes two colliders a pair, if their bodies may meet.
    private func find(_ i: Int32, _ j: Int32) {
        let both = ColliderPair(a: min(i, j), b: max(i, j))
        if mayMeet(both) { found.append(both) }
    }

    private func mayMeet(_ both: ColliderPair) -> Bool {
        let (first, second) = (colliders.base + Int(both.a), colliders.base + Int(both.b))
        let (bodyA, bodyB) = (bodies.base + first.pointee.body, bodies.base + second.pointee.body)
        guard second.pointee.boundary < 0 else { return false }
        if first.pointee.boundary >= 0 {
            return first.pointee.group & bodyB.pointee.boundaryGroups != 0 && !bodyB.pointee.isFixed
        }
        guard bodyA.pointee.bodyGroups & bodyB.pointee.bodyGroups != 0, bodyA != bodyB,
            !(bodyA.pointee.isFixed && bodyB.pointee.isFixed)
        else { return false }
        guard bodyA.pointee.passesThrough, bodyB.pointee.passesThrough else { return true }
        let (x, y) = (first.pointee.body, second.pointee.body)
        return !joints.contains { $0.preventsContact && (($0.a, $0.b) == (x, y) || ($0.a, $0.b) == (y, x)) }
    }

    private func markTied() {
        for slot in 0..<bodies.count { bodies[slot].passesThrough = false }
        for joint in joints where joint.preventsContact {
            bodies[joint.a].passesThrough = true
            bodies[joint.b].passesThrough = true
        }
    }

    /// By the first collider, then by the second, so that the order depends on the colliders alone: counting, the
    /// second first.
    private func sortFound() {
        for byFirst in [false, true] {
            tally.fill(colliders.count + 1, with: 0)
            for i in 0..<found.count { tally[Int(byFirst ? found[i].a : found[i].b) + 1] += 1 }
            for i in 1..<tally.count { tally[i] += tally[i - 1] }
            sorted.fill(found.count, with: ColliderPair(a: 0, b: 0))
            for i in 0..<found.count {
                let key = Int(byFirst ? found[i].a : found[i].b)
                sorted[Int(tally[key])] = found[i]
                tally[key] += 1
            }
            swap(&found, &sorted)
        }
    }

    // MARK: Within a step

    /// Sees to it that a body whose motion has changed within the step is paired with all it may now meet.
    func extendBoxes(of slot: Int, within h: Double) {
        let body = bodies[slot]
        let left = h - body.time
        let way = body.isHalted ? Vector.zero : body.velocity * left
        for index in Int(body.firstCollider)..<Int(body.firstCollider + body.colliderCount) {
            let collider = colliders[index]
            let reach = (collider.isRound ? collider.radius : collider.extent) + body.change.length * left * left / 2
            let place = body.position
            let box = Box(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y).grown(by: reach).swept(by: way)
            guard !boxes[index].contains(box) else { continue }
            let before = boxes[index]
            let after = before.union(box.grown(by: World.room))
            boxes[index] = after
            let number = Int32(truncatingIfNeeded: index)
            found.removeAll()
            for i in 0..<planes.count where reaches(planes[i], after) && !reaches(planes[i], before) {
                find(planes[i], number)
            }
            for i in 0..<order.count where order[i] != number {
                let other = boxes[Int(order[i])]
                if other.meets(after), !other.meets(before) { find(order[i], number) }
            }
            for i in 0..<found.count {
                pairs.append(Pair(found[i], colliders.base))
                linkPair(pairs.count - 1)
                measure(pairs.count - 1, within: h)
            }
        }
    }
}
