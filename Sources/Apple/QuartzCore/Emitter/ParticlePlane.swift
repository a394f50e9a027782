import CQuartziteKernels
import QuartziteCompositor

/// The orientation of a particle whose image is a plane that rotates in depth, like a piece of confetti.
struct ParticlePlane: Sendable {
    /// The direction of the image's +x before the plane rotates, a unit vector in the layer's space.
    ///
    /// The z axis points towards the viewer.
    var right: SIMD3<Double>
    /// The direction of the image's +y before the plane rotates.
    var down: SIMD3<Double>
    /// The axis of rotation.
    var axis: SIMD3<Double>

    /// Samples a random orientation at birth.
    init(_ orientation: EmitterCellDescription.Orientation, _ random: ParticleRandom) {
        let range = min(abs(orientation.range) * Particle.rangeScale, .pi)
        func direction(_ height: ParticleRandom.Sample, _ azimuth: ParticleRandom.Sample) -> SIMD3<Double> {
            let vector = Particle.cone(
                orientation.longitude, .pi / 2 - orientation.latitude, range, height: random.unit(height),
                turn: random.unit(azimuth))
            return SIMD3(vector.x, vector.y, vector.z)
        }
        axis = direction(.axisAngle, .axisTurn)
        (right, down) = Self.edges(facing: direction(.facingAngle, .facingTurn))
    }

    /// The edges of a plane after the smallest rotation that makes it face a direction.
    static func edges(facing normal: SIMD3<Double>) -> (right: SIMD3<Double>, down: SIMD3<Double>) {
        // A plane that faces away is rotated by 180 degrees about its x axis.
        guard normal.z > -0.999_999 else { return (SIMD3(1, 0, 0), SIMD3(0, -1, 0)) }
        let factor = 1 / (1 + normal.z)
        let mixed = -normal.x * normal.y * factor
        return (
            SIMD3(1 - normal.x * normal.x * factor, mixed, -normal.x),
            SIMD3(mixed, 1 - normal.y * normal.y * factor, -normal.y)
        )
    }
}

extension qz_particle_planes {
    /// Writes a plane to one of the 16 lanes.
    mutating func set(_ plane: ParticlePlane, lane: Int) {
        withUnsafeMutableBytes(of: &self) { bytes in
            let floats = bytes.bindMemory(to: Float.self)
            for (row, vector) in [plane.right, plane.down, plane.axis].enumerated() {
                for part in 0..<3 {
                    floats[(row * 3 + part) * Int(QZ_PARTICLES) + lane] = Float(vector[part])
                }
            }
        }
    }
}
