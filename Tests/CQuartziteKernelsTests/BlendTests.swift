import CQuartziteKernels
import Foundation
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Compositing rows")
    struct BlendTests {
        /// The formulas of drawing.md §7 for straight colours, written with closures instead of cases.
        static func mix(_ mode: Int) -> ((Double, Double) -> Double)? {
            func hard(_ s: Double, _ d: Double) -> Double { s <= 0.5 ? 2 * s * d : screen(2 * s - 1, d) }
            func screen(_ s: Double, _ d: Double) -> Double { 1 - (1 - s) * (1 - d) }
            func soft(_ s: Double, _ d: Double) -> Double {
                let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
                return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (g - d)
            }
            let table: [(Double, Double) -> Double] = [
                { s, _ in s }, { $0 * $1 }, screen, { hard($1, $0) }, { min($0, $1) }, { max($0, $1) },
                { s, d in d == 0 ? 0 : s == 1 ? 1 : min(1, d / (1 - s)) },
                { s, d in d == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s) },
                soft, hard, { abs($0 - $1) }, { $0 + $1 - 2 * $0 * $1 },
            ]
            return mode < table.count ? table[mode] : nil
        }

        typealias Color = [Double]  // b, g, r

        static func lum(_ c: Color) -> Double { 0.3 * c[2] + 0.59 * c[1] + 0.11 * c[0] }
        static func sat(_ c: Color) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

        static func setLum(_ c: Color, _ l: Double) -> Color {
            var result = c.map { $0 + l - lum(c) }
            let (light, low, high) = (lum(result), result.min() ?? 0, result.max() ?? 0)
            if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
            if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
            return result
        }

        static func setSat(_ c: Color, _ s: Double) -> Color {
            let (low, range) = (c.min() ?? 0, sat(c))
            return c.map { range == 0 ? 0 : ($0 - low) / range * s }
        }

        static func hslMix(_ mode: Int, _ s: Color, _ d: Color) -> Color {
            switch mode {
            case 12: setLum(setSat(s, sat(d)), lum(d))
            case 13: setLum(setSat(d, sat(s)), lum(d))
            case 14: setLum(s, lum(d))
            default: setLum(d, lum(s))
            }
        }

        /// Computes a premultiplied pixel: b, g, r and a from 0 to 1.
        static func reference(_ s: [Double], _ d: [Double], _ mode: Int) -> [Double] {
            let (sa, da) = (s[3], d[3])
            if mode < 16 {
                let straightS = (0..<3).map { sa > 0 ? s[$0] / sa : 0 }
                let straightD = (0..<3).map { da > 0 ? d[$0] / da : 0 }
                let b: Color
                if let mix = mix(mode) {
                    b = (0..<3).map { mix(straightS[$0], straightD[$0]) }
                } else {
                    b = hslMix(mode, straightS, straightD)
                }
                var result = [0, 0, 0, sa + da - sa * da]
                for i in 0..<3 {
                    let outside = (1 - da) * s[i] + (1 - sa) * d[i]
                    result[i] = outside + sa * da * b[i]
                }
                return result
            }
            if mode == 26 {
                let sums = (0..<3).map { max(0, s[$0] + d[$0] - 1) }
                return sums + [min(1, sa + da)]
            }
            let factors: [(Double, Double)] = [
                (0, 0), (1, 0), (da, 0), (1 - da, 0), (da, 1 - sa), (1 - da, 1), (0, sa), (0, 1 - sa), (1 - da, sa),
                (1 - da, 1 - sa), (0, 0), (1, 1),
            ]
            let (fs, fd) = factors[mode - 16]
            return (0..<4).map { min(1, s[$0] * fs + d[$0] * fd) }
        }

        static func unpack(_ pixel: UInt32) -> [Double] { (0..<4).map { Double(channel(pixel, $0)) / 255 } }

        @Test(
            "Each blend mode is within 1 of its formula (1.5 with coverage), and coverage mixes in the target",
            arguments: 0..<28)
        func formula(mode: Int) {
            var random = SeededRandom(seed: UInt64(mode))
            let (count, opacity) = (301, 255)
            let (source, below) = (random.pixels(count), random.pixels(count))
            let coverage = random.bytes(count)
            for covers in [false, true] {
                // The two fast modes round the covered source and then the rest of the target.
                let tolerance = covers && (mode == 0 || mode == 27) ? 1.51 : 1.01
                var target = below
                qz_composite_row(&target, source, covers ? coverage : nil, Int32(count), Int32(opacity), Int32(mode))
                for i in 0..<count {
                    let (s, d) = (Self.unpack(source[i]), Self.unpack(below[i]))
                    let blended = Self.reference(s, d, mode)
                    let k = covers ? Double(coverage[i]) / 255 : 1
                    for c in 0..<4 {
                        var expected = d[c] + (blended[c] - d[c]) * k
                        if mode == 27 { expected = min(1, s[c] * k + d[c]) }  // saturates after coverage
                        let actual = channel(target[i], c)
                        #expect(
                            abs(Double(actual) - expected * 255) <= tolerance, "mode \(mode) pixel \(i) channel \(c)")
                    }
                }
            }
        }

        @Test("A solid source gives the same result as a row of its colour", arguments: [-1, 0, 5, 17, 20, 27, 99])
        func solid(mode: Int) {
            var random = SeededRandom(seed: 21)
            let count = 77
            for constant in [0, 1, 128, 255] {
                let (color, below, coverage) = (random.pixel(), random.pixels(count), random.bytes(count))
                let row = [UInt32](repeating: color, count: count)
                for covers in [false, true] {
                    let factor = coverage.map { UInt8((Int($0) * constant * 2 + 255) / 510) }
                    var solid = below
                    qz_composite_solid(
                        &solid, color, covers ? coverage : nil, Int32(constant), Int32(count), Int32(mode)
                    )
                    var expected = below
                    let constants = [UInt8](repeating: UInt8(constant), count: count)
                    qz_composite_row(&expected, row, covers ? factor : constants, Int32(count), 255, Int32(mode))
                    for i in 0..<count {
                        for c in 0..<4 {
                            #expect(abs(channel(solid[i], c) - channel(expected[i], c)) <= 1)
                        }
                    }
                }
            }
        }

        @Test("Every instruction set gives the same rows and writes nothing beyond them")
        func sameBytes() {
            for seed in 0..<60 {
                let all = KernelSuite.results { () -> [[UInt32]] in
                    var random = SeededRandom(seed: UInt64(seed))
                    let count = random.below(70)
                    let rows = (0..<2).map { _ in random.pixels(80) }
                    let coverage: [UInt8]? = random.below(3) == 0 ? nil : random.bytes(80)
                    let opacity = Int32([255, random.below(256)][random.below(2)])
                    return [QZ_BLEND_NORMAL, QZ_BLEND_PLUS_LIGHTER].flatMap { mode in
                        var mixed = rows[1]
                        qz_composite_row(&mixed, rows[0], coverage, Int32(count), opacity, Int32(mode.rawValue))
                        #expect(mixed[count...] == rows[1][count...])
                        var filled = rows[1]
                        let color = rows[0][3]
                        qz_composite_solid(&filled, color, coverage, opacity, Int32(count), Int32(mode.rawValue))
                        #expect(filled[count...] == rows[1][count...])
                        return [mixed, filled]
                    }
                }
                #expect(all.allSatisfy { $0 == all[0] })
            }
        }

        @Test("Half-transparent red over opaque blue is (.5, 0, .5), and plus lighter saturates", .rule("G12", "G13"))
        func examples() {
            var target: [UInt32] = [0xff00_00ff, 0x9999_9999]
            qz_composite_row(&target, [0x8080_0000], nil, 1, 255, Int32(QZ_BLEND_NORMAL.rawValue))
            #expect(target[0] == 0xff80_007f)
            qz_composite_solid(&target[1], 0x9999_9999, nil, 255, 1, Int32(QZ_BLEND_PLUS_LIGHTER.rawValue))
            #expect(target[1] == .max)
        }

        @Test("Masks, coverage and colour conversions round to nearest")
        func conversions() {
            var random = SeededRandom(seed: 9)
            let count = 200
            let (pixels, mask, coverage) = (random.pixels(count), random.pixels(count), random.bytes(count))
            func rounded(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }
            var (covered, masked, product) = (pixels, pixels, coverage)
            qz_cover_row(&covered, coverage, Int32(count))
            qz_mask_row(&masked, mask, Int32(count))
            var alphas = [UInt8](repeating: 0, count: count)
            qz_copy_alpha(&alphas, mask, Int32(count))
            qz_multiply_coverage(&product, alphas, Int32(count))
            for i in 0..<count {
                #expect(alphas[i] == UInt8(channel(mask[i], 3)))
                #expect(Int(product[i]) == rounded(Int(coverage[i]), channel(mask[i], 3)))
                for c in 0..<4 {
                    #expect(channel(covered[i], c) == rounded(channel(pixels[i], c), Int(coverage[i])))
                    #expect(channel(masked[i], c) == rounded(channel(pixels[i], c), channel(mask[i], 3)))
                }
            }
            var converted = pixels
            qz_unpremultiply_row(&converted, pixels, Int32(count))
            #expect(zip(converted, pixels).allSatisfy { channel($0, 3) == channel($1, 3) })
            qz_premultiply_row(&converted, converted, Int32(count))
            #expect(converted == pixels.map { channel($0, 3) == 0 ? 0 : $0 })
            var swapped: [UInt32] = [0x1122_3344]
            qz_swap_red_blue(&swapped, swapped, 1)
            #expect(swapped == [0x1144_3322])
        }
    }
}
