import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Depth, perspective and visible sides (layers.md §1 and §10).
@Suite struct CATransformLayerTests {
    let space = CATransformLayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(space)
        CATransaction.setDisableActions(true)
        stage.root.anchorPoint = .zero
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }

    private let middle = CGPoint(x: 50, y: 50)
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    @Test("A transform layer draws nothing itself") func nothing() {
        space.backgroundColor = .red
        space.borderWidth = 5
        space.masksToBounds = true
        space.shadowOpacity = 1
        space.mask = CALayer()
        #expect(stage.nodes(at: 0).isEmpty)
        space.addSublayer(.square(200, at: middle))
        #expect(stage.picture()[99, 99] == red && stage.nodes(at: 0).count == 1)
    }

    @Test("The nearer of two layers is in front, and rotating the transform layer puts it behind") func depth() {
        let near = CALayer.square(40, at: middle)
        near.zPosition = 10
        let far = CALayer.square(40, at: middle, .blue)
        space.sublayers = [near, far]
        #expect(stage.picture()[50, 50] == red)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.picture()[50, 50] == blue)
    }

    @Test("A plain layer sorts only by zPosition, so that rotation does not change the order", .rule("L10", "L11"))
    func flattened() {
        let plain = CALayer()
        plain.frame = space.frame
        let near = CALayer.square(40, at: middle)
        near.zPosition = 10
        plain.sublayers = [near, .square(40, at: middle, .blue)]
        stage.root.addSublayer(plain)
        plain.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.picture()[50, 50] == red)
        near.zPosition = 0
        #expect(stage.picture()[50, 50] == blue)
    }

    @Test("A cube of layers shows the correct sides through nested transform layers") func cube() throws {
        let inner = CATransformLayer()
        inner.frame = space.bounds
        space.addSublayer(inner)
        let colors: [CGColor] = [.red, .green, .blue, .white]
        for (index, color) in colors.enumerated() {
            let side = CALayer.square(40, at: middle, color)
            side.anchorPointZ = -20
            side.transform = CATransform3DMakeRotation(Double(index) * .pi / 2, 0, 1, 0)
            inner.addSublayer(side)
        }
        stage.root.sublayerTransform.m34 = -1.0 / 200
        for (index, pixel) in [red, 0xFFFF_FFFF, blue, 0xFF00_FF00].enumerated() {
            let turn = Double(index) * .pi / 2
            space.transform = CATransform3DMakeRotation(turn + 0.1, 0, 1, 0)
            #expect(stage.picture()[50, 50] == pixel)
        }
    }

    @Test("Opacity applies to each sublayer separately") func opacity() {
        let near = CALayer.square(40, at: middle)
        near.zPosition = 1
        space.sublayers = [.square(40, at: middle, .blue), near]
        space.opacity = 0.5
        let pixel = stage.picture()[50, 50]
        #expect(pixel >> 24 == 192 && pixel >> 16 & 255 == 128 && pixel & 255 == 64)
        space.isHidden = true
        #expect(stage.nodes(at: 0).isEmpty)
    }

    @Test("Perspective doubles the size of what is halfway to the viewer", .rule("G4")) func perspective() throws {
        space.sublayerTransform.m34 = -1.0 / 100
        let layer = CALayer.square(20, at: middle)
        layer.zPosition = 50
        space.addSublayer(layer)
        let shape = try #require(stage.nodes(at: 0).compactMap(plainShape).first)
        #expect(near(shape.box, CGRect(x: 30, y: 30, width: 40, height: 40)))
        layer.zPosition = -100
        #expect(near(stage.nodes(at: 0).compactMap(plainShape).first?.box, CGRect(x: 45, y: 45, width: 10, height: 10)))
    }

    @Test("A plane that extends behind the viewer is cut off", arguments: [true, false])
    func crossing(inSpace: Bool) {
        let parent = inSpace ? space : stage.root
        if !inSpace { stage.root.bounds = space.bounds }
        parent.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        parent.position = middle
        parent.sublayerTransform.m34 = -1.0 / 50
        // A floor 20 points below the eye that extends 100 points in front of the screen, behind the viewer.
        let floor = CALayer.square(200, at: CGPoint(x: 50, y: 70))
        floor.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        parent.addSublayer(floor)
        let bitmap = stage.picture()
        // Its far edge is 20 points below the middle at a third of the size.
        #expect(bitmap[50, 54] == 0 && bitmap[50, 60] == red && bitmap[50, 99] == red && bitmap[2, 99] == red)
        for y in 0..<50 { for x in 0..<100 where bitmap[x, y] != 0 { Issue.record("painted at \(x), \(y)") } }
        // Now the whole floor is behind the viewer.
        floor.zPosition = 200
        let behind = stage.picture()
        for y in 0..<100 { for x in 0..<100 where behind[x, y] != 0 { Issue.record("painted at \(x), \(y)") } }
    }

    @Test("A one-sided layer shows only its front, also in a rotating transform layer", arguments: [true, false])
    func oneSided(inSpace: Bool) {
        let layer = CALayer.square(40, at: middle)
        layer.isDoubleSided = false
        (inSpace ? space : stage.root).addSublayer(layer)
        #expect(stage.nodes(at: 0).count == 1)
        layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
        #expect(stage.nodes(at: 0).isEmpty)
        #expect(stage.root.hitTest(middle) === stage.root)
        // A mirrored layer still shows its front, and a layer without depth has no back.
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(stage.nodes(at: 0).count == 1)
        layer.transform = CATransform3DMakeScale(1, 1, 0)
        #expect(stage.nodes(at: 0).count == 1)
        layer.transform = CATransform3DIdentity
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.nodes(at: 0).isEmpty == inSpace)
    }

    @Test("The visible side depends on the viewer's position") func sides() {
        stage.root.bounds = space.bounds
        stage.root.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        stage.root.position = middle
        stage.root.sublayerTransform.m34 = -1.0 / 100
        let layer = CALayer.square(20, at: middle)
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(85 * .pi / 180, 0, 1, 0)
        stage.root.addSublayer(layer)
        #expect(stage.nodes(at: 0).count == 1)
        layer.position.x = 95
        #expect(stage.nodes(at: 0).isEmpty)
        layer.position.x = 5
        #expect(stage.nodes(at: 0).count == 1)
    }

    @Test("A replicator with preservesDepth sorts its copies by depth") func replicator() {
        let carousel = CAReplicatorLayer()
        carousel.frame = space.bounds
        carousel.preservesDepth = true
        carousel.backgroundColor = .green
        let card = CALayer.square(40, at: middle, .white)
        card.zPosition = 30
        carousel.addSublayer(card)
        carousel.instanceCount = 2
        carousel.instanceTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        carousel.instanceRedOffset = -1
        stage.root.addSublayer(carousel)
        #expect(stage.picture()[50, 50] == 0xFFFF_FFFF && stage.picture()[5, 5] == 0)
        carousel.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.picture()[50, 50] == 0xFF00_FFFF)
        carousel.preservesDepth = false
        #expect(stage.picture()[5, 5] == 0xFF00_FF00)
    }

    @Test("Animations move layers in the 3D space") func animated() {
        let layer = CALayer.square(40, at: middle)
        space.sublayers = [layer, .square(40, at: middle, .blue)]
        layer.add(CABasicAnimation("zPosition", from: -10, to: 10), forKey: nil)
        stage.context.commit()
        #expect(stage.picture(at: 0.25)[50, 50] == blue && stage.picture(at: 0.75)[50, 50] == red)
    }

    @Test("A transform layer draws into a context like other layers", .fact("drw-118")) func intoContext() throws {
        space.borderWidth = 5
        space.borderColor = .white
        let bitmap = Bitmap(width: 100, height: 100)
        let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
        space.render(in: context)
        var painted = 0
        for y in 0..<100 { for x in 0..<100 where context.bitmap[x, y] != 0 { painted += 1 } }
        #expect(painted == 1900)
    }
}
