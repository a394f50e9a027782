import CQuartziteKernels
import QuartziteRigidBodies

/// A copy of a field's properties, because every step reads them for every item.
@MainActor final class FieldForce {
    /// The number of points in a metre.
    private static let metre = 100.0

    private let field: UIFieldBehavior
    private let kind: UIFieldBehavior.Kind
    private let position: Vector
    /// The region in which the field acts; nil for the whole plane.
    private let region: UIRegion?
    private let strength: Double
    private let falloff: Double
    private let minimumRadius: Double
    private let direction: Vector
    private let cell: Double
    private let speed: Double

    init(_ field: UIFieldBehavior) {
        self.field = field
        kind = field.kind
        position = Vector(field.position)
        region = field.region === UIRegion.infinite ? nil : field.region
        strength = Vector.finite(field.strength)
        falloff = Vector.finite(field.falloff)
        minimumRadius = Vector.finite(field.minimumRadius)
        direction = Vector(field.direction)
        cell = 20 + 180 * min(max(Vector.finite(field.smoothness), 0), 1)
        speed = Vector.finite(field.animationSpeed)
    }

    /// Whether the field may begin to move an item that is at rest.
    var changesByItself: Bool {
        switch kind {
        case .noise: speed != 0
        case .custom: true
        default: false
        }
    }

    /// Adds the field's effect on a body.
    ///
    /// - Parameters:
    ///   - charge: The charge of the item.
    ///   - time: The animator's elapsed time in seconds.
    func act(
        on body: Body, charge: Double, time: Double, step: Double, seed: UInt64, into influence: inout Influence
    ) {
        let offset = body.position - position
        guard body.inverseMass > 0, region?.contains(offset.point) ?? true else { return }
        var scale = strength
        if falloff != 0 {
            let divisor = qz_pow(max(offset.length, minimumRadius, 1e-9), falloff)
            scale = divisor.isFinite && divisor > 0 ? strength / divisor : 0
        }
        let metre = FieldForce.metre
        let inverseMass = body.inverseMass
        switch kind {
        case .drag: influence.drag += max(scale, 0) * inverseMass
        case .vortex: influence.acceleration += Vector(offset.y, -offset.x) * scale
        case .radialGravity: influence.acceleration -= offset.normalized(or: .zero) * (scale * metre)
        case .linearGravity: influence.acceleration += direction * (scale * 1000)
        case .velocity: influence.velocity = direction * scale
        case .noise: influence.acceleration += noise(offset, time, seed) * (scale * metre * inverseMass)
        case .turbulence:
            influence.acceleration += noise(offset, time, seed) * (scale * inverseMass * body.velocity.length)
        case .spring: influence.acceleration -= offset * (scale * inverseMass)
        case .electric:
            influence.acceleration += offset.normalized(or: .zero) * (charge * scale * metre * inverseMass)
        case .magnetic: influence.turn += charge * scale * inverseMass
        case .custom(let force):
            let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
            let result = force(field, offset.point, velocity, 1 / inverseMass, charge, step)
            influence.acceleration += Vector(result) * (metre * inverseMass)
        }
    }

    /// A smooth random vector for a place and a time.
    private func noise(_ offset: Vector, _ time: Double, _ seed: UInt64) -> Vector {
        let place = (offset.x / cell, offset.y / cell, time * speed)
        return Vector(smoothNoise(place, seed &* 2 &+ 1), smoothNoise(place, seed &* 2 &+ 2))
    }
}

/// Value noise: smooth random numbers from -1 to 1.
private func smoothNoise(_ place: (Double, Double, Double), _ seed: UInt64) -> Double {
    func split(_ x: Double) -> (cell: UInt64, fraction: Double) {
        let floor = x.rounded(.down)
        let fraction = x - floor
        let cell = Int64(exactly: floor) ?? 0
        return (UInt64(bitPattern: cell), fraction * fraction * (3 - 2 * fraction))
    }
    func corner(_ x: UInt64, _ y: UInt64, _ z: UInt64) -> Double {
        // SplitMix64's finisher.
        var hash = seed &+ x &* 0x9E37_79B9_7F4A_7C15 &+ y &* 0xC2B2_AE3D_27D4_EB4F &+ z &* 0x1656_67B1_9E37_79F9
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        hash ^= hash >> 31
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
    let (x, y, z) = (split(place.0), split(place.1), split(place.2))
    func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double { a + (b - a) * fraction }
    func plane(_ cz: UInt64) -> Double {
        mix(
            mix(corner(x.cell, y.cell, cz), corner(x.cell &+ 1, y.cell, cz), x.fraction),
            mix(corner(x.cell, y.cell &+ 1, cz), corner(x.cell &+ 1, y.cell &+ 1, cz), x.fraction), y.fraction)
    }
    return mix(plane(z.cell), plane(z.cell &+ 1), z.fraction)
}
