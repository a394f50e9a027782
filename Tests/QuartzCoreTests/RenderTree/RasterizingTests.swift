import QuartziteCompositor
@testable import QuartzCore
import Testing

/// `shouldRasterize` and `rasterizationScale` (layers.md §2).
@Suite struct RasterizingTests {
    let layer = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
        layer.backgroundColor = .testRed
        layer.cornerRadius = 15
        layer.borderWidth = 3
        let child = CALayer()
        child.frame = CGRect(x: 40, y: 20, width: 40, height: 40)
        child.backgroundColor = .testBlue
        layer.addSublayer(child)
    }

    @Test("Rasterizing at the screen's scale changes nothing on whole pixels") func same() {
        for scale in [1, 2] {
            layer.shouldRasterize = false
            let direct = Picture(stage, scale: scale)
            layer.shouldRasterize = true
            layer.rasterizationScale = CGFloat(scale)
            #expect(Picture(stage, scale: scale).difference(to: direct) <= 1)
        }
    }

    @Test("A rasterization scale of 1 halves the detail on a screen with scale 2") func coarse() {
        layer.shouldRasterize = true
        let coarse = Picture(stage, scale: 2)
        layer.shouldRasterize = false
        let fine = Picture(stage, scale: 2)
        // The child's edge, which is sharp on a whole point, extends over several pixels.
        #expect(fine[119, 100] == 0xFFFF_0000 && fine[120, 100] == 0xFF00_00FF)
        #expect(coarse.blue(119, 100) > 0 && coarse.red(120, 100) > 0)
        #expect(abs(coarse.area - fine.area) < fine.area / 50)
    }

    @Test("The rasterized image includes the shadow and content outside the bounds, but not the opacity") func whole() {
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: -5, height: 0)
        layer.opacity = 0.5
        let direct = Picture(stage)
        // Five points above the edge, the blur is 6.7 %, halved by the opacity.
        #expect(abs(direct.alpha(45, 14) - 7) <= 3 && abs(direct.alpha(45, 18) - 39) <= 6)
        layer.shouldRasterize = true
        let picture = Picture(stage)
        #expect(picture.difference(to: direct) <= 2)
    }

    @Test("Rasterizing does not depend on the layer's position, rotation or nesting") func nested() {
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3.3, y: -2.1))
        let direct = Picture(stage)
        layer.shouldRasterize = true
        layer.rasterizationScale = 4
        layer.sublayers?[0].shouldRasterize = true
        layer.sublayers?[0].rasterizationScale = 4
        // Edges may differ a little because they are resampled.
        #expect(abs(Picture(stage).area - direct.area) < 25)
    }

    @Test("Extreme rasterization scales have no effect") func hostile() {
        let direct = Picture(stage)
        layer.shouldRasterize = true
        for scale in [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude] as [CGFloat] {
            layer.rasterizationScale = scale
            #expect(Picture(stage).difference(to: direct) == 0)
        }
        layer.rasterizationScale = 1
        layer.position.x = 1e9
        #expect(Picture(stage).area == 0)
    }
}
