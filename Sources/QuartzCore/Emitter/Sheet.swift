import CKernels
import Compositor

/// A particle's picture as a sheet that turns in depth, like a piece of confetti.
package struct Sheet: Sendable {
    /// Where the picture's +x points before the sheet has turned: a unit vector of the layer's space, z towards the eye.
    package var right: SIMD3<Double>
    /// Where its +y points.
    package var down: SIMD3<Double>
    /// What the sheet turns about.
    package var axis: SIMD3<Double>

    /// Draws how a sheet stands at its birth.
    init(_ orientation: EmitterCellDescription.Orientation, _ random: ParticleRandom) {
        let range = min(abs(orientation.range) * Particle.rangeScale, .pi)
        func direction(_ height: ParticleRandom.Draw, _ turn: ParticleRandom.Draw) -> SIMD3<Double> {
            let vector = Particle.cone(
                orientation.longitude, .pi / 2 - orientation.latitude, range, height: random.unit(height),
                turn: random.unit(turn))
            return SIMD3(vector.x, vector.y, vector.z)
        }
        axis = direction(.axisAngle, .axisTurn)
        (right, down) = Self.edges(facing: direction(.facingAngle, .facingTurn))
    }

    /// The edges of a sheet that was brought to face a direction the shortest way.
    static func edges(facing normal: SIMD3<Double>) -> (right: SIMD3<Double>, down: SIMD3<Double>) {
        // What faces away has turned half-way about its x axis.
        guard normal.z > -0.999_999 else { return (SIMD3(1, 0, 0), SIMD3(0, -1, 0)) }
        let share = 1 / (1 + normal.z)
        let mixed = -normal.x * normal.y * share
        return (
            SIMD3(1 - normal.x * normal.x * share, mixed, -normal.x),
            SIMD3(mixed, 1 - normal.y * normal.y * share, -normal.y)
        )
    }
}

extension qz_particle_planes {
    /// Puts a sheet into one of the 16 lanes.
    mutating func set(_ sheet: Sheet, lane: Int) {
        withUnsafeMutableBytes(of: &self) { bytes in
            let floats = bytes.bindMemory(to: Float.self)
            for (row, vector) in [sheet.right, sheet.down, sheet.axis].enumerated() {
                for part in 0..<3 {
                    floats[(row * 3 + part) * Int(QZ_PARTICLES) + lane] = Float(vector[part])
                }
            }
        }
    }
}
