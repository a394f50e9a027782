import CQuartziteKernels
import CoreGraphics

/// The place of a particle's birth, its natural direction, and the values inherited from its parent.
struct EmissionSite: Sendable {
    var x, y, z: Double
    /// The azimuth of the natural direction in the layer's plane, in radians from +x towards +y.
    var azimuth = 0.0
    /// The elevation of the natural direction towards +z, in radians.
    var elevation = 0.0
    /// The factor by which the particle's own scale is multiplied.
    var scale = 1.0
    /// The factors by which the particle's own colour is multiplied.
    var color = EmitterCellDescription.Tint(red: 1, green: 1, blue: 1, alpha: 1)

    /// Samples a site in an emitter's shape (emitters.md §5).
    init(in emitter: EmitterDescription, _ random: ParticleRandom) {
        x = emitter.position.x
        y = emitter.position.y
        z = emitter.zPosition
        let halfWidth = abs(emitter.size.width) / 2
        let halfHeight = abs(emitter.size.height) / 2
        let halfDepth = abs(emitter.depth) / 2
        switch emitter.shape {
        case .point: break
        case .line:
            azimuth = emitter.lineDirection
            let u = random.symmetric(.positionX)
            x += halfWidth * (emitter.mode == .points ? EmissionSite.sign(u) : u)
        case .rectangle: placeInRectangle(halfWidth, halfHeight, emitter.mode, random)
        case .cuboid where halfDepth == 0: placeInRectangle(halfWidth, halfHeight, emitter.mode, random)
        case .cuboid: placeInCuboid((halfWidth, halfHeight, halfDepth), emitter.mode, random)
        case .circle: placeInCircle(radius: 2 * halfWidth, emitter.mode, random)
        case .sphere: placeInSphere(radius: 2 * halfWidth, emitter.mode, random)
        }
    }

    /// Creates a site from a parent particle's centre, direction and appearance at one moment (emitters.md §6).
    init(on parent: Particle, in state: ParticleState) {
        x = state.x
        y = state.y
        z = state.z
        scale = state.scale
        color = state.color
        var heading = (x: state.velocityX, y: state.velocityY, z: state.velocityZ)
        // A particle that does not move keeps its launch direction.
        if heading.x == 0, heading.y == 0, heading.z == 0 { heading = parent.launch }
        let ground = (heading.x * heading.x + heading.y * heading.y).squareRoot()
        azimuth = qz_atan2(heading.y, heading.x)
        elevation = qz_atan2(heading.z, ground)
    }

    private static func sign(_ u: Double) -> Double { u < 0 ? -1 : 1 }

    private mutating func placeInRectangle(
        _ halfWidth: Double, _ halfHeight: Double, _ mode: EmitterDescription.Mode, _ random: ParticleRandom
    ) {
        let u = random.symmetric(.positionX)
        let v = random.symmetric(.positionY)
        switch mode {
        case .points:
            x += halfWidth * EmissionSite.sign(u)
            y += halfHeight * EmissionSite.sign(v)
        case .surface, .volume:
            x += halfWidth * u
            y += halfHeight * v
        case .outline:
            // The first sample runs along half the perimeter; the second picks which of two opposite corners it starts
            // from.
            let along = (u + 1) / 2 * (halfWidth + halfHeight)
            let side = EmissionSite.sign(v)
            if along < halfWidth {
                x += side * (2 * along - halfWidth)
                y += side * halfHeight
                azimuth = side * .pi / 2
            } else {
                x += side * halfWidth
                y += side * (2 * (along - halfWidth) - halfHeight)
                azimuth = side > 0 || halfHeight == 0 ? 0 : .pi
            }
        }
    }

    private mutating func placeInCuboid(
        _ half: (x: Double, y: Double, z: Double), _ mode: EmitterDescription.Mode, _ random: ParticleRandom
    ) {
        let u = random.symmetric(.positionX)
        let v = random.symmetric(.positionY)
        let w = random.symmetric(.positionZ)
        let signs = (EmissionSite.sign(u), EmissionSite.sign(v), EmissionSite.sign(w))
        switch mode {
        case .points: move(half.x * signs.0, half.y * signs.1, half.z * signs.2)
        case .volume: move(half.x * u, half.y * v, half.z * w)
        case .surface:
            // Two samples place the particle on a face; the third picks the face by area.
            let areas = (half.y * half.z, half.x * half.z, half.x * half.y)
            var pick = (w + 1) / 2 * (areas.0 + areas.1 + areas.2) * 2
            if pick < 2 * areas.0 {
                let side: Double = pick < areas.0 ? -1 : 1
                move(half.x * side, half.y * u, half.z * v)
                azimuth = side > 0 ? 0 : .pi
                return
            }
            pick -= 2 * areas.0
            if pick < 2 * areas.1 {
                let side: Double = pick < areas.1 ? -1 : 1
                move(half.x * u, half.y * side, half.z * v)
                azimuth = side * .pi / 2
                return
            }
            let side: Double = pick - 2 * areas.1 < areas.2 ? -1 : 1
            move(half.x * u, half.y * v, half.z * side)
            elevation = side * .pi / 2
        case .outline:
            // One sample runs along the edges of all three directions; two signs pick one of the four edges of a
            // direction.
            let along = (w + 1) / 2 * (half.x + half.y + half.z)
            if along < half.x {
                move(2 * along - half.x, half.y * signs.0, half.z * signs.1)
                azimuth = signs.0 * .pi / 2
                elevation = signs.1 * .pi / 4
            } else if along < half.x + half.y {
                move(half.x * signs.0, 2 * (along - half.x) - half.y, half.z * signs.1)
                azimuth = signs.0 > 0 ? 0 : .pi
                elevation = signs.1 * .pi / 4
            } else {
                move(half.x * signs.0, half.y * signs.1, 2 * (along - half.x - half.y) - half.z)
                azimuth = signs.1 * (signs.0 > 0 ? .pi / 4 : .pi * 3 / 4)
            }
        }
    }

    /// Places a particle in a circle; `emitterSize.width` is the radius of circles and spheres, not the diameter.
    private mutating func placeInCircle(
        radius: Double, _ mode: EmitterDescription.Mode, _ random: ParticleRandom
    ) {
        guard mode != .points, radius > 0 else { return }
        azimuth = .pi * random.symmetric(.positionX)
        let r = mode == .outline ? radius : radius * random.unit(.positionY).squareRoot()
        move(r * qz_cos(azimuth), r * qz_sin(azimuth), 0)
    }

    private mutating func placeInSphere(
        radius: Double, _ mode: EmitterDescription.Mode, _ random: ParticleRandom
    ) {
        guard mode != .points, mode != .outline else { return placeInCircle(radius: radius, mode, random) }
        guard radius > 0 else { return }
        azimuth = .pi * random.symmetric(.positionX)
        // Slices of a sphere of equal height have equal areas, so the height is uniform.
        let height = random.symmetric(.positionY)
        elevation = qz_asin(height)
        let r = mode == .surface ? radius : radius * qz_cbrt(random.unit(.positionZ))
        let ring = r * (1 - height * height).squareRoot()
        move(ring * qz_cos(azimuth), ring * qz_sin(azimuth), r * height)
    }

    private mutating func move(_ dx: Double, _ dy: Double, _ dz: Double) {
        x += dx
        y += dy
        z += dz
    }
}
