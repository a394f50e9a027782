import CQuartziteKernels
import QuartziteCompositor

extension ParticleSequence {
    /// The number of births in a block; block `index` has births 16 · index + 1 … 16 · index + 16.
    static let birthsPerBlock = Int(QZ_PARTICLES)

    /// The longest span of the births in one block, in seconds.
    ///
    /// A block stores times as floats relative to its last birth. Births over a longer span are divided among several
    /// blocks so that ages stay exact.
    private static let longestSpan = 64.0

    static func numbers(inBlock index: Int) -> Range<Int> {
        (index * birthsPerBlock + 1)..<(index * birthsPerBlock + birthsPerBlock + 1)
    }

    /// The particles of one block number in the form that the kernels evaluate, by birth; a function of the number
    /// alone.
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
            // From the last particle back, because the first ones are dropped first and must not change the others'
            // numbers.
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
