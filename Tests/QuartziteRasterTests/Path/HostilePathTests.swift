import CQuartziteKernels
import CoreGraphics
import Foundation
import RasterTestSupport
import TestSupport
import Testing

private let canvas = PixelRect(minX: 0, minY: 0, maxX: 32, maxY: 32)

@Suite("Path rasteriser with extreme input")
struct HostilePathTests {
    @Test("Nonfinite and huge numbers neither trap nor paint false pixels")
    func numbers() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 4))
        for p in [
            CGPoint(x: 1e300, y: 3), CGPoint(x: 20, y: -1e300), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 20, y: 20),
        ] {
            path.addLine(to: p)
            path.addQuadCurve(to: p, control: CGPoint(x: -1e308, y: 1e308))
        }
        for scale in [1, 1e-300, 1e300, 1e12, .nan, .infinity, -.infinity] as [Double] {
            let t = Projection(a: scale, b: 0, c: 0, d: scale, tx: 1, ty: -scale)
            for rule in [CGPathFillRule.winding, .evenOdd] {
                _ = CoveragePicture(path, canvas, rule: rule, transform: t)
                _ = CoveragePicture(path, canvas, rule: rule, transform: t, antialias: false)
            }
        }
        let nothing = CoveragePicture(path, canvas, transform: Projection(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        #expect(nothing.area == 0)
    }

    @Test("A shape far larger than the picture covers it, with its edges in place")
    func huge() {
        let rect = CGPath(rect: CGRect(x: -9e5, y: -9e5, width: 9e5 + 10.5, height: 1.8e6), transform: nil)
        let picture = CoveragePicture(rect, canvas)
        #expect(picture[9, 16] == 255 && picture[10, 16] == 128 && picture[11, 16] == 0)
        let zoomed = CoveragePicture(
            rect, canvas, transform: Projection(a: 1000, b: 0, c: 0, d: 1000, tx: -10_480, ty: 0))
        #expect(zoomed[19, 4] == 255 && zoomed[20, 4] == 0)
    }

    @Test("A diagonal that leaves the representable square keeps its slope inside the picture")
    func farDiagonal() {
        let path = CGPath.polygons([
            [CGPoint(x: -4e5, y: -4e5), CGPoint(x: 4e5, y: 4e5), CGPoint(x: -4e5, y: 4e5)]
        ])
        let picture = CoveragePicture(path, canvas, transform: Projection(a: 10, b: 0, c: 0, d: 10, tx: 0, ty: 0))
        #expect((1..<31).allSatisfy { abs(Int(picture[$0, $0]) - 128) <= 2 && picture[$0 - 1, $0] >= 253 })
    }

    @Test("An outline that leaves the representable square and comes back goes on where it comes back")
    func farExcursion() {
        let outline = [
            CGPoint(x: 0.4, y: 0.4), CGPoint(x: 2.8, y: 0.4), CGPoint(x: 2.8, y: 4e5), CGPoint(x: 0.4, y: 4e5),
            CGPoint(x: 0.4, y: 2), CGPoint(x: 0.4, y: 1),
        ]
        let zoom = Projection(a: 10, b: 0, c: 0, d: 10, tx: 0, ty: 0)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let picture = CoveragePicture(.polygons([outline]), canvas, rule: rule, transform: zoom)
            for y in 0..<32 {
                for x in 0..<32 {
                    let isInside = x >= 4 && x < 28 && y >= 4
                    #expect(picture[x, y] == (isInside ? 255 : 0), "(\(x), \(y))")
                }
            }
        }
    }

    @Test("Geometry behind the viewer is clipped before the perspective division")
    func projective() {
        let rect = CGPath(rect: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        // The plane is a floor: w grows with y, and all points with y ≤ -10 lie behind the viewer.
        let floor = Projection(m11: 1, m12: 0, m13: 0, m21: 1.6, m22: 1.0, m23: 0.1, m31: 16, m32: 10, m33: 1)
        let picture = CoveragePicture(rect, canvas, transform: floor)
        // Every row (y + 10) / (y / 10 + 1) is 10: the plane is seen edge-on.
        #expect(picture.area == 0)
        let tilted = Projection(m11: 1, m12: 0, m13: 0, m21: 1.6, m22: 2, m23: 0.1, m31: 16, m32: 10, m33: 1)
        let ground = CoveragePicture(rect, canvas, transform: tilted)
        #expect(ground[16, 17] == 255 && ground[16, 2] == 255 && ground[16, 30] == 0)
        #expect(ground == CoveragePicture(rect, canvas, transform: tilted, tiles: 4))
        let circle = CGPath(ellipseIn: CGRect(x: -300, y: -300, width: 600, height: 600), transform: nil)
        #expect(CoveragePicture(circle, canvas, transform: tilted)[16, 17] == 255)
    }

    @Test("Hundreds of edges through the same pixels are accurate and finish in bounded time")
    func manyEdges() {
        var numbers = SeededRandom(seed: 2)
        let polygon = numbers.polygon(700, within: 32)
        let path = CGPath.polygons([polygon])
        let picture = CoveragePicture(path, canvas, rule: .evenOdd)
        #expect(picture == CoveragePicture(path, canvas, rule: .evenOdd, tiles: 3))
        #expect(abs(picture.area - CoveragePicture.reference([polygon], canvas, rule: .evenOdd, rows: 16).area) < 8)
    }

    @Test(
        "Thousands of edges through the same pixels follow the fill rule in bounded time, for any split of the picture")
    func thousandsOfEdges() {
        var numbers = SeededRandom(seed: 6)
        for count in [3000, 20_000] {
            let polygon = numbers.polygon(count, within: 32)
            let path = CGPath.polygons([polygon])
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let picture = CoveragePicture(path, canvas, rule: rule)
                #expect(picture == CoveragePicture(path, canvas, rule: rule, tiles: 3))
            }
        }
        // Lines that cross along the whole height leave a fully covered band between the outermost lines.
        let fan = (0..<700).map { i in
            let (top, bottom) = (2 + Double(i) / 25, 30 - Double(i) / 25)
            return [
                CGPoint(x: top, y: -1), CGPoint(x: top + 1, y: -1), CGPoint(x: bottom + 1, y: 33),
                CGPoint(x: bottom, y: 33),
            ]
        }
        let picture = CoveragePicture(CGPath.polygons(fan), canvas)
        #expect((6..<27).allSatisfy { picture[$0, 2] == 255 } && picture[16, 16] == 255)
        #expect(picture[1, 16] == 0 && picture[30, 16] == 0)
    }

    @Test("A rasteriser can be reused for any clip")
    func reuse() {
        let rasterizer = PathRasterizer()
        var numbers = SeededRandom(seed: 4)
        for round in 0..<20 {
            let path = CGPath.polygons([numbers.polygon(3 + round, within: 40)])
            let rect = PixelRect(minX: -round, minY: round / 2, maxX: 10 + 3 * round, maxY: 30)
            #expect(CoveragePicture(path, rect, rasterizer: rasterizer) == CoveragePicture(path, rect))
        }
    }

    @Test("The fast fill composites source-over by coverage, inside the clip only")
    func fill() {
        let bitmap = Bitmap(width: 32, height: 32)
        bitmap.clear(0xFF00_0000)
        let circle = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 26, height: 26), transform: nil)
        let clip = PixelRect(minX: 5, minY: 0, maxX: 27, maxY: 20)
        PathRasterizer().fill(
            circle.elements, transform: .identity, rule: .winding, clip: clip, color: 0xFFFF_FFFF,
            surface: Surface(bitmap))
        let picture = CoveragePicture(circle, canvas)
        for y in 0..<32 {
            for x in 0..<32 {
                let inside = x >= 5 && x < 27 && y < 20
                #expect(UInt8(bitmap[x, y] & 255) == (inside ? picture[x, y] : 0))
            }
        }
    }

    @Test("The fast fill gives the same bytes with every instruction set, for any clip")
    func fillKernels() {
        let current = qz_current_isa()
        defer { _ = qz_force_isa(current) }
        var numbers = SeededRandom(seed: 12)
        for round in 0..<24 {
            let path = CGPath.polygons([numbers.polygon(3 + round % 5, within: 40)])
            let color: UInt32 = round % 2 == 0 ? 0xFF20_4060 : 0x8020_4060
            func painted(_ isa: qz_isa, tiles: Int) -> [UInt32] {
                _ = qz_force_isa(isa)
                let bitmap = Bitmap(width: 37, height: 32)
                bitmap.clear(0xFF60_2010)
                for i in 0..<tiles {
                    let clip = PixelRect(minX: 37 * i / tiles, minY: 0, maxX: 37 * (i + 1) / tiles, maxY: 32)
                    PathRasterizer().fill(
                        path.elements, transform: .identity, rule: .winding, clip: clip, color: color,
                        surface: Surface(bitmap))
                }
                return (0..<32).flatMap { y in (0..<37).map { x in bitmap[x, y] } }
            }
            let whole = painted(QZ_ISA_SCALAR, tiles: 1)
            for isa in [QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512] where qz_isa_is_supported(isa) != 0 {
                for tiles in [1, 2, 7, 37] { #expect(painted(isa, tiles: tiles) == whole, "round \(round)") }
            }
        }
    }

    @Test("Multiplying masks multiplies their coverage over the shared rectangle")
    func masks() {
        let circle = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 26, height: 26), transform: nil)
        let mask = CoverageMask(path: circle.elements, transform: .identity, rule: .winding, clip: canvas)
        let half = CoverageMask(
            path: PathElements(rect: CGRect(x: 0, y: 0, width: 16.5, height: 32)), transform: .identity,
            rule: .winding, clip: PixelRect(minX: 4, minY: 4, maxX: 20, maxY: 20))
        let both = mask.multiplied(by: half)
        #expect(both.rect == half.rect)
        #expect(both[16, 10] == 128 && both[15, 10] == 255 && both[17, 10] == 0 && both[3, 10] == 0)
        #expect(both[6, 6] == mask[6, 6])
        #expect(mask.multiplied(by: CoverageMask(rect: canvas))[6, 6] == mask[6, 6])
    }
}
