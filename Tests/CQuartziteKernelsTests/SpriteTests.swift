import CQuartziteKernels
import TestSupport
import Testing

extension KernelSuite {
    @Suite("Sprites")
    struct SpriteTests {
        static let filters = [QZ_NEAREST, QZ_LINEAR, QZ_TRILINEAR]

        func sprite(
            _ x: Double, _ y: Double, scale: Double = 1, rotation: Double = 0, tint: UInt16 = 32768
        ) -> qz_sprite {
            let (c, s) = (Float(qz_cos(rotation) * scale), Float(qz_sin(rotation) * scale))
            return qz_sprite(
                x: Float(x), y: Float(y), a: c, b: s, c: -s, d: c, blue: tint, green: tint, red: tint, alpha: tint
            )
        }

        func randomSprites(_ random: inout SeededRandom, _ count: Int) -> [qz_sprite] {
            (0..<count).map { _ in
                var s = sprite(
                    random.number(in: -20...150), random.number(in: -20...110), scale: random.number(in: 0.05...2.5),
                    rotation: random.number(in: -7...7)
                )
                if random.below(4) == 0 {  // skewed and possibly flipped
                    s.a *= Float(random.number(in: -2...2))
                    s.d *= Float(random.number(in: -2...2))
                }
                if random.below(5) == 0 { (s.b, s.c) = (0, 0) }
                s.alpha = UInt16(random.below(32769))
                s.blue = UInt16(random.below(Int(s.alpha) + 1))
                s.green = UInt16(random.below(Int(s.alpha) + 1))
                s.red = s.alpha
                return s
            }
        }

        @Test("Every instruction set and every split into clips gives the same bytes")
        func sameBytes() {
            var random = SeededRandom(seed: 7)
            let pictures = [(32, 32), (13, 5), (90, 70), (1, 1)].map { w, h in
                Picture(width: w, height: h, pixels: random.pixels(w * h))
            }
            for picture in pictures {
                let sprites = randomSprites(&random, 40)
                for filter in Self.filters {
                    for additive in [false, true] {
                        let whole = KernelSuite.results {
                            var surface = Surface(width: 131, height: 90, fill: 0xff20_3040)
                            surface.draw(sprites, picture, additive: additive, filter: filter)
                            return surface.visible
                        }
                        #expect(whole.allSatisfy { $0 == whole[0] })
                        let split = KernelSuite.results {
                            var surface = Surface(width: 131, height: 90, fill: 0xff20_3040)
                            for y in stride(from: 0, to: 90, by: 37) {
                                for x in stride(from: 0, to: 131, by: 29) {
                                    let clip = (x, y, min(x + 29, 131), min(y + 37, 90))
                                    surface.draw(sprites, picture, additive: additive, filter: filter, clip: clip)
                                }
                            }
                            return surface.visible
                        }
                        #expect(split.allSatisfy { $0 == whole[0] })
                    }
                }
            }
        }

        @Test("Upright sprites of any size and position give the same bytes in every instruction set")
        func uprightSprites() {
            var random = SeededRandom(seed: 41)
            for side in [9, 17, 40, 130, 300] {
                let picture = Picture(width: side, height: 12, levels: 1, pixels: random.pixels(side * 12))
                for filter in [QZ_NEAREST, QZ_LINEAR] {
                    for additive in [false, true] {
                        let sprites = (0..<12).map { _ in
                            var s = sprite(random.number(in: -20...320), random.number(in: -5...45))
                            s.a = Float(random.number(in: 0.4...3)) * (random.below(6) == 0 ? -1 : 1)
                            s.d = Float(random.number(in: 0.3...3)) * (random.below(6) == 0 ? -1 : 1)
                            s.green = UInt16(random.below(32769))
                            return s
                        }
                        let drawn = [(0, 301), (7, 290)].map { x0, x1 in
                            KernelSuite.results {
                                var surface = Surface(width: 301, height: 40, fill: 0xff20_3040)
                                let clip = (x0, 0, x1, 40)
                                surface.draw(sprites, picture, additive: additive, filter: filter, clip: clip)
                                return surface.visible
                            }
                        }
                        #expect(drawn.allSatisfy { results in results.allSatisfy { $0 == results[0] } })
                    }
                }
            }
        }

