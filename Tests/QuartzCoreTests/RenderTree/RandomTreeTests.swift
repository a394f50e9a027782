import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// A frame depends only on the committed state and the time, not on earlier requests.
@Suite struct RandomTreeTests {
    @Test("A randomly changed tree draws the same as a full rebuild, in any order of times", arguments: 0..<40)
    func anew(seed: Int) {
        var scene = RandomScene(seed: UInt64(seed) + 1)
        for round in 0..<30 {
            for _ in 0..<scene.whole(0...2) { scene.change() }
            if scene.whole(0...2) == 0 { scene.stage.advance(to: scene.stage.clock.now + scene.number(0...0.4)) }
            scene.stage.context.commit()
            CATransaction.setDisableActions(true)
            // Draws several frames without a change, at increasing and decreasing times.
            for _ in 0..<scene.whole(1...3) {
                let time = scene.whole(0...1) == 0 ? scene.stage.clock.now : scene.number(0...3)
                let scale = scene.whole(0...4) == 0 ? 2.0 : 1
                func nodes(reusing: Bool) -> [RenderNode] {
                    scene.stage.context.renderTree(
                        at: time, width: 100, height: 100, scale: scale, reusing: reusing
                    ).nodes
                }
                let fresh = nodes(reusing: false)
                for _ in 0..<3 {
                    #expect(isSameNodes(nodes(reusing: true), fresh), "seed \(seed), round \(round)")
                }
            }
        }
    }

    @Test("A layer without animations presents its own values", arguments: 0..<4)
    func presentation(seed: Int) throws {
        let scene = RandomScene(seed: UInt64(seed) + 100)
        for layer in scene.layers where layer.animationKeys() == nil && scene.isShown(layer) {
            let shown = try #require(layer.presentation())
            for key in LayerState.properties.rows.map(\.key) {
                let (a, b) = (shown.value(forKey: key), layer.value(forKey: key))
                #expect("\(String(describing: a))" == "\(String(describing: b))", "\(key)")
            }
        }
    }

    @Test("Changes to hidden content appear when it is shown again") func leftOut() {
        let card = CALayer()
        card.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        let inner = CALayer()
        inner.frame = card.bounds
        let dot = CALayer.square(10, at: CGPoint(x: 20, y: 20))
        card.addSublayer(inner)
        inner.addSublayer(dot)
        card.isDoubleSided = false
        let stage = LayerStage(card)
        CATransaction.setDisableActions(true)
        func pixel() -> UInt32? {
            for _ in 0..<3 { _ = stage.nodes(at: 0) }
            return stage.nodes(at: 0).compactMap(plainShape).first?.pixel
        }
        #expect(pixel() == 0xFFFF_0000)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(pixel() == nil)
        dot.backgroundColor = .blue
        #expect(pixel() == nil)
        dot.backgroundColor = .green
        card.transform = CATransform3DIdentity
        #expect(pixel() == 0xFF00_FF00)
        card.isHidden = true
        #expect(pixel() == nil)
        dot.backgroundColor = .blue
        #expect(pixel() == nil)
        dot.backgroundColor = .white
        card.isHidden = false
        #expect(pixel() == 0xFFFF_FFFF)
    }

    @Test("A frame without changes shares the nodes of the previous one") func shared() {
        let layers = (0..<3).map { CALayer.square(10, at: CGPoint(x: 20 * $0, y: 20)) }
        let stage = LayerStage(layers[0], layers[1], layers[2])
        func address() -> UnsafeRawPointer? { stage.nodes(at: 0).withUnsafeBytes { $0.baseAddress } }
        for _ in 0..<3 { _ = stage.nodes(at: 0) }
        #expect(address() == address())
    }
}

