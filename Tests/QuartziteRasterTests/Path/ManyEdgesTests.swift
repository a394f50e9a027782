import CoreGraphics
import RasterTestSupport
import TestSupport
import Testing

@testable import QuartziteRaster

@Suite("Many edges")
struct ManyEdgesTests {
    private let rect = PixelRect(minX: 0, minY: 0, maxX: 900, maxY: 12)

    /// Returns scribbles of 500 points beside each other.
    ///
    /// Six of them have more than 512 edges in a row, and none has so many that it is sampled.
    private func scribbles(_ count: Int) -> [[CGPoint]] {
        var random = SeededRandom(seed: 47)
        return (0..<count).map { number in
            let columns = Double(number * 150 + 2)...Double(number * 150 + 148)
            var at = CGPoint(x: columns.lowerBound, y: 6)
            return (0..<500).map { _ in
                at.x = min(max(at.x + .random(in: -9...9, using: &random), columns.lowerBound), columns.upperBound)
                at.y = min(max(at.y + .random(in: -9...9, using: &random), 0), 12)
                return at
            }
        }
    }

    @Test("Scribbles are as exact in rows of very many edges as in others", arguments: [1, 6])
    func exactness(count: Int) {
        let polygons = scribbles(count)
        let reference = CoveragePicture.reference(polygons, rect, rule: .evenOdd, rows: 128)
        let picture = CoveragePicture(.polygons(polygons), rect, rule: .evenOdd)
        let worst = picture.worstDifference(reference)
        #expect(worst <= 6, "\(worst)")
        #expect(abs(picture.area - reference.area) < reference.area * 0.002)
    }

    @Test("Edges of scribbles have the same coverage in any order and for any split of the clip")
    func order() {
        let polygons = scribbles(6)
        let turned = polygons.reversed().map { Array($0[170...] + $0[..<170]) }
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let picture = CoveragePicture(.polygons(polygons), rect, rule: rule)
            #expect(picture == CoveragePicture(.polygons(turned), rect, rule: rule))
            #expect(picture == CoveragePicture(.polygons(polygons), rect, rule: rule, tiles: 4))
        }
    }

    @Test("Rows of thousands of edges, which change their places from row to row, do not depend on the clip")
    func crossings() {
        var random = SeededRandom(seed: 48)
        let rect = PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 12)
        let polygon = (0..<12_000).map { _ in
            CGPoint(x: .random(in: -400...500, using: &random), y: .random(in: -100...112, using: &random))
        }
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let picture = CoveragePicture(.polygons([polygon]), rect, rule: rule)
            #expect(picture == CoveragePicture(.polygons([polygon]), rect, rule: rule, tiles: 3))
            #expect(
                picture == CoveragePicture(.polygons([Array(polygon[5000...] + polygon[..<5000])]), rect, rule: rule))
        }
    }
}
