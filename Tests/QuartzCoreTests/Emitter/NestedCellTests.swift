import CQuartziteKernels
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct NestedCellTests {
    /// A typical firework: invisible rockets, each with a trail and a final burst.
    static let firework: EmitterDescription = {
        let trail = EmitterScene.cell {
            $0.birthRate = 200
            $0.lifetime = 1.5
            $0.velocity = 100
            $0.emissionRange = .pi / 7
            $0.scale = 0.4
            $0.scaleRange = 0.1
            $0.rates.yAcceleration = 150
            $0.timing.beginTime = 0.01
            $0.timing.activeDuration = 1.5
        }
        let burst = EmitterScene.cell {
            $0.identity = 1
            $0.birthRate = 9999
            $0.lifetime = 1.5
            $0.velocity = 130
            $0.emissionRange = 2 * .pi
            $0.timing.beginTime = 1.5
            $0.timing.activeDuration = 1
        }
        let rocket = EmitterScene.cell {
            $0.birthRate = 1
            $0.lifetime = 1.6
            $0.velocity = 400
            $0.velocityRange = 100
            $0.emissionLongitude = -.pi / 2
            $0.emissionRange = -.pi / 4
            $0.color = .init(red: 0.7, green: 0.5, blue: 0.7, alpha: 0.5)
            $0.colorRange = .init(red: 0.3, green: 0.3, blue: 0.3, alpha: 0)
            $0.cells = [trail, burst]
        }
        var emitter = EmitterScene.emitter(cells: [rocket])
        emitter.position = CGPoint(x: 200, y: 700)
        emitter.renderMode = .oldestFirst
        return emitter
    }()

    private func groups(_ timeline: EmitterTimeline, at time: Double) -> [[ParticleSequence.Live]] {
        timeline.liveParticles(at: time).groups.map(\.live)
    }

    private func groups(_ emitter: EmitterDescription, at time: Double) -> [[ParticleSequence.Live]] {
        groups(EmitterTimeline(emitter), at: time)
    }

    @Test("All particles of a rocket have the rocket's tint, which differs between rockets", .rule("E14"))
    func tints() throws {
        var tints: [EmitterCellDescription.Tint] = []
        for time in [1.9, 2.9] {
            var emitter = Self.firework
            emitter.cells[0].timing.beginTime = time - 1.9
            emitter.cells[0].timing.activeDuration = 1
            emitter.cells[0].timing.timeOffset = 0
            emitter.seed = UInt32(time)
            let live = groups(emitter, at: time)
            let rocket = try #require(live[0].first).particle.initial.color
            #expect(live[1].count > 100)
            #expect(live[1].allSatisfy { $0.particle.initial.color == rocket })
            tints.append(rocket)
        }
        #expect(tints[0] != tints[1])
        let bursts = groups(Self.firework, at: 4)[2].map(\.particle.initial.color)
        #expect(Set(bursts).count == 2)
    }

    @Test("A trail begins one delay and one interval after its rocket, and ends with it", .rule("E15"))
    func trail() {
        let trail = { time in self.groups(Self.firework, at: time)[1] }
        #expect(trail(1.0149).isEmpty)
        #expect(trail(1.0151).count == 1)
        #expect(trail(1.02).count == 2)
        // The first rocket emits for 1.5 s and has not lost particles; the second emits for 0.4 s.
        #expect(trail(2.4151).count == 281 + 81)
    }

    @Test("A rocket bursts at an age of 1.5 s, for its remaining 0.1 s", .rule("E16"))
    func burst() {
        let burst = { time in self.groups(Self.firework, at: time)[2].count }
        #expect(burst(2.5) == 0)
        #expect(burst(2.5002) == 1)
        #expect(burst(2.55) == 499)
        #expect(burst(2.6) == 999)
        #expect(burst(3.4) == 999)
        #expect(burst(4.05) == 500 + 999)
    }

    @Test("A child starts with its own scale and colour times its parent's current ones", .rule("E17"))
    func inheritance() throws {
        let child = EmitterScene.cell {
            $0.birthRate = 2
            $0.color = .init(red: 0.5, green: 8, blue: 1, alpha: 1)
        }
        let parent = EmitterScene.cell {
            $0.birthRate = 1
            $0.scale = 0.05
            $0.color = .init(red: 1, green: 0.5, blue: 1, alpha: 1)
            $0.rates.scaleSpeed = 0.1
            $0.rates.colorSpeed.blue = -0.5
            $0.cells = [child]
        }
        let children = groups(EmitterScene.emitter(cells: [parent]), at: 1.75)[1]
        let born = try #require(children.first).particle.initial
        #expect(children.count == 1)
        #expect(abs(born.scale - 0.1) < 1e-12)
        #expect(born.color == .init(red: 0.5, green: 1, blue: 0.75, alpha: 1))
        let later = groups(EmitterScene.emitter(cells: [parent]), at: 1.99)[1][0].state
        #expect(later.scale == born.scale && later.color == born.color)
    }

    @Test("A child leaves its parent's centre in the parent's direction, at its own speed")
    func direction() throws {
        let child = EmitterScene.cell {
            $0.birthRate = 1; $0.velocity = 7
        }
        let parent = EmitterScene.cell {
            $0.birthRate = 1; $0.lifetime = 5; $0.velocity = 30; $0.rates.yAcceleration = 30; $0.cells = [child]
        }
        let live = groups(EmitterScene.emitter(cells: [parent]), at: 2.5)[1]
        let born = try #require(live.first).particle.initial
        // At an age of one second, the parent has moved 30 right and 15 down, and moves downwards at 45°.
        #expect(abs(born.x - 30) < 1e-9 && abs(born.y - 15) < 1e-9)
        #expect(abs(born.velocityX - 7 * 0.5.squareRoot()) < 1e-9)
        #expect(abs(born.velocityY - born.velocityX) < 1e-9)
        var resting = parent
        resting.velocity = 0
        resting.rates.yAcceleration = 0
        resting.emissionLongitude = -.pi / 2
        let still = try #require(groups(EmitterScene.emitter(cells: [resting]), at: 2.5)[1].first).particle.initial
        #expect(abs(still.velocityX) < 1e-9 && abs(still.velocityY + 7) < 1e-9)
    }

    @Test("Children outlive their parent, which emits nothing after its death")
    func survivors() {
        let child = EmitterScene.cell {
            $0.birthRate = 10; $0.lifetime = 3
        }
        let late = EmitterScene.cell {
            $0.identity = 1; $0.timing.beginTime = 1
        }
        let parent = EmitterScene.cell {
            $0.birthRate = 1; $0.lifetime = 1; $0.timing.activeDuration = 1; $0.cells = [child, late]
        }
        let counts = [1.5, 1.99, 2, 3, 4.05, 5].map { time in
            groups(EmitterScene.emitter(cells: [parent]), at: time).map(\.count)
        }
        #expect(counts == [[1, 5, 0], [1, 9, 0], [0, 9, 0], [0, 9, 0], [0, 9, 0], [0, 0, 0]])
    }

    @Test("Cells nest four levels deep, and grandchildren outlive dead parents")
    func depth() {
        var cell = EmitterScene.cell {
            $0.birthRate = 2; $0.lifetime = 4; $0.scale = 0.5
        }
        for _ in 0..<4 {
            let inner = cell
            cell = EmitterScene.cell {
                $0.birthRate = 2; $0.lifetime = 1.25; $0.scale = 0.5; $0.cells = [inner]
            }
        }
        cell.timing.activeDuration = 0.5
        // One particle exists at 0.5 s; each has children half a second and one second after its birth.
        let early = groups(EmitterScene.emitter(cells: [cell]), at: 1)
        #expect(early.map(\.count) == [1, 1, 0])
        let late = groups(EmitterScene.emitter(cells: [cell]), at: 5)
        #expect(late.map(\.count) == [0, 0, 0, 0, 16])
        #expect(late[4].allSatisfy { abs($0.state.scale - 0.5 * 0.5 * 0.5 * 0.5 * 0.5) < 1e-15 })
    }

    @Test("A child is the same particle at any time, and differs from the children of other parents")
    func seekable() throws {
        let timeline = EmitterTimeline(Self.firework)
        let early = groups(timeline, at: 30.55)[2]
        let late = groups(timeline, at: 30.7)[2]
        let shared = late.filter { $0.age > 0.15 }
        #expect(shared.count > 400)
        for particle in shared.suffix(40) {
            #expect(early.contains { $0.particle.initial.velocityX == particle.particle.initial.velocityX })
        }
        #expect(Set(late.map(\.particle.initial.velocityX)).count == late.count)
    }

    @Test("The layer's multipliers do not affect nested cells, except for its scale")
    func multipliers() {
        var emitter = Self.firework
        emitter.cells[0].timing.activeDuration = 1
        emitter.lifetime = 2
        emitter.velocity = 0
        let live = groups(emitter, at: 2.4)
        #expect(live[1].count == 278)
        #expect(live[1].allSatisfy { $0.particle.lifetime == 1.5 && $0.particle.initial.y == 700 })
        emitter.birthRate = 0
        #expect(groups(emitter, at: 2.4).flatMap { $0 }.isEmpty)
    }

    @Test("Nested births follow changes from their time on, and live particles keep their values")
    func changes() {
        var emitter = Self.firework
        var timeline = EmitterTimeline(emitter)
        emitter.cells[0].cells[0].velocity = 200
        emitter.cells[0].cells[0].birthRate = 100
        timeline.record(emitter, at: 1.51)
        let trail = groups(timeline, at: 2)[1]
        #expect(trail.count == 100 + 49)
        emitter.cells[0].cells.removeFirst()
        timeline.record(emitter, at: 2)
        #expect(groups(timeline, at: 2).count == 2)
        #expect(groups(timeline, at: 2.6)[1].count == 999)
    }

    @Test("Extreme rates on all levels stay bounded", arguments: [1e4, 1e30])
    func boundedWork(rate: Double) {
        var cell = EmitterScene.cell()
        for level in 0..<5 {
            let inner = cell
            cell = EmitterScene.cell {
                $0.birthRate = min(rate, EmitterDescription.magnitudeLimit)
                $0.lifetime = level == 2 ? 1e12 : 1
                $0.cells = level == 0 ? [] : [inner, inner]
            }
        }
        let count = EmitterTimeline(EmitterScene.emitter(cells: [cell])).liveCount(at: 2)
        #expect(count <= EmitterTimeline.particleLimit)
    }

    @Test("A cell that contains itself emits a limited number of generations")
    func cycle() {
        let cell = CAEmitterCell()
        cell.birthRate = 2
        cell.lifetime = 10
        cell.emitterCells = [cell, cell]
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        layer.didCommit(at: 0)
        #expect(layer.liveParticleCount(at: 1.01) == 2 + 2)
        cell.emitterCells = nil
    }

    @Test("Key paths reach a nested cell of a committed layer")
    func keyPath() {
        let layer = CAEmitterLayer()
        let (parent, child) = (CAEmitterCell(), CAEmitterCell())
        (parent.name, child.name) = ("a", "b")
        (parent.birthRate, parent.lifetime, child.lifetime) = (1, 10, 10)
        parent.emitterCells = [child]
        layer.emitterCells = [parent]
        layer.didCommit(at: 0)
        #expect(layer.liveParticleCount(at: 1.5) == 1)
        layer.setValue(10, forKeyPath: "emitterCells.a.emitterCells.b.birthRate")
        layer.didCommit(at: 1.5)
        #expect(layer.liveParticleCount(at: 1.95) == 1 + 4)
    }
}