/// A random tree of layers of all kinds, with random changes.
struct RandomScene {
    let stage: LayerStage
    private(set) var layers: [CALayer] = []
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        stage = LayerStage()
        CATransaction.setDisableActions(true)
        layers = [stage.root]
        for _ in 0..<20 {
            let layer = make()
            layer.frame = CGRect(x: number(-20...80), y: number(-20...80), width: number(5...50), height: 20)
            layer.backgroundColor = color()
            layers[whole(0...(layers.count - 1))].addSublayer(layer)
            layers.append(layer)
        }
        for _ in 0..<10 { change() }
        stage.context.commit()
        CATransaction.setDisableActions(true)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    private mutating func color() -> CGColor {
        CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: 1)
    }

    private mutating func make() -> CALayer {
        switch whole(0...7) {
        case 0:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = whole(1...3)
            replicator.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
            replicator.instanceDelay = number(0...0.5)
            replicator.instanceRedOffset = -0.2
            return replicator
        case 1, 2: return CATransformLayer()
        case 3:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
            shape.strokeColor = color()
            return shape
        case 4:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color()]
            return gradient
        default: return CALayer()
        }
    }

    /// Returns whether a layer is in the tree, from which ``change()`` removes some.
    func isShown(_ layer: CALayer) -> Bool {
        sequence(first: layer, next: \.superlayer).contains { $0 === stage.root }
    }

    /// Changes a property of a random layer, or its place in the tree.
    mutating func change() {
        let layer = layers[whole(1...(layers.count - 1))]
        switch whole(0...27) {
        case 0: layer.position = CGPoint(x: number(0...100), y: number(0...100))
        case 1: layer.opacity = Float(whole(0...2)) / 2
        case 2: layer.isHidden.toggle()
        case 3: layer.backgroundColor = color()
        case 4: layer.transform = CATransform3DMakeRotation(number(0...7), number(-1...1), number(-1...1), 1)
        case 5: layer.zPosition = Double(whole(-2...2))
        case 6: layer.isDoubleSided.toggle()
        case 7: layer.sublayerTransform.m34 = -1 / number(50...500)
        case 8: layer.masksToBounds.toggle()
        case 9: layer.mask = layer.mask == nil ? CALayer.square(15, at: CGPoint(x: 5, y: 5)) : nil
        case 10: layer.mask?.position.x += 3
        case 11: layer.cornerRadius = number(0...5)
        case 12: layer.isGeometryFlipped.toggle()
        case 13: layer.add(CABasicAnimation("position.x", from: 0, to: 90, duration: number(0.2...2)), forKey: "x")
        case 14: layer.add(CABasicAnimation("opacity", from: 1, to: 0, duration: number(0.2...2)), forKey: "o")
        case 15: layer.removeAllAnimations()
        case 16: changeOwn(layer)
        case 17: layer.filters = layer.filters == nil ? blur() : nil
        case 18: layer.setValue(number(1...5), forKeyPath: "filters.blur.inputRadius")
        case 19: layer.speed = Float(whole(0...2)) / 2
        case 20: layer.timeOffset = number(0...1)
        case 21: layer.add(CABasicAnimation("zPosition", from: -3, to: 3, duration: number(0.2...2)), forKey: "z")
        case 22: layer.add(CABasicAnimation("transform.rotation", from: 0, to: 3, duration: 1), forKey: "r")
        case 23: layer.add(CATransition(), forKey: nil)
        case 24: layer.allowsGroupOpacity.toggle()
        default: move(layer)
        }
    }

    private func blur() -> [Any] {
        let filter = CIFilter(name: "CIGaussianBlur")
        filter?.name = "blur"
        return [filter].compactMap(\.self)
    }

    private mutating func changeOwn(_ layer: CALayer) {
        switch layer {
        case let shape as CAShapeLayer: shape.lineWidth = number(0...5)
        case let gradient as CAGradientLayer: gradient.colors = [color(), color(), color()]
        case let replicator as CAReplicatorLayer:
            replicator.instanceCount = whole(0...3)
            replicator.preservesDepth.toggle()
            replicator.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: number(0...1).rounded())
            replicator.instanceAlphaOffset = Float(number(0...0.5))
        default: layer.shadowOpacity = layer.shadowOpacity == 0 ? 0.5 : 0
        }
    }

    /// Moves a layer into another one, or out of the tree.
    private mutating func move(_ layer: CALayer) {
        let other = layers[whole(0...(layers.count - 1))]
        var above: CALayer? = other
        while let current = above {
            if current === layer { return layer.removeFromSuperlayer() }
            above = current.superlayer
        }
        other.addSublayer(layer)
    }
}
