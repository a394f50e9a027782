import CKernels
import Compositor

extension ParticleSequence {
    /// Births that share a block: 16 · index + 1 … 16 · index + 16.
    static let birthsPerBlock = Int(QZ_PARTICLES)

    /// A block counts time from its last birth, in floats: sixteen births over more than this many seconds are spread
    /// over several, so that ages stay exact.
    private static let longestSpan = 64.0

    static func numbers(inBlock index: Int) -> Range<Int> {
        (index * birthsPerBlock + 1)..<(index * birthsPerBlock + birthsPerBlock + 1)
    }

    /// The particles of one block's numbers as the kernels evaluate them, by birth; a function of the numbers alone.
    func blocks(at index: Int) -> [ParticleBlock] {
        withUnsafeTemporaryAllocation(of: (lane: Int, particle: qz_particle).self, capacity: Self.birthsPerBlock) {
            born in
            var count = 0
            let numbers = Self.numbers(inBlock: index)
            var planes: qz_particle_planes?
            forEachBirth(in: numbers) { particle, _ in
                if let plane = particle.plane {
                    if planes == nil { planes = qz_particle_planes() }
                    planes?.set(plane, lane: particle.number - numbers.lowerBound)
                }
                born.initializeElement(at: count, to: (particle.number - numbers.lowerBound, settled(particle)))
                count += 1
            }
            // From the last one back: what is forgotten are the first, which must not change the others' numbers.
            var blocks: [ParticleBlock] = []
            for (lane, particle) in born[..<count].reversed() {
                if let block = blocks.last, block.particles.pointee.time - particle.birth <= Self.longestSpan {
                    block.set(particle, lane: lane)
                } else {
                    let block = ParticleBlock(time: particle.birth, x: particle.x, y: particle.y, z: particle.z)
                    block.set(particle, lane: lane)
                    blocks.append(block)
                }
            }
            if let planes { for block in blocks { block.setPlanes(planes) } }
            return blocks.reversed()
        }
    }

    private func settled(_ particle: Particle) -> qz_particle {
        let (since, state, rates) = rateHistory.settled(particle)
        let turn = 2 * Double.pi
        let angle = particle.spin * (since - particle.birthTime)
        return qz_particle(
            birth: particle.birthTime, death: particle.birthTime + particle.lifetime, since: since,
            x: state.x, y: state.y, z: state.z,
            velocity_x: state.velocityX, velocity_y: state.velocityY, velocity_z: state.velocityZ,
            acceleration_x: rates.xAcceleration, acceleration_y: rates.yAcceleration,
            acceleration_z: rates.zAcceleration,
            angle: angle - turn * (angle / turn).rounded(), spin: particle.spin,
            scale: state.scale, scale_speed: rates.scaleSpeed,
            red: state.color.red, green: state.color.green, blue: state.color.blue, alpha: state.color.alpha,
            red_speed: rates.colorSpeed.red, green_speed: rates.colorSpeed.green,
            blue_speed: rates.colorSpeed.blue, alpha_speed: rates.colorSpeed.alpha
        )
    }
}
