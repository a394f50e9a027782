/// The colliders of all bodies and boundaries, and their corners in the world.
final class CollisionGeometry {
    private let store: BodyStore
    private var bodies: Buffer<Body> { store.bodies }

    var boundaries: [Boundary] = [] { didSet { if boundaries != oldValue { isStale = true } } }

    /// The colliders of the boundaries, then those of the bodies by slot.
    @exclusivity(unchecked) var colliders = Buffer<Collider>()
    /// The least extent of a shape of a body.
    @exclusivity(unchecked) private(set) var leastExtent = Double.infinity
    /// The corners, and the outward normals of the edges that begin there, in the bodies' own frames.
    @exclusivity(unchecked) private var corners = Buffer<Vector>()
    @exclusivity(unchecked) private var normals = Buffer<Vector>()
    /// The same corners and normals in the world, at the beginning of the step.
    @exclusivity(unchecked) var placedCorners = Buffer<Vector>()
    @exclusivity(unchecked) private var placedNormals = Buffer<Vector>()
    /// Whether bodies, shapes or boundaries changed since the colliders were made.
    @exclusivity(unchecked) var isStale = false
    /// The boundaries that the colliders were made from.
    private var colliderBoundaries: [Boundary] = []

    init(_ store: BodyStore) { self.store = store }

    deinit {
        colliders.free()
        for buffer in [corners, normals, placedCorners, placedNormals] { buffer.free() }
    }

    /// Makes the colliders again if they are out of date.
    ///
    /// - Returns: For each former collider its index now, or -1 where it is gone; nil if no collider changed.
    func refresh() -> [Int32]? {
        guard isStale else { return nil }
        isStale = false
        let former = FormerColliders(store, colliderBoundaries)
        leastExtent = .infinity
        colliders.removeAll()
        corners.removeAll()
        normals.removeAll()
        for boundary in boundaries { add(boundary) }
        colliderBoundaries = boundaries
        for slot in 1..<max(bodies.count, 1) {
            bodies[slot].firstCollider = Int32(truncatingIfNeeded: colliders.count)
            guard bodies[slot].isLive else { continue }
            for shape in store.shapes[slot] { add(shape, body: slot, boundary: -1, group: 0) }
            bodies[slot].colliderCount = Int32(truncatingIfNeeded: colliders.count) - bodies[slot].firstCollider
            bodies[slot].needsPlacement = true
        }
        placedCorners.fill(corners.count, with: .zero)
        placedNormals.fill(corners.count, with: .zero)
        placedCorners.base.update(from: corners.base, count: corners.count)
        placedNormals.base.update(from: normals.base, count: normals.count)
        return former.successors(store, boundaries)
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
        if boundary < 0 { leastExtent = min(leastExtent, shape.extent) }
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

    // MARK: Placement

    /// Places the corners of all bodies that may have moved.
    func placeCorners() {
        for slot in 1..<max(bodies.count, 1) where !bodies[slot].isStill || bodies[slot].needsPlacement {
            bodies[slot].needsPlacement = false
            let body = bodies.base + slot
            let start = Int(body.pointee.firstCollider)
            for index in start..<start + Int(body.pointee.colliderCount) {
                place(
                    colliders[index], body.pointee.position, body.pointee.rotation,
                    placedCorners.base + colliders[index].first, placedNormals.base + colliders[index].first)
            }
        }
    }

    /// Writes the corners and normals of a collider whose body has a position and a rotation.
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

    /// The outline of a collider at the beginning of the step.
    func hull(_ index: Int) -> Hull {
        let collider = colliders[index]
        return Hull(
            collider, corners: placedCorners.base + collider.first, normals: placedNormals.base + collider.first)
    }
}

/// The colliders before they are made again, so that contacts survive the change.
private struct FormerColliders {
    let boundaries: [Boundary]
    /// For each slot the index of its first collider, and the number of its colliders.
    let ofBodies: [(first: Int32, count: Int32)]

    init(_ store: BodyStore, _ boundaries: [Boundary]) {
        self.boundaries = boundaries
        ofBodies = (0..<store.bodies.count).map {
            let body = store.bodies[$0]
            return (body.firstCollider, body.isLive ? body.colliderCount : 0)
        }
    }

    /// For each former collider its index now; -1 where it is gone.
    func successors(_ store: BodyStore, _ new: [Boundary]) -> [Int32] {
        let count = (ofBodies.map { Int($0.first + $0.count) } + [boundaries.count]).max() ?? 0
        var indices = [Int32](repeating: -1, count: count)
        for index in boundaries.indices.prefix(new.count) where boundaries[index] == new[index] {
            indices[index] = Int32(truncatingIfNeeded: index)
        }
        for (slot, old) in ofBodies.enumerated() where old.count > 0 {
            let body = store.bodies[slot]
            guard body.isLive, body.colliderCount == old.count else { continue }
            for offset in 0..<old.count { indices[Int(old.first + offset)] = body.firstCollider + offset }
        }
        return indices
    }
}
