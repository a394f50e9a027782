@testable import QuartzCore
import TestSupport
import Testing

/// Hit tests and conversions in three dimensions (layers.md §4 and conversion.tsv).
@Suite struct DepthHitTestTests {
    let root = CALayer()
    let space = CATransformLayer()
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.frame = root.bounds
        root.addSublayer(space)
    }

    @Test("A hit test finds the nearest layer of a transform layer, never the transform layer itself") func nearest() {
        let near = CALayer.square(20, at: middle)
        near.zPosition = 10
        let far = CALayer.square(40, at: middle)
        space.sublayers = [near, far]
        #expect(root.hitTest(middle) === near && root.hitTest(CGPoint(x: 35, y: 35)) === far)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root && space.hitTest(CGPoint(x: 5, y: 5)) == nil)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(middle) === far)
        space.isHidden = true
        #expect(root.hitTest(middle) === root)
    }

    @Test("Perspective applies to hit tests") func perspective() {
        root.sublayerTransform.m34 = -1.0 / 100
        let layer = CALayer.square(20, at: CGPoint(x: 70, y: 50))
        layer.zPosition = 50
        for parent in [root, space] {
            parent.addSublayer(layer)
            // The layer appears twice as large and twice as far from the middle.
            #expect(root.hitTest(CGPoint(x: 75, y: 50)) === layer && root.hitTest(CGPoint(x: 98, y: 50)) === layer)
            #expect(root.hitTest(CGPoint(x: 65, y: 50)) === root)
            layer.zPosition = 150
            #expect(root.hitTest(CGPoint(x: 10, y: 50)) === root)
            layer.zPosition = 50
        }
    }

    @Test("Points convert through a transform layer along the line of sight") func conversion() {
        root.sublayerTransform.m34 = -1.0 / 100
        let near = CALayer.square(20, at: middle)
        near.zPosition = 50
        let far = CALayer.square(20, at: middle)
        far.zPosition = -100
        space.sublayers = [near, far]
        #expect(CALayer.square(1, at: .zero).convert(middle, to: nil) == CGPoint(x: 49.5, y: 49.5))
        #expect(self.near(near.convert(CGPoint(x: 20, y: 10), to: root), CGPoint(x: 70, y: 50)))
        #expect(self.near(far.convert(CGPoint(x: 20, y: 10), to: root), CGPoint(x: 55, y: 50)))
        #expect(self.near(near.convert(CGPoint(x: 12, y: 10), to: far), CGPoint(x: 18, y: 10)))
        #expect(self.near(far.convert(CGPoint(x: 12, y: 10), from: root), CGPoint(x: -66, y: -70)))
        #expect(self.near(near.convert(CGPoint(x: 20, y: 10), to: space), CGPoint(x: 70, y: 50)))
    }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("Converting a point to another layer and back returns the same point") func roundTrip() {
        var random = SeededRandom(seed: 7)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        for _ in 0..<50 {
            var layers = [CALayer()]
            layers[0].sublayerTransform.m34 = -1.0 / 1000
            for _ in 0..<6 {
                let layer = Bool.random(using: &random) ? CALayer() : CATransformLayer()
                layer.bounds = CGRect(x: number(-5...5), y: number(-5...5), width: 50, height: 40)
                layer.position = CGPoint(x: number(0...50), y: number(0...50))
                layer.zPosition = number(-20...20)
                layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
                layer.anchorPointZ = number(-5...5)
                layer.isGeometryFlipped = Bool.random(using: &random)
                layer.transform = CATransform3DMakeRotation(number(-0.5...0.5), number(-1...1), number(-1...1), 1)
                layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(layer)
                layers.append(layer)
            }
            let (a, b) = (layers.randomElement(using: &random), layers.randomElement(using: &random))
            guard let a, let b else { continue }
            let p = CGPoint(x: number(0...50), y: number(0...40))
            let back = a.convert(a.convert(p, to: b), from: b)
            #expect(abs(back.x - p.x) < 1e-6 && abs(back.y - p.y) < 1e-6)
            #expect(a.convert(p, to: b) == b.convert(p, from: a))
        }
    }

    @Test("Siblings convert even if an ancestor's transform is singular") func singular() {
        let (a, b) = (CALayer.square(20, at: middle), CALayer.square(20, at: CGPoint(x: 60, y: 60)))
        root.sublayers = [a, b]
        root.transform = CATransform3DMakeScale(0, 0, 0)
        #expect(a.convert(CGPoint(x: 12, y: 13), to: b) == CGPoint(x: 2, y: 3))
        #expect(a.convert(CGPoint(x: 12, y: 13), from: nil) == .zero)
    }
}
