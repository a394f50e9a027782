import CQuartziteKernels
import CoreGraphics
import Foundation
import RasterTestSupport
import TestSupport
import Testing

private let canvas = PixelRect(minX: 0, minY: 0, maxX: 640, maxY: 24)

@Suite("Path rasteriser with much in a row")
struct CrowdedRowTests {
    /// Returns triangles that share no column and begin in few rows, as letters do.
    private func letters() -> [[CGPoint]] {
        var numbers = SeededRandom(seed: 21)
        return (0..<160).map { letter in
            let left = CGFloat(4 * letter)
            let top = CGFloat(numbers.next() % 3) * 4 + 0.3
            return [
                CGPoint(x: left + 1.5, y: top), CGPoint(x: left + 2.8, y: top + 9.6),
                CGPoint(x: left + 0.2, y: top + 8.1),
            ]
        }
    }

    @Test("Many contours that begin in one row have the same coverage in any order")
    func order() {
        let letters = letters()
        var numbers = SeededRandom(seed: 5)
        let picture = CoveragePicture(.polygons(letters), canvas)
        var mixed = letters
        for i in mixed.indices.reversed() { mixed.swapAt(i, Int(numbers.next() % UInt64(i + 1))) }
        #expect(CoveragePicture(.polygons(mixed), canvas) == picture)
        #expect(CoveragePicture(.polygons(letters.reversed()), canvas) == picture)
        var sum = CoveragePicture(canvas)
        for letter in letters {
            let alone = CoveragePicture(.polygons([letter]), canvas)
            for i in sum.bytes.indices { sum.bytes[i] += alone.bytes[i] }
        }
        #expect(picture.worstDifference(sum) <= 1)
        #expect(sum.area > 160 * 10)
    }

    @Test("Long runs have the same bytes with every instruction set, and end at the clip")
    func runs() {
        let current = qz_current_isa()
        defer { _ = qz_force_isa(current) }
        let ellipse = CGPath(ellipseIn: CGRect(x: 3.3, y: -7, width: 601.4, height: 36), transform: nil)
        for color: UInt32 in [0xFF20_4060, 0x8020_4060] {
            for right in [600, 601, 606, 611, 640] {
                let clip = PixelRect(minX: 5, minY: 0, maxX: right, maxY: 24)
                func painted(_ isa: qz_isa) -> [UInt32] {
                    _ = qz_force_isa(isa)
                    let bitmap = Bitmap(width: 640, height: 24)
                    bitmap.clear(0xFF60_2010)
                    PathRasterizer().fill(
                        ellipse.elements, transform: .identity, rule: .winding, clip: clip, color: color,
                        surface: Surface(bitmap))
                    return (0..<24).flatMap { y in (0..<640).map { x in bitmap[x, y] } }
                }
                let expected = painted(QZ_ISA_SCALAR)
                for isa in [QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512] where qz_isa_is_supported(isa) != 0 {
                    #expect(painted(isa) == expected)
                }
                #expect((0..<24).allSatisfy { y in (right..<640).allSatisfy { expected[y * 640 + $0] == 0xFF60_2010 } })
            }
        }
    }

    @Test("A stroke of many lines has a point on each side for each corner, and repeated points none")
    func strokes() {
        func outline(_ points: [CGPoint]) -> PathElements {
            let line = CGMutablePath()
            line.addLines(between: points)
            return line.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10).elements
        }
        let zigzag = (0..<500).map { CGPoint(x: CGFloat($0) * 5, y: CGFloat($0 % 2) * 3) }
        let plain = outline(zigzag)
        #expect(plain.points.count == 2 * zigzag.count)
        #expect(outline(zigzag.flatMap { [$0, $0] }) == plain)
    }
}
