import CoreGraphics
import TestSupport
import Testing

@Suite("CGContext painting")
struct CGContextPaintingTests {
    @Test("The y-axis points up in plain contexts and down in UIKit's contexts")
    func orientation() {
        let up = Canvas(3, 3)
        up.context.setFillColor(.red)
        up.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(up.picture == ["...", "...", "rr."])
        let down = Canvas(6, 6, scale: 2, flipped: true)
        down.context.setFillColor(.red)
        down.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(down.picture == ["rrrr..", "rrrr..", "......", "......", "......", "......"])
    }

    @Test("A path fills by either fill rule and is empty afterwards")
    func rules() {
        let canvas = Canvas(5, 5)
        let context = canvas.context
        context.setFillColor(.green)
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
        context.fillPath(using: .evenOdd)
        #expect(canvas.picture == ["ggggg", "g...g", "g...g", "g...g", "ggggg"])
        #expect(context.isPathEmpty)
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
        context.drawPath(using: .fill)
        #expect(canvas.picture == Array(repeating: "ggggg", count: 5))
    }

    @Test("The transform at the time of stroking scales the line width")
    func strokes() {
        let canvas = Canvas(6, 4)
        let context = canvas.context
        context.setStrokeColor(.blue)
        context.move(to: CGPoint(x: 0, y: 2))
        context.addLine(to: CGPoint(x: 6, y: 2))
        context.scaleBy(x: 1, y: 2)
        context.strokePath()
        #expect(canvas.picture == ["......", "bbbbbb", "bbbbbb", "......"])
        #expect(context.isPathEmpty)
    }

    @Test("A dash pattern leaves gaps, and an empty pattern draws a solid line again")
    func dashes() {
        let canvas = Canvas(8, 1)
        let context = canvas.context
        context.setStrokeColor(.blue)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
        #expect(canvas.picture == ["bb.bb.bb"])
        context.setLineDash(phase: 0, lengths: [])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5), .zero])
        #expect(canvas.picture == ["bbbbbbbb"])
    }

    @Test("The stroke of a rectangle is centred on its edge")
    func strokedRectangle() {
        let canvas = Canvas(6, 6)
        canvas.context.setStrokeColor(.blue)
        canvas.context.stroke(CGRect(x: 2, y: 2, width: 2, height: 2), width: 2)
        #expect(canvas.picture == ["......", ".bbbb.", ".bbbb.", ".bbbb.", ".bbbb.", "......"])
        canvas.context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        canvas.context.stroke(CGRect(x: 1.5, y: 1.5, width: 3, height: 3))
        #expect(canvas.picture == ["......", ".bbbb.", ".b..b.", ".b..b.", ".bbbb.", "......"])
    }

    @Test("A line width that is not above 0 draws nothing", arguments: [0, -1, .nan] as [CGFloat])
    func noWidth(_ width: CGFloat) {
        let canvas = Canvas(4, 4)
        canvas.context.setLineWidth(width)
        canvas.context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == Array(repeating: "....", count: 4))
    }

    @Test("fillStroke draws the stroke on top of the fill")
    func both() {
        let canvas = Canvas(6, 6)
        canvas.context.setFillColor(.red)
        canvas.context.setStrokeColor(.blue)
        canvas.context.setLineWidth(2)
        canvas.context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas.picture == ["bbbbbb", "bbbbbb", "bbrrbb", "bbrrbb", "bbbbbb", "bbbbbb"])
    }

    @Test("The coverage of a filled ellipse equals its area")
    func ellipse() {
        let canvas = Canvas(20, 20)
        canvas.context.setFillColor(gray: 1, alpha: 1)
        canvas.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        var area = 0.0
        for y in 0..<20 { for x in 0..<20 { area += Double(canvas.bitmap[x, y] >> 24) / 255 } }
        // Flattening moves the curve inwards by at most a tenth of a pixel.
        #expect(area > 310 && area < 315)
        canvas.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.setShouldAntialias(false)
        canvas.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.picture.joined().allSatisfy { $0 == "." || $0 == "w" })
    }

    @Test("Half-transparent red over opaque blue is (.5, 0, .5)", .rule("G12"))
    func over() {
        let canvas = Canvas(1, 1)
        canvas.bitmap.clear(0xFF00_00FF)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isNear(canvas.bitmap[0, 0], 0xFF80_007F))
    }

    @Test("Plus lighter adds the components and clamps the sum", .rule("G13"))
    func plusLighter() {
        let canvas = Canvas(1, 1)
        canvas.context.setBlendMode(.plusLighter)
        canvas.context.setFillColor(gray: 0.6, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.bitmap[0, 0] == 0xFFFF_FFFF)
    }

    @Test("Multiplying by white changes nothing", .rule("G14"))
    func multiply() {
        let canvas = Canvas(1, 1)
        canvas.bitmap.clear(0xFF12_3456)
        canvas.context.setBlendMode(.multiply)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isNear(canvas.bitmap[0, 0], 0xFF12_3456))
    }

    @Test("The context's alpha multiplies the colour's alpha, and clear ignores it")
    func alpha() {
        let canvas = Canvas(2, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(gray: 1, alpha: 0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(isNear(canvas.bitmap[0, 0], 0x4040_4040))
        canvas.context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.bitmap[0, 0] == 0 && canvas.bitmap[1, 0] != 0)
    }

    @Test("A transparency layer is composited as a whole")
    func transparencyLayer() {
        let canvas = Canvas(4, 1)
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        context.saveGState()
        context.endTransparencyLayer()
        for x in 0..<3 { #expect(isNear(canvas.bitmap[x, 0], 0x8080_8080)) }
        #expect(canvas.bitmap[3, 0] == 0)
        context.endTransparencyLayer()
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(isNear(canvas.bitmap[3, 0], 0x8000_0000))
    }

    @Test("Nonfinite and huge numbers draw nothing and do not trap")
    func hostile() {
        let canvas = Canvas(4, 4)
        let context = canvas.context
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, -0.0]
        for a in numbers {
            for b in numbers {
                context.saveGState()
                context.fill(CGRect(x: a, y: b, width: 1, height: 1))
                context.strokeEllipse(in: CGRect(x: 0, y: 0, width: a, height: b))
                context.clip(to: CGRect(x: a, y: 0, width: b, height: 1))
                context.concatenate(CGAffineTransform(a: a, b: b, c: b, d: a, tx: a, ty: b))
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.draw(.quarters, in: CGRect(x: 0, y: 0, width: b, height: 1), byTiling: true)
                context.draw(.quarters, in: CGRect(x: a, y: 0, width: 1, height: 1))
                context.addLine(to: CGPoint(x: a, y: b))
                context.strokePath()
                context.restoreGState()
            }
        }
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.picture == Array(repeating: "....", count: 4))
    }
}
