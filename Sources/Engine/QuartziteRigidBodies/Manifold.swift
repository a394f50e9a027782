/// A point at which two outlines touch or nearly touch.
struct ManifoldPoint: BitwiseCopyable {
    var position = Vector.zero
    /// The separation in points; negative where the outlines overlap.
    var distance = 0.0
    /// A number for the corner the point comes from, so that the next step finds the point again.
    var feature = 0
}

/// The points where two outlines touch: one point, or the two ends of a common edge.
struct Manifold: BitwiseCopyable {
    var normal: Vector
    var first = ManifoldPoint()
    var second = ManifoldPoint()
    /// The number of points; 0 if the outlines are too far apart.
    var count = 0

    init(normal: Vector) { self.normal = normal }

    mutating func add(_ point: ManifoldPoint) {
        if count == 0 { first = point } else { second = point }
        count += 1
    }

    subscript(index: Int) -> ManifoldPoint { index == 0 ? first : second }

    fileprivate var reversed: Manifold {
        var other = self
        other.normal = -normal
        return other
    }
}

extension Hull {
    /// The points with a separation of at most `reach` points.
    func manifold(with other: Hull, gap: Gap, reach: Double) -> Manifold {
        guard gap.distance <= reach else { return Manifold(normal: gap.normal) }
        if isPlane { return lowestPoints(of: other, reach: reach) }
        if other.isPlane { return other.lowestPoints(of: self, reach: reach).reversed }
        if count == 1 || other.count == 1 {
            var manifold = Manifold(normal: gap.normal)
            let position =
                count == 1
                ? corners[0] + gap.normal * (radius + gap.distance / 2)
                : other.corners[0] - gap.normal * (other.radius + gap.distance / 2)
            manifold.add(ManifoldPoint(position: position, distance: gap.distance))
            return manifold
        }
        return gap.side == 0
            ? clip(other, normal: gap.normal, edge: Int(gap.edge), reach: reach, feature: 0)
            : other.clip(self, normal: -gap.normal, edge: Int(gap.edge), reach: reach, feature: 1).reversed
    }

    /// Clips the facing edge of the other outline to an edge of this one.
    private func clip(_ other: Hull, normal: Vector, edge: Int, reach: Double, feature: Int) -> Manifold {
        let (v1, v2) = (corners[edge], corners[edge + 1 == count ? 0 : edge + 1])
        let along = (v2 - v1).normalized()
        let (low, high) = (0.0, (v2 - v1).length)

        var facing = 0
        var least = Double.infinity
        for i in 0..<other.count {
            let turn = other.normals[i].dot(normal)
            if turn < least { (least, facing) = (turn, i) }
        }
        let next = facing + 1 == other.count ? 0 : facing + 1
        let (w1, w2) = (other.corners[facing], other.corners[next])
        let (s1, s2) = (along.dot(w1 - v1), along.dot(w2 - v1))

        var manifold = Manifold(normal: normal)
        func add(_ s: Double, _ index: Int) {
            let fraction = abs(s2 - s1) < 1e-12 ? 0 : (s - s1) / (s2 - s1)
            let place = w1 + (w2 - w1) * min(max(fraction, 0), 1)
            let distance = normal.dot(place - v1)
            guard distance <= reach else { return }
            manifold.add(
                ManifoldPoint(
                    position: place - normal * (distance / 2), distance: distance,
                    feature: ((feature * 64 + edge) * 64 + facing) * 2 + index))
        }
        let (t1, t2) = (min(max(s1, low), high), min(max(s2, low), high))
        if t1 == t2 {
            // Corner against corner: the edges do not overlap along this one.
            add(normal.dot(w1) < normal.dot(w2) ? s1 : s2, 0)
        } else {
            add(t1, 0)
            add(t2, 1)
        }
        return manifold
    }

    /// The lowest corners of the other outline above this half-plane.
    private func lowestPoints(of other: Hull, reach: Double) -> Manifold {
        var lowest = -1
        var next = -1
        func height(_ i: Int) -> Double { normal.dot(other.corners[i]) - offset - other.radius }
        for i in 0..<other.count where height(i) <= reach {
            if lowest < 0 || height(i) < height(lowest) {
                (lowest, next) = (i, lowest)
            } else if next < 0 || height(i) < height(next) {
                next = i
            }
        }
        var manifold = Manifold(normal: normal)
        func add(_ i: Int) {
            guard i >= 0 else { return }
            let distance = height(i)
            let place = other.corners[i] - normal * (other.radius + distance / 2)
            manifold.add(ManifoldPoint(position: place, distance: distance, feature: i))
        }
        add(lowest)
        add(next)
        return manifold
    }
}
