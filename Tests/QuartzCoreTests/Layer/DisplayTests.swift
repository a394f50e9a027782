@testable import QuartzCore
import TestSupport
import Testing

/// The display cycle (display_layout.tsv and layers.md §3).
@Suite struct DisplayTests {
    private final class Fader: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "opacity" || super.needsDisplay(forKey: key)
        }
    }

    private final class Pen: CALayerDelegate {
        var log: [String] = []
        func layerWillDraw(_ layer: CALayer) { log.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
    }

    private final class Gauge: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            super.draw(in: ctx)
            let level = value(forKey: "level") as? CGFloat ?? 0
            ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: level))
        }
    }

    /// Sets its contents from its presentation; has a property that copies do not keep.
    private final class Meter: CALayer {
        var height = 4
        var shown: [CGFloat?] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }

        override func display() {
            let level = presentation()?.value(forKey: "level") as? CGFloat
            shown.append(level)
            contents = CGImage(bitmap: Bitmap(width: Int(level ?? 0) + 1, height: height))
        }
    }

    private func image(_ layer: CALayer?) -> CGImage? { layer?.state.contents.image }

    @Test("The delegate draws, after layerWillDraw(_:)", .fact("dsp-035")) func delegateDraws() {
        let (layer, pen) = (CALayer(), Pen())
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.contentsScale = 2
        layer.delegate = pen
        layer.display()
        #expect(pen.log == ["will", "draw"])
        #expect(image(layer)?.width == 40)
    }

    @Test("A layer without drawing code keeps its contents") func nobodyDraws() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let picture = CGImage(bitmap: Bitmap(width: 3, height: 3))
        layer.contents = picture
        layer.display()
        #expect(image(layer) === picture)
    }

    @Test("draw(in:) uses points with y pointing down") func drawIn() {
        let gauge = Gauge()
        gauge.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        gauge.setValue(3.0, forKey: "level")
        #expect(gauge.needsDisplay())
        gauge.displayIfNeeded()
        #expect(image(gauge)?.bitmap[5, 2] == 0xFFFF_0000 && image(gauge)?.bitmap[5, 3] == 0)
    }

    @Test("An animated key that needs display is redrawn in each frame") func animatedDrawing() {
        let gauge = Gauge()
        gauge.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        gauge.setValue(0.0, forKey: "level")
        let stage = LayerStage(gauge)
        gauge.add(CABasicAnimation("level", from: 0, to: 10), forKey: "rise")
        stage.context.commit()
        func level(at time: Double) -> Int? {
            guard case .image(let node)? = stage.nodes(at: time).first else { return nil }
            return (0..<10).filter { node.image.bitmap[5, $0] != 0 }.count
        }
        #expect(level(at: 0.3) == 3 && level(at: 0.8) == 8 && level(at: 0.3) == 3)
    }

    @Test("A layer that overrides display() displays for each frame, and after the animation")
    func animatedDisplay() {
        let meter = Meter()
        meter.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        meter.setValue(0.0, forKey: "level")
        meter.height = 7
        let stage = LayerStage(meter)
        meter.setValue(8.0, forKey: "level")
        meter.add(CABasicAnimation("level", from: 0, to: 8), forKey: "rise")
        stage.context.commit()
        #expect(meter.shown == [nil, 0], "nothing is shown before the first commit, then what was")
        for (time, width) in [(0.25, 3), (0.75, 7), (0.25, 3)] {
            guard case .image(let node)? = stage.nodes(at: time).first else { return #expect(Bool(false)) }
            #expect(node.image.width == width && node.image.height == 7)
        }
        #expect(image(meter)?.width == 1, "frames change nothing of the layer itself")
        stage.advance(to: 2)
        #expect(meter.shown.last == 8 && image(meter)?.width == 9)
        meter.add(CABasicAnimation("level", from: 0, to: 8), forKey: "rise")
        stage.advance(to: 2.5)
        let count = meter.shown.count
        meter.removeAnimation(forKey: "rise")
        stage.context.commit()
        #expect(meter.shown.count == count + 1)
    }

    @Test(
        "A layer needs display after the relevant changes only",
        .fact("dsp-009", "dsp-028", "dsp-030", "dsp-038", "dsp-046"))
    func flags() {
        #expect(!CALayer.needsDisplay(forKey: "contents") && !CALayer.needsDisplay(forKey: "keyOfMyOwn"))
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay())
        let fader = Fader()
        fader.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!fader.needsDisplay())
        fader.setValue(NSNumber(value: 0.75), forKey: "opacity")
        #expect(fader.needsDisplay() && fader.opacity == 0.75)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.origin.x = 5
        #expect(!layer.needsDisplay())
        layer.bounds.size.width = 60
        #expect(layer.needsDisplay())
    }

    @Test(
        "A layer needs layout after the relevant changes only",
        .fact("dsp-003", "dsp-006", "dsp-007", "dsp-019", "dsp-031", "dsp-037", "dsp-053")) func layoutFlags()
    {
        let (root, first) = (CALayer(), CALayer())
        func isDue(after change: () -> Void) -> Bool {
            root.layoutIfNeeded()
            change()
            return root.needsLayout()
        }
        #expect(isDue { root.addSublayer(first) })
        #expect(isDue { root.insertSublayer(CALayer(), below: first) })
        #expect(isDue { root.insertSublayer(CALayer(), at: 0) })
        #expect(isDue { root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200) })
        #expect(isDue { first.removeFromSuperlayer() })
        #expect(isDue { root.setNeedsLayout() })
        #expect(!isDue {})
        let leaf = CALayer()
        leaf.layoutIfNeeded()
        root.addSublayer(leaf)
        #expect(!leaf.needsLayout())
    }

    private final class Refiller: CALayer {
        var rounds = 0
        override func layoutSublayers() {
            rounds += 1
            sublayers?.forEach { $0.removeFromSuperlayer() }
            addSublayer(CALayer())
        }
    }

    @Test("Layout that replaces sublayers settles") func refilling() {
        let refiller = Refiller()
        let stage = LayerStage(refiller)
        refiller.setNeedsLayout()
        stage.context.commit()
        let rounds = refiller.rounds
        #expect(!refiller.needsLayout())
        stage.context.commit()
        #expect(refiller.rounds == rounds)
        refiller.addSublayer(CALayer())
        stage.context.commit()
        #expect(refiller.rounds == rounds + 1 && refiller.sublayers?.count == 1)
    }

    @Test("A commit lays out and draws the layers that need it") func commit() {
        let (layer, pen) = (CALayer(), Pen())
        let stage = LayerStage(layer)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = pen
        layer.setNeedsDisplay()
        stage.context.commit()
        #expect(pen.log == ["layout", "will", "draw"])
        stage.context.commit()
        #expect(pen.log.count == 3)
    }

    @Test("Layers that are empty or too large are not drawn") func hugeSizes() {
        let (layer, pen) = (CALayer(), Pen())
        layer.delegate = pen
        for side in [0, 1e9, 1e300, .infinity] {
            layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            layer.display()
        }
        #expect(pen.log.isEmpty && layer.contents == nil)
    }

    @Test("A layer that requests a drawing while it draws is drawn once, and others for which it does are drawn, too")
    func askingWhileDrawing() {
        final class Restless: CALayer {
            var other: CALayer?
            var drawings = 0

            override func draw(in ctx: CGContext) {
                drawings += 1
                setNeedsDisplay()
                other?.setNeedsDisplay()
            }
        }
        let (first, second) = (Restless(), Restless())
        for layer in [first, second] { layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10) }
        // The second layer comes first in the order of drawing.
        let stage = LayerStage(second, first)
        first.other = second
        second.setNeedsDisplay()
        first.setNeedsDisplay()
        stage.context.commit()
        #expect(first.drawings == 1 && second.drawings == 2)
        stage.context.commit()
        #expect(first.drawings == 1 && !first.needsDisplay() && !second.needsDisplay())
    }
}
