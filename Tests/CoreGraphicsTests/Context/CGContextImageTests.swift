import CoreGraphics
import TestSupport
import Testing

@Suite("CGContext images and gradients")
struct CGContextImageTests {
    @Test("An image of four pixels magnified without interpolation is four flat squares", .rule("G10"))
    func nearest() {
        let canvas = Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(.quarters, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == ["rrgg", "rrgg", "bbww", "bbww"])
    }

    @Test("Images are enlarged with Core Graphics' weights, and linearly at low quality")
    func enlarged() {
        let pair = Bitmap(width: 2, height: 1)
        (pair[0, 0], pair[1, 0]) = (0xFF00_0000, 0xFFFF_FFFF)
        func row(_ quality: CGInterpolationQuality) -> [Int] {
            let canvas = Canvas(4, 1)
            canvas.context.interpolationQuality = quality
            canvas.context.draw(CGImage(bitmap: pair), in: CGRect(x: 0, y: 0, width: 4, height: 1))
            return (0..<4).map { Int(canvas.bitmap[$0, 0] & 255) }
        }
        // A quarter of the way, the weight is 1/8.
        for quality in [CGInterpolationQuality.default, .medium, .high] {
            #expect(zip(row(quality), [0, 32, 223, 255]).allSatisfy { abs($0 - $1) <= 2 })
        }
        #expect(zip(row(.low), [0, 64, 191, 255]).allSatisfy { abs($0 - $1) <= 2 })
    }

    /// The red components of one row of pixels after an image's row is drawn in it.
    private func shrunk(_ values: [UInt32], to count: Int, isPhoto: Bool = false, mirrored: Bool = false) -> [Int] {
        let side = isPhoto ? values.count : 1
        let bitmap = Bitmap(width: values.count, height: side)
        for y in 0..<side { for (x, value) in values.enumerated() { bitmap[x, y] = 0xFF00_0000 | value << 16 } }
        let canvas = Canvas(count, isPhoto ? count : 1)
        if mirrored {
            canvas.context.translateBy(x: CGFloat(count), y: 0)
            canvas.context.scaleBy(x: -1, y: 1)
        }
        canvas.context.draw(
            CGImage(bitmap: bitmap, isPhoto: isPhoto),
            in: CGRect(x: 0, y: 0, width: count, height: isPhoto ? count : 1))
        return (0..<count).map { Int(canvas.bitmap[$0, 0] >> 16 & 255) }
    }

    @Test("A smaller image mixes pixels by a spline, from the middle of its first pixel to that of its last")
    func smaller() {
        // Five pixels in three: the spline is (5 − 1)/(3 − 1) = 2 pixels wide and centred on the first, third and last.
        let middle = shrunk([0, 0, 255, 0, 0], to: 3)
        // Weights at 0, 0.5, 1 and 1.5 are 1, 0.5625, 0 and −0.0625; they are divided by their sum, 2.
        #expect(middle == [0, 128, 0])
        // Pixels outside of the image are those of its edge.
        #expect(shrunk([255, 0, 0, 0, 0], to: 3) == [191, 0, 0])
        #expect(shrunk([255, 255, 255, 255, 255], to: 3) == [255, 255, 255])
        #expect(shrunk([255, 0, 0, 0, 0], to: 3, mirrored: true) == [0, 0, 191])
    }

