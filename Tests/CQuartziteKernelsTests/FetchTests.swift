import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Fetching rows")
    struct FetchTests {
        func sampler(
            _ picture: Picture, clamps: Bool, filter: qz_filter, part: (Int32, Int32, Int32, Int32)? = nil
        ) -> qz_sampler {
            let image = picture.levels[0]
            let area = part ?? (0, 0, image.width, image.height)
            return qz_sampler(
                image: image, x0: area.0, y0: area.1, x1: area.2, y1: area.3, clamps: clamps ? 1 : 0, filter: filter
            )
        }

        func fetch(_ s: qz_sampler, _ count: Int, u: Int64, v: Int64, du: Int32, dv: Int32) -> [UInt32] {
            var out = [UInt32](repeating: 0xdead_beef, count: count)
            var sampler = s
            qz_fetch_affine(&out, Int32(count), &sampler, u, v, du, dv)
            return out
        }

        /// Computes the bilinear sample in floating point, with the weights of Core Graphics if the filter is stepped.
        func reference(_ s: qz_sampler, _ u: Double, _ v: Double, _ c: Int) -> Double {
            func texel(_ x: Int, _ y: Int) -> Double {
                let (x0, y0, x1, y1) = (Int(s.x0), Int(s.y0), Int(s.x1) - 1, Int(s.y1) - 1)
                if s.clamps == 0, x < x0 || x > x1 || y < y0 || y > y1 { return 0 }
                let (cx, cy) = (min(max(x, x0), x1), min(max(y, y0), y1))
                return Double(channel(s.image.pixels[(cy + 1) * Int(s.image.stride) + cx + 1], c))
            }
            if s.filter == QZ_NEAREST { return texel(Int(u.rounded(.down)), Int(v.rounded(.down))) }
            let shift = s.filter == QZ_STEPPED ? 0.5 - 1 / 256 : 0.5
            let (x, y) = ((u - shift).rounded(.down), (v - shift).rounded(.down))
            // Core Graphics rounds fractions of 7 bits to eighths.
            let weights: [Double] = [0, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16, 1.0]
            func fraction(_ f: Double) -> Double {
                s.filter == QZ_STEPPED ? weights[(Int(f * 128) + 8) / 16] : f
            }
            let (fx, fy, ix, iy) = (fraction(u - shift - x), fraction(v - shift - y), Int(x), Int(y))
            let top = texel(ix, iy) * (1 - fx) + texel(ix + 1, iy) * fx
            return top * (1 - fy) + (texel(ix, iy + 1) * (1 - fx) + texel(ix + 1, iy + 1) * fx) * fy
        }

        @Test("Affine rows follow the formula of their filter, inside and outside, with every instruction set")
        func affine() {
            var random = SeededRandom(seed: 31)
            let picture = Picture(width: 37, height: 21, pixels: random.pixels(37 * 21))
            for trial in 0..<120 {
                let part: (Int32, Int32, Int32, Int32) = trial % 2 == 0 ? (0, 0, 37, 21) : (5, 3, 30, 17)
                let filter = [QZ_NEAREST, QZ_LINEAR, QZ_STEPPED][trial % 3]
                let s = sampler(picture, clamps: trial % 4 < 2, filter: filter, part: part)
                let u = Int64(random.number(in: -10...45) * 65536)
                let v = Int64(random.number(in: -10...30) * 65536)
                let step = trial % 5 == 0 ? 0 : random.number(in: -2...2)
                let (du, dv) = (Int32(step * 65536), Int32(random.number(in: -1...1) * 65536))
                let count = 1 + random.below(60)
                let all = KernelSuite.results { fetch(s, count, u: u, v: v, du: du, dv: dv) }
                #expect(all.allSatisfy { $0 == all[0] })
                for k in 0..<count {
                    let x = Double(u + Int64(k) * Int64(du)) / 65536
                    let y = Double(v + Int64(k) * Int64(dv)) / 65536
                    for c in 0..<4 {
                        // Positions have 7 bits: an error of 1/256 texel on either axis, at differences of up to 255.
                        let error = abs(Double(channel(all[0][k], c)) - reference(s, x, y, c))
                        #expect(error <= (filter == QZ_NEAREST ? 0 : 5))
                    }
                }
            }
        }

        @Test("Extreme positions and steps do not trap, and an empty part is transparent")
        func hostile() {
            var random = SeededRandom(seed: 33)
            let picture = Picture(width: 8, height: 8, pixels: random.pixels(64))
            for _ in 0..<100 {
                let s = sampler(picture, clamps: random.below(2) == 0, filter: QZ_LINEAR)
                let (u, v) = (Int64(bitPattern: random.next()), Int64(bitPattern: random.next()) >> 40)
                let steps = (0..<2).map { _ in Int32(truncatingIfNeeded: random.next()) }
                let all = KernelSuite.results { fetch(s, 40, u: u, v: v, du: steps[0], dv: steps[1]) }
                #expect(all.allSatisfy { $0 == all[0] })
            }
            let empty = sampler(picture, clamps: true, filter: QZ_LINEAR, part: (5, 5, 5, 8))
            #expect(fetch(empty, 20, u: 0, v: 0, du: 65536, dv: 0).allSatisfy { $0 == 0 })
        }

        @Test("A projective row with constant w equals the affine one, and nothing is drawn behind the viewer")
        func projective() {
            var random = SeededRandom(seed: 35)
            let picture = Picture(width: 16, height: 16, pixels: random.pixels(256))
            var s = sampler(picture, clamps: false, filter: QZ_LINEAR)
            var out = [UInt32](repeating: 0, count: 50)
            var row = qz_projective_row(u: (-8, 1.5), v: (2, 0.75), w: (2, 0))
            qz_fetch_projective(&out, 0, 50, &s, &row)
            #expect(out == fetch(s, 50, u: -4 * 65536, v: 65536, du: 49152, dv: 24576))
            var tail = [UInt32](repeating: 0, count: 30)
            qz_fetch_projective(&tail, 20, 30, &s, &row)
            #expect(tail == Array(out[20...]))
            for w in [(-1.0, 0.0), (0, 0), (.nan, 0), (1, .infinity)] {
                row.w = w
                qz_fetch_projective(&out, 1, 40, &s, &row)
                #expect(out[..<40].allSatisfy { $0 == 0 })
            }
        }

        @Test("Ramps run from the first entry to the last, and extend at the ends on request")
        func ramp() {
            let ramp = (0..<Int(QZ_RAMP_COUNT)).map { UInt32($0 + 1) }
            var out = [UInt32](repeating: 7, count: 5)
            qz_fetch_ramp(&out, 0, 5, ramp, -0.25, 0.375, 1, 0)
            #expect(out == [1, 129, 513, 896, 0])
            qz_fetch_ramp(&out, 4, 1, ramp, -0.25, 0.375, 0, 1)
            #expect(out[0] == 1024)
            qz_fetch_ramp_array(&out, 5, ramp, [0, 1, -1, 2, .nan], 0, 1)
            #expect(out == [1, 1024, 0, 1024, 0])
            qz_fetch_ramp(&out, 0, 1, ramp, .nan, 0, 1, 1)
            #expect(out[0] == 0)
        }

        @Test(
            "A level contains the mean of the pixels that it covers, for any side lengths",
            arguments: [(8, 6), (7, 5), (9, 1), (1, 3)])
        func downsampling(width: Int, height: Int) {
            var random = SeededRandom(seed: UInt64(width))
            let picture = Picture(width: width, height: height, levels: 2, pixels: random.pixels(width * height))
            let (w, h) = (max(1, width / 2), max(1, height / 2))
            func overlap(_ i: Int, _ count: Int, _ side: Int, _ k: Int) -> Double {
                let size = Double(side) / Double(count)
                return max(0, min(Double(k + 1), Double(i + 1) * size) - max(Double(k), Double(i) * size)) / size
            }
            for y in 0..<h {
                for x in 0..<w {
                    for c in 0..<4 {
                        var mean = 0.0
                        for sy in 0..<height {
                            for sx in 0..<width {
                                mean +=
                                    overlap(x, w, width, sx) * overlap(y, h, height, sy)
                                    * Double(channel(picture.pixel(0, sx, sy), c))
                            }
                        }
                        #expect(abs(Double(channel(picture.pixel(1, x, y), c)) - mean) <= 0.5001)
                    }
                }
            }
        }

        @Test("Borders are transparent or repeat the edge")
        func borders() {
            let pixels: [UInt32] = [1, 2, 3, 4]
            func bordered(_ repeatsEdge: Bool) -> [UInt32] {
                let picture = Picture(width: 2, height: 2, levels: 1, repeatsEdge: repeatsEdge, pixels: pixels)
                return (-1...2).flatMap { y in (-1...2).map { x in picture.pixel(0, x, y) } }
            }
            #expect(bordered(true) == [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4])
            #expect(bordered(false) == [0, 0, 0, 0, 0, 1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0])
        }
    }
}
