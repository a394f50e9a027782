import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteCompositor

struct ImageTests {
    private let quarters = TestPictures.image(width: 2, height: 2) { x, y in
        [[TestPictures.red, TestPictures.green], [TestPictures.blue, TestPictures.white]][y][x]
    }

    private func node(
        _ image: CGImage, _ destination: CGRect, source: CGRect? = nil, transform: Projection = .identity,
        filter: SamplingFilter = .linear
    ) -> RenderNode {
        .image(
            ImageNode(
                image: image, source: source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height),
                destination: destination, transform: transform, minification: filter, magnification: filter
            )
        )
    }

    @Test("Nearest magnification of four pixels gives four flat squares", .rule("G10")) func nearest() {
        let picture = TestPictures.draw([
            node(quarters, CGRect(x: 0, y: 0, width: 64, height: 64), filter: .nearest)
        ])
        for y in 0..<64 {
            for x in 0..<64 { #expect(picture[x, y] == quarters.bitmap[x / 32, y / 32]) }
        }
    }

    @Test("An image on whole pixels has sharp edges and draws nothing outside") func crispEdges() {
        let picture = TestPictures.draw([node(quarters, CGRect(x: 10, y: 20, width: 30, height: 24))])
        #expect(picture[10, 20] == TestPictures.red)
        #expect(picture[39, 20] == TestPictures.green)
        #expect(picture[9, 20] == 0 && picture[40, 20] == 0 && picture[10, 19] == 0 && picture[10, 44] == 0)
    }

    @Test("An edge on half a pixel covers half of it") func softEdges() {
        let picture = TestPictures.draw([
            node(quarters, CGRect(x: 10.5, y: 20, width: 30, height: 24), filter: .nearest)
        ])
        #expect((127...128).contains(picture[10, 22] >> 24))
        #expect(picture[11, 22] == TestPictures.red)
    }

    @Test("An image drawn at one pixel per texel is unchanged") func copies() {
        var random = SeededRandom(seed: 3)
        let noise = TestPictures.image(width: 40, height: 30) { _, _ in
            0xff00_0000 | UInt32.random(in: 0...0xffffff, using: &random)
        }
        let picture = TestPictures.draw([node(noise, CGRect(x: 5, y: 7, width: 40, height: 30))])
        for y in 0..<30 {
            for x in 0..<40 { #expect(picture[x + 5, y + 7] == noise.bitmap[x, y]) }
        }
    }

    @Test("A part of an image repeats its own edge, not the pixels beside it") func part() {
        let picture = TestPictures.draw([
            node(
                quarters, CGRect(x: 0, y: 0, width: 64, height: 64),
                source: CGRect(x: 1, y: 0, width: 1, height: 1)
            )
        ])
        #expect(picture[0, 0] == TestPictures.green)
        #expect(picture[63, 63] == TestPictures.green)
    }

    @Test("A shrunken checkerboard is an even grey, without moiré") func minification() {
        let chequer = TestPictures.image(width: 256, height: 256) { x, y in
            (x + y).isMultiple(of: 2) ? 0xffff_ffff : 0xff00_0000
        }
        let picture = TestPictures.draw([node(chequer, CGRect(x: 0, y: 0, width: 20, height: 20))])
        for y in 1..<19 {
            for x in 1..<19 { #expect((120...136).contains(picture[x, y] & 0xff)) }
        }
    }

    @Test("An image of the maximum width is drawn") func widest() {
        let wide = TestPictures.image(width: 16_384, height: 2) { _, _ in TestPictures.green }
        let picture = TestPictures.draw([node(wide, CGRect(x: 0, y: 0, width: 64, height: 64))])
        #expect(picture[30, 30] == TestPictures.green)
        let near = TestPictures.draw([node(wide, CGRect(x: 0, y: 0, width: 64, height: 64), filter: .nearest)])
        #expect(near[30, 30] == TestPictures.green)
    }

    @Test("Perspective narrows the far side") func perspective() {
        var map = Projection.identity
        map.m23 = 0.02
        let white = TestPictures.image(width: 4, height: 4) { _, _ in TestPictures.white }
        let picture = TestPictures.draw([node(white, CGRect(x: 0, y: 0, width: 60, height: 50), transform: map)])
        func width(_ y: Int) -> Int { (0..<64).count { picture[$0, y] >> 24 > 127 } }
        // Row r shows y = r / (1 − 0.02 r), scaled by 1 / (1 + 0.02 y).
        for row in [1, 10, 20] {
            let r = Double(row) + 0.5
            #expect(abs(Double(width(row)) - 60 / (1 + 0.02 * (r / (1 - 0.02 * r)))) <= 1)
        }
        #expect(width(25) == 0)
    }

    @Test("Geometry behind the viewer is clipped, and nothing traps") func behind() {
        for m13 in [-0.05, -1, -1e6, Double.nan, 1e300] {
            var map = Projection.identity
            map.m13 = m13
            let picture = TestPictures.draw([node(quarters, CGRect(x: 0, y: 0, width: 60, height: 50), transform: map)])
            #expect(picture.width == 64)
        }
    }
}
