import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Siblings that intersect (layers.md L31).
@Suite struct DepthOrderTests {
    let space = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [space])
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }

    @discardableResult
    private func add(_ color: CGColor, _ transform: CATransform3D = CATransform3DIdentity) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        layer.backgroundColor = color
        layer.transform = transform
        space.addSublayer(layer)
        return layer
    }

    @Test("A tilted layer is divided by a flat sibling: one half is behind it", .rule("L31")) func halves() {
        add(.testRed, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        add(.testBlue)
        let picture = Picture(stage)
        // A positive angle about y moves the right side away from the viewer.
        #expect(picture[35, 50] == 0xFFFF_0000 && picture[65, 50] == 0xFF00_00FF)
        #expect(picture[49, 50] == 0xFFFF_0000 && picture[50, 50] == 0xFF00_00FF)
        space.sublayers = space.sublayers?.reversed()
        #expect(Picture(stage).difference(to: picture) == 0)
    }

    @Test("An animation divides layers as their values do", .rule("L31")) func animated() {
        let turning = add(.testRed)
        add(.testBlue)
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        (animation.fromValue, animation.toValue) = (CGFloat.pi / 4, CGFloat.pi / 4)
        animation.duration = 10
        turning.add(animation, forKey: nil)
        let picture = Picture(stage)
        #expect(picture[35, 50] == 0xFFFF_0000 && picture[65, 50] == 0xFF00_00FF)
    }

    @Test("Two tilted layers cross, and zPosition moves the line", .rule("L31")) func crossing() {
        add(.testRed, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        add(.testBlue, CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)).zPosition = 20
        let picture = Picture(stage)
        #expect(picture[33, 50] == 0xFFFF_0000 && picture[45, 50] == 0xFF00_00FF && picture[65, 50] == 0xFF00_00FF)
    }

    @Test("Parts of one translucent layer leave no seam", .rule("L31")) func seam() {
        add(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5), CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        let alone = Picture(stage)
        let line = add(.testBlue)
        line.frame = CGRect(x: 40, y: 0, width: 20, height: 25)
        space.insertSublayer(line, at: 0)
        let divided = Picture(stage)
        #expect((30..<75).allSatisfy { y in (0..<100).allSatisfy { divided[$0, y] == alone[$0, y] } })
    }

    @Test("Layers in one plane keep their order beside a tilted one", .rule("L31")) func coplanar() {
        add(.testBlue)
        add(.testRed)
        add(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1), CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        let picture = Picture(stage)
        #expect(picture[35, 50] == 0xFF00_FF00 && picture[65, 50] == 0xFFFF_0000)
    }

    @Test("In a transform layer, intersecting layers are divided too", .rule("L31")) func transformLayer() {
        let deep = CATransformLayer()
        deep.frame = space.bounds
        space.addSublayer(deep)
        add(.testRed, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        add(.testBlue)
        for layer in space.sublayers ?? [] where layer !== deep { deep.addSublayer(layer) }
        let picture = Picture(stage)
        #expect(picture[35, 50] == 0xFFFF_0000 && picture[65, 50] == 0xFF00_00FF)
    }

    @Test("render(in:) ignores the tilt") func rendered() {
        add(.testRed, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
        add(.testBlue)
        let bitmap = Bitmap(width: 100, height: 100)
        space.render(in: CGContext(bitmap: bitmap, flipped: true))
        #expect(bitmap[40, 50] == 0xFF00_00FF && bitmap[60, 50] == 0xFF00_00FF)
    }
}
