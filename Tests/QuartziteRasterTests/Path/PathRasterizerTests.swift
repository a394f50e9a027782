import CoreGraphics
import Foundation
import RasterTestSupport
import TestSupport
import Testing

private let canvas = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 40)

@Suite("Path rasteriser")
struct PathRasterizerTests {
    @Test(
        "Coverage of random polygons matches brute force under both fill rules",
        arguments: [CGPathFillRule.winding, .evenOdd])
    func bruteForce(rule: CGPathFillRule) {
        var numbers = SeededRandom(seed: 7)
        for round in 0..<60 {
            let polygons = (0..<(1 + round % 3)).map { _ in numbers.polygon(3 + round % 7, within: 40) }
            let picture = CoveragePicture(.polygons(polygons), canvas, rule: rule)
            let expected = CoveragePicture.reference(polygons, canvas, rule: rule)
            let worst = picture.worstDifference(expected)
            #expect(worst <= 5, "round \(round)")
        }
    }

    @Test(
        "Coverage of many small polygons per pixel matches brute force", arguments: [CGPathFillRule.winding, .evenOdd])
    func crowdedPixels(rule: CGPathFillRule) {
        var numbers = SeededRandom(seed: 11)
        let small = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4)
        for round in 0..<60 {
            let polygons = (0..<4).map { _ in numbers.polygon(3 + round % 4, within: 4) }
            let picture = CoveragePicture(.polygons(polygons), small, rule: rule)
            let expected = CoveragePicture.reference(polygons, small, rule: rule, rows: 256)
            #expect(picture.worstDifference(expected) <= 5, "round \(round)")
        }
    }

    @Test("Coverage of simple polygons adds up to their area")
    func area() {
        var numbers = SeededRandom(seed: 3)
        for _ in 0..<40 {
            // Polygons that are star-shaped around the centre are simple.
            let points = (0..<12).map { i -> CGPoint in
                let (angle, r) = (Double(i) * .pi / 6, Double.random(in: 3...19, using: &numbers))
                return CGPoint(x: 20 + r * cos(angle), y: 20 + r * sin(angle))
            }
            var twice = 0.0
            for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { twice += a.x * b.y - a.y * b.x }
            let picture = CoveragePicture(.polygons([points]), canvas)
            #expect(abs(picture.area - abs(twice) / 2) < 0.6)
        }
    }

    @Test("The areas of overlapping shapes add up with the signs of their directions, to at most 1")
    func overlap() {
        let a = CGRect(x: 2.5, y: 2.5, width: 10, height: 10)
        for reversed in [false, true] {
            let path = CGMutablePath()
            path.addRect(a)
            if reversed {
                path.addLines(between: [
                    CGPoint(x: 2.5, y: 2.5), CGPoint(x: 2.5, y: 12.5), CGPoint(x: 12.5, y: 12.5),
                    CGPoint(x: 12.5, y: 2.5),
                ])
            } else {
                path.addRect(a)
            }
            let picture = CoveragePicture(path, canvas)
            // Two halves of a pixel cover it; in opposite directions, the rectangles cancel out.
            #expect(picture[2, 7] == (reversed ? 0 : 255))
            #expect(picture[7, 7] == (reversed ? 0 : 255))
        }
        let union = CGMutablePath()
        union.addRect(CGRect(x: 2, y: 2, width: 5.5, height: 10))
        union.addRect(CGRect(x: 7.25, y: 2, width: 5, height: 10))
        let picture = CoveragePicture(union, canvas)
        #expect((2..<12).allSatisfy { picture[$0, 5] == 255 })
        #expect(picture[12, 5] == 64)
    }

    @Test("A pixel that very many edges cross has no hole, and its row counts each point once")
    func manyEdges() {
        let path = CGMutablePath()
        for _ in 0..<70 { path.addRect(CGRect(x: 2.5, y: 2, width: 5, height: 4)) }
        path.addRect(CGRect(x: 2.5, y: 10, width: 5, height: 4))
        let picture = CoveragePicture(path, canvas)
        #expect(picture[2, 4] == 128 && picture[4, 4] == 255 && picture[2, 12] == 128)
        #expect(picture == CoveragePicture(path, canvas, tiles: 7))
    }

    @Test("Pixels whose middles are inside are the same for rectangles and for other paths")
    func hardRectangles() {
        var numbers = SeededRandom(seed: 13)
        for _ in 0..<200 {
            let rect = CGRect(
                x: Double.random(in: -4...30, using: &numbers), y: Double.random(in: -4...30, using: &numbers),
                width: Double.random(in: 0...20, using: &numbers), height: Double.random(in: 0...20, using: &numbers))
            let picture = CoveragePicture(CGPath(rect: rect, transform: nil), canvas, antialias: false)
            let pixels = Projection.identity.pixelsWithCentres(in: rect)?.intersection(canvas) ?? .empty
            for y in 0..<40 {
                for x in 0..<40 {
                    let isInside = x >= pixels.minX && x < pixels.maxX && y >= pixels.minY && y < pixels.maxY
                    #expect(picture[x, y] == (isInside ? 255 : 0), "\(rect) at (\(x), \(y))")
                }
            }
        }
    }

    @Test("Coverage is the same for any split of the clip")
    func clipInvariance() {
        var numbers = SeededRandom(seed: 5)
        for round in 0..<30 {
            let polygons = [numbers.polygon(9, within: 60), numbers.polygon(5, within: 50)]
            let path = CGMutablePath()
            path.addPath(.polygons(polygons))
            path.addEllipse(in: CGRect(x: -10, y: 5, width: 45, height: 30))
            let picture = CoveragePicture(path, canvas, rule: round % 2 == 0 ? .winding : .evenOdd)
            for tiles in [2, 3, 7] {
                #expect(
                    picture == CoveragePicture(path, canvas, rule: round % 2 == 0 ? .winding : .evenOdd, tiles: tiles))
            }
        }
        let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 47, height: 47), transform: nil)
        #expect(CoveragePicture(circle, canvas) == CoveragePicture(circle, canvas, tiles: 5))
    }
}
