import CQuartziteKernels
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct SamplingTests {
    /// Returns the newest particles of an emitter with 1,000 births per second.
    static func sample(
        _ emitter: EmitterDescription, count: Int = 1000
    ) -> [ParticleSequence.Live] {
        Array(EmitterScene.live(emitter, at: Double(count) / 1000).prefix(count))
    }

    static let snow: [ParticleSequence.Live] = {
        var emitter = EmitterScene.snow
        emitter.cells[0].birthRate = 1000
        return sample(emitter)
    }()

    @Test("Lifetimes cover the mean ± the range", .rule("E4"))
    func lifetimes() throws {
        let lives = Self.snow.map(\.particle.lifetime)
        let least = try #require(lives.min())
        let most = try #require(lives.max())
        #expect(least >= 14 && least < 14.1)
        #expect(most <= 16 && most > 15.9)
        let mean: Double = lives.reduce(0, +) / Double(lives.count)
        #expect(abs(mean - 15) < 0.1)
    }

    @Test("Colours are clamped at birth", .rule("E5", "E6"))
    func colours() {
        let colours = Self.snow.map(\.particle.initial.color)
        #expect(colours.allSatisfy { (0.8...1).contains($0.red) && (0.9...1).contains($0.green) })
        let full = colours.count { $0.green == 1 }
        #expect(abs(full - 500) < 60)
        #expect(colours.allSatisfy { (0...1).contains($0.alpha) })
        #expect(colours.contains { $0.alpha == 0 } && colours.contains { $0.alpha == 1 })
    }

    @Test("An acceleration of 80 moves a particle by 40 points in a second", .rule("E7"))
    func fall() {
        let emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.birthRate = 1; $0.rates.yAcceleration = 80
                }
            ]
        )
        #expect(EmitterScene.live(emitter, at: 2).map(\.state.y) == [40, 0])
    }

    @Test("A velocity range wider than the mean produces both signs", .rule("E8"))
    func speeds() {
        let emitter = EmitterScene.emitter(cells: [
            EmitterScene.cell {
                $0.velocity = -1; $0.velocityRange = 50
            }
        ])
        let speeds = Self.sample(emitter).map(\.velocityAtBirth.x)
        #expect(speeds.contains { $0 < -40 } && speeds.contains { $0 > 40 })
        #expect(speeds.allSatisfy { abs($0 + 1) <= 50 })
    }

    @Test("Snow starts on its line and moves downwards or sideways", .rule("E9"))
    func snowBirths() {
        #expect(Self.snow.allSatisfy { $0.particle.initial.y == 0 && (0...400).contains($0.particle.initial.x) })
        var emitter = EmitterScene.snow
        emitter.cells[0].birthRate = 1000
        emitter.cells[0].velocityRange = 0
        #expect(Self.sample(emitter).allSatisfy { $0.velocityAtBirth.y >= 0 && $0.velocityAtBirth.z == 0 })
    }

    @Test("Directions stay within the longitude ± the range", .rule("E10"))
    func cone() {
        let degree = Double.pi / 180
        let emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.velocity = 1
                    $0.emissionLongitude = -60 * degree
                    $0.emissionRange = 10 * degree
                }
            ]
        )
        let angles = Self.sample(emitter).map { qz_atan2($0.velocityAtBirth.y, $0.velocityAtBirth.x) / degree }
        #expect(angles.allSatisfy { (-70.0001 ... -49.9999).contains($0) })
        #expect(angles.contains { $0 < -69 } && angles.contains { $0 > -51 })
    }

    @Test("A full emission range has no preferred direction", .rule("E11"), arguments: [0.0, 5])
    func fullCircle(depth: Double) {
        var emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.velocity = 1; $0.emissionRange = 2 * .pi
                }
            ]
        )
        emitter.depth = depth
        let velocities = Self.sample(emitter, count: 4000).map(\.velocityAtBirth)
        for parts in [velocities.map(\.x), velocities.map(\.y), velocities.map(\.z)] {
            let mean: Double = parts.reduce(0, +) / 4000
            #expect(abs(mean) < 0.04)
        }
        for velocity in velocities {
            let square: Double = velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z
            #expect(abs(square - 1) < 1e-12)
        }
    }

    @Test("A 3D cone stays within its half-angle of the axis")
    func cap() {
        var emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.velocity = 1
                    $0.emissionLongitude = 1
                    $0.emissionLatitude = 0.5
                    $0.emissionRange = 0.3
                }
            ]
        )
        emitter.depth = 1
        let axis = (x: qz_cos(1) * qz_cos(0.5), y: qz_sin(1) * qz_cos(0.5), z: qz_sin(0.5))
        let cosines = Self.sample(emitter).map { live -> Double in
            let v = live.velocityAtBirth
            return v.x * axis.x + v.y * axis.y + v.z * axis.z
        }
        #expect(cosines.allSatisfy { $0 >= qz_cos(0.3) - 1e-12 })
        #expect(cosines.contains { $0 < qz_cos(0.29) })
    }

    @Test("A ring of radius 2 emits along its radii", .rule("E12"))
    func ring() {
        let emitter = EmitterScene.emitter(
            .circle, .outline, size: CGSize(width: 2, height: 2), cells: [EmitterScene.cell { $0.velocity = 10 }]
        )
        for live in Self.sample(emitter) {
            let start = live.particle.initial
            let square: Double = start.x * start.x + start.y * start.y
            #expect(abs(square - 4) < 1e-12)
            #expect(abs(start.velocityX - 5 * start.x) < 1e-9)
            #expect(abs(start.velocityY - 5 * start.y) < 1e-9)
        }
    }

    @Test("Positions on a line are uniform", .rule("E13"), arguments: [0, 1, 77] as [UInt32])
    func lineUniform(seed: UInt32) {
        var emitter = EmitterScene.emitter(.line, size: CGSize(width: 10, height: 0), cells: [EmitterScene.cell()])
        emitter.seed = seed
        var bins = [Double](repeating: 0, count: 10)
        for live in Self.sample(emitter, count: 10_000) { bins[Int(live.particle.initial.x + 5)] += 1 }
        let total = bins.reduce(0, +)
        let expected = total / 10
        let chi = bins.map { ($0 - expected) * ($0 - expected) / expected }.reduce(0, +)
        #expect(chi < 27.9, "99.9 % of uniform samples stay below")
    }

    @Test(
        "Lines emit along −y like Apple's by default, and along +x if set to 0", .rule("emitters E25"),
        arguments: [0, -Double.pi / 2])
    func lineDirection(natural: Double) throws {
        let layer = CAEmitterLayer()
        #expect(Double(layer.legacyLineDirection) == -Double.pi / 2)
        layer.setValue(natural, forKey: "legacyLineDirection")
        #expect(Double(layer.legacyLineDirection) == natural)
        var cell = EmitterScene.cell()
        cell.emissionLongitude = .pi
        cell.emissionRange = 0
        cell.velocity = 100
        var emitter = EmitterScene.emitter(.line, size: CGSize(width: 10, height: 0), cells: [cell])
        emitter.lineDirection = layer.values.lineDirection
        for live in Self.sample(emitter, count: 20) {
            let start = live.particle.initial
            #expect(natural == 0 ? start.velocityX < 0 : start.velocityY > 0)
            #expect(abs(natural == 0 ? start.velocityY : start.velocityX) < 1e-9)
        }
    }

    @Test("Discs are uniform by area, and balls by volume")
    func roundInsides() {
        let cell = EmitterScene.cell()
        let disc = Self.sample(
            EmitterScene.emitter(.circle, size: CGSize(width: 1, height: 0), cells: [cell]), count: 4000)
        func squareOfRadius(_ live: ParticleSequence.Live) -> Double {
            let p = live.particle.initial
            return p.x * p.x + p.y * p.y + p.z * p.z
        }
        let inner = disc.count { squareOfRadius($0) < 0.5 }
        #expect(abs(inner - 2000) < 130)
        let ball = Self.sample(
            EmitterScene.emitter(.sphere, size: CGSize(width: 2, height: 0), cells: [cell]), count: 4000)
        let squares = ball.map(squareOfRadius)
        #expect(squares.allSatisfy { $0 <= 4 + 1e-9 })
        let median: Double = 4 * 0.629_960_525
        let closer = squares.count { $0 < median }
        #expect(abs(closer - 2000) < 130)
    }

    @Test("Rectangles and cuboids emit from corners, edges, faces or the inside")
    func boxes() {
        let cell = EmitterScene.cell { $0.velocity = 1 }
        for depth in [0.0, 6] {
            for mode in [EmitterDescription.Mode.points, .outline, .surface, .volume] {
                var emitter = EmitterScene.emitter(.cuboid, mode, size: CGSize(width: 2, height: 4), cells: [cell])
                emitter.depth = depth
                var corners = Set<[Double]>()
                for live in Self.sample(emitter) {
                    let p = live.particle.initial
                    let onSides = [abs(p.x) == 1, abs(p.y) == 2, abs(p.z) == 3].count { $0 }
                    #expect(abs(p.x) <= 1 && abs(p.y) <= 2 && abs(p.z) <= depth / 2)
                    switch mode {
                    case .points: corners.insert([p.x, p.y, p.z])
                    case .outline:
                        #expect(onSides >= (depth == 0 ? 1 : 2))
                        let outwards: Double = p.x * p.velocityX + p.y * p.velocityY + p.z * p.velocityZ
                        #expect(outwards > 0)
                    case .surface: #expect(depth == 0 || onSides >= 1)
                    case .volume: #expect(abs(p.velocityX - 1) < 1e-12)
                    }
                }
                if mode == .points { #expect(corners.count == (depth == 0 ? 4 : 8)) }
            }
        }
    }

    @Test("The outline of a rectangle is sampled by length")
    func perimeter() {
        let emitter = EmitterScene.emitter(
            .rectangle, .outline, size: CGSize(width: 30, height: 10), cells: [EmitterScene.cell()]
        )
        let onHorizontal = Self.sample(emitter, count: 4000).count { abs($0.particle.initial.y) == 5 }
        #expect(abs(onHorizontal - 3000) < 120)
    }

    @Test("The initial scale is the magnitude of the sample; particles that shrink past 0 grow mirrored")
    func scales() {
        let emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.scale = 0.9; $0.scaleRange = 1; $0.rates.scaleSpeed = -0.5
                }
            ]
        )
        let live = EmitterScene.live(emitter, at: 8)
        #expect(live.allSatisfy { (0...1.9).contains($0.particle.initial.scale) })
        #expect(live.filter { $0.age > 3.9 }.allSatisfy { $0.state.scale < 0 })
        #expect(live.allSatisfy { near($0.state.scale, $0.particle.initial.scale - 0.5 * $0.age) })
    }

    @Test("The layer's multipliers scale the sampled values of its cells")
    func multipliers() {
        var emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.velocity = 10; $0.spin = 2; $0.birthRate = 10
                }
            ]
        )
        emitter.birthRate = 3
        emitter.lifetime = 0.1
        emitter.velocity = 2
        emitter.spin = -1
        let live = EmitterScene.live(emitter, at: 20)
        #expect(live.count == 30)
        #expect(live.allSatisfy { abs($0.state.x - 20 * $0.age) < 1e-9 && $0.angle == -2 * $0.age })
    }
}
