import CQuartziteKernels

/// Memory for sixteen particles in the kernels' layout; filled once and then only read.
package final class ParticleBlock: @unchecked Sendable {
    package let particles: UnsafeMutablePointer<qz_particle_block>
    /// A bit for each lane that holds a particle.
    package private(set) var lanes: UInt32 = 0

    /// Creates an empty block, whose times and positions are relative to the given ones.
    package init(time: Double, x: Double, y: Double, z: Double) {
        // Aligned to a cache line, which is what the kernels load.
        particles = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<qz_particle_block>.size, alignment: 64)
            .bindMemory(to: qz_particle_block.self, capacity: 1)
        qz_clear_particles(particles, time, x, y, z)
    }

    deinit {
        UnsafeRawPointer(particles.pointee.planes)?.deallocate()
        UnsafeMutableRawPointer(particles).deallocate()
    }

    /// Stores a particle in a lane; call before sharing the block.
    package func set(_ particle: qz_particle, lane: Int) {
        withUnsafePointer(to: particle) { qz_set_particle(particles, Int32(lane), $0) }
        lanes |= 1 << UInt32(lane)
    }

    /// Makes the particles planes with a 3D rotation; call before sharing the block.
    package func setPlanes(_ planes: qz_particle_planes) {
        UnsafeRawPointer(particles.pointee.planes)?.deallocate()
        let copy = UnsafeMutablePointer<qz_particle_planes>.allocate(capacity: 1)
        copy.initialize(to: planes)
        particles.pointee.planes = UnsafePointer(copy)
    }
}