        @Test("Rearranged texels and skipped transparent ones do not change the output")
        func columnsAndReach() {
            var random = SeededRandom(seed: 23)
            // A diagonal line in a wide transparent margin, a single texel, and an empty image.
            let line = (0..<900).map { index -> UInt32 in
                let (y, x) = (index / 30, index % 30)
                return y == x && (8..<20).contains(x) ? random.pixel() : 0
            }
            let dot = (0..<900).map { index -> UInt32 in index == 412 ? .max : 0 }
            let pixels = [random.pixels(900), line, dot, Array(repeating: 0, count: 900)]
            for picture in pixels.map({ Picture(width: 30, height: 30, pixels: $0) }) {
                let sprites = randomSprites(&random, 60)
                for filter in Self.filters {
                    let drawn = [true, false].flatMap { columns in
                        KernelSuite.results {
                            var surface = Surface(width: 131, height: 90, fill: 0xff20_3040)
                            surface.draw(sprites, picture, filter: filter, columns: columns)
                            return surface.visible
                        }
                    }
                    #expect(drawn.allSatisfy { $0 == drawn[0] })
                    // Drawn pixel by pixel, sprites cannot be cut by the spans of a row.
                    var single = Surface(width: 131, height: 90, fill: 0xff20_3040)
                    for x in 0..<131 {
                        single.draw(sprites, picture, filter: filter, clip: (x, 0, x + 1, 90), columns: false)
                    }
                    #expect(single.visible == drawn[0])
                }
            }
        }

        @Test("The reaches of an image contain every sample that reads a texel of their strength")
        func reaches() {
            var random = SeededRandom(seed: 29)
            for _ in 0..<40 {
                let (w, h) = (1 + random.below(12), 1 + random.below(12))
                let pixels = (0..<w * h).map { _ in random.below(6) == 0 ? random.pixel() & 0x1f0f_3fff : 0 }
                let picture = Picture(width: w, height: h, levels: 1, pixels: pixels)
                picture.withTextures { textures in
                    let reaches = withUnsafeBytes(of: textures[0].reaches) { Array($0.bindMemory(to: qz_reach.self)) }
                    #expect(reaches.count == Int(QZ_REACHES))
                    for (index, r) in reaches.enumerated() {
                        let low = [r.low.0, r.low.1, r.low.2, r.low.3]
                        let high = [r.high.0, r.high.1, r.high.2, r.high.3]
                        for (u, v) in (0...h).flatMap({ v in (0...w).map { ($0, v) } }) {
                            let taps = [(u - 1, v - 1), (u, v - 1), (u - 1, v), (u, v)]
                            let reads = taps.contains { x, y in
                                guard x >= 0 && x < w && y >= 0 && y < h else { return false }
                                return (0..<4).contains { channel(pixels[y * w + x], $0) > (1 << index) >> 1 }
                            }
                            let at = [Int32(u), Int32(v), Int32(u + v), Int32(u - v)]
                            let inside = (0..<4).allSatisfy { low[$0] <= at[$0] && at[$0] < high[$0] }
                            #expect(inside || !reads)
                        }
                    }
                }
            }
        }

        @Test("Texels that a faint tint hides can be skipped")
        func faintSprites() {
            var random = SeededRandom(seed: 53)
            for _ in 0..<60 {
                let most = 1 + random.below(70)
                var pixels = (0..<400).map { _ in UInt32(random.below(most + 1)) * 0x0101_0101 }
                for index in [189, 190, 209, 210] { pixels[index] = .max }
                let centred = Picture(width: 20, height: 20, levels: 1, pixels: pixels)
                // Strong corners keep all texels from being skipped.
                for index in [0, 19, 380, 399] { pixels[index] = .max }
                let whole = Picture(width: 20, height: 20, levels: 1, pixels: pixels)
                let rotation = random.below(2) == 0 ? 0 : random.number(in: -3...3)
                let tint = UInt16(random.below(5000))
                let sprites = [sprite(45, 45, scale: 4, rotation: rotation, tint: tint)]
                for additive in [false, true] {
                    let drawn = [centred, whole].map { picture in
                        var surface = Surface(width: 90, height: 90, fill: 0xff20_3040)
                        surface.draw(sprites, picture, additive: additive)
                        return surface
                    }
                    // Samples within 30 pixels, which are 7 texels, do not read the corners.
                    let near = (0..<90 * 90).filter { index in
                        let (x, y) = (index % 90 - 45, index / 90 - 45)
                        return x * x + y * y < 30 * 30
                    }
                    #expect(near.allSatisfy { drawn[0][$0 % 90, $0 / 90] == drawn[1][$0 % 90, $0 / 90] })
                }
            }
        }

