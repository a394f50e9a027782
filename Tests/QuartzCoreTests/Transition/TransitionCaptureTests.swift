import QuartziteCompositor
import CoreGraphics
@testable import QuartzCore
import Testing

/// The content of the old and new sides of a transition (timing.md §11).
@Suite struct TransitionCaptureTests {
    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let clear = [0, 0, 0, 0]

    init() { CATransaction.flush() }

    private func push(duration: Double = 1) -> CATransition {
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.duration = duration
        return push
    }

    private func still(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test("The old side shows the last commit, whether changes come before or after the transition")
    func eitherOrder() {
        func play(changesFirst: Bool) -> UInt64 {
            let layer = CALayer(x: 30, y: 30, side: 40, .red)
            let child = CALayer(x: 0, y: 0, side: 10, .green)
            layer.addSublayer(child)
            let stage = LayerStage.filling(layer)
            CATransaction.setDisableActions(true)
            if !changesFirst { layer.add(push(), forKey: nil) }
            layer.backgroundColor = .blue
            child.position.y += 20
            child.removeFromSuperlayer()
            child.opacity = 0.5
            let other = CALayer(x: 30, y: 30, side: 10, .green)
            layer.addSublayer(other)
            if changesFirst { layer.add(push(), forKey: nil) }
            stage.context.commit()
            let picture = stage.picture(at: 0.5)
            #expect(picture.rgba(12, 32) == green && picture.rgba(20, 45) == red && picture.rgba(82, 62) == green)
            #expect(picture.rgba(60, 45) == blue)
            return picture.hash
        }
        #expect(play(changesFirst: true) == play(changesFirst: false))
    }

    @Test("The old side is static while the new side is live") func sides() {
        let layer = CALayer(x: 0, y: 0, side: 50, nil)
        let dot = CALayer(x: 0, y: 0, side: 10, .red)
        layer.addSublayer(dot)
        let stage = LayerStage.filling(layer)
        dot.add(CABasicAnimation("position.y", from: 5, to: 45), forKey: "fall")
        stage.advance(to: 0.5)
        layer.add(push(), forKey: nil)
        stage.advance(to: 0.75)
        // At a quarter, the old dot is 12.5 points to the left and fixed halfway down; the new one is 37.5 to the
        // right.
        let picture = stage.picture(at: 0.75)
        #expect(picture.rgba(40, 35) == red && picture.rgba(40, 20) == clear)
        let early = stage.picture(at: 0.51)
        #expect(early.rgba(2, 25) == red)
    }

    @Test("A running transition becomes the old side of the next one") func chained() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        let stage = LayerStage.filling(layer)
        let slow = push(duration: 2)
        layer.add(slow, forKey: nil)
        still { layer.backgroundColor = .green }
        stage.advance(to: 1)
        #expect(stage.picture(at: 1).rgba(25, 50) == red && stage.picture(at: 1).rgba(75, 50) == green)
        layer.add(slow, forKey: nil)
        still { layer.backgroundColor = .blue }
        stage.context.commit()
        let picture = stage.picture(at: 2)
        #expect(picture.rgba(25, 50) == green && picture.rgba(75, 50) == blue)
        #expect(stage.picture(at: 1).rgba(25, 50) == red)
    }

