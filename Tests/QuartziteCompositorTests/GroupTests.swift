import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteCompositor

struct GroupTests {
    private let overlapping = [
        TestPictures.rectangle(CGRect(x: 8, y: 8, width: 24, height: 24), TestPictures.red),
        TestPictures.rectangle(CGRect(x: 20, y: 20, width: 24, height: 24), TestPictures.red),
    ]

    @Test("A translucent group shows no seam where its members overlap", .rule("L7")) func groupOpacity() {
        let picture = TestPictures.draw([.group(RenderGroup(nodes: overlapping, opacity: 0.5))])
        #expect(picture[10, 10] == picture[24, 24])
        #expect(picture[10, 10] == picture[40, 40])
        #expect((127...128).contains(picture[10, 10] >> 24))
        #expect(picture[2, 2] == 0)
    }

    @Test("A rounded clip cuts the corners and keeps the middle") func roundedClip() {
        let clip = ClipShape(
            path: CGPath(
                roundedRect: CGRect(x: 8, y: 8, width: 48, height: 48), cornerWidth: 12, cornerHeight: 12,
                transform: nil
            ),
            transform: .identity
        )
        let fill = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 64, height: 64), TestPictures.blue)
        let picture = TestPictures.draw([.group(RenderGroup(nodes: [fill], clips: [clip]))])
        #expect(picture[9, 9] == 0)
        #expect(picture[32, 32] == TestPictures.blue)
        #expect(picture[32, 8] == TestPictures.blue)
        #expect(picture[32, 7] == 0)
    }

    @Test("A rectangular clip on whole pixels has sharp edges") func rectangularClip() {
        let clip = ClipShape(
            path: CGPath(rect: CGRect(x: 10, y: 12, width: 20, height: 8), transform: nil), transform: .identity
        )
        let fill = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 64, height: 64), TestPictures.white)
        let picture = TestPictures.draw([.group(RenderGroup(nodes: [fill], clips: [clip]))])
        for y in 0..<64 {
            for x in 0..<64 {
                let inside = (10..<30).contains(x) && (12..<20).contains(y)
                #expect(picture[x, y] == (inside ? TestPictures.white : 0))
            }
        }
    }

    @Test("A mask's alpha multiplies the group") func mask() {
        let fill = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 64, height: 64), TestPictures.green)
        let half = TestPictures.rectangle(CGRect(x: 0, y: 0, width: 32, height: 64), 0x8000_0000)
        let picture = TestPictures.draw([.group(RenderGroup(nodes: [fill], mask: [half]))])
        #expect(picture[40, 10] == 0)
        #expect(picture[10, 10] >> 24 == 0x80)
        #expect(picture[10, 10] & 0xff00 == 0x8000)
    }

    @Test("A shadow lies below its group, offset and blurred") func shadow() {
        let square = TestPictures.rectangle(CGRect(x: 20, y: 20, width: 20, height: 20), TestPictures.white)
        let shadow = GroupShadow(color: 0xff00_0000, offsetX: 10, offsetY: 10, sigma: 2)
        let picture = TestPictures.draw([.group(RenderGroup(nodes: [square], shadow: shadow))])
        #expect(picture[30, 30] == TestPictures.white)
        #expect(picture[41, 41] == 0xff00_0000)
        let edge = picture[50, 40] >> 24
        #expect((100...156).contains(edge), "half coverage where the silhouette ends, got \(edge)")
        #expect(picture[15, 15] == 0)
    }

    @Test("Opacity scales all channels of a solid colour equally") func solidOpacity() {
        let picture = TestPictures.draw([
            TestPictures.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9), 0xffff_8040, opacity: 0.5)
        ])
        #expect(picture[4, 4] == 0x8080_4020)
    }

    @Test("A blend mode combines the group with the content below") func blendMode() {
        let node = ShapeNode(
            path: CGPath(rect: CGRect(x: 0, y: 0, width: 64, height: 64), transform: nil),
            paint: .solid(0xff80_8080), transform: .identity, blendMode: .multiply
        )
        let picture = TestPictures.draw([.shape(node)], background: TestPictures.white)
        #expect(picture[5, 5] == 0xff80_8080)
    }
}
