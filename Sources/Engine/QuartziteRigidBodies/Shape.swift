/// A convex outline in the frame of its body: a disc, a segment or a polygon.
package struct Shape: Equatable, Sendable {
    /// One corner for a disc, two for a segment, and otherwise those of a polygon, clockwise on a screen whose y points
    /// down.
    package let corners: [Vector]
    /// The distance, in points, of the outline from the convex hull of the corners.
    package let radius: Double

    /// More corners make no visible difference.
    static let maximumCorners = 64
    /// The least length of a side, in points; a shape without area would have no mass and no distinct corners.
    package static let leastSide = 1.0

    package static func disc(radius: Double, at center: Vector = .zero) -> Shape {
        Shape(corners: [center], radius: max(radius, leastSide / 2))
    }

    package static func rectangle(width: Double, height: Double) -> Shape {
        let (x, y) = (max(width, leastSide) / 2, max(height, leastSide) / 2)
        return Shape(corners: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)], radius: 0)
    }

    package static func ellipse(width: Double, height: Double) -> Shape {
        if width == height { return disc(radius: width / 2) }
        let (x, y) = (max(width, leastSide) / 2, max(height, leastSide) / 2)
        let corners = (0..<32).map { index in
            let turn = Rotation(Double(index) * .pi / 16)
            return Vector(x * turn.cosine, y * turn.sine)
        }
        return Shape(corners: corners, radius: 0)
    }

    /// The convex hull of points; a disc if they lie on a circle within the precision of flattening, nil if they enclose
    /// no area.
    package static func hull(of outline: [Vector]) -> Shape? {
        let corners = convexHull(outline.filter(\.isFinite))
        guard corners.count > 2 else { return nil }
        if let disc = disc(through: corners) { return disc }
        guard corners.count > maximumCorners else { return Shape(corners: corners, radius: 0) }
        let thinned = (0..<maximumCorners).map { corners[$0 * corners.count / maximumCorners] }
        return Shape(corners: thinned, radius: 0)
    }

    /// The shape turned by an angle, in radians, and then moved, in the frame of its body.
    package func moved(by offset: Vector, turned angle: Double) -> Shape {
        let turn = Rotation(angle)
        return Shape(corners: corners.map { turn($0) + offset }, radius: radius)
    }

    /// The greatest distance of the outline from the centre of the body, in points.
    var extent: Double { (corners.map(\.length).max() ?? 0) + radius }

    /// Whether the shape is a disc about the centre of the body, which rotation does not change.
    var isRound: Bool { corners == [.zero] }

    private static func disc(through corners: [Vector]) -> Shape? {
        guard corners.count >= 12 else { return nil }
        let low = Vector(corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let high = Vector(corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        let radius = (high.x - low.x) / 2
        let middle = (low + high) * 0.5
        guard corners.allSatisfy({ abs(($0 - middle).length - radius) <= radius * 0.005 }) else { return nil }
        // Rotation would move a disc whose centre is off by rounding alone.
        return disc(radius: radius, at: middle.length < radius * 1e-6 ? .zero : middle)
    }

    /// Andrew's monotone chain.
    private static func convexHull(_ points: [Vector]) -> [Vector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Vector]) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }
}
