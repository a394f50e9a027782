import CQuartziteKernels
import QuartziteCompositor
import Foundation
import QuartziteGallery
import QuartziteStage
import Testing

/// Particles do not depend on the order of times, the number of threads or the instruction set.
@Suite(.serialized) @MainActor struct ParticleIdentityTests {
    nonisolated static let scenes = ["snow", "fireworks", "maple-leaves", "fire", "neon"]
    private static let times = [0.4, 1.7, 2.9, 5.6, 61]

    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 0.25, seed: scene.seed) { scene.make() }
    }

    private func particles(_ stage: Stage, threads: Int = 1) -> ParticleFingerprint {
        ParticleFingerprint(stage.renderTree(), threads: threads)
    }

    @Test("Particles are the same forwards, after a direct seek and backwards", arguments: scenes)
    func directions(name: String) throws {
        let cold = try Self.times.map { time in
            let stage = try stage(name)
            stage.seek(to: time)
            return (particles: particles(stage), hash: stage.frame().hash)
        }
        #expect(Set(cold.map(\.particles)).count == Self.times.count)
        let played = try stage(name)
        for (time, expected) in zip(Self.times, cold) {
            played.advance(to: time)
            #expect(particles(played) == expected.particles && played.frame().hash == expected.hash, "\(time) s")
        }
        for (time, expected) in zip(Self.times, cold).reversed() {
            played.seek(to: time)
            #expect(particles(played) == expected.particles && played.frame().hash == expected.hash, "\(time) s")
        }
    }

    @Test("Particles do not depend on the number of threads or the instruction set", arguments: scenes)
    func kernels(name: String) throws {
        let before = qz_current_isa()
        defer { _ = qz_force_isa(before) }
        let stage = try stage(name)
        stage.seek(to: 5.6)
        let expected = particles(stage)
        for isa in [QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512] where qz_force_isa(isa) == 1 {
            for threads in 1...3 { #expect(particles(stage, threads: threads) == expected) }
        }
    }
}