        @Test("Drawing writes nothing outside the clip")
        func staysInClip() {
            let picture = Picture(width: 8, height: 8, pixels: Array(repeating: .max, count: 64))
            for surface in KernelSuite.results({
                var surface = Surface(width: 60, height: 20, fill: 1)
                surface.draw([sprite(30, 10, scale: 9)], picture, clip: (11, 3, 34, 17))
                return surface
            }) {
                for y in 0..<20 {
                    for x in 0..<60 {
                        let inside = (11..<34).contains(x) && (3..<17).contains(y)
                        #expect(surface[x, y] == (inside ? UInt32.max : 1))
                    }
                }
            }
        }

        @Test("An unscaled sprite on whole pixels copies the image exactly")
        func copies() {
            var random = SeededRandom(seed: 3)
            let picture = Picture(width: 16, height: 16, pixels: random.pixels(256))
            for filter in Self.filters {
                var surface = Surface(width: 30, height: 30)
                surface.draw([sprite(14, 12)], picture, filter: filter)
                for y in 0..<30 {
                    for x in 0..<30 {
                        let inside = (6..<22).contains(x) && (4..<20).contains(y)
                        #expect(surface[x, y] == (inside ? picture.pixel(0, x - 6, y - 4) : 0))
                    }
                }
            }
        }

        @Test("An edge halfway through a pixel covers half of it")
        func antialiasedEdge() {
            let picture = Picture(width: 4, height: 4, pixels: Array(repeating: .max, count: 16))
            var surface = Surface(width: 12, height: 12)
            surface.draw([sprite(6.5, 6)], picture)
            #expect((126...129).contains(channel(surface[4, 6], 3)))
            #expect(surface[5, 6] == .max)
            #expect((126...129).contains(channel(surface[8, 6], 3)))
            #expect(surface[9, 6] == 0)
        }

        @Test("Tints and both blend modes are within 1.5 of the formula")
        func formula() {
            var random = SeededRandom(seed: 11)
            for _ in 0..<200 {
                let pixel = random.pixel()
                let below = random.pixel() | 0xff00_0000
                var s = sprite(2, 2, scale: 1, tint: UInt16(random.below(32769)))
                s.green = UInt16(random.below(Int(s.alpha) + 1))
                let picture = Picture(width: 4, height: 4, pixels: Array(repeating: pixel, count: 16))
                let tints = [s.blue, s.green, s.red, s.alpha].map { Double($0) / 32768 }
                for additive in [false, true] {
                    var surface = Surface(width: 4, height: 4, fill: below)
                    surface.draw([s], picture, additive: additive)
                    let alpha = Double(channel(pixel, 3)) * tints[3] / 255
                    for c in 0..<4 {
                        let target = Double(channel(below, c)) * (additive ? 1 : 1 - alpha)
                        let expected = min(255, Double(channel(pixel, c)) * tints[c] + target)
                        #expect(abs(Double(channel(surface[1, 2], c)) - expected) <= 1.5)
                    }
                }
            }
        }

        @Test("A large image drawn small uses the level that fits")
        func levels() {
            // Each level has its own colour, so that the target shows which one is used; level 4 of 512 is 32 wide.
            let picture = Picture(width: 512, height: 512, pixels: Array(repeating: .max, count: 512 * 512))
            for (index, level) in picture.levels.enumerated() {
                let memory = UnsafeMutablePointer(mutating: level.pixels)
                let value = 0xff00_0000 | UInt32(index + 1)
                for y in 1...Int(level.height) {
                    for x in 1...Int(level.width) { memory?[y * Int(level.stride) + x] = value }
                }
            }
            for (size, expected) in [
                (512.0, 0), (342, 0), (341, 1), (256, 1), (64, 3), (43, 3), (42, 4), (32, 4), (2, 8),
            ] {
                var surface = Surface(width: 64, height: 64)
                surface.draw([sprite(32.5, 32.5, scale: size / 512)], picture)
                #expect(channel(surface[32, 32], 0) == expected + 1, "\(size)")
            }
            var between = Surface(width: 64, height: 64)
            between.draw([sprite(32, 32, scale: 48.0 / 512)], picture, filter: QZ_TRILINEAR)
            #expect(between[32, 32] == 0xff00_0004)
            between.draw([sprite(32, 32, scale: 33.0 / 512)], picture, filter: QZ_TRILINEAR)
            #expect(between[32, 32] == 0xff00_0005)
        }

