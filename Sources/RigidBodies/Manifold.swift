/// A point at which two outlines touch, or are about to.
struct ManifoldPoint {
    var position: Vector
    /// Negative where the outlines overlap.
    var distance: Double
    /// Names the corner it comes from, so that the next step finds the point again.
    var feature: Int
}

/// Where two outlines touch: one point, or the two ends of a common edge.
struct Manifold {
    var normal: Vector
    var first: ManifoldPoint
    var second: ManifoldPoint?
}

extension Hull {
    /// The points no further than `reach` from touching; nil where there are none.
    func manifold(with other: Hull, gap: Gap, reach: Double) -> Manifold? {
        guard gap.distance <= reach else { return nil }
        if plane != nil { return rest(other, reach: reach) }
        if other.plane != nil {
            guard var manifold = other.rest(self, reach: reach) else { return nil }
            manifold.normal = -manifold.normal
            return manifold
        }
        if count == 1 {
            let position = corners[0] + gap.normal * (radius + gap.distance / 2)
            return Manifold(
                normal: gap.normal, first: ManifoldPoint(position: position, distance: gap.distance, feature: 0))
        }
        if other.count == 1 {
            let position = other.corners[0] - gap.normal * (other.radius + gap.distance / 2)
            return Manifold(
                normal: gap.normal, first: ManifoldPoint(position: position, distance: gap.distance, feature: 0))
        }
        return gap.side == 0
            ? clip(other, normal: gap.normal, edge: gap.edge, reach: reach, feature: 0)
            : other.clip(self, normal: -gap.normal, edge: gap.edge, reach: reach, feature: 1)
                .map { Manifold(normal: -$0.normal, first: $0.first, second: $0.second) }
    }

    /// The part of the other outline's facing edge that lies before this outline's.
    private func clip(_ other: Hull, normal: Vector, edge: Int, reach: Double, feature: Int) -> Manifold? {
        let (v1, v2) = (corners[edge], corners[edge + 1 == count ? 0 : edge + 1])
        let along = (v2 - v1).normalized()
        let (low, high) = (0.0, (v2 - v1).length)

        var facing = 0
        var least = Double.infinity
        for i in 0..<other.count where other.normal(i).dot(normal) < least {
            least = other.normal(i).dot(normal)
            facing = i
        }
        let next = facing + 1 == other.count ? 0 : facing + 1
        let (w1, w2) = (other.corners[facing], other.corners[next])
        let (s1, s2) = (along.dot(w1 - v1), along.dot(w2 - v1))

        func point(_ s: Double, _ index: Int) -> ManifoldPoint? {
            let share = abs(s2 - s1) < 1e-12 ? 0 : (s - s1) / (s2 - s1)
            let place = w1 + (w2 - w1) * min(max(share, 0), 1)
            let distance = normal.dot(place - v1)
            guard distance <= reach else { return nil }
            return ManifoldPoint(
                position: place - normal * (distance / 2), distance: distance,
                feature: ((feature * 64 + edge) * 64 + facing) * 2 + index)
        }
        // Corner against corner: no part of the edge lies before the other.
        guard min(max(s1, low), high) != min(max(s2, low), high) else {
            let nearer = normal.dot(w1) < normal.dot(w2) ? s1 : s2
            return point(nearer, 0).map { Manifold(normal: normal, first: $0) }
        }
        let points = [point(min(max(s1, low), high), 0), point(min(max(s2, low), high), 1)].compactMap(\.self)
        return points.first.map { Manifold(normal: normal, first: $0, second: points.dropFirst().first) }
    }

    /// The other outline's lowest corners above this half-plane.
    private func rest(_ other: Hull, reach: Double) -> Manifold? {
        guard let plane else { return nil }
        var lowest: ManifoldPoint?
        var second: ManifoldPoint?
        for i in 0..<other.count {
            let distance = plane.normal.dot(other.corners[i]) - plane.offset - other.radius
            guard distance <= reach else { continue }
            let place = other.corners[i] - plane.normal * (other.radius + distance / 2)
            let point = ManifoldPoint(position: place, distance: distance, feature: i)
            if let low = lowest, low.distance <= distance {
                if distance < second?.distance ?? .infinity { second = point }
            } else {
                second = lowest
                lowest = point
            }
        }
        return lowest.map { Manifold(normal: plane.normal, first: $0, second: second) }
    }
}
