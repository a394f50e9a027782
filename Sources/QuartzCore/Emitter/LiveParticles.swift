import CKernels
import Compositor

/// The particles that a picture may show, as the kernels take them.
struct LiveParticles {
    /// Those of one cell.
    struct Group {
        /// What the cell says now; of what is animated, only its picture and whether it is drawn are the present ones.
        var cell: EmitterCellDescription
        var typicalScale: Double
        var entries: [qz_particle_entry] = []
        /// What the entries point into.
        var blocks: [ParticleBlock] = []
        var members: [(member: ParticleFamily.Member, numbers: Range<Int>)]
    }

    var groups: [Group]

    /// How many live, visible or not.
    var liveCount: Int {
        groups.reduce(0) { $0 + Int(qz_count_particles($1.entries, Int32($1.entries.count))) }
    }
}
