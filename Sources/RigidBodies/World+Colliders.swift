/// The outlines that bodies and boundaries show.
extension World {
    /// Makes the colliders anew where bodies, their shapes or the boundaries have changed; boundaries come first, then
    /// bodies by slot.
    func refreshColliders() {
        guard collidersAreStale else { return }
        collidersAreStale = false
        pairsAreStale = true
        let former = FormerColliders(self)
        colliders.removeAll()
        corners.removeAll()
        normals.removeAll()
        for boundary in boundaries { add(boundary) }
        dressedBoundaries = boundaries
        for slot in 1..<max(bodies.count, 1) {
            bodies[slot].firstCollider = Int32(truncatingIfNeeded: colliders.count)
            guard bodies[slot].isLive else { continue }
            for shape in shapes[slot] { add(shape, body: slot, boundary: -1, group: 0) }
            bodies[slot].colliderCount = Int32(truncatingIfNeeded: colliders.count) - bodies[slot].firstCollider
            bodies[slot].isMisplaced = true
        }
        placedCorners.fill(corners.count, with: .zero)
        placedNormals.fill(corners.count, with: .zero)
        placedCorners.base.update(from: corners.base, count: corners.count)
        placedNormals.base.update(from: normals.base, count: normals.count)
        boxes.fill(colliders.count, with: Box(minX: 0, minY: 0, maxX: 0, maxY: 0))
        order.removeAll()
        planes.removeAll()
        for index in 0..<colliders.count {
            let number = Int32(truncatingIfNeeded: index)
            if colliders[index].isPlane { planes.append(number) } else { order.append(number) }
            if colliders[index].body == 0, !colliders[index].isPlane { boxes[index] = span(index, within: 0) }
        }
        formerColliders = former.numbers(in: self)
    }

    private func add(_ boundary: Boundary) {
        switch boundary.outline {
        case .segment(let start, let end):
            let shape = Shape(corners: [start, end], radius: 0)
            add(shape, body: 0, boundary: boundary.number, group: boundary.group)
        case .halfPlane(let normal, let offset):
            colliders.append(
                Collider(
                    body: 0, boundary: boundary.number, group: boundary.group, first: corners.count, count: 0,
                    radius: 0, extent: 0, isRound: false, normal: normal, offset: offset))
        }
    }

    private func add(_ shape: Shape, body: Int, boundary: Int, group: UInt64) {
        let count = shape.corners.count
        colliders.append(
            Collider(
                body: body, boundary: boundary, group: group, first: corners.count, count: count,
                radius: shape.radius, extent: shape.extent, isRound: shape.isRound, normal: .zero, offset: 0))
        for (index, corner) in shape.corners.enumerated() {
            let along = shape.corners[index + 1 == count ? 0 : index + 1] - corner
            corners.append(corner)
            normals.append(Vector(along.y, -along.x).normalized())
        }
    }

    // MARK: Places

    /// Puts the corners of all that moved where it is.
    func placeCorners() {
        for slot in 1..<max(bodies.count, 1) where !bodies[slot].isFixed || bodies[slot].isMisplaced {
            bodies[slot].isMisplaced = false
            let body = bodies.base + slot
            let start = Int(body.pointee.firstCollider)
            for index in start..<start + Int(body.pointee.colliderCount) {
                place(
                    colliders[index], body.pointee.position, body.pointee.rotation,
                    placedCorners.base + colliders[index].first, placedNormals.base + colliders[index].first)
            }
        }
    }

    @inline(__always)
    func place(
        _ collider: Collider, _ position: Vector, _ rotation: Rotation, _ places: UnsafeMutablePointer<Vector>,
        _ directions: UnsafeMutablePointer<Vector>
    ) {
        guard !collider.isRound else {
            places[0] = position
            return
        }
        for i in 0..<collider.count {
            places[i] = position + rotation(corners[collider.first + i])
            directions[i] = rotation(normals[collider.first + i])
        }
    }

    /// A collider's outline as of the step's beginning.
    func hull(_ index: Int) -> Hull {
        let collider = colliders[index]
        return Hull(
            collider, corners: placedCorners.base + collider.first, normals: placedNormals.base + collider.first)
    }
}

/// What the colliders were before they are made anew, so that what touched is found again.
private struct FormerColliders {
    let boundaries: [Boundary]
    /// By slot: the first collider and how many follow.
    let ofBodies: [(first: Int32, count: Int32)]

    init(_ world: World) {
        boundaries = world.dressedBoundaries
        ofBodies = (0..<world.bodies.count).map {
            let body = world.bodies[$0]
            return (body.firstCollider, body.isLive ? body.colliderCount : 0)
        }
    }

    /// For each collider that was, its number now; -1 where it is gone.
    func numbers(in world: World) -> [Int32] {
        let count = (ofBodies.map { Int($0.first + $0.count) } + [boundaries.count]).max() ?? 0
        var numbers = [Int32](repeating: -1, count: count)
        for index in boundaries.indices.prefix(world.boundaries.count)
        where boundaries[index] == world.boundaries[index] {
            numbers[index] = Int32(truncatingIfNeeded: index)
        }
        for (slot, old) in ofBodies.enumerated() where old.count > 0 {
            let body = world.bodies[slot]
            guard body.isLive, body.colliderCount == old.count else { continue }
            for offset in 0..<old.count { numbers[Int(old.first + offset)] = body.firstCollider + offset }
        }
        return numbers
    }
}
