import CoreGraphics
import Testing

@Suite("CGContext clip")
struct CGContextClipTests {
    private func flood(_ canvas: Canvas) {
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
    }

    @Test("Clips intersect and end when their graphics state is restored")
    func rectangles() {
        let canvas = Canvas(4, 4)
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
        canvas.context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 3))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 2, height: 1))
        flood(canvas)
        #expect(canvas.picture == ["....", ".rr.", "....", "...."])
        canvas.context.restoreGState()
        flood(canvas)
        #expect(canvas.picture == Array(repeating: "rrrr", count: 4))
    }

    @Test("A path clips by the given fill rule")
    func paths() {
        let canvas = Canvas(4, 4)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        canvas.context.clip(using: .evenOdd)
        #expect(canvas.context.isPathEmpty)
        flood(canvas)
        #expect(canvas.picture == ["rrrr", "r..r", "r..r", "rrrr"])
        canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 3, width: 1, height: 1)])
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == ["rrrb", "r..r", "r..r", "brrr"])
    }

    @Test("A clip that covers half of a pixel halves its alpha")
    func edges() {
        let canvas = Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1.5, height: 1))
        flood(canvas)
        #expect(canvas.bitmap[0, 0] == 0xFFFF_0000 && isNear(canvas.bitmap[1, 0], 0x8080_0000))
    }

    @Test("An empty clip blocks all drawing until the clip is reset")
    func empty() {
        let canvas = Canvas(2, 2)
        canvas.context.clip()
        flood(canvas)
        #expect(canvas.picture == ["..", ".."])
        #expect(canvas.context.boundingBoxOfClipPath.isNull)
        canvas.context.resetClip()
        flood(canvas)
        #expect(canvas.picture == ["rr", "rr"])
    }

    @Test("An image's alpha clips, with the image's top at the larger y")
    func alphaMask() {
        let mask = Bitmap(width: 2, height: 2)
        mask[0, 0] = 0xFF00_0000
        let canvas = Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: CGImage(bitmap: mask))
        flood(canvas)
        #expect(canvas.picture == ["rr..", "rr..", "....", "...."])
    }

    @Test("An image without alpha clips by its brightness, and nothing is drawn outside its rectangle")
    func grayMask() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0])))
        let mask = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let canvas = Canvas(4, 1)
        canvas.context.interpolationQuality = .none
        canvas.context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1), mask: mask)
        flood(canvas)
        #expect(canvas.picture == [".r.."])
    }

    @Test("An image mask hides where its samples are 1, or 0 if they are decoded the other way round")
    func imageMask() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 9, 9, 9, 0, 9, 9, 9])))
        for (decode, picture) in [(nil, [".r"]), ([CGFloat(1), 0], ["r."])] as [([CGFloat]?, [String])] {
            let mask = try #require(
                CGImage(
                    maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, provider: provider,
                    decode: decode, shouldInterpolate: true))
            #expect(mask.shouldInterpolate && mask.alphaInfo == .alphaOnly && mask.bitsPerPixel == 32)
            let canvas = Canvas(2, 1)
            canvas.context.interpolationQuality = .none
            canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            flood(canvas)
            #expect(canvas.picture == picture)
        }
        #expect(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12, provider: provider,
                decode: nil, shouldInterpolate: false) == nil)
    }

    @Test("A clip applies inside and around transparency layers")
    func layers() {
        let canvas = Canvas(4, 2)
        let context = canvas.context
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.addRect(CGRect(x: 2, y: 0, width: 1, height: 2))
        context.clip()
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 1), auxiliaryInfo: nil)
        flood(canvas)
        context.endTransparencyLayer()
        #expect(canvas.picture == ["....", "r.r."])
    }
}
