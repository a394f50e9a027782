import CoreGraphics
import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import QuartziteText

/// Other tests draw text at the same time, and kept coverage must not change what they draw.
@Suite struct OutlineMasksTests {
    /// A text at a place, in the styles and with the transforms that texts have.
    private struct Sample {
        let layout: TextLayout
        let transform: Projection
        let opacity: Double
    }

    private static let size = (width: 260, height: 90)

    private func samples(_ count: Int) -> [Sample] {
        var random = SeededRandom(seed: 36)
        let texts = [
            "The quick brown fox jumps", "AVATar WAVE, fjord ffi", "l", "0123456789 1:20 -> 2x3", "Größe naïve ½ %&@#",
            "Привет мир", "two\nlines gjpq", "ABC日本語", "مرحبا abc",
        ]
        let fonts = [
            FontStyle.system, .monospaced, .serif, .rounded, FontStyle(fontNamed: "Helvetica") ?? .system,
            FontStyle(families: ["DejaVu Sans"], weight: 700),
        ]
        return (0..<count).map { index in
            var style = TextStyle(font: fonts[index % fonts.count], size: Double.random(in: 7...30, using: &random))
            if index % 7 == 3 { style.obliqueness = 0.3 }
            if index % 11 == 5 { style.kern = -2 }
            if index % 13 == 6 { style.expansion = 1.3 }
            let scale = [1.0, 2, 0.7][index % 3]
            let (x, y) = (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
            let turn = index % 5 == 4 ? 0.25 : 0
            return Sample(
                layout: TextLayout(StyledText(texts[index % texts.count], style: style)),
                transform: Projection(a: scale, b: turn, c: -turn, d: scale, tx: x, ty: y),
                opacity: index % 2 == 0 ? 1 : 0.6)
        }
    }

    /// Draws a sample in bands of rows: from outlines where this is possible, or as paths.
    private func picture(_ sample: Sample, asPaths: Bool, bands: Int = 1) -> (pixels: [UInt32], isFromOutlines: Bool) {
        let bitmap = Bitmap(width: Self.size.width, height: Self.size.height)
        bitmap.clear(0xFFFF_FFFF, in: bitmap.bounds)
        var isFromOutlines = false
        for band in 0..<bands {
            let rows = PixelRect(
                minX: 0, minY: bitmap.height * band / bands, maxX: bitmap.width,
                maxY: bitmap.height * (band + 1) / bands)
            let painter = Painter(target: Surface(bitmap), clip: rows)
            for fill in sample.layout.fills() {
                if !asPaths, let outlines = fill.path.outlines,
                    painter.fill(outlines, transform: sample.transform, color: 0xFF10_2030, opacity: sample.opacity)
                {
                    isFromOutlines = true
                    continue
                }
                painter.fill(
                    fill.path.elements, transform: sample.transform, rule: .winding, paint: .solid(0xFF10_2030),
                    opacity: sample.opacity)
            }
        }
        let pixels = (0..<bitmap.height).flatMap { y in
            Array(UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width))
        }
        return (pixels, isFromOutlines)
    }

    @Test("Text from kept coverage has the bytes of its path, whatever is kept, in any bands") func samePixels() {
        var (count, drawn) = (0, 0)
        for sample in samples(160) {
            let expected = picture(sample, asPaths: true).pixels
            OutlineMasks.removeAll()
            let cold = picture(sample, asPaths: false)
            let warm = picture(sample, asPaths: false, bands: 3)
            #expect(cold.pixels == expected)
            #expect(warm.pixels == expected)
            if Set(expected).count > 2 { drawn += 1 }
            if cold.isFromOutlines { count += 1 }
        }
        // Glyphs that overlap, single contours, and fonts that run around letters in different directions are not.
        #expect(drawn > 140 && count > 60, "most texts are visible, and many are drawn from outlines")
    }

    @Test("Curves whose flatness roundings decide are drawn at their place") func ambiguousCurves() {
        // At these sizes, second differences of the font of Thai equal the limit of flatness.
        for (index, size) in [10.0, 20, 25, 25, 25].enumerated() {
            let layout = TextLayout(StyledText("ยินดีต้อนรับ", style: TextStyle(size: size)))
            let sample = Sample(
                layout: layout,
                transform: Projection(a: 1, b: 0, c: 0, d: 1, tx: 9.37 * Double(index), ty: 4.21 * Double(index)),
                opacity: 1)
            OutlineMasks.removeAll()
            let expected = picture(sample, asPaths: true).pixels
            #expect(picture(sample, asPaths: false).pixels == expected && Set(expected).count > 20)
        }
    }

    @Test("A text that moves by whole pixels keeps its bytes") func wholePixels() {
        let layout = TextLayout(StyledText("Moving wave", style: TextStyle(size: 13)))
        func picture(_ distance: Double) -> [UInt32] {
            let sample = Sample(
                layout: layout, transform: Projection(a: 1, b: 0, c: 0, d: 1, tx: 3.3 + distance, ty: 8.1), opacity: 1)
            let all = self.picture(sample, asPaths: false).pixels
            return (0..<Self.size.height).flatMap { y in
                all[(y * Self.size.width + Int(distance))..<(y * Self.size.width + Int(distance) + 120)]
            }
        }
        let first = picture(0)
        #expect(picture(1) == first && picture(100) == first && Set(first).count > 20)
    }

    @Test("Threads that draw at the same time draw the same bytes") func threads() {
        let samples = samples(40)
        let expected = samples.map { picture($0, asPaths: true).pixels }
        let failures = Atomic<Int>(0)
        nonisolated(unsafe) let shared = samples
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<2 {
                for index in shared.indices {
                    if (index + round) % 16 == 0, thread == 0 { OutlineMasks.removeAll() }
                    let sample = (index * 7 + thread) % shared.count
                    if picture(shared[sample], asPaths: false).pixels != expected[sample] {
                        failures.add(1, ordering: .relaxed)
                    }
                }
            }
        }
        #expect(failures.load(ordering: .relaxed) == 0)
    }

    @Test("Coverage that was not used for long is released") func bounds() {
        let outlines = TextLayout(StyledText("Bounded memory of many fractions of a pixel", style: TextStyle(size: 40)))
            .fills().compactMap(\.path.outlines)
        let bitmap = Bitmap(width: 40, height: 10)
        let painter = Painter(target: Surface(bitmap), clip: bitmap.bounds)
        var largest = 0
        for step in 0..<600 {
            let transform = Projection(a: 1, b: 0, c: 0, d: 1, tx: Double(step) / 1024, ty: -20)
            for outline in outlines { _ = painter.fill(outline, transform: transform, color: .max, opacity: 1) }
            let size = OutlineMasks.size
            #expect(
                size.count <= 2 * OutlineMasks.countLimit + 64 && size.pixels <= 2 * OutlineMasks.pixelLimit + 65_536)
            largest = max(largest, size.pixels)
        }
        // Other tests remove what is kept.
        #expect(largest > 100_000, "coverage is kept")
    }
}
