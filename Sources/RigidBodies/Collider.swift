/// Something that a body or the ground shows to others.
struct Collider {
    let body: Int
    /// The boundary's number; -1 for a shape of a body.
    let boundary: Int
    let outline: Outline
    /// For boundaries: the group whose bodies it holds back.
    let group: UInt64
    /// Where its corners begin among all corners.
    let first: Int
    let count: Int
    let radius: Double
    /// How far it reaches from its body's centre.
    let extent: Double
    let isRound: Bool

    enum Outline {
        case corners
        /// All points `p` with `normal · p < offset` are solid.
        case halfPlane(normal: Vector, offset: Double)
    }
}

/// A line that bodies cannot cross.
package struct Boundary: Equatable, Sendable {
    package enum Outline: Equatable, Sendable {
        case segment(Vector, Vector)
        /// Solid where `normal · p < offset`; the normal has length 1.
        case halfPlane(normal: Vector, offset: Double)
    }

    package let outline: Outline
    /// Tells its contacts from others'; several lines of one boundary share it.
    ///
    /// Not negative.
    package let number: Int
    /// The collision group whose bodies it holds back, as one bit.
    package let group: UInt64

    package init(_ outline: Outline, number: Int, group: UInt64) {
        self.outline = outline
        self.number = number
        self.group = group
    }
}

/// A collider's outline somewhere in the world.
struct Hull {
    let corners: UnsafePointer<Vector>
    let count: Int
    let radius: Double
    var plane: (normal: Vector, offset: Double)?
}

/// How far two outlines are apart, and which way.
struct Gap {
    var distance: Double
    /// From the first outline towards the second.
    var normal: Vector
    /// The edge the normal stands on: of the first outline (`side` 0) or the second (1); -1 where it stands on none.
    var side = -1
    var edge = 0
}

extension Hull {
    /// The outward normal of the edge that starts at a corner.
    func normal(_ edge: Int) -> Vector {
        let next = edge + 1 == count ? 0 : edge + 1
        let along = corners[next] - corners[edge]
        return Vector(along.y, -along.x).normalized()
    }

    /// The gap to another outline; its normal separates the two by at least its distance, and a distance of 0 or less
    /// means they touch.
    func gap(to other: Hull) -> Gap {
        if let plane {
            var least = Double.infinity
            for i in 0..<other.count { least = min(least, plane.normal.dot(other.corners[i])) }
            return Gap(distance: least - plane.offset - other.radius, normal: plane.normal)
        }
        if other.plane != nil {
            var gap = other.gap(to: self)
            gap.normal = -gap.normal
            return gap
        }
        if count == 1, other.count == 1 {
            let offset = other.corners[0] - corners[0]
            let length = offset.length
            return Gap(distance: length - radius - other.radius, normal: offset.normalized())
        }
        if count == 1 {
            var gap = other.gap(toPoint: corners[0])
            gap.distance -= radius + other.radius
            gap.normal = -gap.normal
            return gap
        }
        if other.count == 1 {
            var gap = gap(toPoint: other.corners[0])
            gap.distance -= radius + other.radius
            return gap
        }
        var gap = widest(to: other)
        let back = other.widest(to: self)
        // A little in favour of the first: an even choice between two parallel edges would flicker.
        if back.distance > gap.distance + 1e-4 {
            gap = Gap(distance: back.distance, normal: -back.normal, side: 1, edge: back.edge)
        }
        gap.distance -= radius + other.radius
        return gap
    }

    /// The edge of this outline whose line keeps the other furthest off.
    private func widest(to other: Hull) -> Gap {
        var best = Gap(distance: -.infinity, normal: .zero, side: 0)
        for edge in 0..<count {
            let normal = normal(edge)
            let base = normal.dot(corners[edge])
            var least = Double.infinity
            for i in 0..<other.count { least = min(least, normal.dot(other.corners[i])) }
            if least - base > best.distance {
                best.distance = least - base
                best.normal = normal
                best.edge = edge
            }
        }
        return best
    }

    private func gap(toPoint p: Vector) -> Gap {
        var best = Gap(distance: -.infinity, normal: .zero)
        for edge in 0..<count {
            let normal = normal(edge)
            let distance = normal.dot(p - corners[edge])
            if distance > best.distance { best = Gap(distance: distance, normal: normal, edge: edge) }
        }
        guard best.distance > 0 || count == 2 else { return best }
        let start = corners[best.edge]
        let end = corners[best.edge + 1 == count ? 0 : best.edge + 1]
        let along = end - start
        let at = along.dot(p - start)
        guard at < 0 || at > along.lengthSquared else { return best }
        let offset = p - (at < 0 ? start : end)
        return Gap(distance: offset.length, normal: offset.normalized(or: best.normal))
    }
}
