import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// The kernels' drawing from cached particles, compared with the formulas, for all orders of times.
@Suite struct ParticlePictureTests {
    private static let placement = SpritePlacement(
        projection: Projection(a: 1.5, b: 0.25, c: -0.25, d: 1.5, tx: 20, ty: 30), opacity: 0.8)

    /// Returns a scene for these tests, with images so that its particles are visible.
    private static func scene(isNested: Bool, _ mode: EmitterDescription.RenderMode) -> EmitterDescription {
        var emitter = isNested ? NestedCellTests.firework : EmitterScene.snow
        emitter.renderMode = mode
        let images = [EmitterScene.image(), EmitterScene.image(width: 8)]
        func show(_ cell: inout EmitterCellDescription, _ index: Int) {
            let image = images[index % 2]
            cell.sprite.image = image
            cell.sprite.source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        }
        if isNested {
            for index in emitter.cells[0].cells.indices {
                show(&emitter.cells[0].cells[index], index)
                emitter.cells[0].cells[index].birthRate = 300
                emitter.cells[0].cells[index].rates.zAcceleration = Double(index) * 3 - 1
            }
        } else {
            emitter.cells[0].birthRate = 200
            show(&emitter.cells[0], 0)
        }
        return emitter
    }

    private static func words(_ node: ParticleNode?, threads: Int = 1) -> [UInt32] {
        (node?.batches(threads: threads) ?? []).flatMap { batch in
            [UInt32(batch.image.width)]
                + batch.sprites.flatMap { sprite in
                    withUnsafeBytes(of: sprite) { Array($0.bindMemory(to: UInt32.self)) }
                }
        }
    }

    private static let modes: [EmitterDescription.RenderMode] = [.unordered, .oldestFirst, .oldestLast, .backToFront]

    @Test("A picture has the same bytes for every order of times and number of threads", arguments: modes)
    func history(mode: EmitterDescription.RenderMode) {
        for isNested in [false, true] {
            let emitter = Self.scene(isNested: isNested, mode)
            let played = EmitterTimeline(emitter)
            let times = (0..<90).map { 2 + Double($0) / 30 }
            let forward = times.map { Self.words(played.particles(at: $0, placement: Self.placement)) }
            #expect(forward.allSatisfy { $0.count > 80 })
            for index in stride(from: 89, through: 0, by: -7) {
                let node = played.particles(at: times[index], placement: Self.placement)
                #expect(Self.words(node, threads: 2) == forward[index], "backwards to \(times[index])")
                let cold = EmitterTimeline(emitter).particles(at: times[index], placement: Self.placement)
                #expect(Self.words(cold, threads: 3) == forward[index], "cold at \(times[index])")
            }
        }
    }

    @Test("A picture has the same bytes with every kernel")
    func kernels() {
        let before = qz_current_isa()
        defer { _ = qz_force_isa(before) }
        for isNested in [false, true] {
            let node = EmitterTimeline(Self.scene(isNested: isNested, .oldestFirst))
                .particles(at: 4.1, placement: Self.placement)
            let reference = Self.words(node)
            for isa in [QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512] where qz_force_isa(isa) == 1 {
                #expect(Self.words(node) == reference)
            }
        }
    }

    @Test("The kernels match the formulas to float precision", arguments: [0.0, 3600, 1e6])
    func formulas(start: Double) throws {
        for isNested in [false, true] {
            var emitter = Self.scene(isNested: isNested, .unordered)
            emitter.cells[0].timing.beginTime = start
            let timeline = EmitterTimeline(emitter)
            // Avoids birth times, where float rounding decides whether a particle is visible.
            let time = start + 7.301
            let projection = Self.placement.projection
            let sprites = timeline.batches(at: time, placement: Self.placement).flatMap(\.sprites)
            let live = timeline.liveParticles(at: time).groups.filter { $0.cell.sprite.image != nil }.flatMap(\.live)
                .filter { $0.state.color.alpha * 0.8 * 32768 >= 0.5 && $0.state.scale != 0 }
            try #require(sprites.count == live.count && live.count > 100)
            for (sprite, particle) in zip(sprites, live) {
                let (centre, _) = projection.project(CGPoint(x: particle.state.x, y: particle.state.y))
                #expect(abs(Double(sprite.x) - centre.x) < 2e-3 && abs(Double(sprite.y) - centre.y) < 2e-3)
                let right = qz_cos(particle.angle) * particle.state.scale
                let down = qz_sin(particle.angle) * particle.state.scale
                #expect(abs(Double(sprite.a) - (right * 1.5 - down * 0.25)) < 1e-4)
                #expect(abs(Double(sprite.b) - (right * 0.25 + down * 1.5)) < 1e-4)
                let alpha = particle.state.color.alpha * 0.8 * 32768
                #expect(abs(Double(sprite.alpha) - alpha) <= 1)
                #expect(abs(Double(sprite.red) - particle.state.color.red * alpha) <= 1)
            }
            #expect(timeline.liveCount(at: time) == timeline.liveParticles(at: time).groups.flatMap(\.live).count)
        }
    }

    @Test("The number of cached blocks depends on the live particles, not on the length of the film")
    func memory() {
        for isNested in [false, true] {
            let timeline = EmitterTimeline(Self.scene(isNested: isNested, .unordered))
            var most = [0, 0]
            for step in 0..<1200 {
                let time = 60 + Double(step) / 2
                _ = timeline.particles(at: time, placement: Self.placement)
                most[step / 600] = max(most[step / 600], timeline.keptBlockCount)
                let live = timeline.liveCount(at: time)
                // Each stream may have a partial block at either end, and one whose newest particles are not yet born.
                #expect(timeline.keptBlockCount <= live / 16 + 2 * 10 + live)
            }
            #expect(most[0] > 20 && abs(most[1] - most[0]) <= most[0] / 5)
        }
    }

    @Test("Infrequent births are as exact as frequent ones")
    func sparse() {
        var emitter = Self.scene(isNested: false, .unordered)
        emitter.cells[0].birthRate = 1e-4
        emitter.cells[0].lifetime = 15
        emitter.cells[0].lifetimeRange = 0
        emitter.cells[0].velocityRange = 0
        emitter.cells[0].velocity = 100
        emitter.cells[0].emissionRange = 0
        emitter.cells[0].color.alpha = 1
        emitter.cells[0].colorRange.alpha = 0
        let timeline = EmitterTimeline(emitter)
        let identity = SpritePlacement(projection: .identity)
        for birth in [10000.0, 70000, 1_230_000] {
            let sprites = timeline.batches(at: birth + 0.5, placement: identity).flatMap(\.sprites)
            #expect(sprites.count == 1)
            #expect(sprites.allSatisfy { abs($0.y - 60) < 1e-3 })
            #expect(timeline.liveCount(at: birth - 1e-3) == 0 && timeline.liveCount(at: birth + 14.999) == 1)
            #expect(timeline.liveCount(at: birth + 15.001) == 0)
        }
    }
}
