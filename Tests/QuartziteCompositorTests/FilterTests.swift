import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteCompositor

struct FilterTests {
    private func filtered(_ nodes: [RenderNode], _ filters: [PixelFilter], opacity: Double = 1) -> RenderNode {
        var group = RenderGroup(nodes: nodes, opacity: opacity)
        group.filters = filters
        return .group(group)
    }

    private func backdrop(_ rect: CGRect, _ filters: [PixelFilter]) -> RenderNode {
        var group = RenderGroup(
            nodes: [], clips: [ClipShape(path: CGPath(rect: rect, transform: nil), transform: .identity)])
        group.backdropFilters = filters
        return .group(group)
    }

    private let invert = PixelFilter.color(
        ColorMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1]))

    @Test("A blur spreads evenly and preserves the total alpha") func blur() {
        let square = TestPictures.rectangle(CGRect(x: 24, y: 24, width: 16, height: 16), TestPictures.red)
        let picture = TestPictures.draw([filtered([square], [.blur(sigma: 4)])])
        func alpha(_ x: Int, _ y: Int) -> Int { Int(picture[x, y] >> 24) }
        #expect(alpha(32, 32) > alpha(24, 32) && alpha(24, 32) > alpha(18, 32) && alpha(18, 32) > 0)
        #expect((120...136).contains(alpha(24, 32)) || (110...145).contains(alpha(23, 32)))
        #expect(alpha(2, 2) == 0)
        for i in 0..<32 { #expect(alpha(i, 30) == alpha(63 - i, 30) && alpha(30, i) == alpha(30, 63 - i)) }
        var total = 0
        for y in 0..<64 { for x in 0..<64 { total += alpha(x, y) } }
        #expect(abs(total - 16 * 16 * 255) < 16 * 16 * 255 / 50)
    }

    @Test("A blur spreads content from outside the frame into it") func beyondFrame() {
        let square = TestPictures.rectangle(CGRect(x: -64, y: -64, width: 192, height: 192), TestPictures.red)
        let picture = TestPictures.draw([filtered([square], [.blur(sigma: 6)])])
        #expect(picture[0, 0] == TestPictures.red && picture[63, 63] == TestPictures.red)
        let left = TestPictures.rectangle(CGRect(x: -20, y: 0, width: 19, height: 64), TestPictures.red)
        #expect(TestPictures.draw([filtered([left], [.blur(sigma: 6)])])[0, 32] >> 24 > 60)
        let dot = SpriteBatch(
            image: TestPictures.dot(32), source: CGRect(x: 0, y: 0, width: 32, height: 32),
            sprites: [TestPictures.sprite(x: -18, y: -18, scale: 1), TestPictures.sprite(x: 40, y: 82, scale: 1)])
        let sprites = TestPictures.draw([filtered([.sprites(dot)], [.blur(sigma: 6)])])
        #expect(sprites[0, 0] >> 24 > 0 && sprites[40, 63] >> 24 > 0)
    }

    @Test("A colour matrix changes unpremultiplied colours and keeps alpha") func colors() {
        let half = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 32, height: 64), 0x8080_0000)
        let picture = TestPictures.draw([filtered([half], [invert])])
        #expect(picture[10, 10] == 0x8000_8080 && picture[40, 10] == 0)
        let twice = TestPictures.draw([filtered([half], [invert, invert])])
        #expect(twice[10, 10] == 0x8080_0000)
        let wild = PixelFilter.color(
            ColorMatrix(red: [1e300, .nan, 0, 0], green: [0, 0, 0, 9], blue: [-.infinity, 0, 0, 0]))
        #expect(TestPictures.draw([filtered([half], [wild])])[10, 10] == 0x8080_8000)
    }

    @Test("A backdrop filter changes what lies behind, inside its clip only") func backdrops() {
        let fill = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 64, height: 64), TestPictures.red)
        let picture = TestPictures.draw([fill, backdrop(CGRect(x: 16, y: 16, width: 20, height: 20), [invert])])
        #expect(
            picture[20, 20] == 0xFF00_FFFF && picture[10, 20] == TestPictures.red && picture[36, 36] == TestPictures.red
        )
        let background = TestPictures.draw(
            [backdrop(CGRect(x: 0, y: 0, width: 64, height: 64), [.blur(sigma: 8)])], background: TestPictures.blue)
        #expect(background[0, 0] == TestPictures.blue && background[63, 32] == TestPictures.blue, "edges repeat")
        let nested = TestPictures.draw([
            fill,
            .group(RenderGroup(nodes: [backdrop(CGRect(x: 0, y: 0, width: 64, height: 64), [invert])], opacity: 0.5)),
        ])
        #expect(nested[5, 5] >> 24 == 255 && abs(Int(nested[5, 5] >> 16 & 255) - 128) < 2)
    }

    @Test("A group applies its clips, then its filters, then its opacity") func order() {
        let square = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 64, height: 64), TestPictures.red)
        var group = RenderGroup(
            nodes: [square], opacity: 0.5,
            clips: [
                ClipShape(
                    path: CGPath(rect: CGRect(x: 16, y: 0, width: 32, height: 64), transform: nil), transform: .identity
                )
            ])
        group.filters = [.blur(sigma: 3)]
        let picture = TestPictures.draw([.group(group)])
        #expect(picture[32, 32] >> 24 == 128 && picture[13, 32] >> 24 > 4, "the clipped edge is blurred")
        #expect(picture[2, 32] == 0)
    }

    @Test("Output bytes depend neither on bands nor on threads") func determinism() {
        var random = SeededRandom(seed: 5)
        let sprites = (0..<60).map { _ in
            TestPictures.sprite(x: .random(in: -30...330, using: &random), y: .random(in: -30...430, using: &random))
        }
        let batch = RenderNode.sprites(
            SpriteBatch(
                image: TestPictures.dot(32), source: CGRect(x: 0, y: 0, width: 32, height: 32), sprites: sprites))
        let nodes = [
            TestPictures.rectangle(CGRect(x: 0, y: 100, width: 300, height: 90), TestPictures.green),
            filtered([batch], [.blur(sigma: 5), invert], opacity: 0.7),
            backdrop(CGRect(x: 30.5, y: 20.25, width: 200, height: 300), [.blur(sigma: 9)]),
            filtered([filtered([batch], [.blur(sigma: 2)])], [.blur(sigma: 12)]),
        ]
        let tree = RenderTree(width: 300, height: 400, background: 0xFF20_2020, nodes: nodes)
        let frame = PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 400)
        func draw(bandHeight: Int) -> UInt64 {
            let target = Bitmap(width: 300, height: 400)
            target.clear(tree.background)
            let list = DisplayList(tree, frame: frame, bandHeight: bandHeight)
            for band in 0...(399 / bandHeight) {
                let rows = PixelRect(
                    minX: 0, minY: band * bandHeight, maxX: 300, maxY: min(400, (band + 1) * bandHeight))
                BandRenderer(band: band, scratch: Scratch()).draw(list.items, into: Surface(target), clip: rows)
            }
            return target.hash
        }
        let whole = draw(bandHeight: 400)
        for height in [1, 7, 64, 133] { #expect(draw(bandHeight: height) == whole, "bands of \(height) rows") }
        for threads in [1, 2, 5] {
            let target = Bitmap(width: 300, height: 400)
            Compositor.draw(tree, into: target, threads: threads)
            #expect(target.hash == whole, "\(threads) threads")
        }
    }
}
