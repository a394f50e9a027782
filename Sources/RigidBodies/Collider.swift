/// Something that a body or the ground shows to others.
struct Collider: BitwiseCopyable {
    let body: Int
    /// The boundary's number; -1 for a shape of a body.
    let boundary: Int
    /// For boundaries: the group whose bodies it holds back.
    let group: UInt64
    /// Where its corners begin among all corners.
    let first: Int
    /// How many corners it has; none for a half-plane.
    let count: Int
    let radius: Double
    /// How far it reaches from its body's centre.
    let extent: Double
    let isRound: Bool
    /// For a half-plane, solid where `normal · p < offset`.
    let normal: Vector
    let offset: Double

    var isPlane: Bool { count == 0 }
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

/// A box around a collider and the way it may go.
struct Box: BitwiseCopyable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func contains(_ other: Box) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func meets(_ other: Box) -> Bool {
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

    /// The box and the way from where it is to another place.
    func swept(by way: Vector) -> Box {
        Box(
            minX: minX + min(way.x, 0), minY: minY + min(way.y, 0), maxX: maxX + max(way.x, 0),
            maxY: maxY + max(way.y, 0))
    }
}
