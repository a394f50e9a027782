@testable import QuartzCore
import TestSupport
import Testing

/// Hit tests (hittest.tsv and layers.md §4).
@Suite struct HitTestTests {
    let root = CALayer()

    init() {
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.position = CGPoint(x: 50, y: 50)
    }

    private func square(_ side: Double, at position: CGPoint) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.position = position
        root.addSublayer(layer)
        return layer
    }

    @Test("A hit test finds the frontmost layer that is not hidden", .fact("hit-003", "hit-010", "hit-016"))
    func frontmost() {
        let middle = CGPoint(x: 50, y: 50)
        let low = square(40, at: middle)
        let high = square(40, at: middle)
        #expect(root.hitTest(middle) === high)
        low.zPosition = 10
        #expect(root.hitTest(middle) === low)
        low.isHidden = true
        #expect(root.hitTest(middle) === high)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    }

    @Test("Sublayers are hit outside the bounds only if the layer does not mask to them", .fact("hit-013", "hit-020"))
    func outside() {
        let far = square(20, at: CGPoint(x: 150, y: 150))
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) === far)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)
    }

    @Test("Bounds contain their minimum edges but not their maximum edges", .fact("hit-004", "hit-006", "hit-014"))
    func contains() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(!layer.contains(CGPoint(x: 5, y: 5)) && layer.contains(CGPoint(x: 109, y: 109)))
        #expect(layer.contains(CGPoint(x: 10, y: 10)) && !layer.contains(CGPoint(x: 110, y: 50)))
        #expect(!root.contains(CGPoint(x: -0.1, y: 50)))
    }

    @Test("Hit tests include flipped geometry", .fact("hit-009")) func flipped() {
        root.anchorPoint = .zero
        root.position = .zero
        root.bounds.size = CGSize(width: 200, height: 200)
        let p = CALayer()
        p.bounds = CGRect(x: 5, y: 7, width: 100, height: 80)
        p.anchorPoint = .zero
        p.position = CGPoint(x: 20, y: 30)
        p.isGeometryFlipped = true
        root.addSublayer(p)
        let c = CALayer()
        c.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        c.anchorPoint = .zero
        c.position = CGPoint(x: 15, y: 17)
        p.addSublayer(c)
        #expect(root.hitTest(CGPoint(x: 35, y: 95)) === c)
    }

    @Test("A layer with a singular transform is never hit") func singular() {
        let flat = square(40, at: CGPoint(x: 50, y: 50))
        flat.transform = CATransform3DMakeScale(0, 1, 1)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test("A presentation layer is hit where it appears") func presentation() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let stage = LayerStage(layer)
        stage.root.position = CGPoint(x: 50, y: 50)
        let move = CABasicAnimation("position.x", from: 5, to: 85)
        layer.add(move, forKey: "move")
        stage.context.commit()
        stage.clock.now = 0.5
        let shown = stage.root.presentation()
        #expect(shown?.hitTest(CGPoint(x: 45, y: 5))?.model() === layer)
        #expect(shown?.hitTest(CGPoint(x: 5, y: 5))?.model() === stage.root)
    }
}
