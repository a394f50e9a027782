import CoreGraphics
import Testing

@Suite("CGContext shadow")
struct CGContextShadowTests {
    private let square = CGRect(x: 2, y: 2, width: 2, height: 2)

    @Test("A shadow lies below its shape, and a positive offset moves it up where y points up")
    func sharp() {
        let canvas = Canvas(6, 6)
        canvas.context.setFillColor(.red)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: .blue)
        canvas.context.scaleBy(x: 2, y: 2)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(canvas.picture == ["......", "...bb.", "..rrb.", "..rr..", "......", "......"])
    }

    @Test("Shadow offsets in UIKit's contexts are points, with y down")
    func flipped() {
        let canvas = Canvas(8, 8, scale: 2, flipped: true)
        canvas.context.setFillColor(.red)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .blue)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(canvas.picture[2...] == ["..rr....", "..rr....", "..bb....", "..bb....", "........", "........"])
    }

    @Test("Restoring the state or passing no colour removes the shadow")
    func ends() {
        let canvas = Canvas(6, 6)
        canvas.context.setFillColor(.red)
        canvas.context.saveGState()
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0)
        canvas.context.restoreGState()
        canvas.context.fill(square)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 4)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 4, color: nil)
        canvas.context.fill(square)
        #expect(canvas.picture == ["......", "......", "..rr..", "..rr..", "......", "......"])
    }

    @Test("A shape outside the clip still casts its shadow")
    func clipped() {
        let canvas = Canvas(6, 6)
        canvas.context.clip(to: CGRect(x: 4, y: 0, width: 2, height: 6))
        canvas.context.setFillColor(.red)
        canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
        canvas.context.fill(square)
        #expect(canvas.picture == ["......", "......", ".....b", ".....b", "......", "......"])
    }

    @Test("A blur spreads a shadow evenly around its centre")
    func blurred() {
        let canvas = Canvas(41, 41)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .blue)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 41, height: 41))
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 18, y: 18, width: 5, height: 5))
        #expect(canvas.bitmap[20, 20] == 0xFFFF_0000)
        for step in 3..<10 {
            let side = canvas.bitmap[20 + step, 20]
            #expect(side == canvas.bitmap[20 - step, 20] && isNear(side, canvas.bitmap[20, 20 - step]))
            #expect(side >> 24 >= canvas.bitmap[21 + step, 20] >> 24)
        }
        #expect(canvas.bitmap[24, 20] >> 24 > 20 && canvas.bitmap[0, 0] == 0)
    }

    @Test("A transparency layer casts a single shadow")
    func layer() {
        let canvas = Canvas(6, 1)
        let context = canvas.context
        context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .blue)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        #expect(canvas.picture == [".rrrb."])
    }

    @Test(
        "Nonfinite and huge shadow values do not affect the shape",
        arguments: [.nan, .infinity, 1e300, -1e300] as [CGFloat])
    func hostile(_ value: CGFloat) {
        let canvas = Canvas(6, 6)
        canvas.context.setFillColor(.red)
        canvas.context.setShadow(offset: CGSize(width: value, height: value), blur: value, color: .blue)
        canvas.context.fill(square)
        #expect(canvas.bitmap[2, 2] == 0xFFFF_0000)
    }
}
