/// The broad phase: finds the pairs of colliders whose boxes overlap, by sort and sweep.
final class BroadPhase {
    /// How much larger than necessary a box is, in points, and for how many steps of motion it suffices.
    private static let boxMargin = 1.0
    private static let predictedSteps = 3.0

    private let store: BodyStore
    private let geometry: CollisionGeometry
    private let list: PairList
    private let joints: JointConstraints
    private var bodies: Buffer<Body> { store.bodies }
    private var colliders: Buffer<Collider> { geometry.colliders }

    /// A box around each collider, with a margin; only colliders whose boxes overlap can collide.
    @exclusivity(unchecked) private var boxes = Buffer<Box>()
    /// The colliders with corners, by the left edge of their boxes at the last search.
    @exclusivity(unchecked) private var order = Buffer<Int32>()
    @exclusivity(unchecked) private var sortedBoxes = Buffer<Box>()
    @exclusivity(unchecked) private var planes = Buffer<Int32>()
    @exclusivity(unchecked) private var found = Buffer<ColliderPair>()
    @exclusivity(unchecked) private var sorted = Buffer<ColliderPair>()
    @exclusivity(unchecked) private var tally = Buffer<Int32>()
    /// Whether something other than motion changed which colliders may collide.
    @exclusivity(unchecked) var isStale = true

    init(_ store: BodyStore, _ geometry: CollisionGeometry, _ list: PairList, _ joints: JointConstraints) {
        self.store = store
        self.geometry = geometry
        self.list = list
        self.joints = joints
    }

    deinit {
        for buffer in [boxes, sortedBoxes] { buffer.free() }
        for buffer in [order, planes, tally] { buffer.free() }
        for buffer in [found, sorted] { buffer.free() }
    }

    /// Starts again with other colliders.
    func reset() {
        isStale = true
        boxes.fill(colliders.count, with: Box(minX: 0, minY: 0, maxX: 0, maxY: 0))
        order.removeAll()
        planes.removeAll()
        for index in 0..<colliders.count {
            let number = Int32(truncatingIfNeeded: index)
            if colliders[index].isPlane { planes.append(number) } else { order.append(number) }
            if colliders[index].body == 0, !colliders[index].isPlane { boxes[index] = span(index, within: 0) }
        }
    }

    /// Makes a pair of any two colliders that may collide within the step.
    ///
    /// The pairs of the step before remain while every collider stays within its box.
    func update(within h: Double) {
        if !isStale {
            for slot in 1..<max(bodies.count, 1) where !bodies[slot].isStill || bodies[slot].needsPlacement {
                let start = Int(bodies[slot].firstCollider)
                for index in start..<start + Int(bodies[slot].colliderCount)
                where !boxes[index].contains(span(index, within: h)) {
                    isStale = true
                }
            }
        }
        if isStale { search(within: h) }
    }

    /// The box that contains a collider throughout the step.
    private func span(_ index: Int, within h: Double) -> Box {
        let collider = colliders[index]
        let body = bodies.base + collider.body
        let places = geometry.placedCorners.base + collider.first
        var box = Box(minX: places[0].x, minY: places[0].y, maxX: places[0].x, maxY: places[0].y)
        for i in 1..<max(collider.count, 1) {
            box.minX = min(box.minX, places[i].x)
            box.maxX = max(box.maxX, places[i].x)
            box.minY = min(box.minY, places[i].y)
            box.maxY = max(box.maxY, places[i].y)
        }
        let turning =
            collider.isRound
            ? 0 : (abs(body.pointee.angularVelocity) + abs(body.pointee.angularAcceleration) * h) * h
        return box.swept(by: body.pointee.velocity * h).grown(
            by: collider.radius + NarrowPhase.contactMargin + min(turning, 2) * collider.extent
                + body.pointee.acceleration.length * h * h / 2)
    }

    private func search(within h: Double) {
        for slot in 1..<max(bodies.count, 1) {
            let body = bodies.base + slot
            let start = Int(body.pointee.firstCollider)
            for index in start..<start + Int(body.pointee.colliderCount) {
                let ahead =
                    body.pointee.isFixed ? Vector.zero : body.pointee.velocity * (h * BroadPhase.predictedSteps)
                boxes[index] = span(index, within: h).swept(by: ahead).grown(by: BroadPhase.boxMargin)
            }
        }
        found.removeAll()
        markPassingBodies()
        sweepPlanes()
        sweepBoxes()
        sortFound()
        list.replace(with: found, geometry)
        isStale = false
    }

    private func sweepPlanes() {
        for i in 0..<planes.count {
            for j in 0..<order.count where reaches(planes[i], boxes[Int(order[j])]) { add(planes[i], order[j]) }
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

    /// Sorts the boxes by their left edges and sweeps along x.
    private func sweepBoxes() {
        let order = order.base
        let count = self.order.count
        // Insertion sort: the order of the last search is nearly right.
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
                if sorted[j].minY <= box.maxY, sorted[j].maxY >= box.minY { add(order[i], order[j]) }
                j += 1
            }
        }
    }

    /// Adds two colliders to the pairs found if they may collide.
    private func add(_ i: Int32, _ j: Int32) {
        let both = ColliderPair(a: min(i, j), b: max(i, j))
        if mayCollide(both) { found.append(both) }
    }

    private func mayCollide(_ both: ColliderPair) -> Bool {
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
        return !joints.joints.contains { $0.preventsContact && (($0.a, $0.b) == (x, y) || ($0.a, $0.b) == (y, x)) }
    }

    private func markPassingBodies() {
        for slot in 0..<bodies.count { bodies[slot].passesThrough = false }
        for joint in joints.joints where joint.preventsContact {
            bodies[joint.a].passesThrough = true
            bodies[joint.b].passesThrough = true
        }
    }

    /// Sorts the pairs by their colliders, so that their order depends on nothing else.
    ///
    /// A radix sort with two passes: by the second collider, then by the first.
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

    /// Extends the boxes of a body whose motion changed within the step.
    ///
    /// - Returns: The indices of the pairs that this added.
    func extendBoxes(of slot: Int, within h: Double) -> Range<Int> {
        let first = list.pairs.count
        let body = bodies.base + slot
        let left = h - body.pointee.time
        let path = body.pointee.isHalted ? Vector.zero : body.pointee.velocity * left
        for index in Int(body.pointee.firstCollider)..<Int(body.pointee.firstCollider + body.pointee.colliderCount) {
            let collider = colliders[index]
            let reach =
                (collider.isRound ? collider.radius : collider.extent) + body.pointee.acceleration.length * left * left
                / 2
            let place = body.pointee.position
            let box = Box(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y).grown(by: reach).swept(by: path)
            guard !boxes[index].contains(box) else { continue }
            let before = boxes[index]
            let after = before.union(box.grown(by: BroadPhase.boxMargin))
            boxes[index] = after
            let number = Int32(truncatingIfNeeded: index)
            found.removeAll()
            for i in 0..<planes.count where reaches(planes[i], after) && !reaches(planes[i], before) {
                add(planes[i], number)
            }
            for i in 0..<order.count where order[i] != number {
                let other = boxes[Int(order[i])]
                if other.overlaps(after), !other.overlaps(before) { add(order[i], number) }
            }
            for i in 0..<found.count { list.append(Pair(found[i], colliders.base)) }
        }
        return first..<list.pairs.count
    }
}
