import Testing

@testable import CoreGraphics

/// Contexts that record what is drawn, and draw it when the pixels are needed.
@Suite struct DrawingRecordTests {
    private let cache = PictureCache()

    /// Draws into a bitmap at once and into a record, and returns the hashes of both.
    private func hashes(_ draw: (CGContext) -> Void) -> [UInt64] {
        let canvas = Canvas(48, 40, scale: 2, flipped: true)
        draw(canvas.context)
        let context = CGContext(recordingWidth: 48, height: 40, scale: 2, flipped: true)
        draw(context)
        let picture = context.picture(in: cache)
        return [canvas.bitmap.hash, picture.bitmap.hash, picture.bitmap.hash]
    }

    /// Whether both have the same pixels, which are not all transparent.
    private func isSame(_ draw: (CGContext) -> Void) -> Bool {
        let hashes = hashes(draw)
        return Set(hashes).count == 1 && hashes[0] != Bitmap(width: 48, height: 40).hash
    }

    @Test("A record draws the same bytes as the context, each time") func samePixels() {
        #expect(
            isSame { context in
                context.setFillColor(.red)
                context.fillEllipse(in: CGRect(x: 1, y: 2, width: 15, height: 12))
                context.setStrokeColor(.blue)
                context.setLineWidth(1.5)
                context.setAlpha(0.6)
                context.stroke(CGRect(x: 4, y: 4, width: 10, height: 9))
            })
        #expect(
            isSame { context in
                context.clip(to: CGRect(x: 2, y: 2, width: 9, height: 9))
                context.draw(.quarters, in: CGRect(x: 0, y: 0, width: 14, height: 14))
            })
        #expect(
            isSame { context in
                context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .blue)
                context.setBlendMode(.multiply)
                context.setFillColor(.green)
                context.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
            })
        #expect(
            isSame { context in
                context.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
                context.clip()
                let gradient = CGGradient(
                    colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1])
                guard let gradient else { return }
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 20), options: [])
                context.clear(CGRect(x: 8, y: 8, width: 3, height: 3))
            })
    }

    @Test("A path may change after it was drawn") func mutablePath() {
        #expect(
            isSame { context in
                context.setFillColor(.red)
                context.addRect(CGRect(x: 1, y: 1, width: 5, height: 5))
                context.drawPath(using: .fillStroke)
                context.addRect(CGRect(x: 9, y: 9, width: 5, height: 5))
                context.fillPath()
            })
    }

    @Test("Reading the pixels ends the record, and drawing goes on") func reading() {
        #expect(
            isSame { context in
                context.setFillColor(.red)
                context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
                guard let image = context.makeImage() else { return }
                context.draw(image, in: CGRect(x: 8, y: 8, width: 6, height: 6))
            })
    }

    @Test("Transparency layers are recorded, also if the record ends inside one", arguments: [false, true])
    func transparencyLayers(_ reads: Bool) {
        #expect(
            isSame { context in
                context.setFillColor(.green)
                context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                context.setAlpha(0.5)
                context.rotate(by: 0.1)
                context.beginTransparencyLayer(in: CGRect(x: 3, y: 2, width: 12, height: 14), auxiliaryInfo: nil)
                context.setBlendMode(.multiply)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setFillColor(.red)
                context.fill(CGRect(x: 4, y: 4, width: 9, height: 20))
                if reads { _ = context.makeImage() }
                context.resetClip()
                context.fillEllipse(in: CGRect(x: 8, y: 0, width: 9, height: 9))
                context.endTransparencyLayer()
                context.endTransparencyLayer()
                context.fill(CGRect(x: 20, y: 1, width: 2, height: 2))
            })
    }

    @Test("What an unfinished transparency layer has is not drawn") func unfinishedLayer() {
        #expect(
            isSame { context in
                context.setFillColor(.green)
                context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 12, y: 4, width: 9, height: 9))
            })
    }

    @Test("A record that needs more memory than the pixels is drawn") func largeRecord() {
        let draw = { (context: CGContext) in
            for index in 0..<500 {
                context.setFillColor(index % 2 == 0 ? .red : .blue)
                context.fill(CGRect(x: index % 23, y: index % 19, width: 2, height: 1))
            }
        }
        #expect(isSame(draw))
        let context = CGContext(recordingWidth: 48, height: 40, scale: 1, flipped: true)
        draw(context)
        let picture = context.picture(in: cache)
        _ = picture.pyramid
        #expect(cache.count == 0)
    }

    @Test("A record without steps is blank, and so are transparent pixels") func blank() {
        let context = CGContext(recordingWidth: 8, height: 8, scale: 1, flipped: true)
        #expect(context.isBlank)
        #expect(Canvas(8, 8).context.isBlank)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!context.isBlank)
    }
}
