import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Conversion to Y'CbCr")
    struct YCbCrTests {
        /// The samples of two rows of pixels.
        struct Rows: Equatable {
            var upper: [UInt8], lower: [UInt8], blue: [UInt8], red: [UInt8]
        }

        struct Standard: CustomTestStringConvertible, Sendable {
            var name: qz_ycbcr_standard
            var isFull: Bool

            /// The weights of red and blue in ten-thousandths.
            var weights: (red: Int, blue: Int) { name == QZ_BT601 ? (2990, 1140) : (2126, 722) }
            var matrix: qz_ycbcr_matrix { qz_ycbcr_matrix_make(name, isFull ? 1 : 0) }
            var testDescription: String { (name == QZ_BT601 ? "BT.601" : "BT.709") + (isFull ? " full" : " limited") }
        }

        static let standards = [QZ_BT601, QZ_BT709].flatMap { name in
            [false, true].map { Standard(name: name, isFull: $0) }
        }

        /// Returns the samples, after bytes that must stay as they are.
        private func converted(_ standard: Standard, _ upper: [UInt32], _ lower: [UInt32]) -> Rows {
            let even = (upper.count + 1) / 2 * 2
            let guards = [UInt8](repeating: 77, count: 8)
            var rows = Rows(upper: [], lower: [], blue: [], red: [])
            rows.upper = [UInt8](repeating: 0, count: even) + guards
            rows.lower = rows.upper
            rows.blue = [UInt8](repeating: 0, count: even / 2) + guards
            rows.red = rows.blue
            var matrix = standard.matrix
            rows.upper.withUnsafeMutableBufferPointer { first in
                rows.lower.withUnsafeMutableBufferPointer { second in
                    rows.blue.withUnsafeMutableBufferPointer { blue in
                        rows.red.withUnsafeMutableBufferPointer { red in
                            var target = qz_ycbcr_rows(
                                upper: first.baseAddress, lower: second.baseAddress, blue: blue.baseAddress,
                                red: red.baseAddress)
                            qz_ycbcr_convert(&matrix, upper, lower, Int32(upper.count), &target)
                        }
                    }
                }
            }
            #expect([rows.upper, rows.lower, rows.blue, rows.red].allSatisfy { $0.suffix(8) == guards[...] })
            return Rows(
                upper: rows.upper.dropLast(8), lower: rows.lower.dropLast(8), blue: rows.blue.dropLast(8),
                red: rows.red.dropLast(8))
        }

        /// Returns start + numerator / denominator, rounded to the nearest integer, halves up, and at most 255.
        private func rounded(_ start: Int, _ numerator: Int, _ denominator: Int) -> UInt8 {
            let twice = 2 * start * denominator + 2 * numerator + denominator
            return UInt8(min(255, twice / (2 * denominator)))
        }

        /// Returns the samples that the standard defines, computed with exact fractions.
        private func expected(_ standard: Standard, _ upper: [UInt32], _ lower: [UInt32]) -> Rows {
            let (kr, kb) = standard.weights
            let (start, range) = standard.isFull ? (0, 255) : (16, 219)
            let chromaRange = standard.isFull ? 255 : 224
            func luma(_ red: Int, _ green: Int, _ blue: Int) -> Int {
                kr * red + (10_000 - kr - kb) * green + kb * blue
            }
            func extended(_ row: [UInt32]) -> [UInt32] { row.count % 2 == 0 ? row : row + row.suffix(1) }
            let rows = [extended(upper), extended(lower)]
            let lumas = rows.map { row in
                row.map { pixel in
                    rounded(start, range * luma(channel(pixel, 2), channel(pixel, 1), channel(pixel, 0)), 255 * 10_000)
                }
            }
            var result = Rows(upper: lumas[0], lower: lumas[1], blue: [], red: [])
            for x in stride(from: 0, to: rows[0].count, by: 2) {
                let sums = (0..<3).map { index in
                    rows.reduce(0) { sum, row in
                        sum + channel(row[max(0, x - 1)], index) + 2 * channel(row[x], index)
                            + channel(row[x + 1], index)
                    }
                }
                let y = luma(sums[2], sums[1], sums[0])
                // Chroma is half the difference to luma over its greatest value; there are 8 pixels.
                let (blue, red) = (10_000 * sums[0] - y, 10_000 * sums[2] - y)
                result.blue.append(rounded(128, chromaRange * blue, 255 * 8 * 2 * (10_000 - kb)))
                result.red.append(rounded(128, chromaRange * red, 255 * 8 * 2 * (10_000 - kr)))
            }
            return result
        }

        @Test("Every instruction set gives the exact samples of rows of all lengths", arguments: standards)
        func exact(standard: Standard) {
            var random = SeededRandom(seed: 709)
            for count in Array(1..<70) + [96, 127, 128, 129, 255, 320] {
                let rows = (0..<2).map { _ in (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) } }
                let desired = expected(standard, rows[0], rows[1])
                let results = KernelSuite.results { converted(standard, rows[0], rows[1]) }
                #expect(results.allSatisfy { $0 == desired }, "\(count) pixels")
            }
        }

        @Test("Greys have no colour, and the ends of the range are exact", arguments: standards)
        func greys(standard: Standard) {
            let greys = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
            for rows in KernelSuite.results({ converted(standard, greys, greys) }) {
                #expect(rows.upper == rows.lower && rows.upper == rows.upper.sorted())
                #expect(
                    rows.upper.first == (standard.isFull ? 0 : 16) && rows.upper.last == (standard.isFull ? 255 : 235))
                #expect((rows.blue + rows.red).allSatisfy { $0 == 128 })
            }
        }

        @Test("Pure colours reach the ends of chroma", arguments: standards)
        func ends(standard: Standard) {
            // Yellow, blue, cyan, red.
            let colors: [UInt32] = [0xFFFF_FF00, 0xFF00_00FF, 0xFF00_FFFF, 0xFFFF_0000]
            let samples = colors.map { color in
                KernelSuite.results { converted(standard, [color, color], [color, color]) }
            }
            let ends: [UInt8] = standard.isFull ? [1, 255] : [16, 240]
            #expect(samples[0].allSatisfy { $0.blue == [ends[0]] } && samples[1].allSatisfy { $0.blue == [ends[1]] })
            #expect(samples[2].allSatisfy { $0.red == [ends[0]] } && samples[3].allSatisfy { $0.red == [ends[1]] })
        }
    }
}
