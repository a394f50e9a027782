import CQuartziteKernels
import CoreGraphics
import Dispatch

/// W1: a million particles evaluated for one time by the code that emitters use, without drawing.
final class ParticleWorkload: @unchecked Sendable {
    private static let particles = 1_000_000
    private static let now: Float = 1.3
    private let blocks = particles / Int(QZ_PARTICLES)
    private let motions: UnsafeMutablePointer<qz_particle_motion>
    private let looks: UnsafeMutablePointer<qz_particle_looks>

    /// The lowest value and the range of each field, in the order of the workload's rule.
    private static let fields: [(low: Float, range: Float)] = [
        (0, 1920), (0, 1080), (-100, 200), (-100, 200), (-50, 100), (-50, 100), (-2, 3), (0, 6), (-6, 12), (0.3, 1.2),
        (-0.2, 0.4), (0.2, 0.8), (0.2, 0.8), (0.2, 0.8), (0.2, 0.8), (-0.3, 0.6), (-0.3, 0.6), (-0.3, 0.6), (-0.5, 1),
    ]

    init() {
        motions = Self.lines(blocks)
        looks = Self.lines(blocks)
        let lanes = Int(QZ_PARTICLES)
        let numbers = UnsafeMutableRawPointer(motions).assumingMemoryBound(to: Float.self)
        for particle in 0..<Self.particles {
            let block = numbers + particle / lanes * lanes * Self.fields.count
            for (number, field) in Self.fields.enumerated() {
                let value = Self.unit(UInt32(particle * Self.fields.count + number + 1)) * field.range
                block[number * lanes + particle % lanes] = value + field.low
            }
        }
    }

    deinit {
        UnsafeMutableRawPointer(motions).deallocate()
        UnsafeMutableRawPointer(looks).deallocate()
    }

    /// Allocates zeroed memory that begins at a cache line.
    private static func lines<T>(_ count: Int) -> UnsafeMutablePointer<T> {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<T>.stride * count, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.stride * count)
        return memory.bindMemory(to: T.self, capacity: count)
    }

    /// Returns a number in 0..<1 from a counter.
    private static func unit(_ counter: UInt32) -> Float {
        var h = counter &* 2_654_435_761
        h ^= h >> 16
        h = h &* 0x85eb_ca6b
        h ^= h >> 13
        h = h &* 0xc2b2_ae35
        h ^= h >> 16
        return Float(h >> 8) * 0x1p-24
    }

    private func evaluate(threads: Int) {
        let blocks = blocks
        let evaluate = { @Sendable (part: Int) in
            let first = blocks * part / threads
            let last = blocks * (part + 1) / threads
            qz_evaluate_particles(self.motions + first, self.looks + first, Self.now, Int32(last - first))
        }
        if threads == 1 { evaluate(0) } else { DispatchQueue.concurrentPerform(iterations: threads, execute: evaluate) }
    }

    /// The hash of x, y, alpha, cosine, sine, red, green, blue, one particle after the other.
    private var hash: UInt64 {
        let lanes = Int(QZ_PARTICLES)
        let words = UnsafeMutableRawPointer(looks).assumingMemoryBound(to: UInt32.self)
        var hash: UInt64 = 1_469_598_103_934_665_603
        for particle in 0..<Self.particles {
            for output in 0..<8 {
                let word = words[(particle / lanes * 8 + output) * lanes + particle % lanes]
                hash = (hash ^ UInt64(word)) &* 1_099_511_628_211
            }
        }
        return hash
    }

    /// The workload; its "megapixels" are millions of particles, and its picture is empty.
    ///
    /// The particles are created at the first preparation.
    static var workload: Workload {
        var made: ParticleWorkload?
        return Workload(
            name: "W1", megapixels: Double(particles) * 1e-6, isThreaded: true,
            prepare: { if made == nil { made = ParticleWorkload() } },
            draw: { made?.evaluate(threads: max(1, $0)) }, hash: { made?.hash ?? 0 },
            picture: { Bitmap(width: 1, height: 1) })
    }
}
