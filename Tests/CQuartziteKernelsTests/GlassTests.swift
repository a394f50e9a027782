import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Glass")
    struct GlassTests {
        private let width = 60
        private let height = 40
        private var lens = qz_glass_lens(
            edge: 8, bend: 10, rim: 0, rim_width: 1, shadow: 0, shadow_width: 0, spacing: 0)

        /// A disc or rounded rectangle around a point.
        private func shape(
            _ x: Float, _ y: Float, _ halfWidth: Float, _ halfHeight: Float, radius: Float, presence: Float = 1,
            overlay: (Float, Float, Float, Float) = (0, 0, 0, 0)
        ) -> qz_glass_shape {
            qz_glass_shape(
                a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y, half_width: halfWidth, half_height: halfHeight,
                radius: (radius, radius, radius, radius), scale: 1, presence: presence, overlay: overlay)
        }

        /// Draws glass over columns whose red is four times their number.
        private func draw(_ shapes: [qz_glass_shape], _ lens: qz_glass_lens) -> [[UInt32]] {
            let source = (0..<width * height).map { 0xff00_0000 | UInt32($0 % width * 4) << 16 }
            var lens = lens
            return (0..<height).map { y in
                var row = [UInt32](repeating: 0, count: width)
                qz_glass_row(
                    &row, 0, Int32(y), Int32(width), source, Int32(width), 0, 0, Int32(width), Int32(height), shapes,
                    Int32(shapes.count), &lens)
                return row
            }
        }

        private func column(_ pixel: UInt32) -> Double { Double(pixel >> 16 & 255) / 4 }

        @Test("The flat middle shows what is behind it, the edge what lies further inside, and outside is nothing")
        func refraction() {
            let picture = draw([shape(30, 20, 20, 15, radius: 10)], lens)
            #expect(picture[20][30] == 0xff00_0000 | 30 * 4 << 16)
            #expect(picture[20][2] == 0 && picture[1][30] == 0 && picture[5][10] == 0)
            let shown = (10..<30).map { column(picture[20][$0]) }
            #expect(shown[0] > 15 && shown[1] > 14 && abs(shown[19] - 29) <= 0.25)
            // Vertical edges move nothing sideways.
            #expect(column(picture[6][30]) == 30)
        }

        @Test("Glass is symmetrical, and its outline is smooth")
        func symmetry() {
            let picture = draw([shape(30, 20, 20, 15, radius: 15)], lens)
            for y in 0..<height {
                for x in 0..<width { #expect(picture[y][x] >> 24 == picture[height - 1 - y][width - 1 - x] >> 24) }
            }
            let alphas = Set(picture.flatMap { $0 }.map { $0 >> 24 })
            #expect(alphas.count > 10 && alphas.contains(255))
        }

        @Test("Shapes merge if they are closer than the spacing")
        func merging() {
            let discs = [shape(20, 20, 8, 8, radius: 8), shape(42, 20, 8, 8, radius: 8)]
            #expect(draw(discs, lens)[20][30] == 0)
            var near = lens
            near.spacing = 10
            let merged = draw(discs, near)
            #expect(merged[20][30] >> 24 == 255 && merged[5][30] == 0)
            near.spacing = 4
            #expect(draw(discs, near)[20][30] == 0)
        }

        @Test("Colours mix where shapes merge, and absent shapes are smaller")
        func colors() {
            let shapes = [
                shape(20, 20, 12, 12, radius: 12, overlay: (0, 0, 255, 255)),
                shape(40, 20, 12, 12, radius: 12, overlay: (255, 0, 0, 255)),
            ]
            var near = lens
            near.spacing = 20
            let middle = draw(shapes, near)[20][30]
            #expect(middle >> 24 == 255 && abs(Int(middle >> 16 & 255) - Int(middle & 255)) < 20)
            let half = draw([shape(30, 20, 16, 16, radius: 16, presence: 0.5)], lens)
            #expect(half[20][30] != 0 && half[20][20] == 0 && half[20][24] != 0)
        }

        @Test("The rim is lit at the top left and the bottom right, and the shadow fades outside")
        func light() {
            var lit = lens
            (lit.rim, lit.rim_width, lit.shadow, lit.shadow_width) = (1, 2, 0.5, 6)
            let picture = draw([shape(30, 20, 12, 12, radius: 12)], lit)
            func blue(_ x: Int, _ y: Int) -> UInt32 { picture[y][x] & 255 }
            #expect(blue(22, 11) > 60 && blue(37, 28) > 60)
            #expect(blue(38, 11) < blue(22, 11) && blue(30, 20) == 0)
            let shadow = (13...18).map { picture[20][$0] >> 24 }
            #expect(shadow == shadow.sorted() && shadow[5] < 255 && shadow[1] > 0 && picture[20][10] == 0)
        }

        @Test("The bytes are the same on every machine")
        func bytes() {
            var all = lens
            (all.rim, all.rim_width, all.shadow, all.shadow_width, all.spacing) = (0.7, 1.5, 0.2, 9, 12)
            var turned = shape(22, 20, 12, 9, radius: 6, presence: 0.9, overlay: (20, 40, 60, 80))
            (turned.a, turned.b, turned.c, turned.d) = (0.8, -0.6, 0.6, 0.8)
            (turned.tx, turned.ty) = (-29.6, -2.8)
            let shapes = [turned, shape(42, 22, 9, 9, radius: 9)]
            for picture in KernelSuite.results({ draw(shapes, all) }) {
                let hash = picture.flatMap { $0 }.reduce(UInt32(2_166_136_261)) { ($0 ^ $1) &* 16_777_619 }
                #expect(hash == 2_577_249_394)
            }
        }

        @Test("Every instruction set gives the same bytes for any shapes and lens")
        func sameBytes() {
            var random = SeededRandom(seed: 47)
            func number(_ low: Double, _ high: Double) -> Float { Float(random.number(in: low...high)) }
            for _ in 0..<40 {
                let shapes = (0..<random.below(5)).map { _ in
                    let alpha = number(0, 255), side = number(2, 30)
                    var shape = shape(
                        0, 0, side, number(2, 30), radius: min(side, 2), presence: number(0, 1),
                        overlay: (number(0, 255), 0, alpha / 2, alpha))
                    (shape.a, shape.b, shape.c, shape.d) = (number(-1, 1), number(-1, 1), number(-1, 1), number(-1, 1))
                    (shape.tx, shape.ty, shape.scale) = (number(-30, 10), number(-30, 10), number(0.5, 2))
                    return shape
                }
                let lens = qz_glass_lens(
                    edge: number(-5, 20), bend: number(0, 20), rim: number(-1, 1), rim_width: number(0.1, 5),
                    shadow: number(-1, 1), shadow_width: number(0.1, 20), spacing: number(0, 20))
                let all = KernelSuite.results { draw(shapes, lens) }
                #expect(all.allSatisfy { $0 == all[0] })
            }
        }
    }
}
