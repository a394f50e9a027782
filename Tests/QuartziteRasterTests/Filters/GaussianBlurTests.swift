import QuartziteRaster
import Testing

@Suite("Gaussian blur")
struct GaussianBlurTests {
    /// A surface whose pixels are transparent, except for an opaque white square in its middle.
    private func square(_ side: Int, margin: Int) -> Surface {
        let bitmap = Bitmap(width: side + 2 * margin, height: side + 2 * margin)
        bitmap.clear(.max, in: PixelRect(minX: margin, minY: margin, maxX: margin + side, maxY: margin + side))
        return Surface(bitmap, x: -margin, y: -margin)
    }

    @Test("A deviation that cannot be used counts as 0, and a large one as the largest of its use")
    func limits() {
        for sigma in [0, -1, .nan, .infinity, -.infinity] as [Double] {
            let blur = GaussianBlur(sigma: sigma, of: .layer)
            #expect(blur.sigma == 0 && blur.margin == 0, "\(sigma)")
        }
        #expect(GaussianBlur(sigma: 1e9, of: .filter).sigma == 250)
        #expect(GaussianBlur(sigma: 1e9, of: .drawing).sigma == 500)
        #expect(GaussianBlur(sigma: 1e9, of: .layer).sigma == 1000)
        #expect(PixelFilter.blur(sigma: 1e9) == .blur(GaussianBlur(sigma: 250, of: .layer)))
        #expect(PixelFilter.blur(sigma: 3).margin == GaussianBlur(sigma: 3, of: .filter).margin)
    }

    @Test("A picture and the coverage of a shape are blurred alike", arguments: [0.4, 1, 2.4, 2.5, 7, 40])
    func alike(sigma: Double) {
        let blur = GaussianBlur(sigma: sigma, of: .filter)
        let surface = square(9, margin: blur.margin)
        let shape = CoverageMask(rect: PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 9))
        let mask = shape.blurred(by: blur, moved: (3, -2))
        surface.apply([.blur(blur)], keeping: surface.rect)
        #expect(mask.rect == surface.rect.offset(x: 3, y: -2))
        for y in surface.rect.minY..<surface.rect.maxY {
            for x in surface.rect.minX..<surface.rect.maxX {
                let pixel = surface.row(y)[x]
                #expect(UInt8(pixel >> 24) == mask[x + 3, y - 2])
                #expect(pixel & 255 == pixel >> 24)
            }
        }
    }

    @Test("No pixel spreads farther than the margin, which is at most three deviations and a pixel")
    func reach() {
        for step in 1...80 {
            let blur = GaussianBlur(sigma: Double(step) / 8, of: .filter)
            let surface = square(24, margin: blur.margin + 3)
            surface.apply([.blur(blur)], keeping: surface.rect)
            let outside = -blur.margin - 1
            #expect((outside - 2...outside).allSatisfy { surface.row(12)[$0] == 0 && surface.row($0)[12] == 0 })
            #expect(Double(blur.margin) <= 3 * blur.sigma + 1)
        }
    }

    @Test("A blur of deviation 0 changes nothing")
    func nothing() {
        let surface = square(5, margin: 2)
        let before = surface.bitmap.hash
        surface.apply([.blur(GaussianBlur(sigma: 0, of: .filter))], keeping: surface.rect)
        #expect(surface.bitmap.hash == before)
    }
}
