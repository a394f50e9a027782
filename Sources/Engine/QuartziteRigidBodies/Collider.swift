/// A shape of a body, or a line of a boundary, that collides with others.
struct Collider: BitwiseCopyable {
    let body: Int
    /// The number of the boundary; -1 for a shape of a body.
    let boundary: Int
    /// The collision group of a boundary; 0 for a shape of a body.
    let group: UInt64
    /// The index of its first corner among all corners.
    let first: Int
    /// The number of its corners; 0 for a half-plane.
    let count: Int
    let radius: Double
    /// The greatest distance of the outline from the centre of its body, in points.
    let extent: Double
    let isRound: Bool
    /// The normal and offset of a half-plane, which is solid where `normal · p < offset`.
    let normal: Vector
    let offset: Double

    var isPlane: Bool { count == 0 }
}

/// A line that bodies cannot cross.
package struct Boundary: Equatable, Sendable {
    package enum Outline: Equatable, Sendable {
        case segment(Vector, Vector)
        /// A half-plane that is solid where `normal · p < offset`; the normal has length 1.
        case halfPlane(normal: Vector, offset: Double)
    }

    package let outline: Outline
    /// The number that identifies the boundary in contacts, at least 0; all lines of one boundary have the same.
    package let number: Int
    /// The collision group whose bodies collide with it, as one bit.
    package let group: UInt64

    package init(_ outline: Outline, number: Int, group: UInt64) {
        self.outline = outline
        self.number = number
        self.group = group
    }
}

/// A bounding box of a collider and of its path.
struct Box: BitwiseCopyable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func contains(_ other: Box) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func overlaps(_ other: Box) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }

    func union(_ other: Box) -> Box {
        Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func grown(by margin: Double) -> Box {
        Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The box that contains this box along a path.
    func swept(by path: Vector) -> Box {
        Box(
            minX: minX + min(path.x, 0), minY: minY + min(path.y, 0), maxX: maxX + max(path.x, 0),
            maxY: maxY + max(path.y, 0))
    }
}
