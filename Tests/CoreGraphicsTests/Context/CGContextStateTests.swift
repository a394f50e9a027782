import CoreGraphics
import Testing

@Suite("CGContext state")
struct CGContextStateTests {
    @Test("restoreGState restores everything but the path")
    func saveAndRestore() {
        let canvas = Canvas(4, 4)
        let context = canvas.context
        context.saveGState()
        context.translateBy(x: 2, y: 0)
        context.setFillColor(.red)
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.interpolationQuality = .none
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.move(to: CGPoint(x: 1, y: 1))
        context.restoreGState()
        #expect(context.ctm.isIdentity && context.interpolationQuality == .default)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.currentPointOfPath == CGPoint(x: 3, y: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == ["kkkk", "kkkk", "kkkk", "kkkk"])
    }

    @Test("restoreGState without a matching saveGState does nothing")
    func unbalanced() {
        let context = Canvas(4, 4).context
        context.scaleBy(x: 2, y: 2)
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("A new transform applies before the current one: new · CTM")
    func transforms() {
        let context = Canvas(4, 4).context
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 3)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 3))
        #expect(context.convertToUserSpace(CGPoint(x: 12, y: 3)) == CGPoint(x: 1, y: 1))
        #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 3))
        #expect(
            context.convertToUserSpace(CGRect(x: 10, y: 0, width: 4, height: 3))
                == CGRect(x: 0, y: 0, width: 2, height: 1))
        context.concatenate(CGAffineTransform(translationX: 1, y: 1))
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 12, ty: 3))
    }

    @Test("A UIKit context starts flipped and scaled")
    func flipped() {
        let context = Canvas(8, 6, scale: 2, flipped: true).context
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test("A later transform does not move points of the current path")
    func path() {
        let context = Canvas(8, 8).context
        context.move(to: CGPoint(x: 1, y: 1))
        context.scaleBy(x: 2, y: 2)
        #expect(context.currentPointOfPath == CGPoint(x: 0.5, y: 0.5))
        context.addLine(to: CGPoint(x: 2, y: 1))
        context.addLine(to: CGPoint(x: 2, y: 3))
        #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 1.5, height: 2.5))
        #expect(context.pathContains(CGPoint(x: 1.75, y: 1.5), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 0.5, y: 2), mode: .fill))
        #expect(!context.isPathEmpty && context.path != nil)
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    }

    @Test("replacePathWithStrokedPath replaces a line with its outline")
    func strokedPath() {
        let context = Canvas(8, 8).context
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 1, y: 4))
        context.addLine(to: CGPoint(x: 7, y: 4))
        #expect(!context.pathContains(CGPoint(x: 4, y: 4.5), mode: .fill))
        #expect(context.pathContains(CGPoint(x: 4, y: 4.5), mode: .stroke))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 3, width: 6, height: 2))
    }

    @Test("A context describes its memory")
    func description() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        #expect(context.width == 5 && context.height == 3)
        #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32 && context.bytesPerRow >= 20)
        #expect(context.alphaInfo == .premultipliedLast && context.colorSpace == CGColorSpaceCreateDeviceRGB())
        #expect(context.makeImage()?.alphaInfo == .premultipliedLast)
    }

    @Test(
        "Sizes and layouts beyond the limits create no context",
        arguments: [
            (0, 4, 8, 0), (4, -1, 8, 0), (20_000, 4, 8, 0), (16_000, 16_000, 8, 0), (.max, .max, 8, 0), (4, 4, 16, 0),
            (4, 4, 8, 15), (4, 4, 8, -16), (4, 4, 8, .max),
        ])
    func hostile(_ width: Int, _ height: Int, _ bits: Int, _ bytesPerRow: Int) {
        #expect(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }

    @Test(
        "Straight alpha and unknown bits create no context", arguments: [3, 4, 0x1F, 0x101, 0x1001, 0x7001] as [UInt32])
    func layouts(_ info: UInt32) {
        #expect(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info) == nil)
    }
}
