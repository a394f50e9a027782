import CQuartziteKernels
import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Replicator layers (layers.md §9).
@Suite struct CAReplicatorLayerTests {
    let replicator = CAReplicatorLayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(replicator)
        CATransaction.setDisableActions(true)
        stage.root.anchorPoint = .zero
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }

    private func boxes(at time: CFTimeInterval = 0) -> [CGRect] {
        stage.nodes(at: time).compactMap { plainShape($0)?.box }
    }

    private func pixels() -> [UInt32] { stage.nodes(at: 0).compactMap { plainShape($0)?.pixel } }

    @Test("A new replicator makes one copy and has Apple's defaults", .rule("layers §9")) func defaults() {
        #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0 && !replicator.preservesDepth)
        #expect(replicator.instanceTransform == CATransform3DIdentity)
        #expect(replicator.instanceColor?.components == [1, 1, 1, 1] && replicator.instanceAlphaOffset == 0)
        replicator.addSublayer(.square(20, at: CGPoint(x: 50, y: 50)))
        #expect(boxes().count == 1)
    }

    @Test("Ten copies rotated about the centre form a ring in which copy 5 is opposite", .rule("L25")) func ring()
        throws
    {
        replicator.addSublayer(.square(10, at: CGPoint(x: 50, y: 10)))
        replicator.instanceCount = 10
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 10, 0, 0, 1)
        let boxes = boxes()
        try #require(boxes.count == 10)
        #expect(near(CGPoint(x: boxes[5].midX, y: boxes[5].midY), CGPoint(x: 50, y: 90)))
        for box in boxes {
            let (x, y) = (box.midX - 50, box.midY - 50)
            #expect(near((x * x + y * y).squareRoot(), 40, 1e-6))
        }
        // Positive angles are clockwise on screen.
        #expect(boxes[1].midX > 50)
    }

    @Test("Without a size, the copies rotate about the origin of the bounds", .rule("L25")) func pivot() throws {
        replicator.frame = .zero
        replicator.addSublayer(.square(10, at: CGPoint(x: 20, y: 0)))
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let boxes = boxes()
        try #require(boxes.count == 2)
        #expect(near(boxes[1], CGRect(x: -5, y: 15, width: 10, height: 10)))
    }

    @Test("A red offset of −0.25 produces reds of 1, 0.75, 0.5 and 0.25, and none below 0", .rule("L26")) func reds() {
        replicator.addSublayer(.square(10, at: CGPoint(x: 10, y: 10), .white))
        replicator.instanceCount = 6
        replicator.instanceRedOffset = -0.25
        #expect(pixels().map { $0 >> 16 & 255 } == [255, 191, 128, 64, 0, 0])
        #expect(pixels().allSatisfy { $0 & 0xFF00_FFFF == 0xFF00_FFFF })
    }

    @Test("The instance colour and its alpha multiply, and offsets are added to it") func color() {
        replicator.addSublayer(.square(10, at: CGPoint(x: 10, y: 10), .white))
        replicator.instanceCount = 3
        replicator.instanceColor = CGColor(srgbRed: 0.2, green: 1, blue: 0, alpha: 0.5)
        replicator.instanceBlueOffset = 0.4
        replicator.instanceAlphaOffset = -0.25
        let shapes = stage.nodes(at: 0).compactMap(plainShape)
        // The third copy is transparent and therefore omitted.
        #expect(shapes.map(\.pixel) == [0xFF33_FF00, 0xFF33_FF66])
        #expect(shapes.map(\.opacity) == [0.5, 0.25])
        replicator.instanceColor = nil
        #expect(pixels().first == 0xFFFF_FFFF)
    }

    @Test("Images, gradients, shadows, groups and sprites are tinted like backgrounds") func everything() {
        let picture = Bitmap(width: 2, height: 2)
        picture.clear(0xFFFF_FFFF, in: picture.bounds)
        let child = CALayer.square(40, at: CGPoint(x: 20, y: 50), .white)
        child.contents = CGImage(bitmap: picture)
        child.opacity = 0.5
        child.shadowOpacity = 1
        child.shadowColor = .white
        child.shadowOffset = CGSize(width: 0, height: 30)
        child.shadowRadius = 0
        let cell = CAEmitterCell()
        cell.contents = CGImage(bitmap: picture)
        cell.contentsScale = 0.1
        cell.birthRate = 1
        cell.lifetime = 100
        let emitter = CAEmitterLayer()
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 75, y: 50)
        replicator.addSublayer(child)
        replicator.addSublayer(emitter)
        replicator.instanceColor = .green
        stage.context.commit()
        let bitmap = stage.picture(at: 2)
        var colors: Set<UInt32> = []
        for y in 0..<100 { for x in 0..<100 { colors.insert(bitmap[x, y] & 0x00FF_00FF) } }
        #expect(colors == [0] && bitmap[20, 50] >> 8 & 255 > 100 && bitmap[20, 95] >> 8 & 255 > 100)
        #expect(bitmap[75, 50] == 0xFF00_FF00)
    }

    @Test("Copy 3 shows what copy 0 showed three delays earlier", .rule("L27")) func delay() throws {
        let child = CALayer.square(10, at: CGPoint(x: 0, y: 50))
        replicator.addSublayer(child)
        replicator.instanceCount = 4
        replicator.instanceDelay = 0.2
        let move = CABasicAnimation("position.x", from: 10, to: 90, duration: 2)
        child.add(move, forKey: nil)
        stage.context.commit()
        for time in [0.75, 1, 1.9] {
            let now = boxes(at: time)
            let before = boxes(at: time - 0.6)
            try #require(now.count == 4 && before.count == 4)
            #expect(near(now[3], before[0], 1e-9))
        }
        // A copy shows the model before its time begins.
        #expect(near(boxes(at: 0.3)[3].midX, 0) && near(boxes(at: 0.3)[0].midX, 22))
    }

    @Test("Nested replicators multiply their counts and transforms, and add their delays", .rule("L28"))
    func nested()
        throws
    {
        let inner = CAReplicatorLayer()
        inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.position = CGPoint(x: 10, y: 10)
        inner.instanceCount = 4
        inner.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        inner.instanceDelay = 0.1
        inner.instanceGreenOffset = -0.5
        inner.addSublayer(.square(10, at: CGPoint(x: 5, y: 5), .white))
        replicator.addSublayer(inner)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 25, 0)
        replicator.instanceGreenOffset = -0.2
        let shapes = stage.nodes(at: 0).compactMap(plainShape)
        try #require(shapes.count == 12)
        for (index, shape) in shapes.enumerated() {
            let (row, column) = (index / 4, index % 4)
            #expect(near(shape.box, CGRect(x: 5 + 20 * column, y: 5 + 25 * row, width: 10, height: 10)))
            let green = max(1 - 0.5 * Double(column), 0) * (1 - 0.2 * Double(row)) * 255
            #expect(abs(Double(shape.pixel >> 8 & 255) - green) <= 1)
        }
    }

    @Test("The replicator's own background and border are drawn once, and only copy 0 is hit") func onceAndHit() {
        replicator.backgroundColor = .blue
        replicator.borderWidth = 2
        let child = CALayer.square(20, at: CGPoint(x: 10, y: 50))
        replicator.addSublayer(child)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        #expect(stage.nodes(at: 0).count == 5)
        #expect(stage.root.hitTest(CGPoint(x: 10, y: 50)) === child)
        #expect(stage.root.hitTest(CGPoint(x: 40, y: 50)) === replicator)
    }

    @Test("A count of 0 or less draws nothing, and copies beyond 100,000 in all are omitted") func counts() {
        replicator.addSublayer(.square(10, at: .zero))
        for count in [0, -1, .min] {
            replicator.instanceCount = count
            #expect(stage.nodes(at: 0).isEmpty)
        }
        replicator.instanceCount = .max
        #expect(stage.nodes(at: 0).count == 100_000)
        #expect(stage.context.exceededLimit == .instances(limit: 100_000))
        let inner = CAReplicatorLayer()
        inner.instanceCount = .max
        inner.addSublayer(.square(10, at: .zero))
        replicator.sublayers = [inner]
        replicator.instanceCount = 40_000
        #expect(stage.nodes(at: 0).count == 80_000)
    }

    @Test("Nonfinite values are omitted or count as 0") func hostile() {
        let child = CALayer.square(10, at: CGPoint(x: 50, y: 50))
        replicator.addSublayer(child)
        child.add(CABasicAnimation("opacity", from: 0.5, to: 0.5, duration: 9), forKey: nil)
        stage.context.commit()
        CATransaction.setDisableActions(true)
        replicator.instanceCount = 3
        replicator.instanceDelay = .nan
        #expect(stage.nodes(at: 1).compactMap { plainShape($0)?.opacity } == [0.5, 1, 1])
        replicator.instanceDelay = .infinity
        #expect(stage.nodes(at: 1).count == 3)
        replicator.instanceDelay = 0
        replicator.instanceTransform = CATransform3DMakeTranslation(.infinity, 0, 0)
        #expect(stage.nodes(at: 1).count == 1)
        replicator.instanceTransform = CATransform3DMakeScale(0, 0, 0)
        replicator.instanceRedOffset = .nan
        #expect(stage.picture(at: 1)[50, 50] >> 24 == 128)
    }

    @Test("All properties except preservesDepth animate implicitly, and fractional counts are rounded down")
    func animates() throws {
        for key in [
            "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
            "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
        ] {
            #expect(replicator.action(forKey: key) is CABasicAnimation, "\(key)")
        }
        #expect(replicator.action(forKey: "preservesDepth") == nil)
        replicator.addSublayer(.square(10, at: CGPoint(x: 50, y: 10)))
        replicator.add(CABasicAnimation("instanceCount", from: 1, to: 5), forKey: nil)
        replicator.add(CABasicAnimation("instanceTransform.translation.y", from: 0, to: 20), forKey: nil)
        stage.context.commit()
        let boxes = boxes(at: 0.7)
        try #require(boxes.count == 3)
        #expect(near(boxes[2].midY, 38))
    }

    @Test("Values can be read and set by key; nil means no colour or the default") func keyValueCoding() {
        replicator.setValue(7, forKey: "instanceCount")
        replicator.setValue(0.25, forKey: "instanceDelay")
        replicator.setValue(1.5, forKeyPath: "instanceTransform.rotation.z")
        replicator.setValue(true, forKey: "preservesDepth")
        #expect(replicator.instanceCount == 7 && replicator.instanceDelay == 0.25 && replicator.preservesDepth)
        #expect(near((replicator.value(forKeyPath: "instanceTransform.rotation.z") as? NSNumber)?.doubleValue, 1.5))
        replicator.setValue(nil, forKey: "instanceColor")
        replicator.setValue(nil, forKey: "instanceCount")
        #expect(replicator.instanceColor == nil && replicator.instanceCount == 1)
        #expect(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? NSNumber == 1)
        #expect((CALayer.copy(of: replicator) as? CAReplicatorLayer)?.instanceDelay == 0.25)
    }

    @Test("The sublayer transform applies after the copies' own, so that perspective includes them") func perspective()
    {
        let child = CALayer.square(20, at: CGPoint(x: 50, y: 50))
        replicator.addSublayer(child)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 50)
        replicator.sublayerTransform.m34 = -1.0 / 100
        #expect(boxes().map(\.width) == [20, 40])
    }
}
