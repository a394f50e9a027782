import CoreGraphics
import Testing

@Suite("CGPattern") struct CGPatternTests {
    private func makePattern(isColored: Bool) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    private func row(_ color: CGColor?) -> [UInt32] {
        let bitmap = Bitmap(width: 8, height: 2)
        let context = CGContext(bitmap: bitmap, flipped: false)
        context.interpolationQuality = .none
        if let color { context.setFillColor(color) }
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
        return (0..<8).map { bitmap[$0, 0] }
    }

    @Test("A pattern with own colours repeats, with the alpha of the colour") func colored() throws {
        let pattern = try #require(makePattern(isColored: true))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
        #expect(color?.pattern != nil && color?.colorSpace?.model == .pattern && color?.components == [1])
        let pixels = row(color)
        #expect(pixels[0] == 0xFFFF_0000 && pixels[3] == 0 && pixels[4] == 0xFFFF_0000 && pixels[7] == 0)
        #expect(CGColor(gray: 0, alpha: 1).pattern == nil)
    }

    @Test("A pattern without own colours has that of the components") func uncolored() throws {
        let pattern = try #require(makePattern(isColored: false))
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let pixels = row(CGColor(patternSpace: space, pattern: pattern, components: [0, 1, 0, 1]))
        #expect(pixels[0] == 0xFF00_FF00 && pixels[3] == 0)
    }

    @Test("The pattern of a colour makes an equal colour, and other spaces make none") func copied() throws {
        let cell = try #require(makePattern(isColored: true))
        let base = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: base, pattern: cell, components: [0.5]))
        let pattern = try #require(color.pattern)
        let space = try #require(color.colorSpace)
        #expect(CGColor(patternSpace: space, pattern: pattern, components: [0.5]) == color)
        #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
    }
}
