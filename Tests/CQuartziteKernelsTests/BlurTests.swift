import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Blur")
    struct BlurTests {
        func blur(_ source: [UInt8], _ width: Int, _ height: Int, _ sigma: Double) -> [UInt8] {
            var target = [UInt8](repeating: 77, count: width * height)
            var scratch = [UInt8](repeating: 3, count: Int(qz_blur_scratch_size(Int32(width), Int32(height))))
            let (w, h) = (Int32(width), Int32(height))
            qz_blur_a8(&target, w, source, w, w, h, sigma, &scratch)
            return target
        }

        @Test(
            "A blurred square is within 4 % of the exact Gaussian and symmetric",
            arguments: [
                0.4, 1, 2, 2.6, 4, 7.5, 12, 60,
            ])
        func gaussian(sigma: Double) {
            let margin = Int(qz_blur_margin(sigma))
            let inner = max(8, Int(2 * sigma))
            let side = inner + 2 * margin
            var source = [UInt8](repeating: 0, count: side * side)
            for y in margin..<(margin + inner) {
                for x in margin..<(margin + inner) { source[y * side + x] = 255 }
            }
            let result = blur(source, side, side, sigma)
            // The separable profile: the samples of a Gaussian, added over the square's columns.
            let weights = (0..<(2 * side)).map { qz_exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
            let total = weights[0] + 2 * weights[1...].reduce(0, +)
            let profile = (0..<side).map { x in
                (margin..<(margin + inner)).reduce(0) { $0 + weights[abs($1 - x)] } / total
            }
            var worst = 0.0
            for y in 0..<side {
                for x in 0..<side {
                    let value = result[y * side + x]
                    #expect(value == result[y * side + side - 1 - x])
                    #expect(value == result[(side - 1 - y) * side + x])
                    worst = max(worst, abs(Double(value) / 255 - profile[x] * profile[y]))
                }
            }
            #expect(worst < 0.04, "sigma \(sigma): \(worst)")
        }

        @Test("A blur preserves the total, the centre and the corners of a shape")
        func mass() {
            let side = 520
            var source = [UInt8](repeating: 0, count: side * side)
            for y in 60..<460 {
                for x in 60..<460 { source[y * side + x] = 255 }
            }
            let result = blur(source, side, side, 20)
            let sum = result.reduce(0.0) { $0 + Double($1) }
            #expect(abs(sum / (255 * 400 * 400) - 1) < 0.002)
            #expect(result[260 * side + 260] == 255)
            #expect(result[0] == 0)
            // The shape's edge is between columns 59 and 60.
            #expect((253...257).contains(Int(result[260 * side + 59]) + Int(result[260 * side + 60])))
        }

        @Test("Every instruction set gives the same bytes for any size and sigma")
        func sameBytes() {
            var random = SeededRandom(seed: 41)
            for _ in 0..<40 {
                let (width, height) = (1 + random.below(50), 1 + random.below(50))
                let source = random.bytes(width * height)
                let sigma = [0.3, 1.7, 3, 9, 55, 200, 1e9][random.below(7)]
                let all = KernelSuite.results { blur(source, width, height, sigma) }
                #expect(all.allSatisfy { $0 == all[0] })
            }
        }

        @Test("A sigma that is not positive copies the source, and full coverage stays full", arguments: [0, -1, .nan])
        func degenerate(sigma: Double) {
            var random = SeededRandom(seed: 43)
            let source = random.bytes(35)
            #expect(blur(source, 7, 5, sigma) == source)
            #expect(qz_blur_margin(sigma) == 0)
            let full = blur([UInt8](repeating: 255, count: 81 * 81), 81, 81, 3)
            #expect(full[40 * 81 + 40] == 255)
        }

        @Test("A part of a blur has the bytes of the whole, and the pixels around it do not change")
        func part() {
            var random = SeededRandom(seed: 47)
            for _ in 0..<60 {
                let (width, height) = (1 + random.below(70), 1 + random.below(70))
                let source = random.bytes(width * height)
                let sigma = [0, 0.3, 1.7, 3, 9, 55, 200][random.below(7)]
                let (left, top) = (random.below(width), random.below(height))
                let (right, bottom) = (left + 1 + random.below(width - left), top + 1 + random.below(height - top))
                let part = qz_blur_part(
                    left: Int32(left), top: Int32(top), right: Int32(right), bottom: Int32(bottom))
                let whole = blur(source, width, height, sigma)
                let all = KernelSuite.results {
                    var target = [UInt8](repeating: 77, count: width * height)
                    var scratch = [UInt8](repeating: 3, count: Int(qz_blur_scratch_size(Int32(width), Int32(height))))
                    qz_blur_part_a8(
                        &target, Int32(width), source, Int32(width), Int32(width), Int32(height), sigma, part, &scratch)
                    return target
                }
                let expected = (0..<width * height).map { place in
                    (left..<right).contains(place % width) && (top..<bottom).contains(place / width) ? whole[place] : 77
                }
                #expect(all.allSatisfy { $0 == expected }, "\(width) × \(height), sigma \(sigma)")
            }
        }

        @Test(
            "Full coverage stays full where the blur reaches nothing else",
            arguments: [0.4, 1, 2.4, 2.6, 7, 40, 111, 250])
        func full(sigma: Double) {
            let margin = Int(qz_blur_margin(sigma))
            let side = 2 * margin + 1
            #expect(blur([UInt8](repeating: 255, count: side * side), side, side, sigma)[margin * side + margin] == 255)
        }
    }
}
