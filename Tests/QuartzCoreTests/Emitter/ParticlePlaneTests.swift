import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct ParticlePlaneTests {
    private static let placement = SpritePlacement(projection: Projection(a: 1, b: 0, c: 0, d: 1, tx: 50, ty: 50))

    private static func cell(_ configure: (CAEmitterCell) -> Void) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = EmitterScene.image(width: 8)
        cell.birthRate = 20
        cell.lifetime = 10
        cell.spin = 4
        cell.spinRange = 2
        configure(cell)
        return cell
    }

    private static func confetti(_ cell: CAEmitterCell) {
        cell.setValue("plane", forKey: "particleType")
        cell.setValue(Double.pi, forKey: "orientationRange")
        cell.setValue(Double.pi / 2, forKey: "orientationLongitude")
        cell.setValue(Double.pi / 2, forKey: "orientationLatitude")
    }

    private static func sprites(_ cell: CAEmitterCell, at time: Double, threads: Int = 1) -> [qz_sprite] {
        let emitter = EmitterScene.emitter(cells: [cell.snapshot(identity: 0)])
        let node = EmitterTimeline(emitter).particles(at: time, placement: placement)
        return (node?.batches(threads: threads) ?? []).flatMap { Array($0.sprites) }
    }

    /// The fraction of the image's area that a sprite covers; negative if its back is visible.
    private static func share(_ sprite: qz_sprite) -> Float { sprite.a * sprite.d - sprite.b * sprite.c }

    @Test("Planes rotate in depth, so that they narrow and show their backs") func turning() {
        let shares = Self.sprites(Self.cell(Self.confetti), at: 5).map(Self.share)
        #expect(shares.count == 100 && shares.allSatisfy { abs($0) < 1.0001 })
        #expect(shares.contains { $0 < -0.5 } && shares.contains { $0 > 0.5 } && shares.contains { abs($0) < 0.2 })
    }

    @Test("A plane narrows and widens over time") func passing() {
        let cell = Self.cell {
            Self.confetti($0)
            $0.birthRate = 1
            $0.spinRange = 0
        }
        let shares = (0..<40).compactMap { Self.sprites(cell, at: 1.0 + Double($0) / 25).first.map(Self.share) }
        #expect(shares.count == 40)
        #expect((shares.max() ?? 0) - (shares.min() ?? 0) > 0.3)
    }

    @Test("Planes without an orientation rotate like images") func facing() {
        let pictures = Self.sprites(Self.cell { _ in }, at: 3)
        let planes = Self.sprites(Self.cell { $0.setValue("plane", forKey: "particleType") }, at: 3)
        #expect(pictures.count == planes.count && !planes.isEmpty)
        for (a, b) in zip(pictures, planes) {
            #expect(abs(a.a - b.a) + abs(a.b - b.b) + abs(a.c - b.c) + abs(a.d - b.d) < 1e-4 && a.x == b.x)
        }
    }

    @Test("Other particle types are drawn as images", arguments: ["sprite", "point"]) func others(_ type: String) {
        let pictures = Self.sprites(Self.cell { _ in }, at: 3)
        let others = Self.sprites(
            Self.cell {
                Self.confetti($0)
                $0.setValue(type, forKey: "particleType")
            }, at: 3)
        #expect(zip(pictures, others).allSatisfy { $0.a == $1.a && $0.b == $1.b && $0.c == $1.c && $0.d == $1.d })
    }

    @Test("Planes do not depend on the number of threads") func steady() {
        let cell = Self.cell {
            Self.confetti($0)
            $0.velocity = 30
            $0.birthRate = 500
        }
        let (one, three) = (Self.sprites(cell, at: 4), Self.sprites(cell, at: 4, threads: 3))
        #expect(one.count > 1000 && one.count == three.count)
        #expect(zip(one, three).allSatisfy { $0.a == $1.a && $0.b == $1.b && $0.c == $1.c && $0.d == $1.d })
    }

    @Test("A plane's edges are perpendicular for every direction") func edges() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<100 {
            let height = random.number(in: -1...1)
            let turn = random.number(in: -3...3)
            let ring = (1 - height * height).squareRoot()
            let normal = SIMD3(ring * qz_cos(turn), ring * qz_sin(turn), height)
            let (right, down) = ParticlePlane.edges(facing: normal)
            func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
            for wrong in [dot(right, down), dot(right, normal), dot(down, normal), dot(right, right) - 1] {
                #expect(abs(wrong) < 1e-4)
            }
        }
    }

    @Test("Nonnumeric and nonfinite orientations count as 0") func hostile() {
        let sprites = Self.sprites(
            Self.cell {
                Self.confetti($0)
                $0.setValue(Double.nan, forKey: "orientationRange")
                $0.setValue("up", forKey: "orientationLatitude")
                $0.setValue(Double.infinity, forKey: "orientationLongitude")
            }, at: 2)
        #expect(!sprites.isEmpty && sprites.allSatisfy { abs(Self.share($0) - 1) < 1e-3 })
    }
}
