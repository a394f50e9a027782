import CQuartziteKernels
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteCompositor

struct SpriteTests {
    private let square = TestPictures.image(width: 8, height: 8) { _, _ in TestPictures.white }

    private func batch(_ sprites: [qz_sprite], image: CGImage? = nil, additive: Bool = false) -> RenderNode {
        let image = image ?? square
        return .sprites(
            SpriteBatch(
                image: image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
                sprites: sprites, isAdditive: additive
            )
        )
    }

    @Test("Additive red and green make yellow, and twice red clamps", .rule("E20")) func additive() {
        let sprites = [
            TestPictures.sprite(x: 20, y: 20, green: 0, blue: 0), TestPictures.sprite(x: 20, y: 20, red: 0, blue: 0),
        ]
        let picture = TestPictures.draw([batch(sprites, additive: true)])
        #expect(picture[20, 20] == 0xffff_ff00)
        let twice = TestPictures.draw([batch([sprites[0], sprites[0]], additive: true)], background: 0xff80_0000)
        #expect(twice[20, 20] == TestPictures.red)
    }

    @Test("Later sprites cover earlier ones", .rule("E19")) func order() {
        let sprites = [
            TestPictures.sprite(x: 20, y: 20, green: 0, blue: 0), TestPictures.sprite(x: 20, y: 20, red: 0, green: 0),
        ]
        #expect(TestPictures.draw([batch(sprites)])[20, 20] == TestPictures.blue)
    }

    @Test("The tint's alpha fades the sprite") func alpha() {
        let picture = TestPictures.draw([batch([TestPictures.sprite(x: 20, y: 20, alpha: 0.5)])])
        #expect((127...128).contains(picture[20, 20] >> 24))
        #expect((127...128).contains(picture[20, 20] & 0xff))
    }

    @Test("A sprite that spans bands is drawn in each") func bands() {
        let picture = TestPictures.draw(
            [batch([TestPictures.sprite(x: 32, y: 64, scale: 10)])], width: 64, height: 200
        )
        #expect((30..<99).allSatisfy { picture[32, $0] == TestPictures.white })
    }

    @Test("Only the source rectangle of an image is drawn") func part() {
        let halves = TestPictures.image(width: 16, height: 8) { x, _ in x < 8 ? TestPictures.red : TestPictures.blue }
        let node = RenderNode.sprites(
            SpriteBatch(
                image: halves, source: CGRect(x: 8, y: 0, width: 8, height: 8),
                sprites: [TestPictures.sprite(x: 32, y: 32, scale: 4)]
            )
        )
        let picture = TestPictures.draw([node])
        #expect(picture[20, 32] == TestPictures.blue && picture[44, 32] == TestPictures.blue)
        #expect(picture[10, 32] == 0)
    }

    @Test("Sprites made of random bits do not trap and do not affect others") func hostile() {
        var random = SeededRandom(seed: 5)
        let sprites = (0..<2000).map { _ in
            qz_sprite(
                x: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                y: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                a: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                b: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                c: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                d: Float(bitPattern: .random(in: 0...UInt32.max, using: &random)),
                blue: 32768, green: 32768, red: 32768, alpha: 32768
            )
        }
        let picture = TestPictures.draw([batch(sprites), batch([TestPictures.sprite(x: 20, y: 20)])])
        #expect(picture[20, 20] == TestPictures.white)
    }
}