    @Test("Both axes of a smaller image have their own ratio") func ratios() {
        let bitmap = Bitmap(width: 8, height: 2)
        for x in 0..<8 { (bitmap[x, 0], bitmap[x, 1]) = (0xFFFF_FFFF, 0xFF00_0000) }
        let canvas = Canvas(2, 2)
        canvas.context.draw(CGImage(bitmap: bitmap), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect((0..<2).allSatisfy { canvas.bitmap[$0, 0] == 0xFFFF_FFFF && canvas.bitmap[$0, 1] == 0xFF00_0000 })
    }

    @Test("A photo is halved before it is drawn at less than half its size") func photos() {
        let values: [UInt32] = [255, 0, 0, 0, 0, 0, 0, 0]
        #expect(shrunk(values, to: 4, isPhoto: true) == [128, 0, 0, 0])
        #expect(shrunk(values, to: 4)[0] != 128)
    }

    @Test("An image that is turned by a quarter shrinks like one that is upright") func turned() {
        let bitmap = Bitmap(width: 5, height: 5)
        for y in 0..<5 { for x in 0..<5 { bitmap[x, y] = 0xFF00_0000 | UInt32(x * 50 + y) << 8 } }
        let image = CGImage(bitmap: bitmap)
        let (upright, turned) = (Canvas(3, 3), Canvas(3, 3))
        upright.context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 3))
        turned.context.translateBy(x: 3, y: 0)
        turned.context.rotate(by: .pi / 2)
        turned.context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect((0..<3).allSatisfy { y in (0..<3).allSatisfy { turned.bitmap[y, 2 - $0] == upright.bitmap[$0, y] } })
    }

    @Test("Images are upside down in UIKit's contexts")
    func flipped() {
        let canvas = Canvas(4, 4, scale: 2, flipped: true)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(.quarters, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.picture == ["bbww", "bbww", "rrgg", "rrgg"])
    }

    @Test("An image drawn at its own size is copied")
    func copy() {
        let canvas = Canvas(4, 3)
        canvas.context.draw(.quarters, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(canvas.picture == [".rg.", ".bw.", "...."])
    }

    @Test("Tiles start at their rectangle and fill the whole clip")
    func tiles() {
        let canvas = Canvas(5, 3)
        canvas.context.draw(.quarters, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        #expect(canvas.picture == ["wbwbw", "grgrg", "wbwbw"])
    }

    @Test("Shrinking an image far averages all of its pixels")
    func shrinking() {
        let stripes = Bitmap(width: 64, height: 64)
        for y in 0..<64 { for x in 0..<64 { stripes[x, y] = x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
        let canvas = Canvas(8, 8)
        canvas.context.draw(CGImage(bitmap: stripes), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(isNear(canvas.bitmap[4, 4], 0xFF80_8080, 2))
    }

    @Test("An image twice as wide as its rectangle is fitted in the middle", .rule("G11"))
    func aspectFit() {
        let picture = Bitmap(width: 200, height: 100)
        picture.clear(0xFFFF_0000)
        let canvas = Canvas(100, 100)
        canvas.context.draw(CGImage(bitmap: picture), in: CGRect(x: 0, y: 25, width: 100, height: 50))
        #expect(canvas.picture.filter { $0 == String(repeating: "r", count: 100) }.count == 50)
        #expect(canvas.picture[24] == String(repeating: ".", count: 100) && canvas.bitmap[50, 75] == 0)
    }

    @Test("Masking an image keeps what the mask lets through")
    func masking() throws {
        let mask = Bitmap(width: 2, height: 2)
        mask[1, 0] = 0x8000_0000
        mask[0, 1] = 0xFF00_0000
        let masked = try #require(CGImage.quarters.masking(CGImage(bitmap: mask)))
        #expect(masked.bitmap[0, 0] == 0 && masked.bitmap[1, 1] == 0)
        #expect(isNear(masked.bitmap[1, 0], 0x8000_8000) && masked.bitmap[0, 1] == 0xFF00_00FF)
    }

    private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
        let colors = [CGColor.black, CGColor.white] as CFArray
        guard let locations else {
            return try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        }
        return try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
    }

    @Test("A linear gradient ends at its start and end points unless an option extends it")
    func linear() throws {
        let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 10, y: 0))
        for (options, before, after) in [
            (CGGradientDrawingOptions(), UInt32(0), UInt32(0)), ([.drawsBeforeStartLocation], 0xFF00_0000, 0),
            ([.drawsAfterEndLocation], 0, 0xFFFF_FFFF),
        ] as [(CGGradientDrawingOptions, UInt32, UInt32)] {
            let canvas = Canvas(12, 1)
            canvas.context.drawLinearGradient(try gradient(), start: start, end: end, options: options)
            #expect(canvas.bitmap[0, 0] == before && canvas.bitmap[11, 0] == after)
            // The centre of pixel 5 lies at the fraction (5.5 − 2) / 8.
            let gray = UInt32((255 * 3.5 / 8).rounded())
            #expect(isNear(canvas.bitmap[5, 0], 0xFF00_0000 | gray << 16 | gray << 8 | gray, 2))
        }
    }

    @Test("The current transform applies to a gradient")
    func transformed() throws {
        let canvas = Canvas(1, 8, scale: 2, flipped: true)
        canvas.context.drawLinearGradient(
            try gradient(), start: .zero, end: CGPoint(x: 0, y: 4), options: [])
        let column = (0..<8).map { canvas.bitmap[0, $0] & 255 }
        #expect(column == column.sorted() && column[0] < 32 && column[7] > 224)
    }

    @Test("A radial gradient runs from the start circle to the end circle")
    func radial() throws {
        let canvas = Canvas(21, 21)
        let middle = CGPoint(x: 10.5, y: 10.5)
        canvas.context.drawRadialGradient(
            try gradient(), startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 10, options: [])
        #expect(canvas.bitmap[0, 0] == 0)
        #expect(isNear(canvas.bitmap[10, 10], 0xFF00_0000, 8))
        let gray = UInt32(255 * 5 / 10)
        for (x, y) in [(15, 10), (5, 10), (10, 15), (10, 5)] {
            #expect(isNear(canvas.bitmap[x, y], 0xFF00_0000 | gray << 16 | gray << 8 | gray, 3))
        }
    }

    @Test("Two colours at one location make a hard edge, in the order given")
    func hardEdge() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = try #require(
            CGGradient(
                colorSpace: space, colorComponents: [1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1],
                locations: [0, 0.5, 0.5, 1], count: 4))
        let canvas = Canvas(4, 1)
        canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
        #expect(canvas.picture == ["rrbb"])
    }

    @Test("The middle between clear and white is half-transparent gray", .rule("G9"))
    func straightMixing() throws {
        let colors = [CGColor.clear, CGColor.white] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let canvas = Canvas(1, 1)
        canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
        #expect(isNear(canvas.bitmap[0, 0], 0x8040_4040, 2))
    }

    @Test("A conic gradient makes one full turn, from +x towards +y")
    func conic() throws {
        let canvas = Canvas(20, 20)
        canvas.context.drawConicGradient(try gradient(), center: CGPoint(x: 10, y: 10), angle: 0)
        // The gradient begins just above +x and ends just below it; y points up.
        #expect(canvas.bitmap[19, 9] & 255 < 16 && canvas.bitmap[19, 10] & 255 > 239)
        #expect(isNear(canvas.bitmap[10, 0], 0xFF40_4040, 8) && isNear(canvas.bitmap[0, 10], 0xFF80_8080, 8))
    }

    @Test("Empty gradients and nonfinite or huge numbers draw without a trap")
    func degenerate() throws {
        let canvas = Canvas(4, 4)
        let numbers: [CGFloat] = [0, .nan, .infinity, 1e300, -1e300]
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        for a in numbers {
            for b in numbers {
                let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 0))
                canvas.context.drawLinearGradient(try gradient([a, b]), start: p, end: q, options: options)
                canvas.context.drawRadialGradient(
                    try gradient(), startCenter: p, startRadius: a, endCenter: q, endRadius: b, options: options)
                canvas.context.drawConicGradient(try gradient(), center: p, angle: b)
            }
        }
        canvas.context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == Array(repeating: "....", count: 4))
    }

    @Test("A gradient requires colours")
    func invalid() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1], locations: nil, count: -3)
                == nil)
    }
}
