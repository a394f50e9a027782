import CQuartziteKernels

/// A point, an offset or a velocity in the plane, in points and seconds; y points down.
package struct Vector: Equatable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Vector(0, 0)

    package var lengthSquared: Double { x * x + y * y }
    package var length: Double { (x * x + y * y).squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }
    /// The vector turned by 90°, from +x towards +y.
    package var perpendicular: Vector { Vector(-y, x) }

    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// The vector of length 1 in this direction; `fallback` for a vector shorter than 10⁻¹².
    package func normalized(or fallback: Vector = Vector(0, 1)) -> Vector {
        let length = length
        return length > 1e-12 ? Vector(x / length, y / length) : fallback
    }

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
    package static func * (a: Vector, b: Double) -> Vector { Vector(a.x * b, a.y * b) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    package static func -= (a: inout Vector, b: Vector) { a = a - b }
}

/// A rotation about the origin by an angle in radians, from +x towards +y.
package struct Rotation: Equatable, Sendable, BitwiseCopyable {
    package let cosine: Double
    package let sine: Double

    package init(_ angle: Double) {
        cosine = qz_cos(angle)
        sine = qz_sin(angle)
    }

    package func callAsFunction(_ v: Vector) -> Vector {
        Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }
}
