import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Colour matrices")
    struct ColorMatrixTests {
        private func filter(_ pixels: [UInt32], _ matrix: [Int32]) -> [UInt32] {
            var result = pixels
            qz_color_matrix_row(&result, Int32(result.count), matrix)
            return result
        }

        /// Returns the filtered pixel, computed with divisions of integers.
        private func expected(_ pixel: UInt32, _ matrix: [Int32]) -> UInt32 {
            let alpha = channel(pixel, 3)
            guard alpha > 0 else { return 0 }
            var straight: [Int] = [2, 1, 0].map { min(255, (channel(pixel, $0) * 255 + alpha / 2) / alpha) }
            straight.append(255)
            let results = (0..<3).map { row -> UInt32 in
                let sum: Int = (0..<4).reduce(32_768) { $0 + Int(matrix[4 * row + $1]) * straight[$1] }
                return UInt32((min(max(sum >> 16, 0), 255) * alpha + 127) / 255)
            }
            return UInt32(alpha) << 24 | results[0] << 16 | results[1] << 8 | results[2]
        }

        @Test("Every instruction set gives the exact result", arguments: [1.0, 3, 200, 16_000])
        func exact(largest: Double) {
            var random = SeededRandom(seed: 53)
            for count in 0..<40 {
                let matrix = (0..<12).map { _ in Int32(random.number(in: -largest...largest) * 65_536) }
                let pixels = random.pixels(count)
                let desired = pixels.map { expected($0, matrix) }
                #expect(KernelSuite.results { filter(pixels, matrix) }.allSatisfy { $0 == desired })
            }
        }

        @Test("The identity preserves every colour of every alpha")
        func identity() {
            let matrix: [Int32] = [65_536, 0, 0, 0, 0, 65_536, 0, 0, 0, 0, 65_536, 0]
            var pixels: [UInt32] = []
            for alpha in UInt32(0)..<256 {
                for red in 0...alpha {
                    let (high, low) = (alpha << 24 | red << 16, (alpha - red) << 8 | red / 2)
                    pixels.append(high | low)
                }
            }
            #expect(KernelSuite.results { filter(pixels, matrix) }.allSatisfy { $0 == pixels })
        }
    }
}
