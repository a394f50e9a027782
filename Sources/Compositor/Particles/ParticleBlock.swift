import CKernels

/// Memory for sixteen particles, as the kernels read them; filled once and then only read.
package final class ParticleBlock: @unchecked Sendable {
    package let particles: UnsafeMutablePointer<qz_particle_block>
    /// Bit k: lane k holds a particle.
    package private(set) var lanes: UInt32 = 0

    /// An empty block whose numbers count from a time and a place.
    package init(time: Double, x: Double, y: Double, z: Double) {
        // What kernels load is a cache line at a time.
        particles = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<qz_particle_block>.size, alignment: 64)
            .bindMemory(to: qz_particle_block.self, capacity: 1)
        qz_clear_particles(particles, time, x, y, z)
    }

    deinit {
        UnsafeRawPointer(particles.pointee.planes)?.deallocate()
        UnsafeMutableRawPointer(particles).deallocate()
    }

    /// Puts a particle into a lane, before anybody else sees the block.
    package func set(_ particle: qz_particle, lane: Int) {
        withUnsafePointer(to: particle) { qz_set_particle(particles, Int32(lane), $0) }
        lanes |= 1 << UInt32(lane)
    }

    /// Makes the particles sheets that turn in depth, before anybody else sees the block.
    package func setPlanes(_ planes: qz_particle_planes) {
        UnsafeRawPointer(particles.pointee.planes)?.deallocate()
        let copy = UnsafeMutablePointer<qz_particle_planes>.allocate(capacity: 1)
        copy.initialize(to: planes)
        particles.pointee.planes = UnsafePointer(copy)
    }
}