        @Test("Bounds contain every pixel that a sprite touches")
        func bounds() {
            var random = SeededRandom(seed: 5)
            let picture = Picture(width: 40, height: 9, pixels: Array(repeating: .max, count: 360))
            let limit = qz_box(x0: 0, y0: 0, x1: 131, y1: 90)
            for filter in Self.filters {
                for var s in randomSprites(&random, 60) {
                    s.alpha = 32768
                    var surface = Surface(width: 131, height: 90)
                    surface.draw([s], picture, filter: filter)
                    let box = qz_sprite_bounds(&s, 40, 9, limit)
                    for y in 0..<90 {
                        for x in 0..<131 where surface[x, y] != 0 {
                            #expect(box.x0 <= x && x < box.x1 && box.y0 <= y && y < box.y1)
                        }
                    }
                }
            }
        }

        @Test("Nonfinite, singular and unreachable sprites draw nothing, and random bits do not trap")
        func hostile() {
            var random = SeededRandom(seed: 13)
            let picture = Picture(width: 32, height: 32, pixels: Array(repeating: .max, count: 1024))
            let odd: [Float] = [.nan, .infinity, -.infinity, 1e30, -1e30]
            var bad = [sprite(20, 20, scale: 0)]
            for value in odd {
                for field in [\qz_sprite.x, \.y, \.a, \.b, \.c, \.d] {
                    var s = sprite(20, 20)
                    s[keyPath: field] = value
                    bad.append(s)
                }
            }
            let patterns = (0..<300).map { _ in
                let floats = (0..<6).map { _ in Float(bitPattern: UInt32(truncatingIfNeeded: random.next())) }
                return qz_sprite(
                    x: floats[0], y: floats[1], a: floats[2], b: floats[3], c: floats[4], d: floats[5],
                    blue: .max, green: .max, red: .max, alpha: .max
                )
            }
            let limit = qz_box(x0: 0, y0: 0, x1: 40, y1: 40)
            for filter in Self.filters {
                for s in bad {
                    var surface = Surface(width: 40, height: 40)
                    surface.draw([s], picture, filter: filter)
                    #expect(surface.visible.allSatisfy { $0 == 0 })
                }
                let all = KernelSuite.results {
                    var surface = Surface(width: 40, height: 40)
                    surface.draw(patterns, picture, filter: filter)
                    return surface.visible
                }
                #expect(all.allSatisfy { $0 == all[0] })
            }
            for var s in bad + patterns {
                let box = qz_sprite_bounds(&s, 32, 32, limit)
                #expect(box.x0 >= 0 && box.x1 <= 40 && box.y0 >= 0 && box.y1 <= 40 && box.x0 <= box.x1)
            }
        }

        @Test("An index list draws its sprites in its order")
        func indices() {
            var random = SeededRandom(seed: 17)
            let picture = Picture(width: 9, height: 9, pixels: random.pixels(81))
            let sprites = randomSprites(&random, 20)
            let order = (0..<30).map { _ in UInt32(random.below(20)) }
            var listed = Surface(width: 131, height: 90)
            listed.draw(sprites, picture, indices: order)
            var drawn = Surface(width: 131, height: 90)
            drawn.draw(order.map { sprites[Int($0)] }, picture)
            #expect(listed.visible == drawn.visible)
        }

        @Test("Rotations become matrices and premultiplied tints")
        func rotations() {
            let items: [Float] = [3, 4, 2, 1.25, 0.5, 0.25, 1, 0.5, -1, 0, 1, -40, 2, 1, 1, 3]
            var sprites = [qz_sprite](repeating: qz_sprite(), count: 2)
            qz_sprites_from_rotations(&sprites, items, 2)
            for (index, s) in sprites.enumerated() {
                let angle = Double(items[index * 8 + 3])
                let scale = Double(items[index * 8 + 2])
                #expect(abs(Double(s.a) - qz_cos(angle) * scale) < 1e-5 && s.a == s.d)
                #expect(abs(Double(s.b) - qz_sin(angle) * scale) < 1e-5 && s.b == -s.c)
            }
            #expect((sprites[0].red, sprites[0].green, sprites[0].blue, sprites[0].alpha) == (8192, 4096, 16384, 16384))
            #expect(sprites[1].alpha == 32768)
        }
    }
}
