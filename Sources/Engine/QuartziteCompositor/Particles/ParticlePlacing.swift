import CQuartziteKernels
import Dispatch
import Synchronization

/// Evaluates a particle set in parts that several threads take in turn.
struct ParticlePlacing {
    private let particleSet: ParticleNode.ParticleSet
    private let threads: Int

    /// The number of entries in a part, chosen so that taking a part costs little compared with evaluating it.
    private static let entriesPerPart = 64

    init(_ particleSet: ParticleNode.ParticleSet, threads: Int) {
        self.particleSet = particleSet
        self.threads = threads
    }

    /// Writes the sprites of visible particles, and their keys if `keys` is not nil, and returns their number.
    func place(into sprites: UnsafeMutablePointer<qz_sprite>, keys: UnsafeMutablePointer<qz_particle_key>?) -> Int {
        let total = particleSet.entries.count
        let parts = (total + Self.entriesPerPart - 1) / Self.entriesPerPart
        guard parts > 1, threads > 1 else {
            return placePart(0..<total, sprites, keys)
        }
        // Each part writes at its offset as if all particles were visible; the gaps are closed afterwards.
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: parts) { counts in
            nonisolated(unsafe) let counts = counts
            nonisolated(unsafe) let sprites = sprites
            nonisolated(unsafe) let keys = keys
            let next = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: min(threads, parts)) { _ in
                while true {
                    let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard part < parts else { return }
                    let start = part * Self.entriesPerPart
                    let range = start..<min(total, start + Self.entriesPerPart)
                    let first = start * Int(QZ_PARTICLES)
                    counts[part] = placePart(range, sprites + first, keys.map { $0 + first })
                }
            }
            var filled = counts[0]
            for part in 1..<parts {
                let first = part * Self.entriesPerPart * Int(QZ_PARTICLES)
                (sprites + filled).update(from: sprites + first, count: counts[part])
                if let keys { (keys + filled).update(from: keys + first, count: counts[part]) }
                filled += counts[part]
            }
            return filled
        }
    }

    private func placePart(
        _ range: Range<Int>, _ sprites: UnsafeMutablePointer<qz_sprite>, _ keys: UnsafeMutablePointer<qz_particle_key>?
    ) -> Int {
        withUnsafePointer(to: particleSet.view) { view in
            particleSet.entries.withUnsafeBufferPointer { entries in
                guard let base = entries.baseAddress else { return 0 }
                return Int(qz_place_particles(base + range.lowerBound, Int32(range.count), view, sprites, keys))
            }
        }
    }
}
