import CoreGraphics
import RasterTestSupport
import TestSupport
import Testing

@testable import QuartziteRaster

@Suite("Many edges")
struct ManyEdgesTests {
    /// Long rows, so that up to a thousand edges cross them in groups that are not yet sampled.
    private let rect = PixelRect(minX: 0, minY: 0, maxX: 900, maxY: 12)

    /// Returns the points of a walk in short steps, which stays in a rectangle.
    private func walk(_ count: Int, _ size: CGSize, step: Double) -> [CGPoint] {
        var random = SeededRandom(seed: 47)
        var at = CGPoint(x: size.width / 2, y: size.height / 2)
        return (0..<count).map { _ in
            at.x = min(max(at.x + .random(in: -step...step, using: &random), 0), size.width)
            at.y = min(max(at.y + .random(in: -step...step, using: &random), 0), size.height)
            return at
        }
    }

    @Test("A scribble is as exact where many edges hang together as elsewhere", arguments: [300, 900, 3000])
    func scribble(count: Int) {
        let polygon = walk(count, CGSize(width: 900, height: 12), step: 9)
        let reference = CoveragePicture.reference([polygon], rect, rule: .evenOdd, rows: 128)
        let picture = CoveragePicture(.polygons([polygon]), rect, rule: .evenOdd)
        let worst = picture.worstDifference(reference)
        #expect(worst <= 6, "\(worst)")
        #expect(abs(picture.area - reference.area) < reference.area * 0.002)
    }

    @Test("Edges of a scribble have the same coverage in any order and for any split of the clip")
    func order() {
        let polygon = walk(3000, CGSize(width: 900, height: 12), step: 9)
        let turned = Array(polygon[700...] + polygon[..<700])
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let picture = CoveragePicture(.polygons([polygon]), rect, rule: rule)
            #expect(picture == CoveragePicture(.polygons([turned]), rect, rule: rule))
            #expect(picture == CoveragePicture(.polygons([polygon]), rect, rule: rule, tiles: 4))
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
