import CoreGraphics
import TestSupport
import Testing

@testable import QuartziteCompositor

struct BackdropTests {
    private let width = 160, height = 120

    private func blur(_ rect: CGRect, sigma: Double = 6) -> RenderNode {
        var group = RenderGroup(
            nodes: [], clips: [ClipShape(path: CGPath(rect: rect, transform: nil), transform: .identity)])
        group.backdropFilters = [.blur(sigma: sigma)]
        return .group(group)
    }

    private func rectangle(_ rect: CGRect, _ color: UInt32) -> RenderNode { TestPictures.rectangle(rect, color) }

    private func draw(_ nodes: [RenderNode]) -> Bitmap {
        TestPictures.draw(nodes, width: width, height: height, background: 0xFFFF_FFFF)
    }

    /// Shapes, and two blurs; the second sees the first.
    private var two: [RenderNode] {
        [
            rectangle(CGRect(x: 10, y: 20, width: 70, height: 60), TestPictures.red),
            blur(CGRect(x: 20, y: 30, width: 50, height: 40)),
            rectangle(CGRect(x: 40, y: 10, width: 12, height: 100), TestPictures.blue),
            blur(CGRect(x: 30.5, y: 25, width: 60, height: 60)),
        ]
    }

    @Test("A third blur, for which a picture of the backdrop is kept, changes nothing outside its clip")
    func keptPicture() {
        let corner = CGRect(x: 88, y: 78, width: 20, height: 20)
        let before = draw(two)
        let after = draw(two + [blur(corner, sigma: 12)])
        var changed = 0
        for y in 0..<height {
            for x in 0..<width where before[x, y] != after[x, y] {
                changed += 1
                #expect(corner.contains(CGPoint(x: x, y: y)))
            }
        }
        #expect(changed > 50)
    }

    @Test("Blurs inside a group see what is before the group, and what is before them in it") func nested() {
        let inner = Array(two.dropFirst())
        let grouped = draw([
            two[0], .group(RenderGroup(nodes: inner + [blur(CGRect(x: 60, y: 60, width: 30, height: 9))])),
        ])
        let plain = draw([two[0]] + inner + [blur(CGRect(x: 60, y: 60, width: 30, height: 9))])
        #expect(grouped.hash == plain.hash)
        let faded = draw([two[0], .group(RenderGroup(nodes: inner, opacity: 0.5))])
        #expect(faded.hash != draw(two).hash)
    }

    @Test("A blur at the edge of the frame repeats the pixels at the edge") func edge() {
        let left = rectangle(CGRect(x: 0, y: 0, width: 40, height: 120), TestPictures.red)
        let picture = draw([left] + (0..<4).map { blur(CGRect(x: 0, y: $0 * 10, width: 30, height: 40), sigma: 3) })
        #expect(picture[0, 0] == TestPictures.red && picture[5, 40] == TestPictures.red)
    }
}
