import CQuartziteKernels
import QuartziteCompositor

/// The particles that may be visible in a frame, in the form that the kernels require.
struct LiveParticles {
    /// The particles of one cell.
    struct Group {
        /// The cell's current values; of its animated values, only the sprite and `isEnabled` are current.
        var cell: EmitterCellDescription
        var typicalScale: Double
        var entries: [qz_particle_entry] = []
        /// The blocks to which the entries point.
        var blocks: [ParticleBlock] = []
        var members: [(member: ParticleFamily.Member, numbers: Range<Int>)]
    }

    var groups: [Group]

    /// The number of living particles, visible or not.
    var liveCount: Int {
        groups.reduce(0) { $0 + Int(qz_count_particles($1.entries, Int32($1.entries.count))) }
    }
}
