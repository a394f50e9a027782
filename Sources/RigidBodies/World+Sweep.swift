/// A box around a collider and the way it may go during a step.
struct Box {
    var minX = -Double.infinity
    var minY = -Double.infinity
    var maxX = Double.infinity
    var maxY = Double.infinity
}

/// Two colliders that may meet during a step.
struct Pair {
    /// The first is the earlier collider; boundaries come before bodies.
    let a: Int
    let b: Int
    /// How far apart they were when the step began.
    var gap: Gap
    /// Its contact was solved before the bodies moved.
    var isSolved = false
    var hasMet = false
}

extension World {
    /// How far apart two may be for their contact to be solved before they move, in points.
    static let margin = 0.1

    /// Puts all corners where their bodies are.
    func placeCorners() {
        for collider in colliders where collider.body != 0 {
            let body = bodies[collider.body]
            for i in collider.first..<collider.first + collider.count {
                placed[i] = collider.isRound ? body.position : body.position + body.rotation(corners[i])
            }
        }
    }

    /// Finds the pairs that may meet within the step, in an order that depends on the colliders alone.
    func findPairs(within h: Double) {
        pairs.removeAll(keepingCapacity: true)
        // A body that is hit may go as fast as the fastest one, or, hit by a heavier one, twice as fast.
        var fastest = 0.0
        for body in bodies where !body.isFixed {
            fastest = max(fastest, body.velocity.length, (body.velocity + body.change * h).length)
        }
        for (index, collider) in colliders.enumerated() where collider.count > 0 {
            let body = bodies[collider.body]
            let turning = collider.isRound ? 0 : abs(body.spin) + abs(body.spinChange) * h
            let way = body.isFixed ? 0 : fastest * h + min(turning * h, 2) * collider.extent
            let reach = collider.radius + way + World.margin
            var box = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
            for i in collider.first..<collider.first + collider.count {
                let p = placed[i]
                box.minX = min(box.minX, p.x)
                box.maxX = max(box.maxX, p.x)
                box.minY = min(box.minY, p.y)
                box.maxY = max(box.maxY, p.y)
            }
            boxes[index] = Box(
                minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)
        }
        sortOrder()
        let apart = joints.filter(\.preventsContact).map { (min($0.a, $0.b), max($0.a, $0.b)) }
        for (position, i) in order.enumerated() {
            let box = boxes[i]
            for next in (position + 1)..<max(order.count, position + 1) {
                let j = order[next]
                let other = boxes[j]
                if other.minX > box.maxX { break }
                guard other.minY <= box.maxY, other.maxY >= box.minY else { continue }
                let (a, b) = (min(i, j), max(i, j))
                guard mayMeet(colliders[a], colliders[b]) else { continue }
                let bodies = (colliders[a].body, colliders[b].body)
                guard !apart.contains(where: { $0 == bodies }) else { continue }
                let gap = hull(a).gap(to: hull(b))
                pairs.append(Pair(a: a, b: b, gap: gap))
            }
        }
        pairs.sort { ($0.a, $0.b) < ($1.a, $1.b) }
    }

    /// Nearly sorted from the step before, and few change places.
    private func sortOrder() {
        for i in 1..<max(order.count, 1) {
            let collider = order[i]
            let x = boxes[collider].minX
            var j = i
            while j > 0, boxes[order[j - 1]].minX > x || (boxes[order[j - 1]].minX == x && order[j - 1] > collider) {
                order[j] = order[j - 1]
                j -= 1
            }
            order[j] = collider
        }
    }

    private func mayMeet(_ a: Collider, _ b: Collider) -> Bool {
        guard b.boundary < 0, a.body != b.body, !(bodies[a.body].isFixed && bodies[b.body].isFixed) else {
            return false
        }
        return a.boundary < 0
            ? bodies[a.body].bodyGroups & bodies[b.body].bodyGroups != 0
            : a.group & bodies[b.body].boundaryGroups != 0
    }

    /// A collider's outline as of the step's beginning.
    func hull(_ index: Int) -> Hull {
        let collider = colliders[index]
        let base = placed.baseAddress ?? scratch
        return hull(collider, UnsafePointer(base + collider.first))
    }

    func hull(_ collider: Collider, _ corners: UnsafePointer<Vector>) -> Hull {
        var hull = Hull(corners: corners, count: collider.count, radius: collider.radius)
        if case .halfPlane(let normal, let offset) = collider.outline { hull.plane = (normal, offset) }
        return hull
    }
}