    @Test("Hiding a layer with a push moves it out, and showing it moves it in") func hidden() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        let stage = LayerStage.filling(layer)
        layer.actions = ["hidden": push()]
        layer.isHidden = true
        stage.context.commit()
        let out = stage.picture(at: 0.25)
        #expect(out.rgba(70, 50) == red && out.rgba(80, 50) == clear)
        stage.advance(to: 2)
        #expect(stage.picture(at: 2).rgba(50, 50) == clear)
        layer.isHidden = false
        stage.context.commit()
        let into = stage.picture(at: 2.25)
        #expect(into.rgba(80, 50) == red && into.rgba(70, 50) == clear)
    }

    @Test("A transition can be the order-in action of a layer that is inserted or shown") func orderIn() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        layer.actions = [kCAOnOrderIn: push(), "hidden": NSNull()]
        let stage = LayerStage.filling()
        stage.root.addSublayer(layer)
        stage.context.commit()
        #expect(layer.animationKeys() == [kCATransition])
        #expect(stage.picture(at: 0.25).rgba(80, 50) == red && stage.picture(at: 0.25).rgba(70, 50) == clear)
        stage.advance(to: 2)
        layer.isHidden = true
        #expect(layer.animationKeys() == nil)
        stage.context.commit()
        layer.isHidden = false
        stage.context.commit()
        #expect(stage.picture(at: 2.25).rgba(80, 50) == red && stage.picture(at: 2.25).rgba(70, 50) == clear)
    }

    @Test("A transition can be the order-out action of a layer that is hidden") func orderOut() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        layer.actions = [kCAOnOrderOut: push(), "hidden": NSNull()]
        let stage = LayerStage.filling(layer)
        layer.isHidden = true
        stage.context.commit()
        #expect(stage.picture(at: 0.25).rgba(70, 50) == red && stage.picture(at: 0.25).rgba(80, 50) == clear)
    }

    @Test("A transition can be the action for contents and for sublayers") func actions() {
        func image(_ color: CGColor) -> CGImage? {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.backgroundColor = color
            let bitmap = Bitmap(width: 4, height: 4)
            layer.render(in: CGContext(bitmap: bitmap, scale: 1, flipped: true))
            return CGImage(bitmap: bitmap)
        }
        let layer = CALayer(x: 0, y: 0, side: 100, nil)
        layer.contents = image(.red)
        layer.actions = ["contents": push(), "sublayers": push()]
        let stage = LayerStage.filling(layer)
        layer.contents = image(.green)
        stage.context.commit()
        #expect(layer.animationKeys() == [kCATransition])
        #expect(stage.picture(at: 0.5).rgba(25, 50) == red && stage.picture(at: 0.5).rgba(75, 50) == green)
        stage.advance(to: 2)
        layer.addSublayer(CALayer(x: 0, y: 0, side: 100, .blue))
        stage.context.commit()
        #expect(stage.picture(at: 2.5).rgba(25, 50) == green && stage.picture(at: 2.5).rgba(75, 50) == blue)
    }

    @Test("A change of the compositing filter fades implicitly") func compositingFilter() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        let stage = LayerStage.filling(layer)
        layer.compositingFilter = "multiplyBlendMode"
        stage.context.commit()
        #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
    }

    @Test("Each side keeps its own mask, corners and shadow") func looks() {
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        layer.mask = CALayer(x: 0, y: 0, side: 50, .red)
        let stage = LayerStage.filling(layer)
        CATransaction.setDisableActions(true)
        layer.add(push(), forKey: nil)
        layer.mask = nil
        layer.cornerRadius = 50
        stage.context.commit()
        let picture = stage.picture(at: 0.5)
        #expect(picture.rgba(25, 75) == clear && picture.rgba(52, 2) == clear && picture.rgba(98, 50) == red)
    }

    @Test("The old side follows the layer's position, bounds origin and rotation") func place() {
        let layer = CALayer(x: 0, y: 0, side: 40, nil)
        layer.addSublayer(CALayer(x: 0, y: 0, side: 10, .red))
        let stage = LayerStage.filling(layer)
        CATransaction.setDisableActions(true)
        let fade = CATransition()
        fade.duration = 1
        layer.add(fade, forKey: nil)
        layer.sublayers = nil
        layer.position = CGPoint(x: 60, y: 60)
        layer.bounds.origin = CGPoint(x: 200, y: 300)
        stage.context.commit()
        #expect(stage.picture(at: 0).rgba(45, 45) == red && stage.picture(at: 0).rgba(5, 5) == clear)
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        stage.context.commit()
        #expect(stage.picture(at: 0).rgba(75, 75) == red && stage.picture(at: 0).rgba(45, 45) == clear)
    }

    @Test("A time of a transition has the same picture in any order of requests") func anyOrder() {
        func scene() -> LayerStage {
            let layer = CALayer(x: 20, y: 20, side: 60, .red)
            let stage = LayerStage.filling(layer)
            stage.advance(to: 0.3)
            layer.add(push(), forKey: nil)
            layer.backgroundColor = .blue
            stage.context.commit()
            return stage
        }
        let stage = scene()
        let times = (0..<12).map { 0.3 + Double($0) / 10 }
        let forward = times.map { stage.picture(at: $0).hash }
        let backward = times.reversed().map { stage.picture(at: $0).hash }
        let cold = times.map { scene().picture(at: $0).hash }
        #expect(forward == backward.reversed() && forward == cold && Set(forward).count > 8)
    }

    @Test("A transition on a layer that was never committed starts from nothing") func newLayer() {
        let stage = LayerStage.filling()
        let layer = CALayer(x: 0, y: 0, side: 100, .red)
        stage.root.addSublayer(layer)
        layer.add(push(), forKey: nil)
        stage.context.commit()
        #expect(stage.picture(at: 0.25).rgba(80, 50) == red && stage.picture(at: 0.25).rgba(50, 50) == clear)
    }
}
