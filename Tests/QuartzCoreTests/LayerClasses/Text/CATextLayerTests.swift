import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Text layers as pixels (layers.md §10; topics defaults_text, properties_text, display_keys_text and render_text).
@Suite struct CATextLayerTests {
    let layer = CATextLayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    }

    @Test("A new text layer has Apple's defaults", .fact("def-007", "def-011", "def-074", "def-089", "cls-013"))
    func defaults() {
        #expect(layer.string == nil && layer.font as? String == "Helvetica" && layer.fontSize == 36)
        #expect(layer.foregroundColor?.components == [1, 1, 1, 1])
        #expect(!layer.isWrapped && !layer.allowsFontSubpixelQuantization)
        #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
        #expect(CATextLayer.defaultValue(forKey: "fontSize") as? NSNumber == 36)
        #expect(Picture(stage).area == 0)
    }

    @Test("Properties keep their values, also when set by key", .fact("prp-003", "prp-058", "prp-065", "prp-072"))
    func properties() {
        layer.font = "Times" as NSString
        layer.setValue(true, forKey: "wrapped")
        layer.setValue("center", forKey: "alignmentMode")
        layer.setValue(CATextLayerTruncationMode.end, forKey: "truncationMode")
        layer.setValue("text", forKey: "string")
        layer.setValue(12, forKey: "fontSize")
        #expect(layer.font as? String == "Times" && layer.isWrapped && layer.alignmentMode == .center)
        #expect(layer.truncationMode == .end && layer.string as? String == "text" && layer.fontSize == 12)
        #expect(layer.value(forKey: "isWrapped") as? Bool == true && layer.value(forKey: "string") as? String == "text")
        layer.setValue(nil, forKey: "fontSize")
        layer.setValue(nil, forKey: "string")
        #expect(layer.fontSize == 36 && layer.string == nil)
    }

    @Test(
        "Changes of text properties require a redraw",
        .fact("dsp-020", "dsp-021", "dsp-039", "dsp-050", "dsp-052", "dsp-055", "dsp-056")) func displayKeys()
    {
        for key in ["string", "font", "fontSize", "foregroundColor", "alignmentMode", "truncationMode", "wrapped"] {
            #expect(CATextLayer.needsDisplay(forKey: key), "\(key)")
        }
        for key in ["position", "contents", "backgroundColor", "opacity"] {
            #expect(!CATextLayer.needsDisplay(forKey: key), "\(key)")
        }
        layer.displayIfNeeded()
        layer.fontSize = 12
        #expect(layer.needsDisplay())
        #expect(CATextLayer.defaultAction(forKey: "fontSize") == nil, "trx-060")
    }

    @Test(
        "Text is visible, longer text is wider, and the alignment moves it",
        .fact("drw-061", "drw-093", "drw-097", "drw-123", "drw-141"))
    func alignment() {
        layer.string = "Hg"
        let natural = Picture(stage)
        #expect(natural.area > 0 && natural.box.minX < 10)
        layer.alignmentMode = .left
        #expect(Picture(stage).difference(to: natural) == 0)
        layer.alignmentMode = .right
        #expect(Picture(stage).box.maxX > 91)
        layer.alignmentMode = .center
        let middle = Picture(stage).box
        #expect(abs(middle.midX - 50) < 3)
        layer.string = "HgHg"
        #expect(Picture(stage).box.width > middle.width)
    }

    @Test("The first line is at the visual top, and text outside the bounds is clipped", .rule("layers §10"))
    func placing() {
        layer.string = "H\nH\nH"
        let box = Picture(stage).box
        #expect(box.minY > 1 && box.minY < 14 && box.maxY <= 60)
        layer.frame.size.height = 20
        #expect(Picture(stage).box.maxY == 20)
        layer.frame = CGRect(x: 30, y: 40, width: 70, height: 60)
        #expect(Picture(stage).box.minX > 30 && Picture(stage).box.minY > 41)
        layer.isGeometryFlipped = true
        #expect(Picture(stage).box.minY > 41, "stands upright")
    }

    @Test("contentsScale has no effect, and a higher scale of the frame sharpens the text") func scale() {
        layer.string = "Qg"
        let one = Picture(stage)
        layer.contentsScale = 3
        #expect(Picture(stage).difference(to: one) == 0)
        let two = Picture(stage, scale: 2)
        #expect(abs(two.area / one.area - 4) < 0.1)
    }

    @Test("Wrapping and truncation fit the text into the bounds") func fitting() {
        layer.string = "one two three four five"
        layer.fontSize = 18
        #expect(Picture(stage).box.maxX == 100 && Picture(stage).box.maxY < 30, "one line, clipped")
        layer.truncationMode = .end
        #expect(Picture(stage).box.maxX <= 100 && Picture(stage).box.maxY < 30)
        layer.isWrapped = true
        let wrapped = Picture(stage)
        #expect(wrapped.box.maxX <= 100 && wrapped.box.maxY > 30 && wrapped.box.maxY <= 60)
    }

    @Test("An attributed string has its own colours, and a plain string the layer's") func colours() {
        layer.string = NSAttributedString(string: "HHH", attributes: [.color: CGColor.testGreen])
        #expect(stage.nodes(at: 0).colors == [0xFF00_FF00])
        layer.string = NSAttributedString(string: "HHH")
        #expect(stage.nodes(at: 0).colors == [0xFF00_0000])
        layer.string = "HHH"
        layer.foregroundColor = .testRed
        #expect(stage.nodes(at: 0).colors == [0xFFFF_0000])
        layer.foregroundColor = nil
        #expect(stage.nodes(at: 0).colors.isEmpty)
        layer.string = 42
        #expect(stage.nodes(at: 0).colors.isEmpty)
    }

    @Test("Font size and foreground colour animate implicitly; other properties do not", .rule("layers §6"))
    func animation() {
        layer.string = "H"
        stage.context.commit()
        CATransaction.setDisableActions(false)
        layer.fontSize = 18
        layer.foregroundColor = .testRed
        layer.isWrapped = true
        #expect(layer.animationKeys() == ["fontSize", "foregroundColor"])
        stage.context.commit()
        let half = Picture(stage, at: 0.125).box
        let (start, end) = (Picture(stage, at: 0).box, Picture(stage, at: 0.25).box)
        #expect(start.height > half.height && half.height > end.height)
    }

    @Test("A subclass can draw around the text and move it") func subclass() {
        let low = LowText()
        low.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        low.string = "H"
        let stage = LayerStage(drawing: [low])
        let picture = Picture(stage)
        #expect(picture[1, 1] == 0xFFFF_0000 && picture[1, 9] == 0)
        let text = picture.box
        #expect(text.maxY > 70)
        #expect(Picture(stage, scale: 2)[3, 3] == 0xFFFF_0000)
    }

    @Test("render(in:) and draw(in:) draw the same text") func contexts() {
        layer.string = "Hg"
        let (a, b) = (Bitmap(width: 100, height: 60), Bitmap(width: 100, height: 60))
        layer.render(in: CGContext(bitmap: a, flipped: true))
        layer.draw(in: CGContext(bitmap: b, flipped: true))
        #expect(a.hash == b.hash && a.hash != Bitmap(width: 100, height: 60).hash)
    }

    @Test(
        "Extreme values draw within the picture or nothing, and never stop the program",
        arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func hostile(number: Double) {
        layer.fontSize = number
        layer.string = "a\u{0}b\u{FFFE}\u{1F600}\u{202E}c"
        layer.bounds.size = CGSize(width: 1e9, height: 1e9)
        layer.isWrapped = true
        layer.truncationMode = .middle
        #expect(Picture(stage).area <= 10_000)
    }
}

/// Draws a mark, and then its text 50 points lower.
private final class LowText: CATextLayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.testRed)
        ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        ctx.translateBy(x: 0, y: 50)
        super.draw(in: ctx)
    }
}

extension [RenderNode] {
    /// The colours of all shapes, in order.
    fileprivate var colors: [UInt32] {
        flatMap { node -> [UInt32] in
            switch node {
            case .shape(let shape): if case .solid(let pixel) = shape.paint { [pixel] } else { [] }
            case .group(let group): group.nodes.colors
            default: []
            }
        }
    }
}
