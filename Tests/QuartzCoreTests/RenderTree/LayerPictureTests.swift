import QuartziteCompositor
import Testing

@testable import QuartzCore

/// When layers draw, and how long their pictures keep their pixels.
@Suite struct LayerPictureTests {
    /// A layer that draws a bar, and counts how often.
    private final class Bar: CALayer {
        var length: CGFloat = 10
        private(set) var count = 0

        override func draw(in ctx: CGContext) {
            count += 1
            ctx.setFillColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
            ctx.fillEllipse(in: CGRect(x: 0, y: 0, width: length, height: 8))
        }
    }

    private func bar(_ y: CGFloat) -> Bar {
        let bar = Bar()
        bar.frame = CGRect(x: 10, y: y, width: 30, height: 20)
        bar.setNeedsDisplay()
        return bar
    }

    private func draw(_ stage: LayerStage) -> UInt64 {
        let bitmap = Bitmap(width: 100, height: 100)
        stage.scene.pictures.beginFrame()
        let time = stage.clock.now
        Compositor.draw(stage.context.renderTree(at: time, width: 100, height: 100, scale: 1), into: bitmap)
        stage.scene.pictures.endFrame()
        return bitmap.hash
    }

    private func change(_ stage: LayerStage, _ body: () -> Void) {
        stage.scene.run {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            body()
            CATransaction.commit()
            CATransaction.flush()
        }
    }

    private func stage(_ layers: CALayer...) -> LayerStage {
        let stage = LayerStage()
        change(stage) {
            stage.root.position = CGPoint(x: 50, y: 50)
            for layer in layers { stage.root.addSublayer(layer) }
        }
        return stage
    }

    @Test("A picture has pixels from the frame that shows it on") func pixels() {
        let (a, b) = (bar(10), bar(40))
        let stage = stage(a, b)
        #expect(a.count == 1 && stage.scene.pictures.count == 0)
        _ = draw(stage)
        #expect(stage.scene.pictures.count == 2)
        _ = draw(stage)
        #expect(a.count == 1 && b.count == 1)
    }

    @Test("A hidden layer draws when it is shown") func hiddenDrawing() {
        let (outer, inner) = (CALayer(), bar(10))
        outer.addSublayer(inner)
        outer.isHidden = true
        let stage = stage(outer)
        #expect(inner.count == 0)
        change(stage) { inner.setNeedsDisplay() }
        #expect(inner.count == 0)
        change(stage) { outer.isHidden = false }
        #expect(inner.count == 1)
    }

    @Test("A hidden layer draws if an animation shows it") func animatedHiding() {
        let layer = bar(10)
        layer.isHidden = true
        let stage = stage(layer)
        #expect(layer.count == 0)
        change(stage) {
            layer.add(CABasicAnimation("hidden", from: false, to: false), forKey: nil)
        }
        #expect(layer.count == 1)
        _ = draw(stage)
        #expect(stage.scene.pictures.count == 1)
    }

    @Test("Hidden, transparent and removed layers release their pixels while time is paused") func givingBack() {
        let (a, b, c) = (bar(10), bar(40), bar(70))
        let outer = CALayer()
        outer.addSublayer(a)
        let stage = stage(outer, b, c)
        let before = draw(stage)
        #expect(stage.scene.pictures.count == 3)
        change(stage) { outer.isHidden = true }
        #expect(stage.scene.pictures.count == 2)
        change(stage) { b.opacity = 0 }
        #expect(stage.scene.pictures.count == 1)
        change(stage) { c.removeFromSuperlayer() }
        #expect(stage.scene.pictures.count == 0 && stage.scene.pictures.bytes == 0)
        change(stage) {
            outer.isHidden = false
            b.opacity = 1
            stage.root.addSublayer(c)
        }
        #expect(draw(stage) == before)
        #expect(a.count == 1 && b.count == 1 && c.count == 1)
    }

    @Test("A picture that is drawn again shows what the layer drew then") func oldState() {
        let layer = bar(10)
        let stage = stage(layer)
        let before = draw(stage)
        layer.length = 25
        change(stage) { layer.isHidden = true }
        change(stage) { layer.isHidden = false }
        #expect(draw(stage) == before && layer.count == 1)
        change(stage) { layer.setNeedsDisplay() }
        #expect(draw(stage) != before && layer.count == 2)
    }

    @Test("Frames do not depend on the budget", arguments: [0, 3_000, Int.max]) func budget(_ bytes: Int) {
        func hashes(_ budget: Int) -> [UInt64] {
            let layers = (0..<6).map { bar(CGFloat($0) * 12) }
            let stage = LayerStage()
            stage.scene.pictures.budget = budget
            change(stage) {
                stage.root.position = CGPoint(x: 50, y: 50)
                for (index, layer) in layers.enumerated() {
                    stage.root.addSublayer(layer)
                    layer.add(CABasicAnimation("opacity", from: index % 2, to: 1 - index % 2), forKey: nil)
                }
            }
            return (0..<5).map { frame in
                stage.advance(to: Double(frame) / 4)
                defer { if budget < Int.max { #expect(stage.scene.pictures.bytes <= budget) } }
                return draw(stage)
            }
        }
        let frames = hashes(bytes)
        #expect(frames == hashes(PictureCache.usualBudget))
        #expect(Set(frames).count > 2)
    }

    @Test("A layer that is not shown releases its pixels before one that is") func shownFirst() {
        let (a, b) = (bar(10), bar(40))
        let stage = stage(a, b)
        _ = draw(stage)
        change(stage) { a.frame.origin.x = 500 }
        stage.scene.pictures.budget = stage.scene.pictures.bytes / 2
        let frame = draw(stage)
        #expect(stage.scene.pictures.count == 1)
        stage.scene.pictures.beginFrame()
        _ = (b.contents as? CGImage)?.pyramid
        #expect(stage.scene.pictures.count == 1)
        #expect(draw(stage) == frame)
    }
}
