import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite struct Particles {
        /// Blocks of 16 particles and the entries that draw them, aligned as the kernels require.
        final class Crowd {
            let blocks: UnsafeMutablePointer<qz_particle_block>
            var entries: [qz_particle_entry] = []

            init(_ count: Int) {
                let size = MemoryLayout<qz_particle_block>.stride
                blocks = UnsafeMutableRawPointer.allocate(byteCount: size * count, alignment: 64)
                    .bindMemory(to: qz_particle_block.self, capacity: count)
            }

            deinit { UnsafeMutableRawPointer(blocks).deallocate() }

            func place(_ view: qz_particle_view, keys: UnsafeMutablePointer<qz_particle_key>? = nil) -> [qz_sprite] {
                var view = view
                return [qz_sprite](unsafeUninitializedCapacity: entries.count * 16) { sprites, count in
                    count = Int(
                        qz_place_particles(entries, Int32(entries.count), &view, sprites.baseAddress, keys))
                }
            }

            func looks(at now: Float) -> [[Float]] {
                let size = MemoryLayout<qz_particle_looks>.stride
                let out = UnsafeMutableRawPointer.allocate(byteCount: size * entries.count, alignment: 64)
                defer { out.deallocate() }
                return entries.indices.map { index in
                    let looks = out.bindMemory(to: qz_particle_looks.self, capacity: 1)
                    UnsafeRawPointer(blocks + index).withMemoryRebound(to: qz_particle_motion.self, capacity: 1) {
                        qz_evaluate_particles($0, looks, now, 1)
                    }
                    return (0..<128).map { out.load(fromByteOffset: 4 * $0, as: Float.self) }
                }
            }
        }

        static let view: qz_particle_view = {
            var view = qz_particle_view()
            view.projection = ((1.25, 0.5, 0), (-0.25, 0.75, 0), (0, 0, 0), (3, 4, 1))
            view.nearness = (0, 0, 1)
            view.size = 0.5
            view.opacity = 0.75
            (view.red, view.green, view.blue) = (1, 0.5, 0.75)
            view.upright = 1
            view.half_width = 32
            view.half_height = 20
            (view.left, view.top, view.right, view.bottom) = (0, 0, 1920, 1080)
            return view
        }()

        /// Returns a particle born near `time`, in which each number is extreme with the probability `hostility`.
        static func particle(_ random: inout SeededRandom, near time: Double, hostility: Double) -> qz_particle {
            var p = qz_particle()
            p.birth = time + random.number(in: -2...0.5)
            p.death = p.birth + random.number(in: 0...4)
            p.since = p.birth + random.number(in: 0...0.5)
            (p.x, p.y, p.z) = (
                random.number(in: -300...2300), random.number(in: -300...1400), random.number(in: -9...9)
            )
            (p.velocity_x, p.velocity_y, p.velocity_z) = (random.number(in: -90...90), random.number(in: -90...90), 3)
            (p.acceleration_x, p.acceleration_y, p.acceleration_z) = (random.number(in: -50...50), 80, 1)
            (p.angle, p.spin) = (random.number(in: -9...9), random.number(in: -9...9))
            (p.scale, p.scale_speed) = (random.number(in: 0...2), random.number(in: -1...1))
            (p.red, p.green, p.blue, p.alpha) = (random.unit(), random.unit(), random.unit(), random.unit())
            (p.red_speed, p.green_speed) = (random.number(in: -1...1), random.number(in: -1...1))
            (p.blue_speed, p.alpha_speed) = (random.number(in: -1...1), random.number(in: -1...1))
            let hostile: [Double] = [
                .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, .leastNormalMagnitude / 2, 1e30,
                -1e30, 3e38, 1e-39, -1e-45, 1e10, -0.0,
            ]
            withUnsafeMutableBytes(of: &p) { bytes in
                let numbers = bytes.bindMemory(to: Double.self)
                for i in numbers.indices where random.unit() < hostility { numbers[i] = hostile[random.below(14)] }
            }
            return p
        }

        static func crowd(_ random: inout SeededRandom, blocks: Int = 40, hostility: Double) -> Crowd {
            let crowd = Crowd(blocks)
            for index in 0..<blocks {
                let time = [0, 3600, 1e9][random.below(3)]
                qz_clear_particles(crowd.blocks + index, time, random.number(in: -9...9), 5, 0)
                for lane in 0..<16 where random.below(20) > 0 {
                    var particle = particle(&random, near: time, hostility: hostility)
                    qz_set_particle(crowd.blocks + index, Int32(lane), &particle)
                }
                crowd.entries.append(
                    qz_particle_entry(
                        block: crowd.blocks + index, now: time + random.number(in: 0...1),
                        lanes: random.below(3) > 0 ? 0xffff : UInt32(random.below(0x10000))))
            }
            return crowd
        }

        static func isSound(_ sprite: qz_sprite) -> Bool {
            let extent = abs(sprite.a) + abs(sprite.b) + abs(sprite.c) + abs(sprite.d)
            let brightest = max(sprite.red, sprite.green, sprite.blue)
            return abs(sprite.x) < 1e6 && abs(sprite.y) < 1e6 && extent < 1e6 && sprite.alpha <= 32768
                && brightest <= sprite.alpha
        }

        static func words(_ sprites: [qz_sprite]) -> [UInt32] {
            sprites.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        }

        @Test("Every kernel places the same sprites, ordinary and extreme, flat and in perspective")
        func placing() {
            var random = SeededRandom(seed: 7)
            var placed = 0
            for round in 0..<60 {
                let crowd = Self.crowd(&random, hostility: round % 2 == 0 ? 0 : 0.05)
                var view = Self.view
                if round % 4 > 1 {
                    view.projection.0.2 = 1e-4
                    view.projection.2 = (0.25, -0.5, 0.01)
                    view.projection.3.2 = 1.5
                }
                if round % 3 == 0 { view.upright = -1 }
                let results = KernelSuite.results { Self.words(crowd.place(view)) }
                #expect(results.allSatisfy { $0 == results[0] })
                placed += results[0].count / 8
                #expect(crowd.place(view).allSatisfy(Self.isSound))
            }
            #expect(placed > 4000)
        }

        @Test("Every kernel evaluates to the same numbers")
        func evaluating() {
            var random = SeededRandom(seed: 8)
            for round in 0..<20 {
                let crowd = Self.crowd(&random, hostility: round % 2 == 0 ? 0 : 0.05)
                let results = KernelSuite.results {
                    crowd.looks(at: Float(round) / 8).map { $0.map { $0.isNaN ? 0xffff_ffff : $0.bitPattern } }
                }
                #expect(results.allSatisfy { $0 == results[0] })
            }
        }

        @Test("Keys contain age and depth, and requesting them changes no sprite")
        func keys() {
            var random = SeededRandom(seed: 9)
            let crowd = Self.crowd(&random, hostility: 0)
            var keys = [qz_particle_key](repeating: qz_particle_key(), count: crowd.entries.count * 16)
            #expect(Self.words(crowd.place(Self.view, keys: &keys)) == Self.words(crowd.place(Self.view)))
            let count = crowd.place(Self.view).count
            #expect(keys[..<count].allSatisfy { $0.age >= 0 && $0.age < 4 && abs($0.nearness) < 40 })
            #expect(Set(keys[..<count].map(\.age)).count > count / 2)
        }

        @Test("Sine and cosine match the elementary functions to the precision of a float")
        func sine() {
            let crowd = Crowd(1)
            crowd.entries = [qz_particle_entry(block: crowd.blocks, now: 0, lanes: 0xffff)]
            var random = SeededRandom(seed: 10)
            for _ in 0..<200 {
                qz_clear_particles(crowd.blocks, 0, 0, 0, 0)
                let angles = (0..<16).map { _ in Float(random.number(in: -400...400)) }
                for lane in 0..<16 {
                    var p = qz_particle()
                    p.angle = Double(angles[lane])
                    p.scale = 1
                    qz_set_particle(crowd.blocks, Int32(lane), &p)
                }
                let looks = crowd.looks(at: 0)[0]
                for lane in 0..<16 {
                    let angle = Double(angles[lane])
                    #expect(abs(Double(looks[48 + lane]) - qz_cos(angle)) < 3e-7)
                    #expect(abs(Double(looks[64 + lane]) - qz_sin(angle)) < 3e-7)
                }
            }
        }

        @Test("Positions are as precise at 1e9 seconds and a million points as at the origin")
        func precision() {
            let crowd = Crowd(2)
            for (index, far) in [0.0, 1].enumerated() {
                var p = qz_particle()
                p.birth = far * 1e9 + 1.5
                p.death = far * 1e9 + 10
                p.since = p.birth
                (p.x, p.y) = (far * 1e6 + 12.25, 7)
                (p.velocity_x, p.alpha, p.scale, p.acceleration_y) = (100, 1, 1, 80)
                qz_clear_particles(crowd.blocks + index, p.birth - 0.5, p.x - 1, p.y, 0)
                qz_set_particle(crowd.blocks + index, 3, &p)
                crowd.entries = [qz_particle_entry(block: crowd.blocks + index, now: p.birth + 1, lanes: 8)]
                var view = Self.view
                view.projection = ((1, 0, 0), (0, 1, 0), (0, 0, 0), (-far * 1e6, 0, 1))
                let sprites = crowd.place(view)
                #expect(sprites.map(\.x) == [112.25] && sprites.map(\.y) == [47])
                #expect(qz_count_particles(crowd.entries, 1) == 1)
            }
        }

        @Test("Dead, unborn, transparent, zero-sized and outside particles are omitted")
        func culling() {
            func count(_ change: (inout qz_particle) -> Void = { _ in }) -> Int {
                var p = qz_particle()
                (p.birth, p.since, p.death) = (1, 1, 3)
                (p.x, p.y, p.alpha, p.scale) = (100, 100, 1, 1)
                change(&p)
                let crowd = Crowd(1)
                qz_clear_particles(crowd.blocks, 0, 0, 0, 0)
                qz_set_particle(crowd.blocks, 5, &p)
                crowd.entries = [qz_particle_entry(block: crowd.blocks, now: 2, lanes: 0xffff)]
                return crowd.place(Self.view).count
            }
            #expect(count() == 1)
            #expect(count { $0.death = 2 } == 0)
            #expect(count { $0.birth = 2.5 } == 0)
            #expect(count { $0.alpha_speed = -2 } == 0)
            #expect(count { $0.alpha = 1e-5 } == 0)
            #expect(count { $0.scale_speed = -1 } == 0)
            #expect(count { $0.x = -500 } == 0)
            #expect(count { $0.scale_speed = -2 } == 1)
            #expect(count { $0.velocity_y = 5000 } == 0)
            #expect(count { $0.x = .nan } == 0)
        }
    }
}
