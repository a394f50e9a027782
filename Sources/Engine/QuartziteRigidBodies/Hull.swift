/// The outline of a collider at some place in the world.
struct Hull {
    let corners: UnsafePointer<Vector>
    /// The outward normal of the edge that starts at each corner.
    let normals: UnsafePointer<Vector>
    let count: Int
    let radius: Double
    /// The normal and offset of a half-plane, which has no corners.
    let normal: Vector
    let offset: Double

    init(_ collider: Collider, corners: UnsafePointer<Vector>, normals: UnsafePointer<Vector>) {
        self.corners = corners
        self.normals = normals
        count = collider.count
        radius = collider.radius
        normal = collider.normal
        offset = collider.offset
    }

    var isPlane: Bool { count == 0 }
}

/// The separation of two outlines: its distance and its normal.
struct Gap: BitwiseCopyable {
    var distance: Double
    /// From the first outline towards the second.
    var normal: Vector
    /// The outline to whose edge the normal belongs: 0 for the first, 1 for the second, -1 for none.
    var side: Int32 = -1
    var edge: Int32 = 0

    init(distance: Double, normal: Vector, side: Int32 = -1, edge: Int32 = 0) {
        self.distance = distance
        self.normal = normal
        self.side = side
        self.edge = edge
    }

    /// Between two discs.
    init(from a: Vector, to b: Vector, radii: Double) {
        let offset = b - a
        let length = offset.length
        distance = length - radii
        normal = length > 1e-12 ? Vector(offset.x / length, offset.y / length) : Vector(0, 1)
    }

    var reversed: Gap { Gap(distance: distance, normal: -normal, side: side < 0 ? -1 : 1 - side, edge: edge) }
}

extension Hull {
    /// The separation from another outline; at a distance of 0 or less they touch.
    ///
    /// - Parameter former: The outline, 0 or 1, to whose edge the normal belonged in the step before; -1 for none. It
    ///   remains that of two parallel edges, or the contact points would change from step to step.
    func gap(to other: Hull, former: Int32 = -1) -> Gap {
        if isPlane {
            var least = Double.infinity
            for i in 0..<other.count { least = min(least, normal.dot(other.corners[i])) }
            return Gap(distance: least - offset - other.radius, normal: normal)
        }
        if other.isPlane { return other.gap(to: self).reversed }
        if count == 1, other.count == 1 {
            return Gap(from: corners[0], to: other.corners[0], radii: radius + other.radius)
        }
        if count == 1 { return other.gap(toDisc: self).reversed }
        if other.count == 1 { return gap(toDisc: other) }
        let mine = widestGap(to: other)
        let back = other.widestGap(to: self)
        // Without a preference, the choice between two parallel edges would flicker.
        let preference = former < 0 ? 1e-4 : former == 0 ? 0.05 : -0.05
        let isBack = back.distance > mine.distance + preference
        var gap = isBack ? Gap(distance: back.distance, normal: -back.normal, side: 1, edge: back.edge) : mine
        gap.distance -= radius + other.radius
        return gap
    }

    /// The edge of this outline that separates the other by the greatest distance.
    private func widestGap(to other: Hull) -> Gap {
        var best = Gap(distance: -.infinity, normal: .zero, side: 0)
        for edge in 0..<count {
            let normal = normals[edge]
            var least = Double.infinity
            for i in 0..<other.count { least = min(least, normal.dot(other.corners[i])) }
            let distance = least - normal.dot(corners[edge])
            if distance > best.distance {
                best = Gap(distance: distance, normal: normal, side: 0, edge: Int32(truncatingIfNeeded: edge))
            }
        }
        return best
    }

    private func gap(toDisc disc: Hull) -> Gap {
        let p = disc.corners[0]
        var best = Gap(distance: -.infinity, normal: .zero)
        for edge in 0..<count {
            let distance = normals[edge].dot(p - corners[edge])
            if distance > best.distance {
                best = Gap(distance: distance, normal: normals[edge], edge: Int32(truncatingIfNeeded: edge))
            }
        }
        if best.distance > 0 || count == 2 {
            let edge = Int(best.edge)
            let start = corners[edge]
            let end = corners[edge + 1 == count ? 0 : edge + 1]
            let along = end - start
            let at = along.dot(p - start)
            if at < 0 || at > along.lengthSquared {
                let offset = p - (at < 0 ? start : end)
                best = Gap(distance: offset.length, normal: offset.normalized(or: best.normal))
            }
        }
        best.distance -= radius + disc.radius
        return best
    }
}
